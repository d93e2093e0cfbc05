import { escaped } from '../../escaped.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'
import type { ColumnProfile, ValueCount } from '../../profile/model.ts'

// “Course P23-01 memb 1032”, “Inv 4711, customer K-0042”: keys of other rows within a free text, by their form or by the word before them.

/** What the keys are like: a pattern that takes them, and those that there are; null where not all are known. */
export interface KeyForm {
  pattern: string
  known: ReadonlySet<string> | null
  /** Whether a word may stand before a key that is nothing but a number. */
  isWord: (word: string) => boolean
}

/** Keys found in texts. */
export interface KeysWithin {
  /** Takes a whole text; its first group is the key, and empty where there is none. */
  pattern: string
  /** The words before keys that are figures; none where their form tells them. */
  words: string[]
  /** Cells in which there is one, and those of them whose key is known. */
  found: number
  known: number
  /** How many different keys there are. */
  distinct: number
  /** Texts with several different ones. */
  several: string[]
}

/** So many of the texts have a space in them. */
const MOST_SPACED = 0.6
/** So many of the figures behind a word must be keys for the word to say so, and so many of the cells with a key have it. */
const MOSTLY_KEYS = 0.8
const LEAST_USED = 0.03
const MOST_WORDS = 4
/** So many of the texts begin with a key where nothing but its place says that it is one. */
const MOSTLY_IN_FRONT = 0.9
/** Fewer keys may be there by chance. */
const FEW = 3
/** Letters or many figures are of no number that stands in texts by chance. */
const TELLING = /\p{L}.*\d|\d.*\p{L}|\d{6}/u

/** The keys in the texts of a column; null where it is no column of texts, or where nothing tells them. */
export function keysWithin({ values, filled }: ColumnProfile, form: KeyForm): KeysWithin | null {
  const count = (some: readonly ValueCount[]): number => some.reduce((sum, one) => sum + one.count, 0)
  const texts = values.filter(({ value }) => /\S\s+\S/.test(value))
  if (count(texts) < MOST_SPACED * count(values) || filled === 0) return null
  const isTelling =
    form.known === null
      ? TELLING.test(form.pattern)
      : form.known.size > 0 && [...form.known].every((key) => TELLING.test(key))
  const words = isTelling ? [] : wordsBefore(texts, form)
  if (!isTelling && words.length === 0) return keysInFront(values, form)
  const called = isTelling ? '' : `(?i:${words.map(escaped).join('|')})[ .:#]{0,3}`
  // “Room 204” beside “204”: a key by itself needs no word, where no other text begins with one.
  const start = jsPattern(`^\\s*(?:${form.pattern})(?![\\p{L}\\p{N}])`)
  const begun = values.filter(({ value }) => start.test(value))
  const areBare = begun.length > 0 && begun.every(({ value }) => value.trim().replace(start, '') === '')
  const before = areBare && !isTelling ? `(?:^\\s*|${called})` : called
  const one = jsPattern(`(?:^|[^\\p{L}\\p{N}])${before}(${form.pattern})(?![\\p{L}\\p{N}])`)
  const all = new RegExp(one.source, 'gu')
  const read = values.map((own) => ({
    ...own,
    keys: [...new Set([...own.value.matchAll(all)].map(([, key]) => key!))],
  }))
  const single = read.filter(({ keys }) => keys.length === 1)
  const keys = new Set(single.flatMap((own) => own.keys))
  if (keys.size < FEW) return null
  return {
    pattern: `(?:${areBare && !isTelling ? '\\s*|' : ''}(?:[\\s\\S]*?[^\\p{L}\\p{N}])?${called})(${form.pattern})(?:[^\\p{L}\\p{N}][\\s\\S]*)?|[\\s\\S]*`,
    words,
    found: count(single),
    known: form.known === null ? count(single) : count(single.filter((own) => form.known!.has(own.keys[0]!))),
    distinct: keys.size,
    several: read.filter((own) => own.keys.length > 1).map(({ value }) => value),
  }
}

/** “1277 - Rosetti, Gina”: figures that nearly each text begins with, and a mark behind them, are its key where such keys are there. */
function keysInFront(values: readonly ValueCount[], { pattern, known }: KeyForm): KeysWithin | null {
  if (known === null) return null
  const whole = String.raw`\s*(${pattern})(?:\s*[:|]\s*|\s+[-–—·/]\s+)\S[\s\S]*|[\s\S]*`
  const form = new RegExp(`^(?:${jsPattern(whole).source})$`, 'u')
  const read = values.flatMap(({ value, count }) => {
    const key = form.exec(value)?.[1]
    return key === undefined ? [] : [{ key, count }]
  })
  const count = (some: readonly { count: number }[]): number => some.reduce((sum, one) => sum + one.count, 0)
  const keys = new Set(read.map(({ key }) => key))
  if (keys.size < FEW || count(read) < MOSTLY_IN_FRONT * count(values)) return null
  const met = count(read.filter(({ key }) => known.has(key)))
  return { pattern: whole, words: [], found: count(read), known: met, distinct: keys.size, several: [] }
}

/** The words that nearly all figures of the form behind them are keys after. */
function wordsBefore(texts: readonly ValueCount[], { pattern, known, isWord }: KeyForm): string[] {
  if (known === null) return []
  const behind = new RegExp(
    jsPattern(`(?:^|[^\\p{L}\\p{N}])(\\p{L}+)[ .:#]{0,3}(${pattern})(?![\\p{L}\\p{N}])`).source,
    'gu',
  )
  const seen = new Map<string, { keys: number; all: number }>()
  for (const { value, count } of texts)
    for (const [, word = '', key = ''] of value.matchAll(behind)) {
      const own = seen.get(word.toLowerCase()) ?? { keys: 0, all: 0 }
      seen.set(word.toLowerCase(), { keys: own.keys + (known.has(key) ? count : 0), all: own.all + count })
    }
  const keys = [...seen.values()].reduce((sum, own) => sum + own.keys, 0)
  const telling = [...seen].filter(
    ([word, own]) => isWord(word) && own.keys >= MOSTLY_KEYS * own.all && own.keys >= Math.max(2, LEAST_USED * keys),
  )
  // “lidnr” before “lid”: the longer one is tried first.
  return telling.length > MOST_WORDS ? [] : telling.map(([word]) => word).toSorted((a, b) => b.length - a.length)
}
