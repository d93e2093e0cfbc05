import { fold } from '../../match/names/words.ts'
import { condition, type Condition } from './condition.ts'
import type { Glosses } from './glosses.ts'
import { wordsIn } from './words.ts'

// “The vans that were sold or written off”: a word that is too short to say by itself of which column it is, beside one that does.

/** The rows of the last word of a part, by the column that the one word behind it is of; `ofNext`: what that says by itself. */
export function listedBeside(
  piece: string,
  next: string,
  ofNext: () => readonly Condition[],
  glosses: Glosses,
): Condition[] {
  const word = wordsIn(piece).at(-1)?.text
  if (word === undefined || wordsIn(next).length !== 1) return []
  return ofNext().flatMap(({ profile, when, what }) => {
    const column = when.is === 'one_of' ? profile.columns.find(({ position }) => position === when.position) : undefined
    const isSaid = (value: string): boolean =>
      [value, ...(glosses.get(value.trim()) ?? [])].some((one) => fold(one).trim() === word)
    return column?.values.some(({ value }) => isSaid(value)) ? [condition(profile, column, isSaid, what)] : []
  })
}
