import type { Choice } from '../../match/choose-columns.ts'
import type { Candidate } from '../../match/score-columns.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Placement } from '../context.ts'
import { sureChoice } from './choices.ts'
import { sharedWith, tellingKeys } from './telling-keys.ts'

// What rows are known by is what the rows of other templates name them by: “Account no.” has the numbers of the boats that belong to a member,
// whatever else of the list of members looks like a key.

/** So many keys are named elsewhere by no chance. */
const FEW = 5
/** So many of what other rows name must be in it. */
const MOST = 0.5
/** So many of its values stand there once: some rows are left out, or were written twice. */
const ONCE = 0.8

/** The only column that has, hardly one twice, what the linking columns of other templates' tables have, where the likeliest one has none of that. */
export function keyLinked(
  target: number,
  choice: Choice | undefined,
  own: readonly Candidate[],
  free: ReadonlySet<number>,
  { table, side }: Placement,
  context: Context,
): Choice | undefined {
  const { required, unique } = side.template.columns[target]!
  if (!required || !unique) return undefined
  const { columns } = table.profile
  const chosen = choice && columns[choice.candidate.source]!
  for (const naming of namingColumns(target, side, context)) {
    const named = tellingKeys([naming.column])
    if (named.size < FEW || (chosen && sharedWith(named, chosen) > 0)) continue
    const found = own.filter(({ source }) => {
      const column = columns[source]!
      return (
        free.has(source) && sharedWith(named, column) >= MOST * named.size && column.distinct >= ONCE * column.filled
      )
    })
    const [candidate] = found
    if (!candidate || found.length > 1) continue
    const why = `“${columns[candidate.source]!.name}” has what “${naming.column.name}” of ${naming.of} names.`
    return { ...sureChoice(candidate)!, why }
  }
  return undefined
}

/** The columns of tables of other templates that surely fill what links to this column. */
function namingColumns(
  target: number,
  { template }: Placement['side'],
  { placed = [] }: Context,
): { column: ColumnProfile; of: string }[] {
  const key = template.columns[target]!.name
  return placed.flatMap(({ placement, mappings }) => {
    const { profile } = placement.table
    if (placement.side.template === template) return []
    return placement.side.template.columns.flatMap(({ desiredRule, linkRule }, at) => {
      const { sources, lead, guessed } = mappings[at]!
      const leads =
        desiredRule === 'link' && linkRule?.some((one) => one.templateId === template.id && one.columnName === key)
      const isSingle = sources.length === 1 && lead.length === 0 && !guessed
      return leads && isSingle ? [{ column: profile.columns[sources[0]!]!, of: tableLabel(profile) }] : []
    })
  })
}
