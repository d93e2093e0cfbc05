/** Two columns, by their headers. */
export interface Pair {
  source: string
  target: string
}

export interface Prediction extends Pair {
  score: number
  map: boolean
}

/** Shares, 0 to 1. */
export interface Score {
  /** Mean over source columns that have a match of 1 / the rank of the first right target. */
  mrr: number
  /** Of all pairs ranked, the top as many as there are matches: the share of the matches among them. */
  recall: number
  /** Of source columns that have a match, how many have a right target first. */
  accuracy: number
  /** Of source columns that have a match, how many would be mapped without a question. */
  mapped: number
  /** Of source columns that have a match, how many would be mapped rightly without a question. */
  right: number
  /** Of all source columns, how many would be mapped without a question to one that they don't match. */
  wrong: number
}

const keyOf = ({ source, target }: Pair): string => JSON.stringify([source.trim(), target.trim()])

/** Ties count against us: a right pair stands behind every wrong one of its score. Matches of columns that aren't there don't count. */
export function scoreCase(
  predictions: Prediction[],
  truth: Pair[],
  headers: { sources: string[]; targets: string[] },
): Score {
  const [sources, targets] = [headers.sources, headers.targets].map(
    (names) => new Set(names.map((name) => name.trim())),
  )
  const known = truth.filter(({ source, target }) => sources!.has(source.trim()) && targets!.has(target.trim()))
  const right = new Set(known.map(keyOf))
  const isRight = (prediction: Prediction): boolean => right.has(keyOf(prediction))
  const ranked = predictions.toSorted((a, b) => b.score - a.score || Number(isRight(a)) - Number(isRight(b)))
  const bySource = Map.groupBy(ranked, ({ source }) => source.trim())
  const matched = [...new Set(known.map(({ source }) => source.trim()))]
  const ranks = matched.map((source) => 1 + (bySource.get(source) ?? []).findIndex(isRight))
  const maps = predictions.filter(({ map }) => map)
  const mappedFrom = (pairs: Prediction[]): number => {
    const from = new Set(pairs.map(({ source }) => source.trim()))
    return matched.filter((source) => from.has(source)).length
  }
  const wrong = new Set(maps.filter((prediction) => !isRight(prediction)).map(({ source }) => source))
  const all = Math.max(1, matched.length)
  return {
    mrr: ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / all,
    recall: ranked.slice(0, right.size).filter(isRight).length / Math.max(1, right.size),
    accuracy: ranks.filter((rank) => rank === 1).length / all,
    mapped: mappedFrom(maps) / all,
    right: mappedFrom(maps.filter(isRight)) / all,
    wrong: wrong.size / Math.max(1, sources!.size),
  }
}

export function mean(scores: Score[]): Score {
  const of = (key: keyof Score): number => scores.reduce((sum, score) => sum + score[key], 0) / scores.length
  return {
    mrr: of('mrr'),
    recall: of('recall'),
    accuracy: of('accuracy'),
    mapped: of('mapped'),
    right: of('right'),
    wrong: of('wrong'),
  }
}

export interface Bin {
  from: number
  to: number
  pairs: number
  /** Mean score of these pairs, and the share of them that is right: equal when scores are honest. */
  score: number
  right: number
}

const EDGES = [0, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 0.9, 0.95, 1]

export function reliability(cases: { predictions: Prediction[]; truth: Pair[] | null }[]): Bin[] {
  const judged = cases.flatMap(({ predictions, truth }) => {
    if (!truth) return []
    const right = new Set(truth.map(keyOf))
    return predictions.map((prediction) => ({ score: prediction.score, right: right.has(keyOf(prediction)) }))
  })
  return EDGES.slice(1).flatMap((to, index) => {
    const from = EDGES[index]!
    const bin = judged.filter(({ score }) => score >= from && (score < to || (to === 1 && score <= 1)))
    if (bin.length === 0) return []
    const score = bin.reduce((sum, pair) => sum + pair.score, 0) / bin.length
    return [{ from, to, pairs: bin.length, score, right: bin.filter(({ right }) => right).length / bin.length }]
  })
}
