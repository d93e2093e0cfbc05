/**
 * How much the other columns take from a pair: those of the template from a source column, and, less, those of the table from a
 * template column, as several sources may hold the same.
 */
const BY_TARGETS = 0.8
const BY_SOURCES = 0.2
/** The odds that a column has no counterpart at all. */
const NONE = 1

interface Pair {
  source: number
  target: number
  probability: number
  standing: number
}

/**
 * Fills in the chance of each pair among all pairs of its two columns, 0 to 1: dual softmax, as in J. Sun et al., "LoFTR" (2021). Unlike
 * the chance of a pair alone, it can be compared over columns: one of thirty equal candidates is worth a thirtieth. In place, as wide
 * tables have a hundred thousand pairs.
 */
export function setStandings<P extends Pair>(pairs: P[]): P[] {
  const rows: number[] = []
  const columns: number[] = []
  for (const pair of pairs) {
    pair.standing = odds(pair)
    rows[pair.source] = (rows[pair.source] ?? NONE) + pair.standing
    columns[pair.target] = (columns[pair.target] ?? NONE) + pair.standing
  }
  const byRow = rows.map((sum) => sum ** BY_TARGETS)
  const byColumn = columns.map((sum) => sum ** BY_SOURCES)
  for (const pair of pairs) pair.standing /= byRow[pair.source]! * byColumn[pair.target]!
  return pairs
}

function odds({ probability }: { probability: number }): number {
  return probability / Math.max(1e-9, 1 - probability)
}
