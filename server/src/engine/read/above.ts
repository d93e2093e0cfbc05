import { yearsOfPeriod } from '../profile/periods.ts'
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
    .map((cells) => (cells.length <= MOST_CELLS ? cells : periodOf(cells)))
    .filter(({ length }) => length > 0)
    .slice(-MOST_ROWS)
}

/** Bookkeeping programs begin a file with a line of their own, as long as one of its rows: what it says of these is from when to when they are. */
function periodOf(cells: string[]): string[] {
  const at = cells.findIndex((cell, index) => yearsOfPeriod(`${cell} ${cells[index + 1] ?? ''}`) !== null)
  return at < 0 ? [] : cells.slice(at, at + 2)
}
