import { combine, eachGroup, EMPTY, groupsOf, type Grid, type GridColumn, type Groups } from './grid.ts'
import type { CellProposal } from './model.ts'
import { show } from './phrase.ts'

// Approximate functional dependencies (Huhtala et al., TANE, 1999): the error of one is the share of rows that are not of their group's
// majority (g3). Errors and exceptions look alike in that figure. They are told apart by how they lie: an error is alone in its group and
// against several columns at once, an exception comes back.

/** Columns that are held against one another; wider tables would cost more than they tell. */
const MAX_COLUMNS = 60
/** Values of pairs of columns are tried only for so many columns. */
const MAX_PAIRED = 12
const MIN_STRENGTH = 0.85
const EARLY = 2000
const EARLY_SLACK = 0.15
/** Of the rows that don't have the column's most frequent value, the share that has to be explained. */
const MIN_EXPLAINED = 0.7
/** Deviating rows that are alone with their value in their group: below, they are exceptions and no errors. */
const MIN_LONE = 0.5
/** Fewer of them in groups in which three agree: then all groups count. */
const MIN_TELLING = 5
const MIN_EXCEPTIONS = 3
/** A dependency between fewer groups, or on a column of fewer values, may be no more than that two things go together. */
const MANY_GROUPS = 8
const MANY_VALUES = 4
/** Expected share of right suggestions then, at best. */
const DOUBTFUL = 0.85
/** Rows in groups of two or more, of all: fewer tell nothing. */
const MIN_COVERED = 0.3

/** A dependency of one column on one or two others. */
interface Dependency {
  from: number[]
  to: number
  groups: Groups
  /** Share of the grouped rows that have their group's majority value. */
  strength: number
  /** Of the rows that don't: the share that is alone with its value in its group. */
  lone: number
  /** It may be no dependency at all. */
  doubtful: boolean
}

interface Contradiction extends CellProposal {
  /** What all who say so weigh, and the columns that each goes by. */
  weight: number
  from: number[][]
}

interface Vote {
  value: number
  weight: number
  group: number
  agreeing: number
  from: number[]
  doubtful: boolean
}

/** Cells against which other columns of their row speak, and empty ones that they can fill. */
export function brokenDependencies(grid: Grid, without: ReadonlySet<number>): CellProposal[] {
  const dependencies = findDependencies(grid, without)
  const targets = Map.groupBy(dependencies, ({ to }) => to)
  const found = [...targets].flatMap(([to, group]) => withoutExceptions(grid, contradicted(grid, to, group)))
  return [...Map.groupBy(found, ({ row }) => row).values()].flatMap(culprits)
}

function findDependencies({ columns, rows }: Grid, without: ReadonlySet<number>): Dependency[] {
  const found: Dependency[] = []
  const among = (test: (column: GridColumn) => boolean): number[] =>
    columns.flatMap((column, index) => (!without.has(index) && test(column) ? [index] : [])).slice(0, MAX_COLUMNS)
  const [usable, targets] = [among(isDeterminant), among(isTarget)]
  const tally = new Tally(columns)
  const open = new Set(targets)
  for (const from of usable) {
    const groups = groupsOf(columns[from]!.codes, columns[from]!.values.length)
    for (const to of targets) {
      if (to === from) continue
      const dependency = tally.measure(groups, [from], to, rows)
      if (!dependency) continue
      found.push(dependency)
      open.delete(to)
    }
  }
  const paired = usable.filter((index) => columns[index]!.values.length <= rows / 8).slice(0, MAX_PAIRED)
  for (const [place, one] of paired.entries()) {
    for (const other of open.size === 0 ? [] : paired.slice(place + 1)) {
      // So many combinations leave hardly a row with another one.
      if (columns[one]!.values.length * columns[other]!.values.length > rows * 4) continue
      const { codes, distinct } = combine(columns[one]!, columns[other]!)
      if (distinct > rows / 3) continue
      const groups = groupsOf(codes, distinct)
      for (const to of open) {
        if (to === one || to === other) continue
        const dependency = tally.measure(groups, [one, other], to, rows)
        if (dependency) found.push(dependency)
      }
    }
  }
  return found
}

function isDeterminant({ filled, codes, counts }: GridColumn): boolean {
  const distinct = counts.filter((count) => count > 0).length
  return distinct >= 2 && distinct <= filled * 0.7 && filled >= codes.length * 0.5
}

function isTarget({ filled, counts, codes }: GridColumn): boolean {
  const distinct = counts.filter((count) => count > 0).length
  return distinct >= 2 && distinct <= filled * 0.7 && filled >= codes.length * 0.2
}

/** Counts values within groups, in one array that is cleared by what was counted. */
class Tally {
  readonly #columns: GridColumn[]
  readonly #counts: Int32Array

  constructor(columns: GridColumn[]) {
    this.#columns = columns
    this.#counts = new Int32Array(Math.max(1, ...columns.map(({ values }) => values.length)))
  }

  measure(groups: Groups, from: number[], to: number, rows: number): Dependency | null {
    const { codes, counts: overall, filled } = this.#columns[to]!
    const counts = this.#counts
    const { order, starts } = groups
    let hopeless = false
    let [covered, agreeing, deviating, alone, several, big, telling] = [0, 0, 0, 0, 0, 0, 0]
    for (let group = 0; group + 1 < starts.length; group++) {
      const [start, end] = [starts[group]!, starts[group + 1]!]
      if (end - start < 2) continue
      let [size, most] = [0, 0]
      for (let at = start; at < end; at++) {
        const code = codes[order[at]!]!
        if (code === EMPTY) continue
        size++
        most = Math.max(most, ++counts[code]!)
      }
      // What falls so short early is none; most pairs of columns are none.
      if (covered > EARLY && agreeing < covered * (MIN_STRENGTH - EARLY_SLACK)) hopeless = true
      if (size >= 2) {
        several++
        if (size >= 3) big++
        covered += size
        agreeing += most
        deviating += size - most
        if (most >= 3) telling += size - most
        for (let at = start; at < end; at++) {
          const code = codes[order[at]!]!
          if (code !== EMPTY && counts[code] === 1 && most >= 3) alone++
        }
      }
      for (let at = start; at < end; at++) {
        const code = codes[order[at]!]!
        if (code !== EMPTY) counts[code] = 0
      }
      if (hopeless) return null
    }
    if (several < 3 || covered < rows * MIN_COVERED) return null
    const strength = agreeing / covered
    const chance = Math.max(...overall) / filled
    const lone = deviating === 0 ? 1 : Math.min(1, alone / (telling > MIN_TELLING ? telling : deviating))
    if (lone < MIN_LONE) return null
    if (strength < MIN_STRENGTH || strength - chance < (1 - chance) * MIN_EXPLAINED) return null
    const values = overall.filter((count) => count > 0).length
    const doubtful = big < MANY_GROUPS * from.length ** 2 || values < MANY_VALUES
    return { from, to, groups, strength, lone, doubtful }
  }
}

/** Weighs, for every row, what the groups that it is in say of the column. */
function contradicted(grid: Grid, to: number, dependencies: Dependency[]): Contradiction[] {
  const column = grid.columns[to]!
  const votes = dependencies.map((dependency) => majorities(column, dependency, grid.rows))
  const proposals: Contradiction[] = []
  for (let row = 0; row < grid.rows; row++) {
    const said: Vote[] = []
    let against = 0
    for (const [index, dependency] of dependencies.entries()) {
      const vote = voteOf(column, dependency, votes[index]!, row)
      if (!vote) continue
      if (vote.value === column.codes[row]) against += vote.weight
      else said.push(vote)
    }
    const proposal = said.length === 0 ? null : judge(grid, to, row, said, against)
    if (proposal) proposals.push(proposal)
  }
  return proposals
}

/**
 * A wrong value contradicts others, too: what is said to be wrong for its sake alone is not. The one that explains most is the wrong one (as
 * in Chu, Ilyas and Papotti, “Holistic data cleaning”, 2013, which looks for the fewest cells that all contradictions have in common).
 */
function culprits(proposals: Contradiction[]): Contradiction[] {
  const wrong = new Set<number>()
  const explained = new Map(
    proposals.map((one) => {
      const others = proposals.filter(
        (other) => other !== one && other.from.every((columns) => columns.includes(one.column)),
      )
      return [one, others.reduce((sum, { weight }) => sum + weight, one.weight)] as const
    }),
  )
  return proposals
    .toSorted((a, b) => explained.get(b)! - explained.get(a)! || b.confidence - a.confidence)
    .filter(({ column, from }) => {
      if (from.every((columns) => columns.some((index) => wrong.has(index)))) return false
      wrong.add(column)
      return true
    })
}

/**
 * Errors lie anywhere. Where most of the rows with some value of another column are said to be wrong in this one, that value is why they
 * are different.
 */
function withoutExceptions({ columns }: Grid, proposals: Contradiction[]): Contradiction[] {
  if (proposals.length < MIN_EXCEPTIONS) return proposals
  const exceptions = new Set<Contradiction>()
  for (const [index, { codes, counts }] of columns.slice(0, MAX_COLUMNS).entries()) {
    const byValue = Map.groupBy(proposals, ({ row, column }) => (column === index ? EMPTY : codes[row]!))
    for (const [code, some] of byValue) {
      if (code === EMPTY || some.length < MIN_EXCEPTIONS || some.length * 2 < counts[code]!) continue
      for (const proposal of some) exceptions.add(proposal)
    }
  }
  return proposals.filter((proposal) => !exceptions.has(proposal))
}

interface Majority {
  value: number
  agreeing: number
  size: number
}

/** The majority of each group. */
function majorities(column: GridColumn, { groups }: Dependency, rows: number): (Majority | null)[] {
  const found: (Majority | null)[] = []
  eachGroup(column, groups, (counts, size) => {
    let best: Majority | null = null
    for (const [value, agreeing] of counts) if (!best || agreeing > best.agreeing) best = { value, agreeing, size }
    found.push(size >= 2 && size <= rows ? best : null)
  })
  return found
}

/** What a row's group says, the row itself left out. */
function voteOf(column: GridColumn, dependency: Dependency, found: (Majority | null)[], row: number): Vote | null {
  const group = dependency.groups.codes[row]!
  const majority = group === EMPTY ? null : found[group]
  if (!majority) return null
  const own = column.codes[row]!
  const { value, agreeing, size } = majority
  const others = own === EMPTY ? size : size - 1
  const same = own === value ? agreeing - 1 : agreeing
  if (same < 1) return null
  const weight = (dependency.strength * same) / (others + 1)
  return { value, weight, group: size, agreeing: same, from: dependency.from, doubtful: dependency.doubtful }
}

function judge(grid: Grid, to: number, row: number, said: Vote[], against: number): Contradiction | null {
  const weights = new Map<number, number>()
  for (const { value, weight } of said) weights.set(value, (weights.get(value) ?? 0) + weight)
  const [best] = [...weights].toSorted((a, b) => b[1] - a[1])
  if (!best) return null
  const [value, weight] = best
  const all = against + [...weights.values()].reduce((sum, each) => sum + each, 0)
  const agreeing = said.filter((vote) => vote.value === value).toSorted((a, b) => b.weight - a.weight)
  const same = agreeing.map(({ from }) => from)
  const strongest = agreeing[0]!
  const column = grid.columns[to]!
  const own = column.codes[row]!
  const most = said.every(({ doubtful }) => doubtful) ? DOUBTFUL : 0.97
  const confidence = Math.min(most, (weight / all) * Math.max(strongest.weight, 1 - 1 / (1 + weight * 2)))
  if (confidence < 0.5) return null
  const names = strongest.from.map((index) => {
    const { name, values, codes } = grid.columns[index]!
    return `${name} ${show(values[codes[row]!]!)}`
  })
  const suggested = column.values[value]!
  const rows = `${strongest.agreeing} of the ${own === EMPTY ? strongest.group : strongest.group - 1} other rows with ${names.join(' and ')} have ${show(suggested)} in ${column.name}.`
  const shared = { column: to, row, suggested, evidence: rows, weight, from: same }
  if (own === EMPTY) {
    if (column.filled < grid.rows * 0.9) return null
    return { ...shared, confidence: confidence * 0.95, kind: 'inferred' }
  }
  return { ...shared, confidence, kind: 'dependency' }
}
