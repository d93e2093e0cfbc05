import type { RowSkip } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { isTableCalled, type Context } from '../context.ts'

/** The table without the rows of which somebody said that they stay behind: quotes have numbers of their own, beside those of invoices. `slug`: behind the template's rows. */
export function keptOf(profile: TableProfile, { directives }: Context, slug?: string): TableProfile {
  const isOf = (of: string | null): boolean => slug === undefined || of === null || of === slug
  const left = directives.flatMap((one) =>
    one.kind === 'leave_rows' && isOf(one.slug) && isTableCalled(profile.table, one.table) ? [one.when] : [],
  )
  const rows = profile.rows.filter((cells) => !left.some((when) => isLeftRow(cells, when)))
  return left.length === 0 ? profile : { ...profile, rows }
}

/** Whether somebody said that a template gets no rows of a table with this cell in one of its columns. */
export function leavesCell(
  cell: string,
  position: number,
  slug: string,
  profile: TableProfile,
  { directives }: Context,
): boolean {
  return directives.some(
    (one) =>
      one.kind === 'leave_rows' &&
      (one.slug === null || one.slug === slug) &&
      isTableCalled(profile.table, one.table) &&
      'position' in one.when &&
      one.when.position === position &&
      isLeftWith(cell.trim(), one.when),
  )
}

/** Whether rows that are so stay behind. */
export function isLeftRow(cells: readonly (string | null)[], when: RowSkip['when']): boolean {
  return 'position' in when && isLeftWith(cells[when.position]?.trim() ?? '', when)
}

/** Whether rows with this cell stay behind. */
export function isLeftWith(cell: string, when: Extract<RowSkip['when'], { position: number }>): boolean {
  if (when.is === 'empty') return cell === ''
  if (when.is === 'equal') return cell === when.value
  const isAmong = when.values.some((value) => value.trim().toLowerCase() === cell.toLowerCase())
  return when.is === 'one_of' ? isAmong : !isAmong
}
