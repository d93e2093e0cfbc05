import { cellType, isDataType } from './cell-type.ts'
import { extentOf, headerScore, type HeadRow } from './header.ts'

/** The rows that a header takes, as indexes, and what they say together of each column. */
export interface HeaderRows {
  first: number
  last: number
  names: string[]
}

/**
 * A header of two rows, without merged cells to tell: names of groups over the names of columns ("Address", "", over "Street", "City"), or
 * units below them ("(kg)"). `header` is the row that was taken for the header; one that no other row belongs to stands alone.
 */
export function headerRowsOf(rows: HeadRow[], header: number, width: number): HeaderRows {
  const [above, own, below] = [rows[header - 1], rows[header]!, rows[header + 1]]
  const after = rows.slice(header + 2)
  if (below?.row === own.row + 1 && after.length > 0) {
    if (areUnits(below)) return { first: header, last: header + 1, names: joined(own.cells, below.cells) }
    if (areGroups(own, below) && areNames(rows, header + 1, width)) {
      return { first: header, last: header + 1, names: joined(spread(own.cells, below.cells), below.cells) }
    }
  }
  if (above?.row === own.row - 1 && areGroups(above, own)) {
    return { first: header - 1, last: header, names: joined(spread(above.cells, own.cells), own.cells) }
  }
  return { first: header, last: header, names: own.cells }
}

function areUnits({ cells }: HeadRow): boolean {
  const given = cells.filter((cell) => cell !== '')
  return given.length > 0 && given.every((cell) => /^[[(].{1,30}[\])]$/.test(cell.trim()))
}

/** At least two names, each over columns of its own: with gaps that the row below fills, or repeated. */
function areGroups({ cells }: HeadRow, names: HeadRow): boolean {
  const extent = extentOf(cells)
  const given = cells.slice(0, extent).filter((cell) => cell !== '')
  if (given.length < 2 || extent > extentOf(names.cells)) return false
  if (given.some((cell) => isDataType(cellType(cell)) || isRemark(cell))) return false
  const gaps = names.cells.filter((name, at) => name !== '' && (cells[at] ?? '') === '').length
  const repeated = given.length - new Set(given).size
  const full = names.cells.filter((cell) => cell !== '').length >= extentOf(names.cells) * 0.8
  const spreadOut = cells.slice(0, extent).some((cell, at) => cell === '' && at > 0)
  return full && ((gaps > 0 && spreadOut && given.length * 2 <= extentOf(names.cells) + 1) || repeated > 0)
}

/** Titles and remarks above a table say nothing of its columns: “bank details - confidential”, “please fill in all of these”. */
function isRemark(cell: string): boolean {
  return /\s[-–—]\s|:\s|[.!?]$|\p{L}\s+\p{L}+\s+\p{L}+\s+\p{L}/u.test(cell)
}

/** The row is rather a row of names than the first of the data: it differs in kind from what is below, or recurs nowhere where values do. */
function areNames(rows: HeadRow[], at: number, width: number): boolean {
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
