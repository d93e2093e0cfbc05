import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from '../names/name-score.ts'
import { conceptsOf } from '../names/words.ts'
import type { TableSide } from '../score-columns.ts'

// A column that holds the surname of a person or the name of a firm, as its header says: “Surname / Company”, “Name / Firma”.

/** Whether a header has the names of both: “Nom / Raison sociale”, “Firma oder Nachname”. */
export function saysBoth(header: string): boolean {
  const parts = header
    .split(/[/|,;()&+]|\s(?:or|oder|ou|o|of|and|und|et|e|y|en|lub|albo|i)\s/iu)
    .map((part) => (SHORT_COMPANY.test(part) ? ['company'] : conceptsOf(part)))
  const firm = parts.findIndex((concepts) => concepts.includes('company'))
  return (
    firm >= 0 &&
    parts.some(
      (concepts, at) => at !== firm && concepts.some((one) => one === 'name' || one === 'last' || one === 'full'),
    )
  )
}

/** “Co./Last Name”: alone it is short for much, beside a name for one thing. */
const SHORT_COMPANY = /^\s*co\.?\s*$/iu

/** Where no column has first names, there are no persons to speak of: a “Co./Last Name” is the name of a firm. */
export function withFirmsAlone(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  const isGiven = names.some(
    ({ concepts }, at) => columns[at]!.filled > 0 && ['first', 'initials'].some((part) => concepts.includes(part)),
  )
  if (isGiven) return names
  return names.map((name, at) =>
    name.concepts.includes('last') && saysBoth(columns[at]!.name) ? { ...name, concepts: ['company', 'name'] } : name,
  )
}

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
