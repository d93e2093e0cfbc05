import { saysBoth } from '../names/firms-alone.ts'
import type { TableSide } from '../sides.ts'

// A column that holds the surname of a person or the name of a firm, as its header says: “Surname / Company”, “Name / Firma”.

/** More of the names with the first name in them are whole ones. */
const MOST_WHOLE = 0.1

/** Whether a column of either, beside one of first names, has no more than the surname of those who have a first name. */
export function isSurnameOrFirm(source: number, table: TableSide): boolean {
  const { names, profile } = table
  const column = profile.columns[source]!
  const first = firstOf(source, table)
  const isOther = names.some(({ concepts }, at) => at !== source && at !== first && concepts.includes('last'))
  if (first < 0 || isOther || !saysBoth(column.name) || names[source]!.concepts.includes('first')) return false
  if (names[source]!.concepts.includes('last')) return true
  const persons = rowsOf(source, first, table).filter(([, given]) => given !== '')
  const whole = persons.filter(([name, given]) => ` ${name} `.includes(` ${given} `))
  return persons.length > 0 && whole.length <= MOST_WHOLE * persons.length
}

/** Whether some rows have such a name and no first one: else the firms have somebody's beside them, or there are none. */
export function hasFirms(source: number, table: TableSide): boolean {
  return rowsOf(source, firstOf(source, table), table).some(([name, given]) => name !== '' && given === '')
}

function firstOf(source: number, { names }: TableSide): number {
  return names.findIndex(
    ({ concepts }, at) => at !== source && concepts.includes('first') && !concepts.includes('last'),
  )
}

function rowsOf(source: number, first: number, { profile }: TableSide): [string, string][] {
  const cell = (cells: (string | null)[], at: number): string =>
    (cells[profile.columns[at]?.position ?? -1] ?? '').trim().toLowerCase()
  return profile.rows.map((cells) => [cell(cells, source), cell(cells, first)])
}
