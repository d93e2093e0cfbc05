import { parquetScan } from './tables.ts'

/**
 * Rows of a file that share the values of all `columns` with another row: `place` in the file, from 0, and `turn`, 1 for the first (or, with `last`, the last) of its
 * equals. NULLs are equal to each other. Hashes come first, so that only rows with a possible twin are compared by value: exact, and
 * the memory it takes grows with the twins rather than with the rows.
 */
export function equalRows(path: string, columns: string[], last = false): string {
  const list = columns.join(', ')
  const rows = `SELECT file_row_number AS place, ${list} FROM ${parquetScan(path)}`
  return `WITH twin_hashes AS (SELECT hash(${list}) AS h FROM (${rows}) GROUP BY h HAVING count(*) > 1),
    candidates AS (SELECT place, ${list} FROM (${rows}) WHERE hash(${list}) IN (SELECT h FROM twin_hashes)),
    counted AS (
      SELECT place, count(*) OVER (PARTITION BY ${list}) AS twins,
             row_number() OVER (PARTITION BY ${list} ORDER BY place${last ? ' DESC' : ''}) AS turn
      FROM candidates
    )
    SELECT place, turn FROM counted WHERE twins > 1`
}
