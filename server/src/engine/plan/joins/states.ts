import type { JoinPlan } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Placed } from '../context.ts'
import { isFilled } from '../sure.ts'
import { isDay, latestDay } from './latest-of-several.ts'

// A list of bank accounts keeps the old one of a person above the new one, each with the day since when it holds. Beside a list of the persons its
// rows are none of their own: they lack what each must have.

/** So much of what each row must have, and the main table has, is lacking. */
const HALF = 0.5

/**
 * By which day the rows of the other table that have the same key go one after the other. Null where they may be rows of their own, say nothing that
 * the main table lacks, or have no day, or several that may be meant.
 */
export function stateOfLatest(
  main: Placed,
  other: Placed,
  key: number,
): { day: ColumnProfile; order: NonNullable<JoinPlan['latest']> } | null {
  const { columns } = main.placement.side.template
  if (!columns[key]!.unique) return null
  const has = ({ mappings }: Placed, target: number): boolean => isFilled(mappings[target]!)
  const needed = [...columns.keys()].filter((at) => at !== key && columns[at]!.required && has(main, at))
  const lacking = needed.filter((at) => !has(other, at))
  const brings = [...columns.keys()].filter((at) => at !== key && has(other, at) && !has(main, at))
  if (needed.length === 0 || lacking.length < HALF * needed.length || brings.length === 0) return null
  const { profile } = other.placement.table
  const order = latestDay(profile, [])
  const day = profile.columns.find(({ position }) => position === order?.day)
  return order && day && isDay(day) ? { day, order } : null
}
