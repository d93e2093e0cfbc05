import { closestValue } from '../../../match/values/same-meaning.ts'
import type { ValueMapEntry } from '../../../model.ts'
import type { Unclear } from './unclear-values.ts'
import type { Travelling } from '../column-values.ts'

// A short code is a word of another language and the beginning and end of one of this: “ST” is a piece (Stück), or a set.

const SHORT = /^\p{L}{2,3}$/u

/**
 * The codes that were taken for a value which the column has by another code as well, though a value that is allowed is written with just these
 * letters and nothing else of the column is that: either may be meant.
 */
export function contested(
  entries: readonly ValueMapEntry[],
  values: readonly Travelling[],
  allowed: readonly string[],
): Unclear[] {
  const known = new Set(values.flatMap(({ value }) => value ?? []))
  const taken = (value: string, raw: string): boolean =>
    known.has(value) || entries.some((one) => one.value === value && !isSameCode(one.raw, raw))
  return entries.flatMap(({ raw, value, decided_by }): Unclear[] => {
    const isWord = !SHORT.test(raw) || decided_by !== 'matcher' || isShortFor(raw, value)
    if (isWord || value === '' || !taken(value, raw)) return []
    const rivals = allowed.filter((other) => other !== value && isShortFor(raw, other) && !taken(other, raw))
    const travelling = values.find((one) => one.value === raw)
    if (rivals.length !== 1 || !travelling) return []
    const [sure] = closestValue(raw, allowed)
    const confidence = sure?.confidence ?? 0
    return [{ travelling, candidates: [value, ...rivals].map((one) => ({ value: one, confidence })) }]
  })
}

function isSameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** “st” for set: the letters in their order, from the first to the last. */
function isShortFor(short: string, word: string): boolean {
  const [own, letters] = [short.toLowerCase(), word.toLowerCase()]
  if (own[0] !== letters[0] || own.at(-1) !== letters.at(-1) || /[^\p{L}]/u.test(letters)) return false
  let at = 0
  for (const letter of letters) if (letter === own[at]) at++
  return at === own.length
}
