import { fold } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import { LEFT_OUT } from '../grounded/acts.ts'
import { isCalledAs, valuesOf } from '../grounded/columns.ts'
import { LEAVE_EMPTY } from '../grounded/leave-empty.ts'
import type { Unread } from '../grounded/unread.ts'
import { wordsIn } from '../grounded/words.ts'
import { FILLER } from './filler.ts'
import { mentionsIn, type Mention } from './mentions.ts'
import { newNamesIn, wholeOnes, type Text } from './new-names.ts'
import { isTold, isTurned, RENAMED, RENAMED_SURELY, RIGHTLY, saysNot } from './renaming-words.ts'
import { JOINED } from './same-names.ts'
import { isUnclear, withoutReasons } from './hedges.ts'

// “Plan B was merged into Basic”, “We renamed Depot 7 to Leeds”, “Statt web bitte „Online-Shop“ schreiben”, “GOLD is what we used to call UNL-M”: a text
// of cells, and the one that is written for it.

/** Words that say when, or for whom, beside those of any sentence. */
const BESIDE = new Set(
  'anyone anything anybody used both longer no nothing else likewise way former latter same long short right ancien früher früheren tegenwoordig gleich selbe'
    .split(' ')
    .map((word) => fold(word)),
)
/** Longer ones tell a story. */
const MOST_WORDS = 32
/** So many other words may stand where it is said in so many words that one is written for another. */
const MOST_UNKNOWN = 3

const IN_FRONT =
  /(?<!\p{L})(?:(?:in|at the) front|prefix\p{L}*|prepend\p{L}*|voran\p{L}*|vorangestellt|davor|(?:par )?devant|(?:por )?delante|davanti|ervoor|vooraan|z przodu)(?!\p{L})/iu

/** The value that a sentence gives another name, in the columns that have it. */
export function valuesRenamed(
  { text: own, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const whole = goesOn(own, before, profiles) ? `${before}; ${own}` : own
  const read = (text: string): Directive[] => renamedIn(text, origin, profiles, templates)
  const found = read(whole)
  // “She is Ada Frey-Lund now, so wherever you see AF it means AFL”: the reason may name others.
  const [, ...led] = found.length > 0 ? [] : whole.split(SO)
  return led.length === 1 ? read(led[0]!) : found
}

const SO =
  /,?\s(?:so|hence|therefore|thus|daher|deshalb|donc|alors|así que|por eso|quindi|perciò|dus|daarom)(?! that\s)[, ]/iu

function renamedIn(
  text: string,
  origin: Unread['origin'],
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  // “RV = Rita Vance, rita@…”: of addresses another reader tells.
  if (text.includes('@')) return []
  if (LEFT_OUT.test(text) || LEAVE_EMPTY.test(text) || isUnclear(text) || wordsIn(text).length > MOST_WORDS) return []
  // “We put 80 in front, so 1042 becomes 801042” is of how numbers are written, and gives no value another name.
  if (IN_FRONT.test(text)) return []
  const pair = pairIn(text, profiles, templates)
  if (!pair || saysNot(text, pair.old, pair.meant) || !isAllSaid(text, pair, profiles, templates)) return []
  const columns = new Set(pair.old.places.map(({ column }) => column.name))
  if (columns.size > 1 && !/\p{L}{3}/u.test(pair.old.value) && !namesRows(pair, text, profiles)) return []
  const olds = [pair.old, ...(pair.also ? [pair.also] : [])]
  return [...columns].flatMap((column) =>
    olds.map(({ value: raw }): Directive => ({
      ...origin,
      kind: 'value',
      raw,
      value: pair.meant.value,
      column,
      chosen: true,
    })),
  )
}

/** “Our helper wrote Alsatian; the right breed is …”: the second of two sentences names what is written, the first what stands there. */
function goesOn(text: string, before: string, profiles: readonly TableProfile[]): boolean {
  const [here, there] = [once(mentionsIn(text, profiles)), once(mentionsIn(before, profiles))]
  return (
    there.length === 1 && here.every(({ value }) => value !== there[0]!.value) && here.length < 2 && RIGHTLY.test(text)
  )
}

interface Pair {
  old: Mention
  /** Another one that is joined to it. */
  also?: Mention
  meant: Text
}

/** What is said to be another, and that one; null where it isn't clear. */
function pairIn(text: string, profiles: readonly TableProfile[], templates: readonly Template[]): Pair | null {
  const mentions = once(wholeOnes(text, mentionsIn(text, profiles)))
  const [one, two] = mentions
  if (!one || mentions.length > 2) return null
  const named = newNamesIn(text, mentions, profiles, templates)
  if (two && JOINED.test(text.slice(one.end, two.at))) {
    const [meant, ...more] = named.sure
    return meant && more.length === 0 && shareColumn(one, two) ? { old: one, also: two, meant } : null
  }
  if (two) return shareColumn(one, two) && named.sure.length === 0 ? turned(text, one, two) : null
  const names = named.sure.length > 0 ? named.sure : named.likely
  const [other, ...more] = writtenOf(text, one, names) ?? names
  if (!other || more.length > 0) return null
  // “The harbour branch used to be Lund & Sons”: the one that cells have is how it is called now.
  if (other.at > one.at && isTurned(text, one, other)) return null
  // “FS = Fire safety”: the one before the sign is the old one, and no cell has it.
  const isBehind = other.at > one.at || (named.sure.length > 0 && !/^["”“»’'`]?\s*[=:→]/u.test(text.slice(other.end)))
  return isBehind || isTurned(text, other, one) ? { old: one, meant: other } : null
}

/** “`SGL` is "single", we write `One bed`”: of several names behind the old one the last is written, where that is said of it alone; null elsewhere. */
function writtenOf(text: string, old: Mention, names: readonly Text[]): Text[] | null {
  const areBehind = names.length > 1 && names.every(({ at }) => at >= old.end)
  const [one, ...others] = names.filter(({ at }) => isTold(text.slice(0, at)))
  return areBehind && one && one === names.at(-1) && others.length === 0 ? [one] : null
}

/** What is named again is one; where it stands first, or in quotation marks. */
function once(mentions: readonly Mention[]): Mention[] {
  return mentions.filter((one, at) => mentions.findIndex(({ value }) => value === one.value) === at)
}

/** In one column, or one of them in that whose values name the rows which the other is the key of. */
function shareColumn(one: Mention, two: Mention): boolean {
  return one.places.some(({ column }) =>
    two.places.some((other) => other.column === column || areKeysOf(other.column, column)),
  )
}

/** So much of what names rows stands among their keys. */
const MOST_KNOWN = 0.5

function areKeysOf({ unique, values }: ColumnProfile, naming: ColumnProfile): boolean {
  if (!unique) return false
  const keys = new Set(values.map(({ value }) => value.trim().toLowerCase()))
  return naming.values.filter(({ value }) => keys.has(value.trim().toLowerCase())).length > MOST_KNOWN * naming.distinct
}

/** Wherever it stands, the values of the column name the rows of which the new one is a key. */
function namesRows({ old, meant }: Pair, text: string, profiles: readonly TableProfile[]): boolean {
  const keyed = mentionsIn(text, profiles).filter(({ value }) => value === meant.value)
  const keys = keyed.flatMap(({ places }) => places.map(({ column }) => column))
  return old.places.every(({ column }) => keys.some((key) => areKeysOf(key, column)))
}

/** Of two that both stand in cells: the first is the old one, unless the words say that it takes the place of the second. */
function turned(text: string, first: Mention, second: Mention): Pair {
  return isTurned(text, first, second) ? { old: second, meant: first } : { old: first, meant: second }
}

/** What is said of the two says that the one stands for the other, and of which column; why it is so, and what else is, may be anything. */
function isAllSaid(
  text: string,
  { old, also, meant }: Pair,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): boolean {
  const inner = [old, meant, ...(also ? [also] : [])]
    .toSorted((a, b) => b.at - a.at)
    .reduce((rest, { at, end }) => `${rest.slice(0, at)} ¤ ${rest.slice(end)}`, text)
  const rest = inner.replace(RENAMED, ' ')
  if (rest === inner) return false
  const isSure = RENAMED_SURELY.test(inner) || isAllowedFor(old, meant, templates)
  const said = coreOf(inner)
  const again = new RegExp(
    wordsIn(old.value).length > 0 ? `(?<!\\p{L})${wordsIn(old.value)[0]!.raw}s?(?!\\p{L})` : '¤',
    'giu',
  )
  const own = new Set(
    old.places
      .flatMap(({ profile, column }) => [column.name, profile.table.name])
      .flatMap((name) => wordsIn(name).map(({ stem }) => stem)),
  )
  const unknown = wordsIn(said.replace(RENAMED, ' ').replace(again, ' ')).filter(
    (word) => !FILLER.has(word.text) && !own.has(word.stem) && !BESIDE.has(word.text),
  )
  const isOfAnother = unknown.some(({ stem }) => headersOf(profiles).has(stem))
  return unknown.length <= (isSure && !isOfAnother ? MOST_UNKNOWN : 0)
}

/** What is written is what the column allows, and what stands there is not. */
function isAllowedFor(old: Mention, meant: Text, templates: readonly Template[]): boolean {
  return templates.some(({ columns }) =>
    columns.some((target) => {
      const values = valuesOf(target)
      const isOwn = old.places.some(({ column }) => isCalledAs(column.name, target.name))
      return isOwn && values.includes(meant.value) && !values.includes(old.value)
    }),
  )
}

function headersOf(profiles: readonly TableProfile[]): ReadonlySet<string> {
  return new Set(
    profiles.flatMap(({ columns }) =>
      // What rows are known by is what they are called: “Reels marked 35mm”.
      columns.filter(({ unique }) => !unique).flatMap(({ name }) => wordsIn(name).map(({ stem }) => stem)),
    ),
  )
}

/** The parts from the first to the last of the two, without why it is so. */
function coreOf(inner: string): string {
  const parts = withoutReasons(inner).split(/[,;:.](?=\s)|\s[-–—]\s/u)
  const told = parts.map((part) => part.includes('¤') || RENAMED_SURELY.test(part))
  return parts.slice(told.indexOf(true), told.lastIndexOf(true) + 1).join(' ')
}
