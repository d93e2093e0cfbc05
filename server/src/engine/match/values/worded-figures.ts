import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tellingOf } from '../../profile/null-words.ts'
import { readNumber } from '../../profile/numbers.ts'
import { isCounted, unitsCalled } from '../../profile/units.ts'
import { conceptsOf, fold } from '../names/words.ts'

// “Sleeps 4”, “10 lessons”, “für 6 Personen”, “max. 12”: one figure within words that are the same in all cells say no more than the figure.

/** What is said of a figure, but not of what: that it is about right, the most there can be, or for so many. */
const QUALIFIERS =
  'ca|circa|approx(?:imately)?|about|around|roughly|etwa|ungefähr|rund|zirka|env(?:iron)?|autour de|aprox(?:imadamente)?|unos|unas|cerca de|circa|ongeveer|plm|±|~|≈' +
  "|max(?:imum|imal|imaal|imo|im)?|máx(?:imo)?|up to|bis(?: zu)?|jusqu[’']?à|hasta|fino a|tot" +
  '|for|für|pour|para|per|voor|je'
/** What makes another figure of it, or none. */
const OTHER =
  /(?<!\p{L})(?:minus|less|under|below|over|above|more|from|at least|min|not?|without|unter|weniger|über|mehr|ab|mind|mindestens|kein[e]?|nicht|ohne|moins|plus|dès|sans|pas|menos|más|desde|sin|meno|più|oltre|da|senza|non|minder|meer|onder|boven|vanaf|geen|zonder|half|halb\p{L}*|demi\p{L}*|medi[ao]|mezz[ao])(?!\p{L})/iu

/** Words in front of a figure that leave it what it is. */
export const QUALIFIER = new RegExp(`^(?:(?:${QUALIFIERS})[.:]?(?=\\s|\\d|$)\\s*)+`, 'iu')

const WORD = "\\p{L}[\\p{L}\\p{M}.’'-]*"
const WORDS = `${WORD}(?:\\s+${WORD}){0,3}`
/** A letter or two right behind a figure are a part of it: `12a`, `3B`. */
const BEHIND = `\\s+\\(?${WORDS}|-?\\p{L}{3,}[\\p{L}\\p{M}.]*(?:\\s+${WORD}){0,3}`
/** One figure with the words around it, or alone. Both for RE2 and here. */
export const WORDED = '(?:[^\\d−+-]*[\\s:.~≈±])?(\\d{1,9}(?:[.,]\\d{1,2})?)(?:[\\s(]\\D*|-?\\p{L}{3}\\D*)?'

const PARTS = new RegExp(
  `^\\s*(?:(${WORDS})\\s*[:.]?\\s+|[~≈±]\\s*)?(\\d{1,9}(?:[.,]\\d{1,2})?)(?:(${BEHIND})\\)?)?\\s*$`,
  'u',
)
const LONGEST = 60

/** From this share of the cells with figures on that is how the column is written, and so many have some; so many have words. */
const NEARLY_ALL = 0.95
const MOST = 0.8
const SOME = 0.2

export interface WordedFigures {
  /** The words for what is counted, behind the figure or before it; none where nothing says that. */
  nouns: string[]
  figureOf: (value: string) => string | null
}

const known = new WeakMap<ColumnProfile, WordedFigures | null>()

/** How a column writes its figures within words; null where it doesn't, or where the words tell its cells apart (“Room 4”, “Suite 5”). */
export function wordedFigures(profile: ColumnProfile): WordedFigures | null {
  const found = known.get(profile)
  if (found !== undefined) return found
  const read = isHopeful(profile) ? readColumn(profile) : null
  known.set(profile, read)
  return read
}

const shares = new WeakMap<ColumnProfile, number>()

/** The share of the cells that have figures of which words in front or around say no more: such a column holds numbers. */
export function wordedShare(profile: ColumnProfile): number {
  const found = shares.get(profile)
  if (found !== undefined) return found
  const isNumber = (value: string): boolean =>
    QUALIFIER.test(value) && readNumber(value.replace(QUALIFIER, '')) !== null
  const share = wordedFigures(profile)
    ? 1
    : cellsOf(profile.values.filter(({ value }) => isNumber(value))) / Math.max(1, cellsOf(profile.values))
  shares.set(profile, share)
  return share
}

/** Figures alone, or texts without any, are soon told. */
function isHopeful({ values, filled }: ColumnProfile): boolean {
  const first = values[0]?.value ?? ''
  return filled > 0 && values.some(({ value }) => /\d/.test(value) && /\p{L}/u.test(value)) && first.length <= LONGEST
}

function readColumn(profile: ColumnProfile): WordedFigures | null {
  const values = tellingOf(profile.values)
  if (values.some(({ value }) => OTHER.test(value))) return null
  const parts = values.map(({ value, count }) => ({ value, count, found: partsOf(value) }))
  const fitting = parts.flatMap(({ count, found }) => (found ? [{ count, found }] : []))
  const worded = fitting.filter(({ found }) => found.worded)
  const figured = cellsOf(parts.filter(({ value }) => /\d/.test(value)))
  if (
    cellsOf(fitting) < MOST * cellsOf(parts) ||
    cellsOf(fitting) < NEARLY_ALL * figured ||
    cellsOf(worded) < SOME * cellsOf(parts)
  )
    return null
  const befores = worded.flatMap(({ found }) => found.before || [])
  const nouns = worded.flatMap(({ found }) => found.behind.split(' ')[0] || [])
  const rests = worded.flatMap(({ found }) => found.behind.split(' ').slice(1).join(' ') || [])
  if (![befores, nouns, rests].every(areSame) || isMeasured(nouns)) return null
  // Words before some figures, and behind others: “Year 5” beside “5 boys”.
  const onOneSide = (one: 'before' | 'behind', other: 'before' | 'behind'): boolean =>
    worded.some(({ found }) => found[one] !== '' && found[other] === '')
  if (onOneSide('before', 'behind') && onOneSide('behind', 'before')) return null
  return { nouns: [nouns[0] ?? [], befores[0] ?? []].flat(), figureOf: (value) => partsOf(value)?.figure ?? null }
}

interface Parts {
  before: string
  figure: string
  behind: string
  /** Words stand around it, be they only such as say nothing of what it counts. */
  worded: boolean
}

/** The words before and behind the only figure of a value, without those that say nothing of what it counts. */
function partsOf(value: string): Parts | null {
  if (value.length > LONGEST) return null
  const [, before = '', figure, behind = ''] = PARTS.exec(value) ?? []
  if (figure === undefined) return null
  return { before: bare(before), figure, behind: bare(behind), worded: before + behind !== '' }
}

function bare(text: string): string {
  const words = text
    .replace(/[()]/g, ' ')
    .replace(/^[\s-]+/, '')
    .trim()
  return fold(words.replace(QUALIFIER, '')).replace(/[.:,]/g, '').trim()
}

/** One word in its forms: `les` and `lessen`, `Gast` and `Gäste`, `Pers.` and `Personen`. */
function areSame(words: readonly string[]): boolean {
  if (new Set(words.map((word) => conceptsOf(word).join())).size <= 1) return true
  const length = Math.min(STEM, ...words.map((word) => word.length))
  return new Set(words.map((word) => word.slice(0, length))).size <= 1
}

const STEM = 4

/** What can be converted is read with its unit. */
function isMeasured(nouns: readonly string[]): boolean {
  return nouns.some(isMeasureWord)
}

export function isMeasureWord(word: string): boolean {
  return unitsCalled(word).some((unit) => !isCounted(unit))
}
