/**
 * How much the other columns take from a pair: those of the template from a source column, and, less, those of the table from a
 * template column, as several sources may hold the same.
 */
const BY_TARGETS = 0.8
const BY_SOURCES = 0.2
/** The odds that a column has no counterpart at all. */
const NONE = 1

/**
 * The chance of each pair among all pairs of its two columns, 0 to 1: dual softmax, as in J. Sun et al., "LoFTR" (2021). Unlike the
 * chance of a pair alone, it can be compared over columns: one of thirty equal candidates is worth a thirtieth.
 */
export function withStandings<Pair extends { source: number; target: number; probability: number }>(
  pairs: Pair[],
): (Pair & { standing: number })[] {
  const rows = new Map<number, number>()
  const columns = new Map<number, number>()
  for (const pair of pairs) {
    rows.set(pair.source, (rows.get(pair.source) ?? NONE) + odds(pair))
    columns.set(pair.target, (columns.get(pair.target) ?? NONE) + odds(pair))
  }
  return pairs.map((pair) => {
    const against = rows.get(pair.source)! ** BY_TARGETS * columns.get(pair.target)! ** BY_SOURCES
    return { ...pair, standing: odds(pair) / against }
  })
}

function odds({ probability }: { probability: number }): number {
  return probability / Math.max(1e-9, 1 - probability)
}
