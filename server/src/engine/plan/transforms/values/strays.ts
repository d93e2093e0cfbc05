import type { Closest } from '../../../match/values/same-meaning.ts'
import type { Meanings } from '../../tables/code-lists.ts'
import type { Travelling } from '../column-values.ts'

/** A list of fewer codes may be none of the column's own. */
const FEWEST = 3

/** Whether a code stands there once that the column's own list of codes lacks, and that is like nothing: a slip, of which nobody knows what it means. */
export function isStray(
  { value, count }: Travelling,
  candidates: readonly Closest[],
  meanings: Meanings | null,
): boolean {
  return meanings !== null && count === 1 && candidates.length === 0 && isOff(value!, meanings)
}

function isOff(value: string, { texts }: Meanings): boolean {
  return texts.size >= FEWEST && !texts.has(value)
}
