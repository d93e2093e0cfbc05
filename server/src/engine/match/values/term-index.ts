/** How often each term stands in a document (here: a column). */
export type Terms = ReadonlyMap<string, number>

/** Cosine of every source with every target, terms weighted by TF-IDF over all of them: `[source][target]`, 0 to 1. */
export function cosines(sources: Terms[], targets: (Terms | null)[]): Float32Array[] {
  const rarity = rarityOf([...sources, ...targets])
  // Targets and weights in turn: an object for each would be a million in wide tables.
  const postings = new Map<string, number[]>()
  for (const [target, terms] of targets.entries()) {
    if (!terms) continue
    for (const [term, weight] of weighted(terms, rarity)) {
      const list = postings.get(term)
      if (list) list.push(target, weight)
      else postings.set(term, [target, weight])
    }
  }
  return sources.map((terms) => {
    const sums = new Float32Array(targets.length)
    for (const [term, own] of weighted(terms, rarity)) {
      const list = postings.get(term) ?? []
      for (let at = 0; at < list.length; at += 2) sums[list[at]!] = sums[list[at]!]! + own * list[at + 1]!
    }
    return sums
  })
}

/** The inverse document frequency of every term. */
export function rarityOf(documents: (Terms | null)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  let total = 0
  for (const terms of documents) {
    if (!terms || terms.size === 0) continue
    total++
    for (const term of terms.keys()) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  for (const [term, count] of counts) counts.set(term, Math.log(1 + total / count))
  return counts
}

const MAX_TERMS = 300

/** The heaviest terms with weights of length 1. */
function weighted(terms: Terms, rarity: ReadonlyMap<string, number>): [string, number][] {
  const all = [...terms].map(([term, count]): [string, number] => [term, (1 + Math.log(count)) * rarity.get(term)!])
  const heaviest =
    all.length <= MAX_TERMS ? all : all.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MAX_TERMS)
  const length = Math.hypot(...heaviest.map(([, weight]) => weight)) || 1
  return heaviest.map(([term, weight]) => [term, weight / length])
}
