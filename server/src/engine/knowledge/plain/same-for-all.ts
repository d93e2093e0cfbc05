import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { anyOf, LEFT_OUT, OF_ALL, REST, TWICE } from '../grounded/acts.ts'
import { isCalledAs } from '../grounded/columns.ts'
import { LEAVE_EMPTY } from '../grounded/leave-empty.ts'
import { tablesIn } from '../grounded/tables.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn } from '../grounded/words.ts'
import { FILLER } from './filler.ts'
import { isUnclear, withoutReasons } from './hedges.ts'
import { targetsIn, valueFor, type Target } from './values-for.ts'

// “All cabs are stationed in Croydon, that's the depot”, “We only have one site: Lake Chiemsee”, “Bei Land bitte überall DE eintragen”: a column that no
// table has, and the one value that all rows get.

/** Of all there are, in words that only say so. */
const EVERYWHERE = anyOf(
  'everywhere|throughout|across the board|the lot|without exception|the same for|only (?:(?:ever|have|got|has|use|run|work|sell|operate) )?(?:one|a single|in|the one)|(?:just|only|a) (?:the )?(?:one|single)|one and only|whole lot|constant(?:ly)?|fixed|default(?:s)? to',
  'überall|durchgehend|durchweg|stets|ausnahmslos|einheitlich|generell|grundsätzlich|pauschal|nur (?:ein|einen|eine|in|das|den)|einzige[nrs]?|gesamte[nrs]?|jede[mn]|allen|sämtliche[nrm]?',
  "partout|systématiquement|d[’']office|un seul|une seule|unique|qu[’'](?:un|une)",
  'en tod[oa]s|por todas partes|un solo|una sola|únic[oa]',
  "ovunque|dappertutto|un solo|una sola|unic[oa]|l[’']unic[oa]",
  'overal|steeds|telkens|slechts (?:één|een)|maar (?:één|een)|enige',
)
const GIVES =
  /(?<!\p{L})(?:is|are|was|were|be|being|=|put|set|write|enter|fill(?:ed)?|use|insert|add|gets?|goes|belongs?|located|stationed|based|ist|sind|lautet|hei(?:ß|ss)t|setzen|setze|eintragen|trage|schreiben|steht|stehen|gehör(?:t|en)|est|sont|mettre|mettez|inscrire|remplir|appartien\p{L}+|es|son|está|están|poner|pon|pongan|rellenar|escribir|pertenec\p{L}+|è|sono|mettere|metti|inserire|scrivere|appartien\p{L}+|zijn|invullen|vul|zetten|zet|schrijven|hoort|horen|staat|staan)(?!\p{L})|[=:]/iu
/** Some rows, or a choice between values. */
const SOME_ROWS = anyOf(
  'if|when|whenever|whose|or|otherwise|else|but|some|many|most|several|few|blank|empty|missing|without an?|unknown|used to|replace[ds]?|instead|change[ds]?|from|until|since 20\\d\\d|before|after',
  'wenn|falls|deren|einige|manche|viele|oder|sonst|aber|leer\\p{L}*|fehlend\\p{L}*|statt|anstatt|ersetz\\p{L}*|bisher|früher|ab|bis',
  'si|quand|lorsque|ou|sinon|mais|vides?|manquant\\p{L}*|sans|au lieu|rempla\\p{L}+|avant|après',
  'si|cuando|o|pero|vac[ií][oa]s?|sin|en vez|en lugar|reempla\\p{L}+|antes|después',
  'quando|oppure|ma|vuot[oaei]|senza|invece|al posto|sostitu\\p{L}+|prima|dopo',
  'als(?= (?:er|het|de|een|dat|die|ze|hij)(?!\\p{L}))|wanneer|maar(?! (?:één|een))|lege?|leeg|zonder|in plaats|vervang\\p{L}*|voordat|nadat',
)
const NOT = anyOf(
  'not|never|no|none|nicht|kein\\p{L}*|nie|pas|aucune?|jamais|no|ningun[oa]?|nunca|non|nessun[oa]?|mai|niet|geen|nooit',
)
/** “There is no column for it”, which is why it is said. */
const NO_COLUMN =
  /(?<!\p{L})(?:(?:(?:there is|there[’']s|we have|we[’']ve|has|have|is) (?:got )?no|(?:do|does|did)(?: not|n[’']t) (?:have|record|store|list|write|keep)(?: an?y?)?|(?:is|are)(?: not|n[’']t) (?:in|on|listed|recorded)|(?:is|are) (?:missing|absent))|(?:haben|gibt es|hat) (?:wir |es )?kein\p{L}*|kein\p{L}*(?= (?:spalte|feld|angabe))|(?:steht|ist) nicht|fehlt|(?:il )?n[’']y a pas (?:de )?|n[’']avons pas (?:de )?|manque|no (?:hay|tenemos|existe)|falta|non (?:c[’']è|abbiamo|esiste)|manca|(?:hebben|is|er is) (?:we |er )?geen|ontbreekt)(?!\p{L})/giu
const MOST_WORDS = 34
/** Other words than these are few: more where it is said to be so of all. */
const MOST_UNKNOWN = { all: 5, bare: 1 }

/** The value of a column that nothing fills, for all rows. */
export function sameForAll(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const found = givenIn(text, text, origin.slug, profiles, templates)
  // “Everything is in Harbour Street. Please enter that as the branch.”
  const both =
    found.length > 0 || before === '' ? [] : givenIn(`${before}; ${text}`, text, origin.slug, profiles, templates)
  return [...found, ...both].map(({ target, value }): Directive => ({
    ...origin,
    kind: 'constant',
    slug: target.template.slug,
    column: target.column.name,
    value,
    perhaps: true,
  }))
}

function givenIn(
  said: string,
  last: string,
  slug: string | null,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): { target: Target; value: string }[] {
  if (isOfOthers(said) || wordsIn(said).length > MOST_WORDS) return []
  const open = targetsIn(said, templates, slug).filter((one) => isOpen(one, profiles))
  const [target, ...more] = open
  if (!target || more.length > 0 || isOfSome(said, target, profiles)) return []
  if (said !== last && !refersBack(last)) return []
  const value = valueFor(said, target, profiles, templates)
  if (value === null || !isAllSaid(said, target, value, templates)) return []
  return [{ target, value }]
}

const BACK =
  /(?<!\p{L})(?:that|this|it|so|das|dies|es|so|dort|cela|ça|ce|le|eso|esto|lo|così|questo|ciò|dat|dit|het|zo)(?!\p{L})/iu

/** A sentence that goes on about what was named before it, and tells to write it. */
function refersBack(text: string): boolean {
  return (
    BACK.test(text) &&
    (EVERYWHERE.test(text) ||
      OF_ALL.test(text) ||
      /(?<!\p{L})(?:put|enter|write|fill|use|eintragen|mettez|poner|mettere|invullen)(?!\p{L})/iu.test(text))
  )
}

function isOfOthers(said: string): boolean {
  const rest = said.replace(NO_COLUMN, ' ')
  return (
    LEFT_OUT.test(rest) ||
    LEAVE_EMPTY.test(rest) ||
    TWICE.test(rest) ||
    REST.test(rest) ||
    isUnclear(rest) ||
    NOT.test(rest) ||
    SOME_ROWS.test(withoutReasons(rest))
  )
}

/** Nothing that is there fills it: no header is called so, and it is no key. */
function isOpen({ column }: Target, profiles: readonly TableProfile[]): boolean {
  if (column.unique || column.desiredRule === 'link') return false
  return !profiles.some(({ columns }) =>
    columns.some(({ name, filled }) => filled > 0 && isCalledAs(name, column.name)),
  )
}

/** A table among several is spoken of, of which another reader tells; that it is called as the column is says nothing. */
function isOfSome(said: string, { column }: Target, profiles: readonly TableProfile[]): boolean {
  const own = new Set(wordsIn(column.name).map(({ stem }) => stem))
  const rest = wordsIn(said)
    .filter(({ stem }) => own.has(stem))
    .toReversed()
    .reduce((left, { at, end }) => `${left.slice(0, at)} ${left.slice(end)}`, said)
  const named = tablesIn(rest, profiles)
  return named.length > 0 && profiles.length > 1
}

/** That it has the value is said, and of all; what else a sentence tells are few words, or why it is so. */
function isAllSaid(said: string, { column, template }: Target, value: string, templates: readonly Template[]): boolean {
  const isOfAll = EVERYWHERE.test(said) || OF_ALL.test(said)
  if (!isOfAll && !GIVES.test(said)) return false
  const names = [column.name, value, template.name, template.slug, ...templates.map(({ name }) => name)]
  const own = new Set(names.flatMap((name) => wordsIn(name).map(({ stem }) => stem)))
  const rest = withoutReasons(said.replace(NO_COLUMN, ' '))
  const unknown = wordsIn(rest).filter(
    ({ raw, text, stem }) =>
      !FILLER.has(text) &&
      !own.has(stem) &&
      !GIVES.test(raw) &&
      !EVERYWHERE.test(raw) &&
      !OF_ALL.test(raw) &&
      !value.includes(raw),
  )
  return unknown.length <= (isOfAll ? MOST_UNKNOWN.all : MOST_UNKNOWN.bare)
}
