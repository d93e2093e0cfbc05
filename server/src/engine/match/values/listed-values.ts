import { conceptsOf } from '../names/words.ts'
import { CONCEPT_OF } from '../vocabulary.ts'
import { areOpposite } from './opposites.ts'

/** “One of: a, b, c.”, “either a or b”, “eine von: a, b”: what says that a list follows. */
const BEFORE =
  /(?:^|[.;(:]\s*|\s)(?:(?:must be |is )?(?:one of(?: the following| these)?|either)|allowed(?: values)?|possible values|permitted values|eines? (?:von|der|aus)|einer (?:von|der)|entweder|erlaubte? (?:sind|werte)|zulässig(?: sind)?|l['’]un(?:e)? (?:de|des)|un(?:e)? (?:de|des|parmi)|valeurs (?:possibles|permises)|un[oa] de|valores (?:posibles|permitidos)|un[oa] (?:di|tra|fra)|valori (?:possibili|ammessi)|[eé][eé]n van(?: de)?|een van|toegestane waarden)\s*:?\s+/iu
const LONGEST = 40
const MOST_WORDS = 4
const MOST = 60
/** So many values of that length, with an “or” and a comma before each. */
const LONGEST_LIST = MOST * (LONGEST + 8)

/** “In English: a, b, c”: what a description that is nothing but a list may begin with. */
const LED_BY =
  /^(?:in (?:plain )?(?:english|german|french|spanish|italian|dutch|capitals|words)|(?:the )?(?:values?|kinds?|types?|states?|status(?:es)?|codes?|options?|choices?))\s*:\s*/iu
/** Fewer values than this are two words that say what a column is about: “street or box”, “first/last name”. */
const LEAST_ALONE = 3
const LONGEST_ALONE = 400
/** `MM/DD/YYYY` and `31/12/2024` are how something is written. */
const A_FORM = /^(?:(\p{L})\1+|\d+)$/u

/**
 * The values that a description of the column `name` lists as the only ones: null where it lists none. `isRule`: it says what the values must
 * be.
 */
export function listedIn(description: string, isRule = false, name = ''): string[] | null {
  const plain = description.replace(/[^\S\n]+/gu, ' ').trim()
  const start = BEFORE.exec(plain)
  if (start) return listIn(plain.slice(start.index + start[0].length))
  return yesAndNoIn(plain) ?? loneList(plain, isRule, name)
}

const YES = 'yes|y|true|t|ja|j|oui|s[iíì]?|sim|tak|wahr|vrai'
const NO = 'no|n|false|f|nein|nee|nej|non|n[aã]o|nie|falsch|faux'
/** “yes or no”, “Newsletter (Y/N)”, “Whether it is closed, yes or no.”, “true/false; empty if unknown”: two values are a list where they are these. */
const YES_AND_NO = new RegExp(
  `(?:^|[.:;,(–-] ?)["'“„«]?(?:(${YES})["'”“»]?(?:,? (?:or|oder|ou|o|of) | ?[/|] ?)["'“„«]?(${NO})|(${NO})["'”“»]?(?:,? (?:or|oder|ou|o|of) | ?[/|] ?)["'“„«]?(${YES}))["'”“»]?(?=$|[.:;,)])`,
  'iu',
)

function yesAndNoIn(plain: string): string[] | null {
  const said = YES_AND_NO.exec(plain)
    ?.slice(1)
    .filter((word) => word !== undefined)
  return said ?? null
}

/** “open, reminded or paid”, “pump / boiler / fan”: a description that is the list, or a sentence of it. */
function loneList(plain: string, isRule: boolean, name: string): string[] | null {
  if (plain.length > LONGEST_ALONE) return null
  const [led = ''] = LED_BY.exec(plain) ?? []
  const list = plain.slice(led.length).replace(/\.$/u, '')
  const isList =
    /^[^,/|;:.()]+(?:, [^,/|;:.()]+)*,? (?:or|oder|ou|o|of) [^,/|;:.()]+$/u.test(list) ||
    /^[^,/|;:.()]+(?: ?[/|] ?[^,/|;:.()]+)+$/u.test(list) ||
    (led !== '' && /^[^,/|;:.()]+(?:, [^,/|;:.()]+)+$/u.test(list))
  const items = isList ? listIn(list) : null
  if (!items || items.some((item) => OF_A_SENTENCE.test(item) || isColumn(item, name)) || areKindsOfOne(items))
    return null
  if (items.length < LEAST_ALONE && !areStates(items) && !(isRule && areTwo(items))) return null
  return /[/|]/.test(list) && items.every((item) => A_FORM.test(item)) ? null : items
}

/** The “street” of “House number, street, apartment or unit”, which says what stands in `street`: no value is called as its column is. */
function isColumn(item: string, name: string): boolean {
  const [own, called] = [conceptsOf(item), conceptsOf(name)]
  return own.length > 0 && own.every((concept) => called.includes(concept))
}

/** “indoor or outdoor”: two words as cells have them, where only such may be; none that headers have, as in “street or box”. */
function areTwo(items: readonly string[]): boolean {
  return (
    items.length === 2 && items.every((item) => /^\p{Ll}{3,}(?:[_-]\p{Ll}+)*$/u.test(item) && !CONCEPT_OF.has(item))
  )
}

/** “active or ended”: two words as they are written in cells, of which one is the other's opposite. */
function areStates([one = '', other = '', ...more]: string[]): boolean {
  const isWord = (item: string): boolean => /^\p{Ll}[\p{Ll}-]*$/u.test(item)
  return more.length === 0 && isWord(one) && isWord(other) && areOpposite(one, other)
}

/** “Invoice, cheque or deposit number”: what stands behind the last one alone is said of all, and none is a value. */
function areKindsOfOne(items: readonly string[]): boolean {
  const [last = '', ...others] = items.toReversed()
  return /\s/.test(last) && OF_ALL.test(last.replace(/^\S+\s+/u, '')) && !others.some((item) => OF_ALL.test(item))
}

const OF_ALL =
  /(?<!\p{L})(?:numbers?|no\.?|codes?|ids?|names?|dates?|references?|amounts?|nummern?|nr\.?|namen?|datum|daten|kennung|betrag|num[ée]ros?|noms?|r[ée]f[ée]rences?|montants?|n[úu]meros?|c[óo]digos?|nombres?|fechas?|importes?|numer[oi]|codic[ei]|nom[ei]|dat[ae]|importi?|naam|namen|bedrag|bedragen)(?!\p{L})/iu

/** What stands in front of a thing that is spoken of, and no value is called. */
const OF_A_SENTENCE = /^(?:an?|the|its?|their|ein|eine|der|die|das|une?|le|la|les|if|when|where|as|for|by)\s/iu

function listIn(rest: string): string[] | null {
  const [sentence = ''] = /^(?:[^.;(\n]|\.(?=\S))*/u.exec(rest) ?? []
  // Behind the value that an “or” announces the list has ended.
  // “Name of spouse or partner”: what is “or” in Dutch is none beside one in another language.
  const or = /\s(?:or|oder|ou|o)\s/u.test(sentence) ? 'or|oder|ou|o' : 'of'
  const [list] = new RegExp(`^.*?\\s(?:${or})\\s+[^,/|]+`, 'u').exec(sentence) ?? [sentence]
  if (list.length > LONGEST_LIST) return null
  const items = list
    .split(new RegExp(`\\s*[,/|]\\s*(?:(?:${or}|and|und)\\s+)?|\\s+(?:${or})\\s+`, 'u'))
    .map((item) => item.trim().replace(/^["'“„«‘]+|["'”“»’]+$/gu, ''))
    .filter((item) => item !== '')
  const fits = (item: string): boolean =>
    item.length <= LONGEST && item.split(/\s+/).length <= MOST_WORDS && /^[\p{L}\p{N}]/u.test(item)
  const distinct = new Set(items)
  return distinct.size >= 2 && distinct.size === items.length && items.length <= MOST && items.every(fits)
    ? items
    : null
}
