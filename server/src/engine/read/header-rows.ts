import { cellType, isDataType } from './cell-type.ts'
import { extentOf, headerScore, type HeadRow } from './header.ts'
import { areUnits } from './unit-row.ts'

/** The rows that a header takes, as indexes, and what they say together of each column. */
export interface HeaderRows {
  first: number
  last: number
  names: string[]
}

/** Groups of groups are as many levels as people print. */
const MAX_LEVELS = 3

/**
 * A header of several rows, without merged cells to tell: names of groups over the names of columns ("Address", "", over "Street", "City"),
 * perhaps with groups of those above, and units below them ("(kg)"). `header` is the row that was taken for the header; one that no other row
 * belongs to stands alone.
 */
export function headerRowsOf(rows: HeadRow[], header: number, width: number): HeaderRows {
  const split = [header, header - 1].find((at) => at >= 0 && areParts(rows, at))
  const last = split === undefined ? namesRow(rows, header, width) : split + 1
  let first = split ?? last
  let names =
    split === undefined ? rows[last]!.cells : joined(spread(rows[split]!.cells, rows[last]!.cells), rows[last]!.cells)
  let lowest = names
  while (first > 0 && last - first + 1 < MAX_LEVELS && isNext(rows[first - 1]!, rows[first]!)) {
    const above = rows[first - 1]!
    if (!areGroups(above, lowest)) break
    lowest = spread(withoutTitle(above.cells), lowest)
    names = joined(lowest, names)
    first--
  }
  return hasUnits(rows, last)
    ? { first, last: last + 1, names: joined(names, rows[last + 1]!.cells) }
    : { first, last, names }
}

/** The row that names the columns: the one that was found, or the next where that names only groups of them. */
function namesRow(rows: HeadRow[], header: number, width: number): number {
  const [own, below] = [rows[header]!, rows[header + 1]]
  if (below === undefined || header + 2 >= rows.length || !isNext(own, below) || hasUnits(rows, header)) return header
  return areGroups(own, below.cells) && areNames(rows, header + 1, width) ? header + 1 : header
}

function isNext(above: HeadRow, below: HeadRow): boolean {
  return below.row === above.row + 1
}

function hasUnits(rows: HeadRow[], at: number): boolean {
  const below = rows[at + 1]
  return below !== undefined && at + 2 < rows.length && isNext(rows[at]!, below) && areUnits(rows, at + 1)
}

/**
 * Two rows that name the columns together: the upper one the groups and those that belong to none (cells merged over both rows), the lower one
 * the columns of the groups.
 */
function areParts(rows: HeadRow[], at: number): boolean {
  const [upper, lower] = [rows[at], rows[at + 1]]
  if (upper === undefined || lower === undefined || at + 3 >= rows.length || !isNext(upper, lower)) return false
  const extent = Math.max(extentOf(upper.cells), extentOf(lower.cells))
  const columns = Array.from({ length: extent }, (_, column) => column)
  const [top, low] = [upper, lower].map(
    ({ cells }) =>
      (column: number): boolean =>
        (cells[column] ?? '') !== '',
  ) as [Given, Given]
  const heads = columns.filter((column) => top(column) && !top(column + 1) && low(column) && low(column + 1))
  const alone = columns.filter((column) => top(column) && !low(column))
  const gaps = columns.filter((column) => !top(column))
  if (heads.length === 0 || alone.length === 0 || !gaps.every((column) => low(column) && column > 0)) return false
  // Below a name of its own something stands only where that begins a group.
  if (columns.some((column) => top(column) && low(column) && !heads.includes(column) && top(column + 1))) return false
  // A point behind one word is that of an abbreviation: “Excl.”.
  const isNone = (cell: string): boolean => isDataType(cellType(cell)) || (/\s/.test(cell.trim()) && isRemark(cell))
  if ([...upper.cells, ...lower.cells].some(isNone)) return false
  const named = columns.filter(low)
  const below = rows.map(({ row, cells }) => ({ row, cells: named.map((column) => cells[column] ?? '') }))
  return gaps.every((column) => top(column - 1) || low(column - 1)) && areNames(below, at + 1, named.length)
}

type Given = (column: number) => boolean

/** At least two names, each over columns of its own: with gaps that the row below fills, or repeated. */
function areGroups({ cells }: HeadRow, names: readonly string[]): boolean {
  const extent = extentOf(cells)
  const given = cells.slice(0, extent).filter((cell) => cell !== '')
  if (given.length < 2 || extent > extentOf(names)) return false
  if (given.some((cell) => isDataType(cellType(cell)) || isRemark(cell))) return false
  const gaps = names.filter((name, at) => name !== '' && (cells[at] ?? '') === '').length
  const repeated = given.length - new Set(given).size
  const full = names.filter((cell) => cell !== '').length >= extentOf(names) * 0.8
  const spreadOut = cells.slice(0, extent).some((cell, at) => cell === '' && at > 0)
  return full && ((gaps > 0 && spreadOut && given.length * 2 <= extentOf(names) + 1) || repeated > 0)
}

/** Titles and remarks above a table say nothing of its columns: “bank details - confidential”, “please fill in all of these”. */
function isRemark(cell: string): boolean {
  return /\s[-–—]\s|:\s|[.!?]$|\p{L}\s+\p{L}+\s+\p{L}+\s+\p{L}/u.test(cell)
}

/** The row is rather a row of names than the first of the data: it differs in kind from what is below, or recurs nowhere where values do. */
export function areNames(rows: HeadRow[], at: number, width: number): boolean {
  const { cells } = rows[at]!
  const given = cells.filter((cell) => cell !== '')
  if (given.some((cell) => isDataType(cellType(cell))) || new Set(given).size < given.length) return false
  const score = headerScore(rows, at, width)
  if (score > 0.15 && score > headerScore(rows, at - 1, width)) return true
  const columns = cells.map((name, column) => ({
    name,
    values: rows.slice(at + 1).flatMap((row) => (row.cells[column] ? [row.cells[column]!] : [])),
  }))
  const repeating = columns.filter(({ values }) => values.length > 3 && new Set(values).size < values.length * 0.6)
  return repeating.length > 0 && score > 0 && columns.every(({ name, values }) => name === '' || !values.includes(name))
}

/** What stands first says on which day the list was made: that is the list's title, which names no group of columns. */
function withoutTitle(cells: readonly string[]): string[] {
  const first = cells.findIndex((cell) => cell !== '')
  return cells.map((cell, at) => (at === first && DATED.test(cell) ? '' : cell))
}

const DATED = /\p{L}{2}.*\s(?:\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})$/u

/** A name stands for the columns to its right, up to the next. */
function spread(cells: readonly string[], names: readonly string[]): string[] {
  let last = ''
  const length = Math.max(cells.length, extentOf(names))
  return Array.from({ length }, (_, at) => (last = (cells[at] ?? '') === '' ? last : cells[at]!))
}

function joined(upper: readonly string[], lower: readonly string[]): string[] {
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [top, bottom] = [(upper[at] ?? '').trim(), (lower[at] ?? '').trim()]
    return top === bottom ? top : `${top} ${bottom}`.trim()
  })
}
