import { assign } from './assign.ts'
import type { Candidate } from './score-columns.ts'
import type { TemplateSide } from './sides.ts'
import { isLettered } from './values/worth.ts'

/** The candidate that the assignment gave to a template column, with an honest confidence and what else came close. */
export interface Choice {
  candidate: Candidate
  /** The expected share of such choices that are right. */
  confidence: number
  /** Other source columns for the same template column, best first, at most 5, each with its own chance. */
  rivals: Candidate[]
  /** What was seen, where it is neither name nor values by themselves. */
  why?: string
}

/** Pairs less likely than this are not worth an assignment. */
const LEAST = 0.08
const MAX_RIVALS = 5
/** Columns of like values under names that have nothing in common are as often two things of one kind: two dates, two cities. */
const UNLIKE = 0.2
const BY_VALUES_ALONE = 0.55
/** Names less alike than this leave some doubt, whatever the values say. */
const FAINT = 0.5
const BY_VALUES_MOSTLY = 0.9
/** What another template column for the same source column counts, beside another source column for the same template column. */
const OTHERWISE = 0.6
/** So many of those are counted. */
const NEAREST = 4
/** From here on a name says by itself which column it is. */
const TELLING_NAME = 0.65

/** The best one-to-one assignment of source columns to template columns, in order of the template's columns. */
export function decideColumns(candidates: Candidate[], side: TemplateSide): Choice[] {
  const likely = candidates.filter(({ probability }) => probability >= LEAST)
  const byTarget = Map.groupBy(likely, ({ target }) => target)
  const bySource = Map.groupBy(likely, ({ source }) => source)
  const taken = assign(
    likely.map(({ source, target, probability }) => ({ row: source, column: target, worth: worthOf(probability) })),
  )
  const chosen = new Map(taken.map(({ row, column }) => [row, column]))
  const given = likely.filter(({ source, target }) => chosen.get(source) === target)
  const ofSource = new Map(given.map((candidate) => [candidate.source, candidate]))
  const ofTarget = new Map(given.map((candidate) => [candidate.target, candidate]))
  return side.template.columns.flatMap((_, target) => {
    const candidate = ofTarget.get(target)
    if (!candidate) return []
    const group = (byTarget.get(target) ?? []).toSorted((a, b) => b.probability - a.probability || a.source - b.source)
    const rivals = group.filter((other) => other !== candidate)
    const others = (bySource.get(candidate.source) ?? []).filter((other) => other !== candidate)
    const against =
      Math.max(0, ...rivals.map((rival) => freedom(rival, ofSource.get(rival.source)) * odds(rival))) +
      OTHERWISE *
        together(
          others.map((other) => freedom(other, ofTarget.get(other.target)) * odds(other)),
          candidate,
        )
    const unnamed = isKnownByValues(candidate, side) ? 1 : nameDoubt(candidate.name)
    const isOutdoneBy = (rival: Candidate): boolean => isOutdone(candidate, rival) && !ofSource.has(rival.source)
    const doubt = rivals.some(isOutdoneBy) ? BY_VALUES_ALONE : 1
    const confidence = (Math.min(unnamed, doubt) * odds(candidate)) / (1 + odds(candidate) + against)
    return [{ candidate, confidence, rivals: rivals.slice(0, MAX_RIVALS) }]
  })
}

/**
 * Words that are known to stand in the template column, and in no other column of the table or the template: what it is called matters
 * less then. Not so of dates and figures, which look alike whatever they are of.
 */
function isKnownByValues({ target, standing, rule }: Candidate, { samples, rules, template }: TemplateSide): boolean {
  if (standing < OUTSTANDING) return false
  if (template.columns[target]!.unique && isLettered(rules[target]!, rule)) return true
  const types = samples[target]?.types
  return types !== undefined && (types.words ?? 0) >= MOSTLY_WORDS
}

const OUTSTANDING = 0.96
const MOSTLY_WORDS = 0.8

function nameDoubt(name: number | null): number {
  if (name === null || name >= FAINT) return 1
  return name < UNLIKE ? BY_VALUES_ALONE : BY_VALUES_MOSTLY
}

/**
 * Several that are as good speak more against the chosen one than one does, though not each anew, as they are often kin. Of those that are
 * only called like one with the very same name, a hundred (`measurement 1` …) say no more than the nearest.
 */
function together(doubts: number[], { name }: Candidate): number {
  if (name === 1) return Math.max(0, ...doubts)
  const nearest = doubts.toSorted((a, b) => b - a).slice(0, NEAREST)
  return nearest.reduce((sum, doubt) => sum + doubt ** 1.5, 0) ** (1 / 1.5)
}

/** Values that would have to be changed to meet the rule are hardly meant where another column meets it as it is, and the name tells little. */
function isOutdone(candidate: Candidate, rival: Candidate): boolean {
  if (!candidate.rule || !rival.rule || (candidate.name ?? 0) >= TELLING_NAME) return false
  return candidate.rule.now < 0.5 && rival.rule.now >= 0.95 && rival.rule.reachable >= candidate.rule.reachable
}

/** The sum of log-odds above the threshold: a sure pair counts for more than two doubtful ones. */
function worthOf(probability: number): number {
  return Math.log(probability / (1 - probability)) - Math.log(LEAST / (1 - LEAST))
}

/** A rival that belongs elsewhere (at its `home`) with more right hardly counts; a free one as good as the chosen halves the confidence. */
function freedom(rival: Candidate, home: Candidate | undefined): number {
  return home ? odds(rival) / (odds(rival) + odds(home)) : 1
}

function odds({ probability }: Candidate): number {
  return probability / Math.max(1e-6, 1 - probability)
}
