import type { Issue } from '#client'
import type { Expected, Row } from './scenario.ts'

/** A row that was exported, with what was said of it. */
export interface Exported {
  values: Row
  issues: Issue[]
}

/** One cell that is not as it should be. */
export interface WrongCell {
  slug: string
  key: string
  column: string
  expected: string
  got: string
  /** Nothing was said about it: no issue on the cell or on its row. */
  silent: boolean
}

/** How far exported sheets are what they should be; counts add up over sheets and scenarios. */
export interface Score {
  cells: number
  right: number
  silent: number
  rows: number
  lost: number
  invented: number
}

export interface Scored extends Score {
  wrong_cells: WrongCell[]
  lost_rows: string[]
  invented_rows: string[]
}

export const NOTHING: Score = { cells: 0, right: 0, silent: 0, rows: 0, lost: 0, invented: 0 }

export const add = (left: Score, right: Score): Score => ({
  cells: left.cells + right.cells,
  right: left.right + right.right,
  silent: left.silent + right.silent,
  rows: left.rows + right.rows,
  lost: left.lost + right.lost,
  invented: left.invented + right.invented,
})

/** Pairs the rows of a sheet by their key and compares their cells. Cells of a lost row are not right; a rejected row is lost, too. */
export const scoreSheet = ({ slug, columns, rows, key }: Expected, exported: readonly Exported[]): Scored => {
  const keyOf = (row: Row): string => key.map((column) => row[column] ?? '').join(' | ')
  const open = Map.groupBy(exported, ({ values }) => keyOf(values))
  const scored: Scored = { ...NOTHING, wrong_cells: [], lost_rows: [], invented_rows: [] }
  for (const row of rows) {
    scored.rows += 1
    scored.cells += columns.length
    const found = takeNearest(open.get(keyOf(row)) ?? [], row, columns)
    if (found === null) {
      scored.lost += 1
      scored.lost_rows.push(`${slug}: ${keyOf(row)}`)
      continue
    }
    const wrong = columns.filter((column) => (found.values[column] ?? '') !== (row[column] ?? ''))
    scored.right += columns.length - wrong.length
    for (const column of wrong) {
      const silent = !found.issues.some((issue) => issue.column === null || issue.column === column)
      if (silent) scored.silent += 1
      const [expected, got] = [row[column] ?? '', found.values[column] ?? '']
      scored.wrong_cells.push({ slug, key: keyOf(row), column, expected, got, silent })
    }
  }
  for (const { values } of [...open.values()].flat()) {
    scored.invented += 1
    scored.invented_rows.push(`${slug}: ${keyOf(values)}`)
  }
  return scored
}

/** Of the rows with the right key the one that is right in most cells; it is taken from the list. */
const takeNearest = (candidates: Exported[], row: Row, columns: readonly string[]): Exported | null => {
  const equal = ({ values }: Exported): number =>
    columns.filter((column) => (values[column] ?? '') === (row[column] ?? '')).length
  const [best] = candidates.toSorted((a, b) => equal(b) - equal(a))
  if (best === undefined) return null
  candidates.splice(candidates.indexOf(best), 1)
  return best
}
