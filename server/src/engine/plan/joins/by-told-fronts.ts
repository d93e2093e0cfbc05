import { looseKey } from '../../profile/sketch.ts'
import { percent, tableLabel, type Context, type Placed } from '../context.ts'
import { toldFront } from '../told/told-fronts.ts'
import type { PossibleJoin } from './key-join.ts'

/**
 * How a list that has keys as they will be completes a table whose numbers get letters in front, as somebody said: the balances of O70012 and O70031,
 * where the folders are 12 and 31. Null where it doesn't.
 */
export function joinByToldFront(main: Placed, other: Placed, key: number, context: Context): PossibleJoin | null {
  const columnOf = ({ placement, mappings }: Placed) =>
    mappings[key]!.sources.length === 1 ? placement.table.profile.columns[mappings[key]!.sources[0]!] : undefined
  const [left, right] = [columnOf(main), columnOf(other)]
  const { name } = main.placement.side.template.columns[key]!
  const told = toldFront([name], main.placement, context)
  const { front = '' } = told ?? {}
  if (!left || !right || !/^\p{L}/u.test(front) || told?.instead !== undefined || told?.behind !== undefined)
    return null
  const isDressed = (value: string): boolean => value.trim().toUpperCase().startsWith(front.toUpperCase())
  if (!left.complete || !right.complete || !right.unique || left.values.some(({ value }) => isDressed(value)))
    return null
  const dress = front.toUpperCase()
  const own = new Set(left.values.map(({ value }) => looseKey(value)))
  const found = right.values.filter(({ value }) => isDressed(value) && own.has(looseKey(value, dress)))
  if (found.length === 0) return null
  const { profile } = other.placement.table
  const { file_id, name: table } = profile.table
  return {
    share: found.length / right.values.length,
    join: (shared) => ({
      file_id,
      table,
      left: left.position,
      right: right.position,
      loose: true,
      dress,
      reason: `${tableLabel(profile)} only completes ${tableLabel(main.placement.table.profile)}: ${percent(shared)} of its “${right.name}” occur there or in like tables, with “${front}” in front, as ${told!.origin} says.`,
    }),
  }
}
