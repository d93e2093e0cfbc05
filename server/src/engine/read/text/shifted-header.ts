import { conceptsOf } from '../../match/names/words.ts'
import { extentOf } from '../header.ts'
import type { TextRecord } from './splitter.ts'

/** Headers with one cell more or fewer than every row has, so that their names stand over the wrong columns. */

const LEAST_ROWS = 3
const MOST = 0.95
/** What figures that follow one another are called: a header that begins so names them. */
const COUNTED = new Set([
  'number',
  'line',
  'row',
  'rank',
  'grade',
  'position',
  'indexation',
  'day',
  'week',
  'month',
  'year',
])

/** How the cells of a header move to where they belong, and what is to be told of it. */
export interface HeaderShift {
  move: (cells: readonly string[]) => string[]
  said: string
}

/** Null where the cells of the header stand right. */
export function shiftOf(header: readonly string[], rows: readonly TextRecord[]): HeaderShift | null {
  const extent = extentOf(header)
  const share = (holds: (record: TextRecord) => boolean): number => rows.filter(holds).length / rows.length
  if (rows.length < LEAST_ROWS || extent < 2) return null
  if (header.length === extent && share(({ cells }) => extentOf(cells) === extent + 1) >= MOST)
    return areNumbered(rows) && !conceptsOf(header[0]!).some((concept) => COUNTED.has(concept)) ? NUMBERED : null
  const gaps = header.slice(0, extent).flatMap((cell, at) => (cell === '' ? [at] : []))
  if (gaps.length !== 1 || share(({ cells }) => cells.length === extent - 1) < MOST) return null
  return {
    move: (cells) => cells.toSpliced(gaps[0]!, 1),
    said: `The header has an empty cell in place ${gaps[0]! + 1} that no row has: the names behind it stand over the columns before.`,
  }
}

/** Programs for statistics number the rows, and leave the column without a name out of the header. */
const NUMBERED: HeaderShift = {
  move: (cells) => ['', ...cells],
  said: 'The rows begin with their number, for which the header has no name: its names stand over the columns behind that.',
}

function areNumbered(rows: readonly TextRecord[]): boolean {
  const [first = NaN, ...others] = rows.map(({ cells: [cell = ''] }) => (/^\d+$/.test(cell) ? Number(cell) : NaN))
  return others.every((number, at) => number === first + at + 1)
}
