/** Rows of a Parquet file by their place in it (`place`, from 0), less those that a BITSTRING variable marks. */
export function placedRows(scan: string, columns: string[], without: string | null): string {
  const where = without === null ? '' : ` WHERE get_bit(getvariable('${without}'), file_row_number::INTEGER) = 0`
  return `SELECT file_row_number AS place, ${columns.join(', ')} FROM ${scan}${where}`
}

/**
 * Rows that share the values of all `columns` with another row: `place` and `turn`, 1 for the first (or, with `last`, the last) of its
 * equals. NULLs are equal to each other. Hashes come first, so that only rows with a possible twin are compared by value: exact, and
 * the memory it takes grows with the twins rather than with the rows.
 */
export function equalRows(rows: string, columns: string[], last = false): string {
  const list = columns.join(', ')
  return `WITH twin_hashes AS (SELECT hash(${list}) AS h FROM (${rows}) GROUP BY h HAVING count(*) > 1),
    candidates AS (SELECT place, ${list} FROM (${rows}) WHERE hash(${list}) IN (SELECT h FROM twin_hashes)),
    counted AS (
      SELECT place, count(*) OVER (PARTITION BY ${list}) AS twins,
             row_number() OVER (PARTITION BY ${list} ORDER BY place${last ? ' DESC' : ''}) AS turn
      FROM candidates
    )
    SELECT place, turn FROM counted WHERE twins > 1`
}

/** Sets a BITSTRING variable of `size` bits, one for every `place` that the query gives; NULL when it gives none. */
export function markRows(variable: string, query: string, size: number): string {
  return `SET VARIABLE ${variable} = (SELECT bitstring_agg(place, 0::BIGINT, ${Math.max(size - 1, 0)}::BIGINT) FROM (${query}))`
}
