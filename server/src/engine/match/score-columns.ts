import { rememberingOf } from '../remembering.ts'
import { namePairs } from './name-pairs.ts'
import { readingPairs } from './reading-pairs.ts'
import type { TableSide, TemplateSide } from './sides.ts'
import { signalsOf } from './signals.ts'
import { setStandings } from './values/standing.ts'
import { BY_NAME, KEY, linkWorth, nameWorth, REFUSED } from './values/worth.ts'

/** What speaks for and against one source column being one template column. */
export interface Candidate {
  /** Index in the table's columns and in the template's columns. */
  source: number
  target: number
  /** 0 to 1 each; null: nothing to go by. */
  name: number | null
  kind: number | null
  rule: { now: number; reachable: number } | null
  /** The share of the source's values that the linked column has. */
  link: number | null
  /** They are there, but not as that column has them: names that stand beside it, or the same in another form. */
  byName?: true
  /** The chance of being right when seen alone. */
  probability: number
  /** The chance of being right among all pairs of the two columns. */
  standing: number
}

/**
 * How far the values of a source column are known to be those of a linked column, or to name them; null when that can't be told.
 * `refused`: the rule of the linked column takes none of them, however they are written. `isKey`: what rows are under that cannot stand alone.
 */
export type LinkShare = (
  source: number,
  target: number,
) => { share: number; byName?: true; refused?: true; isKey?: true; isCalled?: true } | null

/** Every pair with its probability, in order of source, then target. Links are not looked at yet: see `withLinks`. */
export function scoreColumns(table: TableSide, side: TemplateSide): Candidate[] {
  return scoresOf(table)(side)
}

/** What a table is for a template is asked when it is placed, and again for what its rows belong to. */
const scoresOf = rememberingOf((table: TableSide) => rememberingOf((side: TemplateSide) => score(table, side)))

function score(table: TableSide, side: TemplateSide): Candidate[] {
  const nameOf = namePairs(table, side)
  const readingOf = readingPairs(table, side)
  const signals = signalsOf(table, side)
  const pairs = table.profile.columns.flatMap((_, source) =>
    side.template.columns.map((__, target) => {
      const name = nameOf(source, target)
      const { kind, rule, worth } = readingOf(source, target)
      const told = signals.reduce((sum, signal) => sum + signal(source, target, name), nameWorth(name) + worth)
      const probability = likelihood(told)
      // No whole number, which would have to be stored anew once it is known.
      return { source, target, name, kind, rule, link: null, probability, standing: probability }
    }),
  )
  return setStandings(pairs)
}

/** So many keys of the linked column in another one are no chance: names say less then, whatever they are called. */
const SOME_KEYS = 0.3

/** The candidates with what is known about the columns that they link to. */
export function withLinks(candidates: Candidate[], linkShare: LinkShare): Candidate[] {
  const shares = candidates.map(({ source, target }) => linkShare(source, target))
  if (shares.every((share) => share === null)) return candidates
  const haveKeys = new Set(
    candidates.flatMap(({ target }, at) =>
      shares[at] && !shares[at].byName && shares[at].share >= SOME_KEYS ? [target] : [],
    ),
  )
  const linked = candidates.map((candidate, at) => {
    const link = shares[at]!
    if (link === null) return { ...candidate }
    const { probability, target } = candidate
    const { share, byName, refused, isKey, isCalled } = link
    const isMeant = isKey || (isCalled && !haveKeys.has(target))
    const known = refused ? REFUSED : linkWorth(share) * (byName ? BY_NAME : 1) + (isMeant ? KEY : 0)
    const worth = Math.log(probability / Math.max(1e-9, 1 - probability)) + known
    return { ...candidate, link: share, ...(byName && { byName }), probability: likelihood(worth) }
  })
  return setStandings(linked)
}

/** What a text that explains values adds to the odds of the pair that it explains them for. */
const EXPLAINED = 6
/** And that the values don't meet the rule by themselves takes nothing away. */
const UNMET = 3

/** The candidates with the share of the cells that a text explains as the template column takes them. */
export function withExplained(candidates: Candidate[], shareOf: (candidate: Candidate) => number): Candidate[] {
  const shares = candidates.map(shareOf)
  if (shares.every((share) => share === 0)) return candidates
  const told = candidates.map((candidate, at) => {
    const { probability, rule } = candidate
    const share = shares[at]!
    if (share === 0) return { ...candidate }
    const worth =
      Math.log(probability / Math.max(1e-9, 1 - probability)) + (rule ? EXPLAINED + UNMET : EXPLAINED) * share
    const met = rule && { ...rule, reachable: Math.max(rule.reachable, share) }
    return { ...candidate, rule: met, probability: likelihood(worth) }
  })
  return setStandings(told)
}

/** The candidates as if the rule of a column, which takes none of the parts that its values are made of, said nothing of them. */
export function withoutRule(candidates: readonly Candidate[], target: number): Candidate[] {
  const open = candidates.map((one) => {
    if (one.target !== target || one.rule === null) return { ...one }
    const worth = Math.log(one.probability / Math.max(1e-9, 1 - one.probability)) + UNMET * (1 - one.rule.reachable)
    return { ...one, rule: null, probability: likelihood(worth) }
  })
  return setStandings(open)
}

/** Nothing that is known of the values speaks against it. */
export function isBorneOut({ kind, rule, link }: Candidate): boolean {
  return (kind === null || kind >= 0.5) && (rule === null || rule.reachable >= 0.5) && (link === null || link >= 0.3)
}

/** The candidate as it would be if the headers were so much alike. */
export function withName(candidate: Candidate, name: number): Candidate {
  const { probability } = candidate
  const worth = Math.log(probability / Math.max(1e-9, 1 - probability)) - nameWorth(candidate.name) + nameWorth(name)
  return { ...candidate, name, probability: likelihood(worth) }
}

function likelihood(worth: number): number {
  return 1 / (1 + Math.exp(-worth))
}
