import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { yearOf } from './key-years.ts'
import type { Part } from './put-together.ts'

// What the rows have of the parts of a key, and whether these are a key together.

type Sourced = Extract<Part, { source: number }>

/** Rows that were entered twice make a key no less one. */
const LEAST_ONCE = 0.95
/** Of more rows than these, one may lack a part: “(unassigned)” is a row of a list of rooms that has no number. */
const FEW = 5

/**
 * Whether the parts together are another key in nearly every row that has all of them: of the table, or of all with the same columns, as a
 * sheet with a total alone says nothing against what the others show. Rows are counted within the first column, of which there are several.
 */
export function isKey(parts: Part[], profile: TableProfile, shape: readonly TableProfile[]): boolean {
  const own = parts.filter((part) => 'source' in part)
  const sources = own.map(({ source }) => source)
  if (sources.length === 0 || new Set(sources).size < sources.length) return false
  if (parts.some((part) => 'counted' in part)) {
    const { distinct, filled, sampled } = profile.columns[sources[0]!]!
    return sources.length === 1 && distinct < filled && filled >= LEAST_ONCE * sampled
  }
  return areKeys(own, [profile]) || (shape.length > 1 && areKeys(own, shape))
}

function areKeys(parts: Sourced[], profiles: readonly TableProfile[]): boolean {
  const rows = profiles.flatMap((profile) => profile.rows.map((cells) => ({ cells, profile })))
  const keys = rows.flatMap(({ cells, profile }) => {
    const own = parts.map((part) => cellOf(part, cells, profile.columns))
    return own.includes('') ? [] : own.join('\n')
  })
  const isLeast = keys.length >= LEAST_ONCE * rows.length || (rows.length > FEW && keys.length === rows.length - 1)
  return isLeast && new Set(keys).size >= LEAST_ONCE * keys.length
}

function cellOf(
  { source, year, century, codes, bare }: Sourced,
  cells: readonly (string | null)[],
  columns: ColumnProfile[],
): string {
  const cell = cells[columns[source]!.position]?.trim() ?? ''
  if (codes) return codes.get(cell) ?? ''
  if (bare) return cell.replace(/^\D+(?=\d+$)/, '')
  return year === undefined ? cell : yearOf(cell, year, century)
}

/** What the rows that have all parts have in each. */
export function rowsOf(parts: Part[], profiles: readonly TableProfile[]): string[][] {
  return profiles.flatMap(({ rows, columns }) => {
    const numbers = new Map<string, number>()
    return rows.flatMap((cells) => {
      const own = parts.map((part) => {
        if ('value' in part) return part.value
        return 'source' in part ? cellOf(part, cells, columns) : null
      })
      const head = own.find((cell, at) => cell !== null && 'source' in parts[at]!) ?? ''
      const number = (numbers.get(head) ?? 0) + 1
      numbers.set(head, number)
      return own.includes('') ? [] : [own.map((cell) => cell ?? String(number))]
    })
  })
}

/** So many groups of rows show that a column counts them, and so many of all groups have no gap. */
const COUNTED = 2
const WITHOUT_GAPS = 0.8

/** Whether one part counts the rows that are alike in the others: in each such group from one on, whatever the column is called. */
export function countsWithin(at: number, parts: Part[], shape: readonly TableProfile[]): boolean {
  const rows = rowsOf(parts, shape)
  if (rows.length === 0 || rows.some((row) => !/^0*[1-9]\d{0,2}$/.test(row[at]!))) return false
  const groups = [...Map.groupBy(rows, (row) => row.toSpliced(at, 1).join('\n')).values()].map(
    (group) => new Set(group.map((row) => Number(row[at]))),
  )
  const whole = groups.filter((numbers) => Math.max(...numbers) === numbers.size)
  return whole.filter(({ size }) => size > 1).length >= COUNTED && whole.length >= WITHOUT_GAPS * groups.length
}
