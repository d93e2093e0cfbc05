import type { HeadRow } from './header.ts'

const MOST_ROWS = 20
const MOST_CELLS = 8
const LONGEST = 200

/** The filled cells of the rows above a header, nearest ones last, as far as they can say something of the table. */
export function cellsAbove(rows: readonly Pick<HeadRow, 'row' | 'cells'>[], headerRow: number | null): string[][] {
  return headerRow === null ? [] : cellsOfLines(rows.filter(({ row }) => row < headerRow))
}

/** The filled cells of the rows below a table that are none of its own. */
export function cellsBelow(rows: readonly Pick<HeadRow, 'cells'>[]): string[][] {
  return cellsOfLines(rows)
}

function cellsOfLines(rows: readonly Pick<HeadRow, 'cells'>[]): string[][] {
  return rows
    .map(({ cells }) => cells.map((cell) => cell.trim()).filter((cell) => cell !== '' && cell.length <= LONGEST))
    .filter(({ length }) => length > 0 && length <= MOST_CELLS)
    .slice(-MOST_ROWS)
}
