import type { TemplateSide } from '../sides.ts'
import { namesOfCount, wordsForCount } from './worded-counts.ts'

// “2A 1C” of adults and children, “2E 1K” of Erwachsene and Kinder: nothing but the letters with which the words for what is counted begin.

/** A word of a list, and the template column of what it counts. */
export interface Called {
  word: string
  target: number
}

/** Of more letters than these it is no party. */
const MOST_LETTERS = 4

/** The column that each letter is for, where they can be theirs in one way only: by what they are called, or by words of other languages. */
export function initialsOfCounts(words: readonly string[], counted: readonly number[], side: TemplateSide): Called[] {
  const letters = [...new Set(words.map(bare))]
  if (letters.length < 2 || letters.length > MOST_LETTERS || letters.some((word) => !/^\p{L}$/u.test(word))) return []
  const waysBy = (namesOf: (name: string) => string[]): number[][] =>
    waysOf(
      letters.map((letter) =>
        counted.filter((at) => namesOf(side.template.columns[at]!.name).some((word) => word.startsWith(letter))),
      ),
    )
  const own = waysBy(namesOfCount)
  const [only, ...others] = own.length > 0 ? own : waysBy(wordsForCount)
  if (!only || others.length > 0) return []
  return words.map((word) => ({ word, target: only[letters.indexOf(bare(word))]! }))
}

function bare(word: string): string {
  return word.toLowerCase().replace(/\.$/, '')
}

/** All ways to give each its own of those that it may be for. */
function waysOf([first, ...rest]: readonly (readonly number[])[]): number[][] {
  if (!first) return [[]]
  return first.flatMap((one) =>
    waysOf(rest.map((others) => others.filter((other) => other !== one))).map((way) => [one, ...way]),
  )
}
