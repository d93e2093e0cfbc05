import type { ColumnProfile, TableProfile, ValueType } from '../profile/model.ts'

/** Of two columns of the same content, at least this much of their values is of the same types. */
const LEAST_ALIKE = 0.6

/** Of the tables with a header, the only one whose columns hold the same kinds of values in the same order; null when there is none. */
export function likeTable(profile: TableProfile, tables: readonly TableProfile[]): TableProfile | null {
  if (profile.table.header_row !== null || profile.columns.length < 3) return null
  const alike = tables.filter(
    (other) =>
      other.table.header_row !== null &&
      other.columns.length === profile.columns.length &&
      profile.columns.every((column, index) => isAlike(column, other.columns[index]!)),
  )
  const headers = new Set(alike.map(({ columns }) => columns.map(({ name }) => name).join('\n')))
  return headers.size === 1 ? alike[0]! : null
}

function isAlike(left: ColumnProfile, right: ColumnProfile): boolean {
  if (left.filled === 0 || right.filled === 0) return true
  const types = new Set([...Object.keys(left.types), ...Object.keys(right.types)] as ValueType[])
  let common = 0
  let all = 0
  for (const type of types) {
    common += Math.min(left.types[type] ?? 0, right.types[type] ?? 0)
    all += Math.max(left.types[type] ?? 0, right.types[type] ?? 0)
  }
  return all === 0 || common / all >= LEAST_ALIKE
}
