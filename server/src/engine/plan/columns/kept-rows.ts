import type { RowSkip } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { isTableCalled, type Context } from '../context.ts'

/** The table without the rows of which somebody said that they stay behind: quotes have numbers of their own, beside those of invoices. */
export function keptOf(profile: TableProfile, { directives }: Context): TableProfile {
  const left = directives.flatMap((one) =>
    one.kind === 'leave_rows' && isTableCalled(profile.table, one.table) ? [one.when] : [],
  )
  const rows = profile.rows.filter((cells) => !left.some((when) => isLeft(cells, when)))
  return left.length === 0 ? profile : { ...profile, rows }
}

function isLeft(cells: readonly (string | null)[], when: RowSkip['when']): boolean {
  return 'position' in when && isLeftWith(cells[when.position]?.trim() ?? '', when)
}

/** Whether rows with this cell stay behind. */
export function isLeftWith(cell: string, when: Extract<RowSkip['when'], { position: number }>): boolean {
  if (when.is === 'empty') return cell === ''
  if (when.is === 'equal') return cell === when.value
  const isAmong = when.values.some((value) => value.trim().toLowerCase() === cell.toLowerCase())
  return when.is === 'one_of' ? isAmong : !isAmong
}
