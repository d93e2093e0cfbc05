import type { ColumnProfile } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { meaningsOf } from '../vocabulary/meanings.ts'
import { wordsOf } from '../names/words.ts'

/** A column's values freed of spelling, each with its weight, and the words of all of them. */
export interface CanonicalValues {
  values: Map<string, number>
  words: Map<string, number>
}

/** The most values of a column that are looked at, but for long lists of names. */
export const LISTED = 200
/** Cells of prose: what they say isn't a value of a list. */
const MAX_LENGTH = 80

/**
 * Values as their words alone: case, accents and signs off, without words that nearly all values begin with (`Stage IIB` beside
 * `Stage IV` → 2 b), Roman numerals as figures, and with a sign for what they mean where that is known (`m` and `male`).
 */
export function canonicalValues({ values, more }: ColumnProfile): CanonicalValues {
  const listed =
    more.length === 0 ? values.slice(0, LISTED) : [...values, ...more.map((value) => ({ value, count: 1 }))]
  const told = listed
    .filter(({ value }) => !isNullWord(value))
    .map(({ value, count }) => ({ words: wordsOf(value.slice(0, MAX_LENGTH)), value, weight: Math.sqrt(count) }))
    .filter(({ words }) => words.length > 0)
  const roman = hasRomanNumerals(told.map(({ words }) => words))
  const lists = withoutCommonStart(told.map(({ words }) => (roman ? words.flatMap(figures) : words)))
  const canonical: CanonicalValues = { values: new Map(), words: new Map() }
  for (const [index, { value, weight }] of told.entries()) {
    const list = lists[index]!
    const meanings = meaningsOf(value)
    const terms = meanings.length > 0 ? meanings.map((meaning) => `\0${meaning}`) : [list.join(' ')]
    for (const term of terms) add(canonical.values, term, weight / terms.length)
    const words = meanings.length > 0 ? terms : list
    for (const word of words) add(canonical.words, word, weight / words.length)
  }
  return canonical
}

function add(weights: Map<string, number>, term: string, weight: number): void {
  weights.set(term, (weights.get(term) ?? 0) + weight)
}

const COMMON = 0.6

/** Without the words that most values begin with, as long as something is left of those. */
function withoutCommonStart(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  let current = lists
  for (let round = 0; round < 3; round++) {
    const counts = new Map<string, number>()
    for (const words of current) if (words.length > 1) counts.set(words[0]!, (counts.get(words[0]!) ?? 0) + 1)
    const [word, count] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), ['', 0])
    if (count < 2 || count < COMMON * current.length) return current
    current = current.map((list) => (list[0] === word && list.length > 1 ? list.slice(1) : list))
  }
  return current
}

const ROMAN = /^(x?(?:ix|iv|v?i{1,3}|v)|x)([a-d]?)$/

/** `i` and `v` alone may be letters: numerals come in several, of which one has two letters. */
function hasRomanNumerals(lists: readonly (readonly string[])[]): boolean {
  const found = new Set(lists.flatMap((words) => words.flatMap((word) => ROMAN.exec(word)?.[1] ?? [])))
  return found.size >= 2 && [...found].some((numeral) => numeral.length > 1)
}

function figures(word: string): string[] {
  const [, numeral, letter] = ROMAN.exec(word) ?? []
  if (!numeral) return [word]
  return [String(numberOf(numeral)), ...(letter ? [letter] : [])]
}

const FIGURES: Record<string, number> = { i: 1, v: 5, x: 10 }

function numberOf(numeral: string): number {
  const figuresOf = [...numeral].map((letter) => FIGURES[letter]!)
  return figuresOf.reduce((sum, figure, at) => sum + (figure < (figuresOf[at + 1] ?? 0) ? -figure : figure), 0)
}
