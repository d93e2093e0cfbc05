import { conceptsOf, fold, wordsOf } from '../names/words.ts'
import { CONTRARY_STATES } from '../vocabulary/contrary-states.ts'
import { meaningsOf } from '../vocabulary/meanings.ts'
import { OFFERED, SOLD_SOMEHOW, STILL_OFFERED } from '../vocabulary/still-offered.ts'

// A yes under “inactive” is a no to “active”: two names for one question, one of which asks the other way round.

/** “No longer sold”, “nicht mehr produziert”, “plus fabriqué”, and what is called so in a word, or in its beginning: “disc.”, “eingest.”. */
const OUT_OF_RANGE =
  '(?:(?:not|no longer|nicht mehr|nicht|plus|ya no|no|non piu|non|niet meer|niet|nao|ja nao|mais nao) (?:(?:is|wird|est|es|se|viene|wordt) )?(?:sold|made|produced|manufactured|verkauft|hergestellt|produziert|gefertigt|vendue?|fabriquee?|produite?|vende|fabrica|vendid[oa]|fabricad[oa]|vendut[oa]|prodott[oa]|verkocht|geproduceerd|gemaakt)|discontinued|delisted|deliste|end of life|eol|uitlopend|einde (?:assortiment|productie)|disc|discont?|eingest|ausl|abgek|descat|uitl)'

/** What asks for a thing, and what asks for its opposite. */
const OPPOSITES: Record<string, [RegExp, RegExp]> = {
  active: [
    new RegExp(
      `\\b(?:(?:is )?active|aktiv|actif|activ[oa]|attiv[oa]|actief|enabled|current|in use|${STILL_OFFERED})\\b`,
      'u',
    ),
    new RegExp(
      `\\b(?:inactive|inaktiv|inactif|inactiv[oa]|inattiv[oa]|inactief|(?:not|nicht|non|no|niet) (?:active|aktiv|actif|activo|attivo|actief)|disabled|deactivated|deaktiviert|desactive|disattivato|deleted|geloscht|geloescht|supprime|archived|archiviert|closed|geschlossen|blocked|gesperrt|gesp|sperr(?:e|kennzeichen|vermerk|kz)|(?:on )?hold|suspended|frozen|bloque|bloqueado|bloccato|geblokkeerd|locked|obsolete|${OUT_OF_RANGE}|retired|stillgelegt|gekundigt|ausgeschieden|ended|beendet|dormant|(?:en )?sommeil|ruhend|ruht|slapend|dormiente|inattivita|(?:de )?baja)\\b`,
      'u',
    ),
  ],
  newsletter: [
    /\b(?:newsletter|nieuwsbrief|rundbrief|infolettre|boletin|bollettino|opt ?in|consents?|consented|einwilligung|subscribed|subscriber|abonniert|abonnent(?:in)?|angemeldet|inscrite?|abonnee?|suscrit[oa]|inscrit[oa]|iscritt[oa]|ingeschreven|aangemeld|geabonneerd|mailing|marketing|consentement|consenso|consentimiento|toestemming)\b/u,
    /\b(?:opt(?:ed)? ?out|unsubscribed|abbestellt|ausgetragen|desinscrite?|non inscrite?|dad[oa] de baja|disiscritt[oa]|uitgeschreven|afgemeld|(?:not|nicht|non|no|niet) (?:subscribed|abonniert|angemeldet|inscrite?|suscrit[oa]|iscritt[oa]|ingeschreven)|(?:no|do not|kein|keine|sans|sin|geen) (?:e ?)?(?:mail\w*|newsletter|marketing|contact|call\w*|werbung|publicidad)|abgemeldet|werbesperre|desabonnee?)\b/u,
  ],
  paid: [
    /\b(?:paid|bezahlt|payee?|pagad[oa]|pagat[oa]|betaald|settled)\b/u,
    /\b(?:unpaid|open|offen|unbezahlt|impayee?|outstanding|onbetaald|(?:non|no|not|nicht|niet) (?:paid|bezahlt|payee?|pagad[oa]|pagat[oa]|betaald))\b/u,
  ],
  available: [
    new RegExp(
      `\\b(?:available|in stock|lieferbar|verfugbar|disponible|disponibile|beschikbaar|visible|published|online|leverbaar|${OFFERED})\\b`,
      'u',
    ),
    new RegExp(
      `\\b(?:unavailable|obsolete|${OUT_OF_RANGE}|(?:not|nicht|non|no|niet) (?:available|in stock|lieferbar|verfugbar|disponible|beschikbaar|visible|published|online)|sold out|run out|out of stock|ausverkauft|agotado|uitverkocht|hidden|offline)\\b`,
      'u',
    ),
  ],
  open: [
    /\b(?:open|unlocked|unblocked|offen|entsperrt|freigegeben|ouverte?|debloquee?|abiert[oa]|desbloquead[oa]|apert[oa]|sbloccat[oa]|vrijgegeven|allowed|permitted|erlaubt|zulassig|autorisee?|permitid[oa]|permess[oa]|toegestaan)\b/u,
    /\b(?:(?:not|nicht|non|no|niet) (?:open|offen|ouverte?|abiert[oa]|apert[oa]|allowed|permitted|erlaubt|autorisee?|permitid[oa]|permess[oa]|toegestaan)|closed|locked|blocked|geschlossen|gesperrt|gesp|sperr(?:e|kennzeichen|vermerk|kz)|fermee?|bloquee?|verrouillee?|cerrad[oa]|bloquead[oa]|chius[oa]|bloccat[oa]|gesloten|geblokkeerd|forbidden|prohibited|verboten|unzulassig|interdite?|prohibid[oa]|vietat[oa]|verboden)\b/u,
  ],
  taxable: [
    /\b(?:taxable|steuerpflichtig|imposable|imponible|belastbaar)\b/u,
    /\b(?:(?:tax|vat) (?:exempt|free)|exempt|steuerfrei|exonere|exento|esente|vrijgesteld|non taxable)\b/u,
  ],
  valid: [
    /\b(?:valid|gultig|valable|valido|geldig)\b/u,
    /\b(?:invalid|expired|ungultig|abgelaufen|expire|caducado|scaduto|verlopen)\b/u,
  ],
  neutered: [
    /\b(?:neutered|spayed|desexed|castrated|gelded|sterili[sz]ed|kastriert|sterilisiert|castree?|sterilisee?|castrad[oa]|esterilizad[oa]|castrat[oa]|sterilizzat[oa]|gecastreerd|gesteriliseerd|kastrerad|kastrere?t|kastrowan[aey])\b/u,
    /\b(?:entire|intact[oa]?|unneutered|unspayed|undesexed|unkastriert|entiere?|intatt[oa]|enter[oa]|niekastrowan[aey]|(?:not|nicht|non|no|niet|inte|ikke) (?:neutered|spayed|desexed|castrated|kastriert|castree?|castrad[oa]|castrat[oa]|gecastreerd|kastrerad|kastrere?t))\b/u,
  ],
}

/** What denies the word behind it: “not”, “nicht mehr”, “no longer”, “ya no”. */
const NOT =
  '(?:ya no|not|no|non|nicht|niet|ikke|inte|ej|nao|nie|ne)(?: (?:longer|any more|more|mehr|meer|langer|mas|mais|plus|piu))?'
const DENIED = new RegExp(`(?:^| )${NOT} $`, 'u')
/** The same within a name, and as its first syllable: “Nicht versichert”, “Ohne Rabatt”, “Nichtraucher”, “uninsured”. */
const DENIES = new RegExp(
  `(?:^| )(?:${NOT}|without|ohne|sans|sin|senza|zonder|sem|bez|utan|uden|uten) |^(?:nicht|non|un)(?=\\p{L}{5})`,
  'u',
)

const textOf = (name: string): string =>
  fold(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** By the question: 1 for the thing, -1 for its opposite. */
type Sides = Record<string, number>

/** On which side of each question a text stands by its words. “Not active” has both. */
function saidIn(name: string): Sides {
  const text = textOf(name)
  return Object.fromEntries(
    Object.entries(OPPOSITES).map(([question, [asked, opposite]]) => [
      question,
      -says(opposite, text) || says(asked, text),
    ]),
  )
}

/** 1 where a text has such a word, -1 where it denies it, as “no longer active” does. */
function says(pattern: RegExp, text: string): number {
  const found = pattern.exec(text)
  if (!found) return 0
  return DENIED.test(text.slice(0, found.index)) ? -1 : 1
}

interface Contrary {
  question: string
  sides: { names: ReadonlySet<string>; meanings: ReadonlySet<number> }[]
}

const CONTRARIES = CONTRARY_STATES.map((sides): Contrary => ({
  question: sides[0][0]!,
  sides: sides.map((names) => ({ names: new Set(names), meanings: new Set(names.flatMap(meaningsOf)) })),
}))

/** The same also by the states that words are known to mean, in whichever language: “Descatalogado”, “Uit assortiment”. */
function sidesOf(name: string): Sides {
  const said = denialIn(name)
  const [text, denied] = [withoutLasting(said.text), withoutLasting(said.denied)]
  const [all, behind] = [
    [...runsOf(text), ...conceptsOf(text)],
    [...runsOf(denied), ...conceptsOf(denied)],
  ]
  // “No show” and “no longer sold” are states of their own.
  const own = all.filter((run) => !behind.includes(run))
  const sides = saidIn(name)
  for (const contrary of CONTRARIES) sides[contrary.question] ||= sideIn(own, contrary) || -sideIn(behind, contrary)
  return sides
}

const LASTING = new RegExp(`\\b${STILL_OFFERED}\\b`, 'gu')

/** What is sold again and again is not in the state of what is “sold”. */
function withoutLasting(text: string): string {
  return text.replace(LASTING, ' ').replace(SOLD_SOMEHOW, ' ').replace(/ {2,}/g, ' ').trim()
}

/** “Sold now” may be the very thing that is asked by “sold”. */
function lastsWhatIs(name: string, other: string): boolean {
  const words = new Set((textOf(name).match(LASTING) ?? []).flatMap((phrase) => phrase.split(' ')))
  const asked = textOf(other).replace(/^(?:is|ist|est|es) /, '')
  return words.size > 0 && asked.split(' ').every((word) => words.has(word))
}

function sideIn(runs: readonly string[], { sides }: Contrary): number {
  const [asked = [], opposite = []] = sides.map(({ names, meanings }) =>
    runs.filter((run) => names.has(run) || meaningsOf(run).some((meaning) => meanings.has(meaning))),
  )
  // “Frei” may be of both sides, and says nothing then.
  if (opposite.some((run) => !asked.includes(run))) return -1
  return asked.some((run) => !opposite.includes(run)) ? 1 : 0
}

/** Of few letters a word of a name is too many other things: “left”, “over”, “off”. */
const TELLING = 5
const LONGEST_RUN = 4

function runsOf(text: string): string[] {
  const words = text.split(' ')
  const all = words.join('_')
  const runs = words.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_RUN, words.length - from) }, (__, more) =>
      words.slice(from, from + more + 1).join('_'),
    ),
  )
  return runs.filter((run) => run.length >= TELLING || (run === all && run.length > 3))
}

/** A name, and what of it is denied: nothing in most. */
function denialIn(name: string): { text: string; denied: string } {
  const text = textOf(name)
  const denial = DENIES.exec(text)
  return { text, denied: denial ? text.slice(denial.index + denial[0].length) : '' }
}

/** Whether one of two names is the other one denied: “Nichtraucher” and “smoker”. */
function isDenialOf(one: string, other: string): boolean {
  const [first, second] = [denialIn(one), denialIn(other)]
  if ((first.denied === '') === (second.denied === '')) return false
  const denied = conceptsOf(first.denied || second.denied)
  const said = conceptsOf(first.denied === '' ? one : other)
  return denied.length > 0 && said.some((concept) => denied.includes(concept))
}

/** Whether words say yes or no to what a name asks: “male entire” to “Neutered”; null where they say neither. */
export function answerTo(name: string, words: string): boolean | null {
  const answers = new Set(productsOf(saidIn(name), saidIn(words)))
  return answers.size === 1 ? [...answers][0]! > 0 : null
}

const ASKS_OFFER = new RegExp(`\\b${OFFERED}\\b`, 'u')

/** Whether both ask whether a thing is there to be bought: “Sold now” and “on_sale”. */
export function askOffer(...names: readonly string[]): boolean {
  return names.every((name) => says(ASKS_OFFER, textOf(name)) === 1)
}

/** Whether a yes to one of two names is a no to the other. */
export function areOpposite(one: string, other: string): boolean {
  if (lastsWhatIs(one, other) || lastsWhatIs(other, one)) return false
  const products = productsOf(sidesOf(one), sidesOf(other))
  return products.length > 0 ? products.some((product) => product < 0) : isDenialOf(one, other)
}

/** Of each question that both ask: -1 where they ask it in opposite ways. */
function productsOf(one: Sides, other: Sides): number[] {
  return Object.entries(one).flatMap(([question, side]) => side * (other[question] ?? 0) || [])
}

/**
 * Whether a template column's own text says no for what a header asks, in whichever language: “yes, or no for a member on leave” and a column
 * “Leave”. `no` is its allowed value for that.
 */
export function isNoFor(description: string, no: string, header: string): boolean {
  const words = wordsOf(header).filter((word) => word.length > 2)
  const meant = new Set(words.flatMap(meaningsOf))
  const isNamed = (text: string): boolean =>
    wordsOf(text).some((word) => words.includes(word) || meaningsOf(word).some((meaning) => meant.has(meaning)))
  const { noes, others } = casesIn(description, no)
  return noes.some(isNamed) && !others.some(isNamed)
}

/** Whether a template column's own text says when the answer is no, and of nothing else: “no if the locker is broken”. */
export function isOnlyNoSaid(description: string, no: string): boolean {
  const { noes, others } = casesIn(description, no)
  return noes.length > 0 && others.length === 0
}

/** What a description says that the no is for, and what any other word is. */
function casesIn(description: string, no: string): { noes: string[]; others: string[] } {
  // What stands behind the colon of “yes or no: …” is asked, not denied.
  const said = [
    ...fold(description)
      .replace(/(?<=(?:\s(?:or|oder|ou|o|of)\s|[/|]\s?)[\p{L}\p{N}]+)\s?[:=]/gu, ';')
      .matchAll(
        /(?<![\p{L}\p{N}])([\p{L}\p{N}]+)\s?(?:[:=]| (?:for|if|when|while|means|where|fur|solange|wenn|falls|sobald|nachdem|bei|once|as soon as|pour|si|quand|des que|une fois|para|cuando|en cuanto|una vez|per|se|quando|appena|una volta|voor|als|indien|zodra|nadat)(?!\p{L}))([^;,.]{1,80})/gu,
      ),
  ]
  const of = (isNo: boolean): string[] =>
    said.flatMap(([, value, text]) => ((value === fold(no)) === isNo ? [text!] : []))
  return { noes: of(true), others: of(false) }
}
