import { EMPTY, presentCodes, valueAt, type Grid, type GridColumn } from './grid.ts'
import type { CellProposal } from './model.ts'
import { show } from './phrase.ts'

const MIN_ROWS = 3
/** Of the rows that have the one cell empty, the share whose other cell ends in a value of it. */
const MIN_SHARE = 0.5
const MAX_VALUES = 2000
const MAX_COLUMNS = 60
/** Empty cells that are looked at to see whether it is worth while to look at all. */
const TRIED = 60

/** Rows in which one column is empty and its value stands behind that of another: “Canton MA” beside an empty state. */
export function misplacedValues(grid: Grid): CellProposal[] {
  const columns = grid.columns.slice(0, MAX_COLUMNS)
  return columns.flatMap((empty, to) => {
    const rows = emptyRows(empty)
    const values = presentCodes(empty)
    if (rows.length < MIN_ROWS || values.length < 2 || values.length > MAX_VALUES) return []
    const known = new Set(values.map((code) => empty.values[code]!))
    return columns.flatMap((column, from) => {
      if (from === to || !isPromising(column, rows, known)) return []
      const found = rows.flatMap((row) => {
        const parts = partsOf(column, row, known)
        return parts ? [{ row, ...parts }] : []
      })
      // The same words may end a value where the other cell is filled: then they belong there.
      if (found.length < MIN_ROWS || found.length < rows.length * MIN_SHARE || endsAnyway(column, empty, known))
        return []
      return found.flatMap(({ row, rest, value }): CellProposal[] => {
        const evidence = `${empty.name} is empty, and ${column.name} ends in ${show(value)}, which is a value of ${empty.name}; so it is in ${found.length} rows.`
        const shared = { row, evidence, confidence: 0.95, kind: 'misplaced' } as const
        return [
          { ...shared, column: from, suggested: rest },
          { ...shared, column: to, suggested: value },
        ]
      })
    })
  })
}

function isPromising(column: GridColumn, rows: number[], known: ReadonlySet<string>): boolean {
  const step = Math.max(1, Math.floor(rows.length / TRIED))
  let [tried, found] = [0, 0]
  for (let at = 0; at < rows.length; at += step) {
    tried++
    if (partsOf(column, rows[at]!, known)) found++
  }
  return found >= (tried * MIN_SHARE) / 2
}

function emptyRows({ codes }: GridColumn): number[] {
  const rows: number[] = []
  for (let row = 0; row < codes.length; row++) if (codes[row] === EMPTY) rows.push(row)
  return rows
}

function partsOf(column: GridColumn, row: number, known: ReadonlySet<string>): { rest: string; value: string } | null {
  const cell = valueAt(column, row)
  const match = cell === null || cell.length > 200 ? null : /^(.*\S)(?:\s*[,;/(-]\s*|\s+)(\S+?)\)?$/.exec(cell)
  const [, rest = '', value = ''] = match ?? []
  return match && known.has(value) ? { rest, value } : null
}

/** More than a few of the rows in which both are filled end so, too. */
function endsAnyway(column: GridColumn, empty: GridColumn, known: ReadonlySet<string>): boolean {
  let [both, ending] = [0, 0]
  for (let row = 0; row < column.codes.length; row++) {
    if (column.codes[row] === EMPTY || empty.codes[row] === EMPTY) continue
    both++
    if (partsOf(column, row, known)) ending++
  }
  return ending > both * 0.05
}
