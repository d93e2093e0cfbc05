import { isKnown } from '../../examples/interpret.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { stepsOf, writtenBy } from '../links/written-keys.ts'
import type { Context, Placed } from '../context.ts'
import { plain } from './joined-rows.ts'

/**
 * The keys of a table's rows by what else these are known by: `markOf` makes it of the values that the template columns get, null where a row has
 * none. Marks that several rows have give null, and so does the whole where it isn't known what the columns get.
 */
export function keysByMarks(
  placed: Placed,
  key: ColumnProfile,
  targets: readonly number[],
  context: Context,
  markOf: (values: readonly (string | null)[]) => string | null,
): Map<string, string | null> | null {
  const { profile } = placed.placement.table
  if (!targets.every((target) => stepsOf(placed, target, context).every(isKnown))) return null
  const writing = targets.map((target) => ({
    write: writtenBy(placed, target, context),
    positions: placed.mappings[target]!.sources.map((source) => profile.columns[source]!.position),
  }))
  const keys = new Map<string, string | null>()
  for (const cells of profile.rows) {
    const own = plain(cells[key.position])
    const mark = markOf(writing.map(({ write, positions }) => write(positions.map((at) => plain(cells[at])))))
    if (own === '' || mark === null) continue
    const known = keys.get(mark)
    keys.set(mark, known === undefined || known === own ? own : null)
  }
  return keys
}
