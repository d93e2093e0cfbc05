import type { Mapping, Placement } from '../context.ts'
import { CLEAR } from '../sure.ts'

/** A header that is less than half like what it fills. */
const LITTLE_LIKE = 0.5

/**
 * Whether a column was taken for what its values look like, and not surely: nine figures may be a telephone number, or that of a tax payer. Of a list
 * of the same rows a column that is called so is better. What a link names is told by its values, whatever it is called.
 */
export function isForItsValues(
  { sources, lead, decided_by, confidence }: Mapping,
  target: number,
  placement: Placement,
): boolean {
  const [source] = sources
  if (placement.side.template.columns[target]!.desiredRule === 'link') return false
  if (decided_by !== 'matcher' || lead.length > 0 || sources.length !== 1 || confidence >= CLEAR) return false
  const like = likeness(source!, target, placement)
  return like !== null && like < LITTLE_LIKE
}

/** Whether the column is called so by more than half. */
export function isCalledSo({ sources, lead }: Mapping, target: number, placement: Placement): boolean {
  const [source, ...more] = sources
  if (source === undefined || more.length > 0 || lead.length > 0) return false
  return (likeness(source, target, placement) ?? 0) > LITTLE_LIKE
}

function likeness(source: number, target: number, { candidates }: Placement): number | null {
  const pair = candidates.find((one) => one.target === target && one.source === source)
  return pair === undefined ? null : (pair.name ?? 0)
}
