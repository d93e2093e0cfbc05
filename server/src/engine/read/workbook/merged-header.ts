import { extentOf, type HeadRow } from '../header.ts'
import { areNames } from '../header-rows.ts'
import type { MergedRange } from './sheet.ts'

/**
 * The column names of a header with merged cells: a name over several columns is that of each of them, and a second row
 * below adds to it ("Address" over "Street" and "City": "Address Street", "Address City").
 *
 * @param header index in `head` of the row taken for the header
 * @returns the last row of the header, and a name per column as far as it has one
 */
export function headerOfMerged(
  head: HeadRow[],
  header: number,
  merged: MergedRange[],
): { row: number; cells: string[] } {
  const at = head[header]
  if (at === undefined) return { row: 0, cells: [] }
  const below = head[header + 1]
  const above = head[header - 1]
  const spansColumns = (row: number): boolean => merged.some((range) => range.top === row && range.right > range.left)
  const spansRows = (row: number): boolean => merged.some((range) => range.top === row && range.bottom === row + 1)
  if (below?.row === at.row + 1 && spansColumns(at.row) && isSecondRow(head, header, merged)) {
    return { row: below.row, cells: combine(spread(at, merged), spread(below, merged)) }
  }
  const grouped = above?.row === at.row - 1 && (spansRows(above.row) || groups(above, at, merged))
  if (above !== undefined && grouped) return { row: at.row, cells: combine(spread(above, merged), spread(at, merged)) }
  return { row: at.row, cells: spread(at, merged) }
}

/**
 * Below a merged name stand two or more names, and nothing stands below one that reaches down by itself. Below one that is merged with nothing
 * stands a name of its own where the whole row is one of names: a group of a single column.
 */
function isSecondRow(head: HeadRow[], header: number, merged: MergedRange[]): boolean {
  const [top, below] = [head[header]!, head[header + 1]!]
  const given = [...below.cells.keys()].filter((column) => below.cells[column] !== '')
  const over = given.map((column) =>
    merged.find((range) => range.top === top.row && range.left <= column + 1 && column + 1 <= range.right),
  )
  const areBelow = over.every(
    (range, at) =>
      range === undefined ||
      (range.right > range.left && range.bottom === top.row && Number.isNaN(Number(below.cells[given[at]!]))),
  )
  if (!areBelow || !over.includes(undefined)) return areBelow
  return over.some((range) => range !== undefined) && areNames(head, header + 1, extentOf(below.cells))
}

/**
 * A row of group names: at least one is merged over several columns, but none over the whole table (that is a title, as is a lone cell from
 * the first column on over more than half of the table).
 */
function groups(above: HeadRow, header: HeadRow, merged: MergedRange[]): boolean {
  const wide = merged.filter((range) => range.top === above.row && range.right > range.left)
  const lone = above.cells.filter((cell) => cell !== '').length === 1
  const left = header.cells.findIndex((cell) => cell !== '') + 1
  const isTitle = ({ left: from, right }: MergedRange): boolean =>
    lone && from <= left && (right - left + 1) * 2 > header.cells.length - left + 1
  if (wide.some(isTitle)) return false
  return wide.length > 0 && wide.every((range) => range.right - range.left + 1 < header.cells.length)
}

function spread(row: HeadRow, merged: MergedRange[]): string[] {
  const cells = [...row.cells]
  for (const range of merged) {
    const name = row.cells[range.left - 1] ?? ''
    if (range.top !== row.row || range.right === range.left || name === '') continue
    for (let column = range.left; column <= range.right; column++) {
      while (cells.length < column) cells.push('')
      cells[column - 1] = name
    }
  }
  return cells
}

function combine(upper: string[], lower: string[]): string[] {
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [top, bottom] = [upper[at] ?? '', lower[at] ?? '']
    return top === bottom ? top : `${top} ${bottom}`.trim()
  })
}
