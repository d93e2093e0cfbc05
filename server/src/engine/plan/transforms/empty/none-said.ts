import { cellsOf } from '../../../profile/cells-of.ts'
import { noOf } from '../../../match/values/yes-or-no.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import { CONCEPTS } from '../../../match/vocabulary.ts'
import type { Work } from '../column-values.ts'
import { isOnRequest, saysOnRequest } from './on-request.ts'

// Words that say that there is none, where nothing but the column itself tells that they are no values.

/** “Known allergies; empty when there are none”. */
const EMPTY_FOR_NONE =
  /(?<!\p{L})(?:empty|blank|leer|vides?|vac[ií][oa]s?|vuot[oi]|leeg)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:none|no|nothing|keine?[nrs]?|nichts|aucune?s?|rien|ningun[oa]|ninguno|nada|nessun[oa]?|niente|geen|niets)(?!\p{L})/iu
const NONE_SAID =
  /^(?:none|nil|no|nothing|nka|nkda|keine?|nichts|nein|aucune?s?|rien|non|ningun[oa]|nada|nessun[oa]|niente|geen|niets)(?: (?:known|recorded|reported|noted|bekannt|connu[es]*|conocid[oa]s?|not[aoi]|bekend))?\.?$/iu

/** The one value of a list that says that there is none, for another word that says so: “nein” beside “keine”, “Geschwister” and “Sozial”. */
export function noneOf(raw: string, allowed: readonly string[]): string | null {
  return NONE_SAID.test(raw.trim()) ? onlyNone(allowed) : null
}

const DENIES =
  /^(?:no|without|not|kein\p{L}{0,2}|ohne|nicht|sans|pas d(?:e |['’])|aucune?|sin|ning[uú]n\p{L}?|senza|nessun\p{L}?|geen|zonder|sem|ingen|inget|utan|uden|bez|brak)(?:\s+|(?<=['’ ]))\p{L}/iu

/** The same for what a list has beside a code: “No certificate needed”. */
export function noneFor(text: string, allowed: readonly string[]): string | null {
  return DENIES.test(text.trim()) ? onlyNone(allowed) : null
}

function onlyNone(allowed: readonly string[]): string | null {
  const [none, ...more] = allowed.filter((value) => NONE_SAID.test(value))
  return none !== undefined && more.length === 0 && noOf(allowed) === null ? none : null
}

/** “As on the plate; empty if not legible”: the words themselves stand in the cells. */
const EMPTY_IF =
  /(?<!\p{L})(?:empty|blank|leer|vides?|vac[ií][oa]s?|vuot[oi]|leeg)(?!\p{L}) (?:if|when|where|wenn|falls|wo|bei|si|cuando|quando|se|als|wanneer|waar) (?:it (?:is|says) |(?:the (?:cell|source|old system) )?(?:says?|is) )?["“„«]?([^.;,"“”„«»]{2,30})/giu

/** “Empty for goods without sizes (the shop writes "Default" there)”: what cells say in its stead, unless that is what they must not. */
const EMPTY_WRITTEN =
  /(?<!\p{L})(?:empty|blank|leer|vides?|vac[ií][oa]s?|vuot[oi]|leeg)(?!\p{L})[^.;()]{0,60}\((?![^()]*(?<!\p{L})(?:never|not|else|otherwise|nie|nicht|sonst|jamais|sinon|pas|nunca|no|mai|non|nooit|niet|anders)(?!\p{L}))[^()"“”„«»]{0,40}["“„«]([^()"“”„«»]{2,30})["”“»]/giu

/** Whether a description leaves those cells empty that have just this word: “empty if unlimited”, “empty if the price is on request”. */
export function isNamedEmpty(word: string, description?: string | null): boolean {
  const own = telling(word)
  return (
    own !== '' &&
    [EMPTY_IF, EMPTY_WRITTEN]
      .flatMap((form) => [...(description ?? '').matchAll(form)])
      .some(([, said]) => telling(said!) === own)
  )
}

const SMALL =
  /(?<![\p{L}\p{N}])(?:the|an?|is|are|was|were|der|die|das|ist|sind|le|la|les|est|sont|el|los|las|es|son|il|lo|gli|è|sono|de|het)(?![\p{L}\p{N}])/giu

/** Without the words that make a sentence of it. */
function telling(text: string): string {
  return text.toLowerCase().replace(SMALL, ' ').trim().replace(/\s+/g, ' ')
}

/** “Empty for adults”: what a row is of says by itself that there is none. */
const EMPTY_FOR =
  /(?<!\p{L})(?:empty|blank|leer|vides?|vac[ií][oa]s?|vuot[oi]|leeg|pust[aey]|tomt?)(?!\p{L}),? (?:for|bei|für|pour|chez|para|per|voor|bij|dla|för|hos) (?:the |die |den |les |los |las |gli |de )?(\p{L}{3,30})(?=\s*(?:[,;.]|$))/iu

function isOfThese(word: string, description?: string | null): boolean {
  const [own, said] = [word, EMPTY_FOR.exec(description ?? '')?.[1] ?? ''].map((text) => conceptsOf(text))
  const [concept, ...more] = own!
  return concept !== undefined && more.length === 0 && CONCEPTS.has(concept) && said!.join() === concept
}

/** “Blank for shared or retired equipment”: what the cells say of the thing, in a word of the list. */
const EMPTY_FOR_THESE =
  /(?<!\p{L})(?:empty|blank|leer|vides?|vac[ií][oa]s?|vuot[oi]|leeg|pust[aey]|tomt?)(?!\p{L}),? (?:for|bei|für|pour|chez|para|per|voor|bij|dla|för|hos) (?:the |die |den |les |los |las |gli |de )?([^.;()]{3,80})/iu
const BETWEEN_THESE = /\s*,\s*(?:(?:or|and|oder|und|ou|et|o|y|e|of|en) )?|\s+(?:or|and|oder|und|ou|et|o|y|e|of|en)\s+/iu
const LEAST_WORD = 4

function isOneOfThese(word: string, description?: string | null): boolean {
  const own = word.trim().toLowerCase()
  const listed =
    EMPTY_FOR_THESE.exec(description ?? '')?.[1]
      ?.toLowerCase()
      .split(BETWEEN_THESE) ?? []
  if (own.length < LEAST_WORD || !/^\p{L}+$/u.test(own)) return false
  // “Shared” of “shared equipment”; in a longer phrase the first word alone is not what it is about.
  return listed.some((one) => one.trim() === own || (one.startsWith(`${own} `) && one.trim().split(' ').length === 2))
}

/** “Empty if not registered”, “empty when not yet assigned”: what the cells say in their own words. */
const EMPTY_WHILE =
  /(?<!\p{L})(?:empty|blank|leer|vides?|vac[ií][oa]s?|vuot[oi]|leeg|pust[aey])(?!\p{L}),? (?:if|when|where|while|as long as|until|wenn|falls|wo|bei|solange|si|quand|tant que|cuando|mientras|quando|finché|se|als|wanneer|zolang|jeśli|gdy)(?!\p{L})([^.;,]{3,60})/iu
const NOT_YET =
  /(?<!\p{L})(?:not|no|non|never|nicht|noch|kein\p{L}*|pas|aucune?|sans|en cours|en attente|sin|ningun\p{L}*|en tr[aá]mite|pendiente|senza|in corso|in attesa|niet|geen|nog|in progress|pending|awaiting|to be|in bearbeitung|nie|bez|w trakcie)(?!\p{L})/iu
const LEAST_STEM = 5
/** Words that people cut short have so many letters left: “not reg.” */
const CUT_SHORT = /(?<!\p{L})\p{L}{3,4}(?!\p{L})/giu

/** Whether the description leaves a cell empty for what a text of several words says: with words of one stem, and both of what is not so yet. */
export function isSaidOf(text: string, description?: string | null): boolean {
  const [, condition] = EMPTY_WHILE.exec(description ?? '') ?? []
  if (condition === undefined || !NOT_YET.test(condition) || !NOT_YET.test(text) || /\d/.test(text)) return false
  const wordsOf = (one: string): string[] =>
    one
      .toLowerCase()
      .replaceAll(new RegExp(NOT_YET, 'giu'), ' ')
      .match(/\p{L}{5,}/gu) ?? []
  const [own, said] = [wordsOf(text), wordsOf(condition)]
  const isAlike = (a: string, b: string): boolean => {
    const length = Math.max(LEAST_STEM, Math.min(a.length, b.length) - 3)
    return a.slice(0, length) === b.slice(0, length)
  }
  if (own.length > 0) return own.every((word) => said.some((other) => isAlike(word, other)))
  const short: string[] = text.toLowerCase().replaceAll(new RegExp(NOT_YET, 'giu'), ' ').match(CUT_SHORT) ?? []
  return short.length > 0 && short.every((word) => said.some((other) => other.startsWith(word)))
}

/** “Months until it is done again, empty if never”: of what is done once it says the same. */
const EMPTY_IF_NEVER =
  /(?<!\p{L})(?:empty|blank|leer|vides?|vac[ií][oa]s?|vuot[oi]|leeg|pust[aey]|tomt?)(?!\p{L}),? (?:(?:if|when|for|where|wenn|falls|bei|si|quand|pour|cuando|para|se|quando|per|als|wanneer|voor|jeśli|om|hvis) )?(?:[^.;,]{0,30} )?(?:never|nie|niemals|jamais|nunca|mai|nooit|nigdy|aldrig|aldri)(?!\p{L})/iu
const ONCE = new Set(
  [
    'never, once, once only, one-off, one off, oneoff, one time, one-time, no renewal, not renewed, no expiry, does not expire, unlimited, permanent, lifetime, for life, indefinite, perpetual',
    'nie, niemals, einmalig, einmal, unbefristet, unbegrenzt, dauerhaft, lebenslang, kein ablauf, jamais, une fois, une seule fois, unique, illimité, illimitée, permanent, à vie, ponctuel',
    'nunca, una vez, única vez, único, ilimitado, ilimitada, permanente, vitalicio, mai, una tantum, una volta, unico, illimitato, illimitata, a vita, nooit, eenmalig, onbeperkt, levenslang',
    'nigdy, jednorazowo, jednorazowy, bezterminowo, aldrig, aldri, engångs, engangs, en gång, livslångt, pontual, vitalício, jednorázově',
  ].flatMap((line) => line.split(', ')),
)

/** “Empty while the post is vacant”: no one holds it, in whatever language the cells say so. */
function isSaidVacant(word: string, description?: string | null): boolean {
  const [, condition] = EMPTY_WHILE.exec(description ?? '') ?? []
  return condition !== undefined && VACANT.test(condition) && VACANT_ALONE.test(word)
}

const VACANCY =
  '(?:vacan(?:t|cy|te?s?|ce|cia)|vacature|vakan(?:t|z)|unbesetzt|unfilled|offene stelle|(?:nicht|noch nicht) besetzt|onbezet|(?:nog )?niet ingevuld|poste à pourvoir|non pourvue?|sin cubrir|scopert[oa]|wakat|wolny etat|neobsazen[oéá]|obesat[t]?|ledig)'
const VACANT = new RegExp(`(?<!\\p{L})${VACANCY}(?!\\p{L})`, 'iu')
/** Nothing else is said but of what: “vacant post”, “Stelle vakant”. */
const VACANT_ALONE = new RegExp(
  `^\\W*(?:(?:currently|now|post|position|stelle|derzeit|zurzeit|poste|puesto|posto|functie|momenteel)\\s+)?${VACANCY}(?:\\s+(?:post|position))?\\W*$`,
  'iu',
)

/** “Empty if the price is on request”, whatever the language in which the cells say so. */
function isSaidOnRequest(word: string, description?: string | null): boolean {
  if (!isOnRequest(word)) return false
  return [...(description ?? '').matchAll(EMPTY_IF)].some(([, said]) => saysOnRequest(said!))
}

/** A text that says none where the template has that left empty, however many rows have none. */
export function isSaidEmpty({ rule, target }: Work, word: string): boolean {
  if (target.required) return false
  const { description } = target
  if (isOneOfThese(word, description) || isSaidVacant(word, description)) return true
  if (target.desiredRule === 'link') return false
  if (isNamedEmpty(word, description) || isSaidOf(word, description) || isOfThese(word, description)) return true
  if (isSaidOnRequest(word, description)) return true
  if (ONCE.has(word.trim().toLowerCase()) && EMPTY_IF_NEVER.test(description ?? '')) return true
  return rule === null && NONE_SAID.test(word) && EMPTY_FOR_NONE.test(target.description ?? '')
}

/** What says that there is none, or that nobody knows it, in a column that has nothing else than codes. */
const NO_CODE = new Set(
  [
    'none, nil, unknown, unk, unk., unkn, not known, not recorded, missing, ohne, keine, keiner, kein, unbekannt, nicht bekannt, fehlt, leer, keine angabe',
    'aucun, aucune, néant, inconnu, inconnue, sans, sin, ninguno, ninguna, desconocido, desconocida, senza, nessuno, nessuna, sconosciuto',
    'geen, zonder, onbekend, nvt, n.v.t., s/d, sin datos, nc, nd, brak, nieznany, nieznana, sem, nenhum, nenhuma, desconhecido',
    's/n, s.n., sin número, sin numero, sin serie, senza numero, sans numéro, ohne nummer, no number, no serial, not legible, illegible, unleserlich, ilegible, illisible, illeggibile',
    'saknas, okänd, okänt, ingen, inget, mangler, ukjent, ukendt',
  ].flatMap((line) => line.split(', ')),
)
/** From this share of the cells on, all but the words for none, a column is one of codes: single words with a digit. */
const CODES = 0.9
const FEWEST_CODES = 5

/** The word stands where a code would. */
export function isNoCode({ rule, target, values }: Work, word: string): boolean {
  if (rule !== null || target.required || target.desiredRule === 'link' || !NO_CODE.has(word)) return false
  if ((target.description ?? '').toLowerCase().includes(word)) return false
  const others = values.filter(({ value }) => value !== null && !NO_CODE.has(value.trim().toLowerCase()))
  const codes = others.filter(({ value }) => /^(?:\p{L}{1,5}[ .-])?(?=\D{0,30}\d)\S{1,40}$/u.test(value!.trim()))
  return codes.length >= FEWEST_CODES && cellsOf(codes) >= CODES * cellsOf(others)
}
