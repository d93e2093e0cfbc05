import { EMPTY_FOR } from '../../match/names/described.ts'
import { tableLabel, UNMAPPED, type Context, type Mapping, type Placement } from '../context.ts'
import { areAllOf } from './always-so.ts'

// “ISO date; blank for sold vehicles” in a list of what is sold: no column of it is that, however alike their values are.

/** The columns that a description leaves empty for what all rows of the table are said to be. */
export function blankForAll(
  untold: readonly number[],
  told: ReadonlyMap<number, Mapping>,
  { table, side }: Placement,
  context: Context,
): Map<number, Mapping> {
  const { columns, name } = side.template
  const blank = untold.flatMap((target): [number, Mapping][] => {
    const { required, description } = columns[target]!
    const [said, kinds = ''] = required ? [] : ([...(description ?? '').matchAll(EMPTY_FOR)][0] ?? [])
    const isAll = [...told].some(([at, mapping]) => areAllOf(kinds, columns[at]!, mapping, table.profile.columns))
    if (said === undefined || !isAll) return []
    const why = `its description says “${said.trim()}”, and all rows of ${tableLabel(table.profile)} are that`
    const note = `“${columns[target]!.name}” of ${name} is left empty: ${why}.`
    if (!context.notes.includes(note)) context.notes.push(note)
    return [[target, { ...UNMAPPED, decided_by: 'knowledge', reason: `It is left empty: ${why}.` }]]
  })
  return new Map(blank)
}
