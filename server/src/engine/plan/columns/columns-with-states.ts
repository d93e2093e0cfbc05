import { answersIn } from '../../knowledge/grounded/columns.ts'
import type { Mapping, Placement } from '../context.ts'
import { SURE } from '../sure.ts'

/** A column with more allowed values is no state or kind. */
const MOST_VALUES = 12

/**
 * The columns in whose texts one of a few allowed values may stand: the one that was told or found, where it goes over as `isPlain` wants it, and
 * any where there is none. None for a column that is a yes or no, or has a constant.
 */
export function columnsWithStates(
  mapping: Mapping,
  target: number,
  { side, table }: Placement,
  isPlain: (mapping: Mapping) => boolean,
): number[] {
  const allowed = side.rules[target]?.values ?? []
  if (allowed.length < 2 || allowed.length > MOST_VALUES || answersIn(allowed)) return []
  if (mapping.constant !== undefined) return []
  const isTold = mapping.decided_by !== 'matcher'
  const isFound = mapping.sources.length > 0 && !mapping.guessed && mapping.confidence >= SURE
  if (!isTold && !isFound) return [...table.profile.columns.keys()]
  return mapping.sources.length === 1 && isPlain(mapping) ? mapping.sources : []
}
