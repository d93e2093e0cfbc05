import { parse } from 'csv-parse/sync'

export interface CellScore {
  /** Of filled cells, header included, by column and value: harmonic mean of precision and recall. */
  f1: number
  /** The tables are equal cell by cell. */
  exact: boolean
}

/** Scores a table against the expected one, both as plain CSV. Rows may be in another order, columns may not. */
export function cellScore(expected: string, found: string): CellScore {
  const [wanted, given] = [readTable(expected), readTable(found)]
  const counts = countCells(wanted)
  let common = 0
  let cells = 0
  for (const [cell, count] of countCells(given)) {
    common += Math.min(count, counts.get(cell) ?? 0)
    cells += count
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const f1 = total + cells === 0 ? 1 : (2 * common) / (total + cells)
  return { f1, exact: JSON.stringify(wanted) === JSON.stringify(given) }
}

function readTable(text: string): string[][] {
  return text === '' ? [] : parse(text, { bom: true, relax_column_count: true })
}

function countCells(table: string[][]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of table) {
    for (const [column, value] of row.entries()) {
      if (value === '') continue
      const key = `${column}\n${value}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}
