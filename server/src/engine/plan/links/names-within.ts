import { isTitle } from '../../match/composites/titles.ts'
import { fold } from '../../match/names/words.ts'
import type { Pair } from './naming.ts'
import type { Named } from './namings.ts'
import { wordsOfName } from './words-of-names.ts'

// “Fee 2024 – ROBIN Ada” names the row of “Ada Robin”: whole names in texts, in whatever order their words stand.

const LEAST_WORDS = 2
const MOST_WORDS = 6
/** Shorter ones are words that any text may have. */
const LEAST_LETTERS = 6
/** So much of a longer text is looked at. */
const MOST_LOOKED_AT = 60
/** So many of a naming's names have several words: others are no names of persons. */
const MOSTLY = 0.9

/** A number and nothing else, behind the word for one: “no. 180” of the row 0180. */
const NUMBERED =
  /^\s*(?:(?:n[or]|nr|num|number|nummer|num[ée]ro|n[úu]mero|numer)[.:]?\s+|(?:n[or]|nr)\.\s*|n\s?[°º]\s*|[#№]\s*)0*(\d+)\s*$/iu

/** The key of the only row whose whole name a text has, or just the number of; null where it has none, or several. */
export type KeyIn = (text: string) => string | null

/** Null where rows have no whole names. */
export function keysByNames({ namings }: Named): KeyIn | null {
  const pairs = namings.flatMap((naming) => (!naming.isKey && areWhole(naming.pairs) ? naming.pairs : []))
  if (pairs.length === 0) return null
  const numbers = keysByNumbers(namings)
  // “Ltd” is “Limited”, but where two are told apart by just this.
  const [alike, asWritten] = [keysByWords(pairs, (text) => wordsOfName(fold(text))), keysByWords(pairs, wordsIn)]
  return (text) => numbers.get(NUMBERED.exec(text)?.[1] ?? '') ?? alike(text) ?? asWritten(text)
}

/** The keys by the words of names, in whatever order. */
function keysByWords(pairs: readonly Pair[], wordsOf: (text: string) => string[]): KeyIn {
  const keys = new Map<string, string | null>()
  const lengths = new Set<number>()
  for (const { name, key, written = key } of pairs) {
    for (const words of [wordsOf(name), wordsOf(untitled(name))]) {
      const bag = bagOf(words)
      const known = keys.get(bag)
      lengths.add(words.length)
      // Who has the same name as somebody else is not told by it.
      keys.set(bag, known === undefined || known === written ? written : null)
    }
  }
  const sizes = [...lengths].toSorted((a, b) => b - a)
  return (text) => keyIn(wordsOf(text).slice(0, MOST_LOOKED_AT), keys, sizes)
}

/** “Fahy, Dr Gerard” and “Mrs M. Fahy” without what stands before names, where a whole name is left. */
function untitled(name: string): string {
  const words = name.split(/(?<=[\s,])/u)
  const left = words.filter((word) => !isTitle(word.replace(/[\s,]+$/u, '')))
  return wordsIn(left.join('')).length >= LEAST_WORDS ? left.join('') : name
}

/** The keys that are figures alone, without the zeros in front; null where two are the same then. */
function keysByNumbers(namings: Named['namings']): ReadonlyMap<string, string | null> {
  const numbers = new Map<string, string | null>()
  for (const { key, written = key } of namings.flatMap(({ isKey, pairs }) => (isKey ? pairs : []))) {
    const number = /^\s*0*(\d+)\s*$/u.exec(key)?.[1]
    if (number === undefined) continue
    const known = numbers.get(number)
    numbers.set(number, known === undefined || known === written ? written : null)
  }
  return numbers
}

function areWhole(pairs: readonly Pair[]): boolean {
  const isWhole = (name: string): boolean => {
    const words = wordsIn(name)
    const isName = words.length >= LEAST_WORDS && words.length <= MOST_WORDS && !/\d/.test(name)
    return isName && words.join('').length >= LEAST_LETTERS
  }
  return pairs.length > 0 && pairs.filter(({ name }) => isWhole(name)).length >= MOSTLY * pairs.length
}

function keyIn(
  words: readonly string[],
  keys: ReadonlyMap<string, string | null>,
  sizes: readonly number[],
): string | null {
  const found = new Set<string | null>()
  const taken = new Set<number>()
  for (const size of sizes) {
    for (let at = 0; at + size <= words.length; at++) {
      const places = Array.from({ length: size }, (_, more) => at + more)
      const key = keys.get(bagOf(words.slice(at, at + size)))
      // A name within a longer one is that of nobody else.
      if (key === undefined || places.every((place) => taken.has(place))) continue
      for (const place of places) taken.add(place)
      found.add(key)
    }
  }
  const [key = null, ...more] = found
  return more.length === 0 ? key : null
}

function wordsIn(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function bagOf(words: readonly string[]): string {
  return words.toSorted().join(' ')
}
