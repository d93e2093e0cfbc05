import { noOf } from '../../../match/values/yes-or-no.ts'
import { closestValue, isClear } from '../../../match/values/same-meaning.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import type { Work } from '../column-values.ts'

// Letters that stand alone are codes of anything, and so may be a short word: what each could be beside the others of its column.

/** A letter that is none of those for men and women, in their column. */
export function isLetterBeside(gender: ReadonlyMap<string, string> | null, raw: string): boolean {
  return gender !== null && /^\p{L}$/u.test(raw)
}

/** True is T beside F, and vrai or vero V; beside another letter it may be the code of anything. */
export function isLoneTruth({ values }: Work, raw: string, allowed: readonly string[]): boolean {
  if (!/^[tfv]$/i.test(raw) || noOf(allowed) === null) return false
  const letters = new Set(values.flatMap(({ value }) => value?.trim().toLowerCase() ?? []))
  const others = [...letters].filter((letter) => letter !== raw.toLowerCase() && /^\p{L}$/u.test(letter))
  if (others.length === 0 || others.some((letter) => /^[tfv]$/.test(letter))) return false
  return ![...letters].some((word) => isShortFor(raw, word, allowed))
}

/** “Non” beside “Member”: a no of another language is none where nothing else in the column answers a question. */
export function isLoneNo({ values }: Work, raw: string, allowed: readonly string[]): boolean {
  const no = noOf(allowed)
  const word = raw.trim().toLowerCase()
  if (no === null || allowed.length !== 2 || !OTHER_NO.test(word)) return false
  const others = values.flatMap(({ value }) => {
    const other = value?.trim().toLowerCase()
    return other === undefined || other === word || isNullWord(other) ? [] : [other]
  })
  return others.length > 0 && !others.some((other) => isClear(closestValue(other, allowed)))
}

/** A no that is short for other words, too: non-member, non-taxable. */
const OTHER_NO = /^non\.?$/

/** “T” beside “Tak”, which says the same in full. */
function isShortFor(raw: string, word: string, allowed: readonly string[]): boolean {
  const [own, full] = [closestValue(raw, allowed), closestValue(word, allowed)]
  return word.length > 1 && word.startsWith(raw.toLowerCase()) && isClear(full) && full[0]!.value === own[0]?.value
}

export function isOtherLetter(raw: string, value: string): boolean {
  return /^\p{L}$/u.test(raw) && !value.toLowerCase().startsWith(raw.toLowerCase())
}
