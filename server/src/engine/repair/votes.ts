import { eachGroup, EMPTY, groupsOf, type Grid, type GridColumn, type Groups } from './grid.ts'
import type { CellProposal } from './model.ts'
import { show } from './phrase.ts'

// Several sources report on the same things, and contradict each other: then no source is right by being in the majority, because many
// copy from one another. After Yin, Han and Yu, “Truth discovery with multiple conflicting information providers” (TruthFinder, 2008), and
// Dong, Berti-Équille and Srivastava, “Integrating conflicting data: the role of source dependence” (2009): a source counts as much as
// it is right, a value as much as its sources, in turns; sources that share their mistakes share one vote.

const ROUNDS = 8
/** Rows per thing, in the mean: below, there is nothing to vote on. */
const MIN_REPORTS = 4
const MIN_SOURCES = 3
const MIN_VALUES = 2
/** How often two reports on a thing agree, at least, and how much more often than two reports on any. */
const MIN_AGREEMENT = 0.2
const MIN_LIFT = 6
/** Two reports on any agree often by chance in a column of few values: so much of the way from there to always, at least. */
const MIN_BEYOND_CHANCE = 0.35
/** Above it the column depends on the thing: that is told from dependencies. */
const MAX_AGREEMENT = 0.9
const MAX_SOURCES = 400
const MAX_COLUMNS = 60
/** Sources with fewer answers in common are taken for independent; of the others, the share of equal ones to this power is a copy. */
const COPY_OVERLAP = 10
const COPY_POWER = 60

interface Reports {
  thing: number
  groups: Groups
  source: number
  columns: number[]
}

/** Where sources contradict each other: what the best of them say. `reports`: the columns that the rows are reports in. */
export function outvotedValues(grid: Grid): { proposals: CellProposal[]; reports: number[] } {
  const reports = findReports(grid)
  if (!reports) return { proposals: [], reports: [] }
  return { proposals: vote(grid, reports), reports: reports.columns }
}

/** The two columns that say on what, and by whom, of all pairs the one that explains most columns; null where no rows are reports. */
function findReports(grid: Grid): Reports | null {
  const { rows } = grid
  const columns = grid.columns.slice(0, MAX_COLUMNS)
  let best: Reports | null = null
  for (const [thing, column] of columns.entries()) {
    const things = distinctOf(column)
    if (things < 5 || column.filled < rows || rows / things < MIN_REPORTS) continue
    const groups = groupsOf(column.codes, column.values.length)
    const source = columns.findIndex((other, index) => index !== thing && isSource(grid, groups, other, things))
    if (source < 0) continue
    const reported = columns.flatMap((other, index) => (isReported(other, groups) && index !== source ? [index] : []))
    if (reported.length > (best?.columns.length ?? 0)) best = { thing, groups, source, columns: reported }
  }
  return best
}

const distinctOf = ({ counts }: GridColumn): number => counts.filter((count) => count > 0).length

/** A column that says who reports: hardly ever twice on one thing, and each on many. */
function isSource({ rows }: Grid, { order, starts }: Groups, column: GridColumn, things: number): boolean {
  const sources = distinctOf(column)
  if (sources < MIN_SOURCES || sources > MAX_SOURCES || column.filled < rows || rows / sources < 5) return false
  if (sources > things * 5) return false
  let repeated = 0
  for (let group = 0; group + 1 < starts.length; group++) {
    const seen = new Set<number>()
    for (let at = starts[group]!; at < starts[group + 1]!; at++) seen.add(column.codes[order[at]!]!)
    repeated += starts[group + 1]! - starts[group]! - seen.size
  }
  return repeated <= rows * 0.01
}

function isReported(column: GridColumn, groups: Groups): boolean {
  if (distinctOf(column) < MIN_VALUES || column.filled < column.codes.length * 0.2) return false
  let [pairs, equal] = [0, 0]
  eachGroup(column, groups, (counts, size) => {
    pairs += size * (size - 1)
    for (const count of counts.values()) equal += count * (count - 1)
  })
  const agreement = pairs === 0 ? 0 : equal / pairs
  const chance = column.counts.reduce((sum, count) => sum + (count / column.filled) ** 2, 0)
  if (agreement < MIN_AGREEMENT || agreement > MAX_AGREEMENT) return false
  return agreement >= chance * MIN_LIFT || agreement - chance >= (1 - chance) * MIN_BEYOND_CHANCE
}

/** Elects a value for each thing and column, and learns from the outcome how much each source counts, in turns. */
function vote(grid: Grid, reports: Reports): CellProposal[] {
  const { source, groups } = reports
  const sources = grid.columns[source]!
  const independence = independenceOf(grid, reports)
  let accuracy = new Float64Array(sources.values.length).fill(0.8)
  let winners: (Winner | null)[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const weightOf = (by: number): number => logOdds(accuracy[by]!) * independence[by]!
    winners = reports.columns.map((index) => elect(grid.columns[index]!, sources, groups, weightOf))
    accuracy = accuracyOf(grid, reports, winners)
  }
  return reports.columns.flatMap((index, at) => proposalsOf(grid, reports, index, winners[at]!))
}

/** How often each source says what was elected, over all columns. A few reports prove little: everyone starts with some right ones. */
function accuracyOf(
  { columns }: Grid,
  { groups: { order, starts }, source, columns: reported }: Reports,
  winners: (Winner | null)[][],
): Float64Array<ArrayBuffer> {
  const sources = columns[source]!
  const [right, all] = [sources.values.map(() => 4), sources.values.map(() => 5)]
  for (const [at, index] of reported.entries()) {
    const { codes } = columns[index]!
    for (const [group, winner] of winners[at]!.entries()) {
      if (!winner) continue
      for (const row of order.subarray(starts[group]!, starts[group + 1]!)) {
        if (codes[row] === EMPTY) continue
        const by = sources.codes[row]!
        all[by]! += 1
        if (codes[row] === winner.value) right[by]! += 1
      }
    }
  }
  return Float64Array.from(right, (count, by) => count / all[by]!)
}

/** A source that is right less often than not says nothing against what it says. */
function logOdds(accuracy: number): number {
  const bounded = Math.min(0.99, accuracy)
  return Math.max(0.05, Math.log((10 * bounded) / (1 - bounded)))
}

interface Winner {
  value: number
  /** Of all weight. */
  share: number
  votes: number
  reports: number
}

function elect(
  column: GridColumn,
  sources: GridColumn,
  { order, starts }: Groups,
  weightOf: (source: number) => number,
): (Winner | null)[] {
  const winners: (Winner | null)[] = []
  for (let group = 0; group + 1 < starts.length; group++) {
    const weights = new Map<number, { weight: number; votes: number }>()
    let [total, reports] = [0, 0]
    for (let at = starts[group]!; at < starts[group + 1]!; at++) {
      const row = order[at]!
      const code = column.codes[row]!
      if (code === EMPTY || sources.codes[row] === EMPTY) continue
      const weight = weightOf(sources.codes[row]!)
      const known = weights.get(code) ?? { weight: 0, votes: 0 }
      weights.set(code, { weight: known.weight + weight, votes: known.votes + 1 })
      total += weight
      reports++
    }
    const [best] = [...weights].toSorted((a, b) => b[1].weight - a[1].weight || b[1].votes - a[1].votes)
    winners.push(best ? { value: best[0], share: best[1].weight / total, votes: best[1].votes, reports } : null)
  }
  return winners
}

/**
 * One over the number of sources that report the same, itself included, for each source. Those that are right agree, too, but hardly in what
 * they leave out: an empty cell is an answer here.
 */
function independenceOf(
  { columns }: Grid,
  { groups: { order, starts }, source, columns: reported }: Reports,
): Float64Array {
  const sources = columns[source]!
  const size = sources.values.length
  const [both, equal] = [new Float64Array(size * size), new Float64Array(size * size)]
  for (let group = 0; group + 1 < starts.length; group++) {
    const rows = order.subarray(starts[group]!, starts[group + 1]!)
    for (const one of rows) {
      for (const other of rows) {
        if (other === one) continue
        const pair = sources.codes[one]! * size + sources.codes[other]!
        for (const index of reported) {
          const { codes } = columns[index]!
          if (codes[one] === EMPTY && codes[other] === EMPTY) continue
          both[pair]! += 1
          if (codes[one] === codes[other]) equal[pair]! += 1
        }
      }
    }
  }
  return Float64Array.from({ length: size }, (_, one) => {
    let copies = 0
    for (let other = 0; other < size; other++) {
      const pair = one * size + other
      if (both[pair]! >= COPY_OVERLAP) copies += (equal[pair]! / both[pair]!) ** COPY_POWER
    }
    return 1 / (1 + copies)
  })
}

function proposalsOf(
  grid: Grid,
  { thing, groups }: Reports,
  index: number,
  winners: (Winner | null)[],
): CellProposal[] {
  const column = grid.columns[index]!
  const things = grid.columns[thing]!
  return winners.flatMap((winner, group) => {
    if (!winner || winner.votes < 2) return []
    const suggested = column.values[winner.value]!
    const rows = [...groups.order.subarray(groups.starts[group]!, groups.starts[group + 1]!)]
    return rows.flatMap((row): CellProposal[] => {
      const code = column.codes[row]!
      if (code === winner.value) return []
      const evidence = `${winner.votes} of ${winner.reports} reports on ${things.name} ${show(things.values[group]!)} say ${show(suggested)}, among them those that are right most often.`
      const confidence = Math.min(0.85, 0.4 + winner.share / 2)
      return [{ column: index, row, suggested, evidence, confidence, kind: code === EMPTY ? 'inferred' : 'vote' }]
    })
  })
}
