import type { Candidate } from '../../match/score-columns.ts'
import type { Placement } from '../context.ts'

const NEARLY_ALL = 0.95
const HALF = 0.5

/** Days are no codes, though with other marks they would look like some: `03-01-2023` for a rule of `2023-0101`. */
export function areOnlyDays(
  { source, target, rule }: Candidate,
  { table, side }: Pick<Placement, 'table' | 'side'>,
): boolean {
  const { date = 0, datetime = 0 } = table.profile.columns[source]!.types
  return date + datetime >= NEARLY_ALL && (rule?.now ?? 0) < HALF && !side.kinds[target]!.includes('date')
}
