import { noOf } from '../../../match/values/yes-or-no.ts'
import type { Work } from '../column-values.ts'

// Letters that stand alone are codes of anything: what each could be beside the others of its column.

/** A letter that is none of those for men and women, in their column. */
export function isLetterBeside(gender: ReadonlyMap<string, string> | null, raw: string): boolean {
  return gender !== null && /^\p{L}$/u.test(raw)
}

/** True is T beside F, and vrai or vero V; beside another letter it may be the code of anything. */
export function isLoneTruth({ values }: Work, raw: string, allowed: readonly string[]): boolean {
  if (!/^[tfv]$/i.test(raw) || noOf(allowed) === null) return false
  const letters = new Set(values.flatMap(({ value }) => value?.trim().toLowerCase() ?? []))
  const others = [...letters].filter((letter) => letter !== raw.toLowerCase() && /^\p{L}$/u.test(letter))
  return others.length > 0 && !others.some((letter) => /^[tfv]$/.test(letter))
}

export function isOtherLetter(raw: string, value: string): boolean {
  return /^\p{L}$/u.test(raw) && !value.toLowerCase().startsWith(raw.toLowerCase())
}
