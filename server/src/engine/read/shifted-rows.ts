import { cellType, type CellType } from './cell-type.ts'
import { extentOf, type HeadRow } from './header.ts'

// A row typed one cell too far to the right: its first cell is empty where all others have one, its last stands beyond the header, and what
// lies between is of the kind of the column before.

/** Of fewer rows nobody can say what their columns hold. */
const LEAST_ROWS = 8
/** More of them are no slips. */
const MOST_SHIFTED = 0.1
/** So many rows fill the first column, and so much of what a column holds is of one kind. */
const USUAL = 0.9
/** So many cells must be of another kind than their column, and of that of the column before. */
const LEAST_TELLING = 2

/** Kinds by which a column is known; words and codes are too much alike. */
const TELLING = new Set<CellType>(['number', 'date', 'time', 'email', 'url', 'boolean'])

/** The rows that stand one cell to the right of where they belong. `left`: the first column of the table. */
export function shiftedRows(rows: readonly HeadRow[], header: readonly string[], left: number): HeadRow[] {
  const end = extentOf(header)
  if (rows.length < LEAST_ROWS || end - left < LEAST_TELLING + 1) return []
  const suspects = rows.filter(({ cells }) => (cells[left] ?? '') === '' && extentOf(cells) > left + LEAST_TELLING + 1)
  if (suspects.length === 0 || suspects.length > MOST_SHIFTED * rows.length) return []
  const others = rows.filter((record) => !suspects.includes(record))
  if (others.filter(({ cells }) => (cells[left] ?? '') !== '').length < USUAL * rows.length) return []
  const kinds = Array.from({ length: end }, (_, at) => kindOf(others, at))
  return suspects.filter((record) => isShifted(record, kinds, left, end))
}

/** The same row where it belongs. */
export function movedBack({ row, cells }: HeadRow, left: number): HeadRow {
  return { row, cells: [...cells.slice(0, left), ...cells.slice(left + 1)] }
}

/** The kind of nearly all cells of a column; null where they are of several, or of one that tells nothing. */
function kindOf(rows: readonly HeadRow[], at: number): CellType | null {
  const types = rows.map(({ cells }) => cellType(cells[at] ?? '')).filter((type) => type !== 'empty')
  const [kind, own = []] =
    [...Map.groupBy(types, (type) => type)].toSorted((a, b) => b[1].length - a[1].length)[0] ?? []
  return kind !== undefined && own.length >= USUAL * types.length ? kind : null
}

function isShifted(record: HeadRow, kinds: readonly (CellType | null)[], left: number, end: number): boolean {
  const { cells } = record
  const moved = movedBack(record, left).cells
  if (extentOf(moved) > end) return false
  const wrong = (some: readonly string[]): number =>
    kinds.filter((kind, at) => {
      const type = cellType(some[at] ?? '')
      return kind !== null && type !== 'empty' && type !== kind && (TELLING.has(kind) || TELLING.has(type))
    }).length
  const least = extentOf(cells) > end ? LEAST_TELLING : LEAST_TELLING + 1
  return wrong(moved) === 0 && wrong(cells) >= least
}
