import { compilePattern } from '../../match/pattern/pattern.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import { isCurrencyCode } from '../../profile/countries.ts'
import type { TableProfile } from '../../profile/model.ts'
import { concluded } from '../conclusions.ts'
import type { Directive } from '../directives.ts'
import { anyOf, EXCEPT, LEFT_OUT, OTHERWISE_WORDS } from './acts.ts'
import { namesColumn, valuesOf } from './columns.ts'
import { MISSING } from './on-lists.ts'
import { columnsNamed, countryAs, ownersColumn } from './preset-columns.ts'
import type { Unread } from './unread.ts'
import { placeOf, wordsIn } from './words.ts'

// “if no currency is given, it's EUR”, “An empty warranty box means no”, “Leere Felder bei Sperre heißen nein”; and in the description of a
// column, “ISO-4217-Code; fehlt die Angabe, dann CHF”: what is written where a cell is empty.

/** What is written: in quotation marks, or a word that may be a value. */
const VALUE = '(?:["“„«`]\\s?([^"“”„«»`]{1,60}?)\\s?["”“»`]|([\\p{L}\\p{N}](?:[\\p{L}\\p{N}.,_-]*[\\p{L}\\p{N}])?))'
/** A cell that holds nothing, in six languages. */
const NONE = [
  "empty|blank|missing|none|unknown|unset|not (?:given|known|set|filled|stated)|no (?:[\\p{L}-]+ ){1,3}(?:is )?(?:given|set|known|stated)|nothing (?:is|was) \\p{L}+|there[’']?s none|there is none|there[’']?s nothing|no (?:value|entry)",
  'leere?[snr]?|fehlt|fehlende?[snr]?|unbekannt|keine angabe|ohne (?:angabe|eintrag)|nicht (?:angegeben|bekannt|gefüllt)|kein\\p{L}* (?:[\\p{L}-]+ ){1,2}(?:angegeben|genannt|eingetragen|(?:dazu|dabei|davor|dahinter|daneben)?(?:geschrieben|gesetzt)|vermerkt|notiert|dabei|dazu)',
  'vides?|manquante?s?|manque|inconnue?s?|non (?:renseignée?s?|précisée?s?)|à défaut|absente?s?',
  'vac[ií][oa]s?|falta|desconocid[oa]s?|no (?:se )?(?:indica|consta)',
  'vuot[oaei]|manca|mancante|sconosciut[oaei]|non (?:indicat[oaei]|presente)',
  'leeg|lege|ontbreekt|ontbrekende?|onbekend|niet (?:ingevuld|bekend|opgegeven)',
  // “no where we do not know”: nobody can say what belongs there.
  "(?:(?:we|you|they|one|i) )?(?:do not|don[’']t|cannot|can[’']t|could not|couldn[’']t) (?:know|tell|say)(?! (?:better|otherwise|different))|nobody (?:knows|asked)|no one knows|not (?:certain|sure|recorded)|never (?:asked|recorded)",
  '(?:(?:wir|man) )?(?:es |das )?nicht (?:wissen|wei(?:ß|ss)|erfasst|gefragt)|niemand (?:es )?wei(?:ß|ss)',
  "(?:(?:on|nous) )?(?:ne |n[’'])(?:le |la |l[’'])?(?:sait|savons|savez) pas|(?:on )?l[’']ignore",
  'no (?:lo |se )?sab(?:e|emos|en)|(?:lo )?desconocemos|se desconoce|no se ha preguntado',
  'non (?:lo |si )?(?:sa|sappiamo)|non si conosce',
  '(?:(?:we|men) )?(?:het |dat )?niet (?:weten|weet)',
].join('|')
const MEANS =
  "(?:means?|counts? as|stands for|is|are|=|it[’']?s|it is|then|put|use|take|write|nimm|nehmen|nehmt|setze|gebruik|neem|usar|usa|poner|pon|utiliser|utilisez|mettez|hei(?:ß|ss)t|hei(?:ß|ss)en|bedeutet|bedeuten|ist|sind|gilt|dann|signifient?|signifie|c[’']est|veut dire|veulent dire|mettre|es|significa|è|vuol dire|usare|betekent|is|dan|:|,|->|→)"
const AFTER = new RegExp(
  `(?<!\\p{L})(?:${NONE})(?!\\p{L})[^.;]{0,60}?(?<=[\\s,:=])(?:${MEANS})(?:\\s*[,:]?\\s*(?:then|dann|put|use|it[’']?s|it is|es|the value|der wert|is|als|as))*\\s+${VALUE}(?:\\s*\\([^()]*\\))?\\s*$`,
  'iu',
)
const SHORT = new RegExp(
  `(?<!\\p{L})(?:${NONE})(?!\\p{L})(?: die angabe| la valeur)?\\s*[,:=]\\s*(?:then |dann |dan |use |put )?${VALUE}\\s*$`,
  'iu',
)
/** What something has none of: “an invoice has no cost center”. */
const LACKED =
  "(?:(?:has|have|had|with|there (?:is|are)) no (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+|(?:hat|haben|gibt es) kein\\p{L}* (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+|kein\\p{L}* (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+ (?:hat|haben|steht|gibt|ist)|n[’'](?:y )?(?:a|ont) (?:pas|aucune?) (?:d[e’']? ?)?(?:[\\p{L}-]+ ){0,3}[\\p{L}-]+|no (?:tienen?|hay) (?:[\\p{L}-]+ ){0,3}[\\p{L}-]+|non (?:ha|hanno|c[’']è) (?:[\\p{L}-]+ ){0,3}[\\p{L}-]+|geen (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+ (?:heeft|hebben|is))"
/** Tells to write something. What else such rows are is no value of the column: “Where an article has no EAN, it is discontinued”. */
const WRITE =
  '(?:put|use|take|write|set|nimm|nehmt|setze?|schreibe?|verwende|gebruik|neem|usar?|pon|poner|utiliser|utilisez|mettre|mettez|metti|usare|mettere)'
const LACKED_THEN = new RegExp(
  `(?<!\\p{L})${LACKED},?\\s+(?:then|so|dann|alors|entonces|allora|dan)?\\s*(?:${WRITE}\\s+|(?<=dann?\\s+)|(?=\\S+ (?:nehmen|verwenden|setzen|eintragen|schreiben|gebruiken|nemen|invullen)\\s*$))${VALUE}(?: \\p{L}+en)?\\s*$`,
  'iu',
)
const LACKED_LAST = new RegExp(
  `^${WRITE} ${VALUE},? (?:if|where|when|wenn|falls|wo|si|où|quand|cuando|donde|se|dove|quando|als|waar|wanneer) (?:[\\p{L}-]+ ){0,4}?${LACKED}$`,
  'iu',
)
const OF_LACKED = new RegExp(LACKED, 'iu')
/** “DE where the source has no country”, “wenn in der Anschrift kein Land steht”: no place of it has any. */
const NOWHERE = anyOf(
  '(?:if|where|when) (?:the |its |their )?\\p{L}+ (?:has|have|gives?|names?|states?|shows?|mentions?) no [\\p{L}-]+',
  '(?:if|where|when) (?:there is )?no [\\p{L}-]+ (?:is |stands )?in (?:the |its )?\\p{L}+',
  '(?:wenn|falls|sofern|wo) (?:(?:der|die|das|in|im|am) ){0,2}\\p{L}+ kein\\p{L}* [\\p{L}-]+ (?:führt|nennt|hat|enthält|angibt|steht|vorkommt)',
  "(?:si|quand|lorsque) (?:(?:la|le|l[’'])\\s?)?\\p{L}+ (?:ne |n[’'])\\p{L}+ (?:pas de|aucune?) [\\p{L}-]+",
  '(?:si|cuando) (?:en )?(?:(?:el|la) )?\\p{L}+ no (?:trae|tiene|indica|figura|aparece|consta|lleva)(?: (?:el|la|un|una|ningún|ninguna))? [\\p{L}-]+',
  '(?:se|quando) (?:(?:il|la|nel|nella) )?\\p{L}+ non (?:ha|indica|riporta|contiene|compare|figura)(?: (?:il|la|un|una|alcun|nessun))? [\\p{L}-]+',
  '(?:als|wanneer|waar) (?:(?:de|het|in) ){0,2}\\p{L}+ geen [\\p{L}-]+ (?:heeft|vermeldt|noemt|geeft|bevat|staat)',
)
/** All that was sent, and no address in which it may well stand. */
const OF_ALL_SENT = anyOf(
  'sources?|files?|lists?|exports?|system',
  '(?:daten)?quelle|datei|liste|altsystem',
  'fichier|liste|export',
  'origen|fuente|fichero|archivo|lista',
  'fonte|elenco',
  'bron|bestand|lijst',
)
const WHERE_NOWHERE = new RegExp(`^${VALUE},? ${NOWHERE.source}\\s*$`, 'iu')
const CELL =
  '(?:ones?|cells?|fields?|boxe?s?|felde?r?|zellen?|cases?|cellules?|champs?|celdas?|casillas?|campos?|cell[ae]|casell[ae]|velde?n?|vakjes?|cel)'
/** “No country (Land) means Denmark”: what there is none of is the column. */
const LACKING = new RegExp(
  "^(?:(?:and|but|und|aber|et|mais|y|e|en|og|och|men) )?(?:no|without(?: an?)?|kein\\p{L}*|ohne|pas d[e’']|aucune?|sans|sin|ning[uú]n[ao]?|senza|nessun[oa]?|geen|zonder|ing(?:en|et|a)|intet|uden|uten|utan|brak|bez) ?[^.;,:=]{2,60}? " +
    '(?:means?|stands for|=|hei(?:ß|ss)t|hei(?:ß|ss)en|bedeutet|bedeuten|signifie|veut dire|significa|quiere decir|vuol dire|betekent|betyder|betyr|oznacza) ' +
    `(?:(?:the|always|immer|toujours|siempre|sempre|altid|alltid) )?${VALUE}\\s*$`,
  'iu',
)
/** “X means yes, an empty field no”: the verb stands with what is filled. */
const ELLIPTIC = new RegExp(
  `(?<=[\\s,:=])${MEANS}\\s[^.;]{1,60}?,?\\s(?:(?:and|und|et|y|e|en)\\s)?(?:(?:an?|the|eine?|das|die|une?|la|un[ao]?|een|het)\\s)?(?:${NONE})(?:\\s${CELL})?\\s${VALUE}\\s*$`,
  'iu',
)
const BEFORE = new RegExp(
  `(?:^|[;,–-]\\s*|^.{0,80}\\s)${VALUE} (?:if|where|when|wenn|falls|si|se|als|wo|quando|cuando|wanneer|bij) (?:it is |they are |es |er |le |la |il |het )?(?:[\\p{L}-]+ ){0,2}?(?:${NONE})`,
  'iu',
)
/** “GBP, or EUR where the amount says so”, “yes, unless the account is closed”: what it is in any other case. */
const USUALLY = new RegExp(
  `^${VALUE}(?:,? (?:unless|au(?:ß|ss)er|es sei denn|sauf|salvo|a menos que|tranne|a meno che|tenzij)|, (?:or|oder|ou|o|u|oppure|of|albo|lub) (?:[\\p{L}\\p{N}._-]+,? )+?(?:if|when|where|for|wenn|falls|wo|bei|für|si|quand|lorsque|où|pour|cuando|donde|para|se|quando|dove|per|als|wanneer|indien|waar|voor|gdy|jeśli))(?!\\p{L})`,
  'iu',
)
/** “yes for the main supplier, otherwise no”: a mark that is missing says the second. */
const OTHERWISE = new RegExp(`^${VALUE},? [^.;,]{2,80}[,;] ?(?:${OTHERWISE_WORDS}) ${VALUE}$`, 'iu')

/** Words that leave it empty, or say nothing of it. */
const NOTHING = new RegExp(
  `^(?:${NONE}|null|nothing|left|leave|ok|okay|fine|allowed|nichts|rien|nada|nulla|niets|error|required|not|nicht|a|an|the|der|die|das|le|la)$`,
  'iu',
)

/** An empty cell, and nothing that says of which column. */
const OF_ANY = new RegExp(
  `^(?:(?:and|but|und|aber|et|y|e|en)\\s)?(?:(?:an?|the|all|any|eine?|das|die|alle|une?|la|les?|un[ao]?|las?|los|een|het|de)\\s)?(?:${NONE})?\\s?${CELL}(?:\\s(?:${NONE}))?\\s(?=${MEANS}\\s)`,
  'iu',
)

/** What a sentence says of the empty cells of columns that it names. */
export function defaultsIn(
  { text: whole, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const text = concluded(whole)
  if (EXCEPT.test(text) || LEFT_OUT.test(text)) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  const clauses = text
    .split(/;\s+/u)
    .flatMap((part) =>
      ELLIPTIC.test(part) && presetIn(part) !== null ? [part] : part.split(/,\s+(?:and|und|et|y|e|en)\s+/iu),
    )
  return clauses.flatMap((given) => {
    const listed = listedIn(given)
    const clause = listed?.head ?? given
    const said = listed ? listed.value : presetIn(given)
    if (said === null) return []
    // “An x under Sold marks it; an empty cell means no”: the cells are those of what was spoken of.
    const about = OF_ANY.test(clause) ? `${before}; ${clause}` : (OF_LACKED.exec(clause)?.[0] ?? clause)
    const preset = (slug: string | null, column: string, value = said): Directive => ({
      ...origin,
      kind: 'default',
      slug: origin.slug ?? slug,
      column,
      value,
      literal: true,
    })
    // “A tenant's country” is that of no landlord, and no tenant's number.
    const owned = ownersColumn(about, said, own)
    if (owned !== null) return [preset(owned.slug, owned.column, owned.value)]
    const [target, ...others] = columnsNamed(about, said, own)
    const isOne = target !== undefined && others.length === 0
    const isMeant = ({ name }: { name: string }): boolean =>
      isOne ? placeOf(wordsIn(name), wordsIn(about)) >= 0 : namesColumn(about, { name })
    const sources = new Set(profiles.flatMap(({ columns }) => columns.filter(isMeant).map(({ name }) => name)))
    const told = sources.size <= MOST ? [...sources].map((name) => preset(null, name)) : []
    return [...(isOne ? [preset(target.slug, target.column, target.value)] : []), ...told]
  })
}

const EQUALS = /\s*=\s*/u
const LISTED = new RegExp(`^(?:.*[\\s:(])?(?:${NONE})["”“»’)]*$`, 'iu')

/** “Lock code: empty = active, A = expiring, B = blocked”: what the list is of, and what the item without a value is; null for any other text. */
function listedIn(clause: string): { head: string; value: string | null } | null {
  const items = clause.split(/\s*[,;]\s+/u).map((item) => item.split(EQUALS))
  if (items.length < 2 || items.some((parts) => parts.length !== 2)) return null
  const [[first = ''] = []] = items
  const [, head = first] = /^(.*):[^:]*$/u.exec(first) ?? /^(.*)\s\S+$/u.exec(first) ?? []
  const found = items.filter(([left = '']) => LISTED.test(left.trim()))
  const value = found.length === 1 ? found[0]![1]!.replace(/["“”„«»`.]/gu, '').trim() : ''
  return { head, value: /^\S{1,60}$/u.test(value) && !NOTHING.test(value) ? value : null }
}

/** More columns that a sentence could mean are none. */
const MOST = 3

const UNKNOWN =
  /(?<!\p{L})(?:unknown|not known|know|knows|unbekannt|wissen|wei(?:ß|ss)|inconnue?s?|sait pas|savons pas|savez pas|ignore|desconocid[oa]s?|desconocemos|desconoce|sabe|sabemos|saben|sconosciut[oaei]|sappiamo|sa|onbekend|weten|weet)(?!\p{L})/iu

/** “none where no plan is given”, “1 if nothing is said”: where there is no such column, none is. */
const NOT_GIVEN =
  /(?<!\p{L})(?:(?:if|where|when) no (?:[\p{L}-]+ ){1,3}(?:is |was )?(?:given|known|stated|recorded)|(?:if|where|when) (?:nothing|none) (?:is |was )?(?:given|known|stated|recorded|said|mentioned|written|set)|(?:wenn|wo|falls|sofern) (?:es )?nichts (?:weiter )?(?:angegeben|genannt|gesagt|vermerkt|dabeisteht|da ?steht|steht)|(?:si|où) rien n[’']est (?:indiqué|donné|dit|précisé|noté)|(?:si|donde) no se (?:indica|dice) nada|(?:se|dove) non (?:è|viene) (?:indicato|detto|specificato) (?:nulla|niente)|(?:als|waar) er niets (?:is )?(?:staat|vermeld|opgegeven|gezegd)|(?:wenn|wo|falls) (?:es )?kein\p{L}* (?:[\p{L}-]+ ){1,2}(?:angegeben|gibt|genannt)|(?:si|où) aucune? (?:[\p{L}-]+ ){1,2}n[’']est (?:indiquée?|donnée?)|(?:si|donde) no (?:se )?(?:indica|hay)|(?:se|dove) non (?:è|viene) indicat[oa]|(?:als|waar) (?:er )?geen (?:[\p{L}-]+ ){1,2}(?:is|opgegeven|vermeld))(?!\p{L})/iu

/** “nein, wenn wir es nicht wissen”: some languages write a comma there. */
const COMMA_BEFORE =
  /,\s(?=(?:wenn|falls|als|indien|wanneer)\s(?:(?:wir|man|we|men|es|das|het|dat)\s)*(?:nicht|niemand|niet|kein\p{L}*|geen)(?!\p{L}))/giu

/** “Else false; empty if not known”: an empty cell says that nobody knows, and the rest is what else the cells have. */
const EMPTY_IF_NONE = new RegExp(
  `(?<!\\p{L})(?:empty|blank|leer|vides?|vac[ií][oa]s?|vuot[oaei]|leeg|pust[aey]|tomt?)(?!\\p{L}),? (?:if|when|where|wenn|falls|wo|si|quand|cuando|donde|se|quando|dove|als|wanneer|indien|jeśli|gdy)\\s(?:[^.;,]{1,40}\\s)?(?:${NONE})(?!\\p{L})`,
  'iu',
)

function mayBeUnknown({ required, description }: TemplateColumn): boolean {
  return !required && EMPTY_IF_NONE.test(description ?? '')
}

/** What the descriptions of columns say of their empty cells. */
export function defaultsDescribed(templates: readonly Template[]): Directive[] {
  return templates.flatMap(({ slug, columns }) =>
    columns.flatMap((column): Directive[] => {
      // The patterns below are long, and a process that meets no description never has to compile them.
      if (!column.description?.trim()) return []
      const parts = column.description.replace(COMMA_BEFORE, ' ').split(/[.;](?:\s+|$)/)
      const listed = valuesOf(column)
      const isOpen = mayBeUnknown(column)
      const preset = (one: string): string | null =>
        isListOf(one, listed)
          ? null
          : (presetCountry(one, column) ?? presetIn(one, listed) ?? (isOpen ? null : restIn(one, column)))
      const usually = (one: string): string | null => (isOpen ? null : usualIn(one, column))
      const absent = parts.find((one) => absentIn(one) !== null)
      const said = absent ?? parts.find((one) => preset(one) !== null) ?? parts.find((one) => usually(one) !== null)
      const value = said === undefined ? null : (absentIn(said) ?? preset(said) ?? usually(said))
      if (said === undefined || value === null || !isValueOf(column, value)) return []
      if (absent === undefined && isAmount(column, value)) return []
      const origin = `the description of “${slug}.${column.name}”`
      return [
        {
          kind: 'default',
          by: 'knowledge',
          slug,
          column: column.name,
          value,
          literal: true,
          // Of what may not be empty nobody knows anything either where no column is there at all.
          ...(column.required && isOfMissing(said) ? {} : { filled: true as const }),
          origin,
          revision: 0,
          said: `“${said.trim()}”`,
        },
      ]
    }),
  )
}

/** “One of: in service, missing, lent”: a word that elsewhere stands for an empty cell is one of the values. */
function isListOf(said: string, listed: readonly string[]): boolean {
  const items = said
    .replace(/^[^:]*:/, '')
    .split(/\s*[,/|]\s*|\s+(?:or|oder|ou|o|of|lub)\s+/u)
    .map((item) => item.replace(/["“”„«»`]/gu, '').trim())
  return items.length > 1 && items.every((item) => listed.includes(item))
}

/** Whether it is said of what has no such column, either. */
function isOfMissing(said: string): boolean {
  return UNKNOWN.test(said) || NOT_GIVEN.test(said) || (NOWHERE.test(said) && OF_ALL_SENT.test(said))
}

/** What the rows have of which nothing else is said. */
function restIn(said: string, column: TemplateColumn): string | null {
  const [, quoted, word, other, rest] = OTHERWISE.exec(said.trim()) ?? []
  const [first, second] = [quoted ?? word, other ?? rest]
  return first !== undefined && second !== undefined && [first, second].every((value) => isValueOf(column, value))
    ? second
    : null
}

/** “An entry stays, even if none of its parts do”: before “if” such a word says that it makes no difference. */
const CONCEDED =
  /^(?:even|only|except|also|selbst|auch|sogar|nur|au(?:ß|ss)er|même|aussi|sauf|seulement|incluso|aun|también|salvo|anche|pure|persino|solo|ook|zelfs|alleen|nawet|také)$/iu

/** `listed`: what the column allows, one of which may be a word that elsewhere stands for nothing: “none where no plan is given”. */
function presetIn(clause: string, listed: readonly string[] = []): string | null {
  for (const form of [AFTER, SHORT, ELLIPTIC, BEFORE, LACKING, LACKED_THEN, LACKED_LAST, WHERE_NOWHERE]) {
    const match = form.exec(clause.trim())
    const value = match?.[1] ?? match?.[2]
    const isWord = value === undefined || NOTHING.test(value) || (form === BEFORE && CONCEDED.test(value))
    if (value !== undefined && (listed.length > 0 ? listed.includes(value) : !isWord)) return value
  }
  return null
}

/** “0.00 for a document that is not in that list”: what the rows have that the list lacks. */
const ABSENT = new RegExp(
  `^(?:(?:and|but|und|et|y|e|en) )?${VALUE},? (?:for|at|of|if|when|where|bei|für|wenn|falls|wo|pour|si|quand|para|cuando|per|se|quando|voor|bij|als|wanneer) `,
  'iu',
)

function absentIn(said: string): string | null {
  const match = ABSENT.exec(said.trim())
  const value = match?.[1] ?? match?.[2]
  return value !== undefined && MISSING.test(said) ? value : null
}

/** What a description begins with and then makes an exception from: a currency, or what may not be empty. An optional cell may well be unknown. */
function usualIn(said: string, { required }: TemplateColumn): string | null {
  const match = USUALLY.exec(said.trim())
  const value = match?.[1] ?? match?.[2]
  return value === undefined || NOTHING.test(value) || !(required || isCurrencyCode(value)) ? null : value
}

const NAMED_AFTER = new RegExp(
  `(?<!\\p{L})(?:${NONE})(?!\\p{L})[^.;]{0,60}?(?<=[\\s,:=])(?:${MEANS})\\s+(?:(?:the|die|der|den|les?|la|los|las|el|il|i|gli|de|het)\\s)?(\\p{L}[\\p{L}' -]{3,40})$`,
  'iu',
)

/** “empty means the Netherlands”: a country by its name, as the code that the column's rule takes. */
function presetCountry(clause: string, column: TemplateColumn): string | null {
  const [, name] = NAMED_AFTER.exec(clause.trim()) ?? []
  return name === undefined ? null : countryAs(name, column)
}

/** What a required amount is where there is none is told with its cells. */
function isAmount({ required, desiredRule }: TemplateColumn, value: string): boolean {
  return required && desiredRule === 'strict' && /^0(?:[.,]0+)?$/.test(value)
}

/** A description says many things: what it writes has to be one of the values that are allowed, a code or a figure. */
function isValueOf(column: TemplateColumn, value: string): boolean {
  const isStrict = column.desiredRule === 'strict' && column.strictRule !== undefined
  return isStrict
    ? compilePattern(column.strictRule!)?.matches(value) === true
    : /^(?:[A-Z]{2,6}|\d+(?:\.\d+)?)$/.test(value)
}
