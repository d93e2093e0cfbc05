import { assign } from './assign.ts'
import type { Candidate, TemplateSide } from './score-columns.ts'

/** The candidate that the assignment gave to a template column, with an honest confidence and what else came close. */
export interface Choice {
  candidate: Candidate
  /** The expected share of such choices that are right. */
  confidence: number
  /** Other source columns for the same template column, best first, at most 5, each with its own chance. */
  rivals: Candidate[]
}

/** Pairs less likely than this are not worth an assignment. */
const LEAST = 0.08
const MAX_RIVALS = 5

/** The best one-to-one assignment of source columns to template columns, in order of the template's columns. */
export function decideColumns(candidates: Candidate[], side: TemplateSide): Choice[] {
  const likely = candidates.filter(({ probability }) => probability >= LEAST)
  const byTarget = Map.groupBy(likely, ({ target }) => target)
  const bySource = Map.groupBy(likely, ({ source }) => source)
  const taken = assign(
    likely.map(({ source, target, probability }) => ({ row: source, column: target, worth: worthOf(probability) })),
  )
  const chosen = new Map(taken.map(({ row, column }) => [`${row}:${column}`, true]))
  return side.template.columns.flatMap((_, target) => {
    const group = (byTarget.get(target) ?? []).toSorted((a, b) => b.probability - a.probability || a.source - b.source)
    const candidate = group.find(({ source }) => chosen.has(`${source}:${target}`))
    if (!candidate) return []
    const rivals = group.filter((other) => other !== candidate)
    return [
      { candidate, confidence: confidenceOf(candidate, rivals, bySource, chosen), rivals: rivals.slice(0, MAX_RIVALS) },
    ]
  })
}

/** The sum of log-odds above the threshold: a sure pair counts for more than two doubtful ones. */
function worthOf(probability: number): number {
  return Math.log(probability / (1 - probability)) - Math.log(LEAST / (1 - LEAST))
}

/** Rivals that belong elsewhere with more right hardly count; free ones as good as the chosen one halve the confidence. */
function confidenceOf(
  candidate: Candidate,
  rivals: Candidate[],
  bySource: Map<number, Candidate[]>,
  chosen: Map<string, boolean>,
): number {
  const against = Math.max(
    ...rivals.map((rival) => freedom(rival, bySource.get(rival.source) ?? [], chosen) * odds(rival)),
    ...(bySource.get(candidate.source) ?? []).map((other) =>
      other.target === candidate.target ? 0 : 0.5 * odds(other),
    ),
    0,
  )
  return odds(candidate) / (1 + odds(candidate) + against)
}

function freedom(rival: Candidate, own: Candidate[], chosen: Map<string, boolean>): number {
  const home = own.find(({ source, target }) => chosen.has(`${source}:${target}`))
  if (!home) return 1
  return Math.min(1, odds(rival) / (odds(rival) + odds(home)))
}

function odds({ probability }: Candidate): number {
  return probability / Math.max(1e-6, 1 - probability)
}
