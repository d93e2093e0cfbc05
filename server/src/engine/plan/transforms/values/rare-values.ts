import type { ValueMapEntry } from '../../../model.ts'
import { cellsOf } from '../../../profile/cells-of.ts'
import { isNullWord } from '../../../profile/null-words.ts'
import type { Travelling, Work } from '../column-values.ts'
import type { Unclear } from './unclear-values.ts'

/**
 * Beside others that are asked about, a rare value is asked about with them: an answer more saves its rows. So is a phrase among values that are
 * all known, which is no slip of any of these.
 */
export function rareBeside(
  work: Work,
  open: readonly Travelling[],
  entries: readonly ValueMapEntry[],
  unclear: readonly Unclear[],
  most: number,
): Unclear[] {
  const { source, target } = work
  const known = new Set([...entries.map(({ raw }) => raw), ...unclear.map(({ travelling }) => travelling.value)])
  const rare = open.filter(({ value }) => !known.has(value!) && !isNullWord(value!) && /\p{L}/u.test(value!))
  const all = unclear.length + rare.length
  if (!source.complete || !target.required || all > most) return []
  const isWorth =
    unclear.length > 0 ? cellsOf(rare) <= cellsOf(open) / 2 : rare.length <= MOST_PHRASES && rare.every(isPhrase)
  return isWorth ? rare.map((travelling) => ({ travelling, candidates: [] })) : []
}

/** More phrases are remarks. */
const MOST_PHRASES = 2

/** “Do not call”: whole words that somebody wrote to say something. */
function isPhrase({ value }: Travelling): boolean {
  return /^\p{L}{2,}(?:[ -]\p{L}{2,}){1,3}$/u.test(value ?? '')
}
