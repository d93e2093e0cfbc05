import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { foldName } from '../links/near-names.ts'

// How what stands in a list is compared with what stands in the data: without case, and numbers perhaps without the zeros in front.

const textsByColumn = new WeakMap<ColumnProfile, Set<string>>()

/** A column's texts, without case. */
export function textsOf({ rows }: TableProfile, column: ColumnProfile): ReadonlySet<string> {
  const known =
    textsByColumn.get(column) ?? new Set(rows.flatMap((cells) => foldName(cells[column.position] ?? '') || []))
  textsByColumn.set(column, known)
  return known
}

/** How the keys of a list are compared: numbers without the zeros in front, which spreadsheets lose, where none becomes another by it. */
export function foldedAs(list: TableProfile, key: ColumnProfile): (text: string) => string {
  const keys = [...textsOf(list, key)]
  const isNumbered = keys.some((text) => text.startsWith('0')) && keys.every((text) => /^\d+$/.test(text))
  return isNumbered && new Set(keys.map(unpadded)).size === keys.length ? unpadded : foldName
}

export function unpadded(text: string): string {
  return foldName(text).replace(/^0+(?=\d+$)/, '')
}
