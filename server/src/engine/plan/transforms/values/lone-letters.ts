import { noOf } from '../../../match/values/yes-or-no.ts'
import { closestValue, isClear } from '../../../match/values/same-meaning.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import type { Travelling, Work } from '../column-values.ts'
import { isYesBesideNo, TICK } from './booleans.ts'
import { toldValue } from './told-values.ts'

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

/**
 * “Non” beside “Member”, and an N beside an E: a no is none where nothing else in the column answers a question. Of two letters the N is no until
 * somebody says what the other one is; where that is a yes, the N is a no.
 */
export function isLoneNo(work: Work, raw: string, allowed: readonly string[]): boolean {
  const no = noOf(allowed)
  if (no === null || allowed.length !== 2) return false
  const others = othersThan(raw, work)
  if (isOfTwoLetters(raw, others)) return !isYes(work, others[0]!, allowed)
  return (
    OTHER_NO.test(raw.trim()) && others.length > 0 && !others.some((other) => isClear(closestValue(other, allowed)))
  )
}

/** What is asked about without the N that follows from what is answered of the letter beside it. */
export function withoutFollowing<T extends { travelling: Travelling }>(work: Work, unclear: readonly T[]): T[] {
  const open = new Set(unclear.flatMap(({ travelling }) => travelling.value?.trim().toLowerCase() ?? []))
  return unclear.filter(({ travelling }) => {
    const others = othersThan(travelling.value!, work)
    return !isOfTwoLetters(travelling.value!, others) || !open.has(others[0]!)
  })
}

/** A no that is short for other words, too: non-member, non-taxable. */
const OTHER_NO = /^non\.?$/i

function othersThan(raw: string, { values }: Work): string[] {
  const word = raw.trim().toLowerCase()
  const all = values.flatMap(({ value }) => (value === null || isNullWord(value) ? [] : value.trim().toLowerCase()))
  return [...new Set(all)].filter((other) => other !== word)
}

function isOfTwoLetters(raw: string, others: readonly string[]): boolean {
  return /^n$/i.test(raw.trim()) && others.length === 1 && /^\p{L}$/u.test(others[0]!)
}

function isYes(work: Work, letter: string, allowed: readonly string[]): boolean {
  const said = work.values.map(({ value }) => value).find((value) => value?.trim().toLowerCase() === letter)!
  const told = toldValue(work, said)?.value
  if (told !== undefined) return told !== noOf(allowed)
  return TICK.test(letter) || isYesBesideNo(work, letter, allowed) || isClear(closestValue(letter, allowed))
}

/** “T” beside “Tak”, which says the same in full. */
function isShortFor(raw: string, word: string, allowed: readonly string[]): boolean {
  const [own, full] = [closestValue(raw, allowed), closestValue(word, allowed)]
  return word.length > 1 && word.startsWith(raw.toLowerCase()) && isClear(full) && full[0]!.value === own[0]?.value
}

export function isOtherLetter(raw: string, value: string): boolean {
  return /^\p{L}$/u.test(raw) && !value.toLowerCase().startsWith(raw.toLowerCase())
}
