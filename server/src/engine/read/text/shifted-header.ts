import { extentOf } from '../header.ts'
import type { TextRecord } from './splitter.ts'

/** Headers with one cell more or fewer than every row has, so that their names stand over the wrong columns. */

const LEAST_ROWS = 3
const MOST = 0.95

/** How the cells of a header move to where they belong; null where they stand right. */
export function shiftOf(
  header: readonly string[],
  rows: readonly TextRecord[],
): ((cells: readonly string[]) => string[]) | null {
  const extent = extentOf(header)
  const share = (holds: (record: TextRecord) => boolean): number => rows.filter(holds).length / rows.length
  if (rows.length < LEAST_ROWS || extent < 2) return null
  // Programs for statistics number the rows, and leave the column without a name out of the header.
  const numbered = rows.every(({ cells }, at) => Number(cells[0]) === Number(rows[0]!.cells[0]) + at)
  if (numbered && header.length === extent && share(({ cells }) => extentOf(cells) === extent + 1) >= MOST)
    return (cells) => ['', ...cells]
  const gaps = header.slice(0, extent).flatMap((cell, at) => (cell === '' ? [at] : []))
  if (gaps.length !== 1 || share(({ cells }) => cells.length === extent - 1) < MOST) return null
  return (cells) => cells.toSpliced(gaps[0]!, 1)
}
