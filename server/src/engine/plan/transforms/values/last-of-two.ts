import { isNullWord } from '../../../profile/null-words.ts'
import type { ValueMapEntry } from '../../../model.ts'
import { foldIn } from './told-values.ts'
import type { Work } from '../column-values.ts'
import type { Unclear } from './unclear-values.ts'

/** What stands there less often may be a slip. */
const FEWEST = 2
/** A no, in whichever language: beside it stands its yes, and nothing else. */
const NO = /^(?:n|no|non|nein|nee|nie|ne|não|nao|nej|nei|f|false|faux|falsch|falso|0)$/iu

/**
 * A yes and a no in a column, two that are allowed, and one of them is sure: the other one is what is left. “O” under “Sommeil” is said to be
 * discontinued, so that an N is not. What a link leads to may be another row that is missing.
 */
export function lastOfTwo(
  work: Work,
  entries: readonly ValueMapEntry[],
  unclear: readonly Unclear[],
  allowed: readonly string[],
): ValueMapEntry[] {
  const { source, values, target } = work
  const fold = foldIn(work)
  const isOf = (one: string, other: string): boolean => fold(one) === fold(other)
  const filled = values.filter(({ value }) => value !== null && !isNullWord(value))
  const [one, other, ...more] = new Set(filled.map(({ value }) => fold(value!)))
  const [open, ...others] = new Set(unclear.map(({ travelling }) => fold(travelling.value!)))
  const isPair = [one, other].filter((value) => NO.test(value?.trim() ?? '')).length === 1
  if (!isPair || target.desiredRule === 'link') return []
  if (allowed.length !== 2 || !source.complete || open === undefined || others.length > 0 || more.length > 0) return []
  const known = entries.filter(({ raw }) => !isOf(raw, open) && [one, other].some((value) => isOf(raw, value ?? '')))
  // A letter that nobody says anything of may be the code of something else.
  if (known.every(({ decided_by }) => decided_by === 'matcher')) return []
  const [taken, ...different] = new Set(known.map(({ value }) => value))
  const left = allowed.find((value) => value !== taken)
  const cells = unclear.reduce((sum, { travelling }) => sum + travelling.count, 0)
  if (taken === undefined || !allowed.includes(taken) || different.length > 0 || cells < FEWEST) return []
  return unclear.map(({ travelling }) => ({ raw: travelling.value!, value: left!, decided_by: 'matcher' }))
}
