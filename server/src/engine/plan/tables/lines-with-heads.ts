import { decideColumns } from '../../match/choose-columns.ts'
import { withoutRule, type Candidate } from '../../match/score-columns.ts'
import type { Template } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Placement } from '../context.ts'
import { isMadeOfParts } from '../columns/described-keys.ts'
import { dependentColumns } from './dependent-columns.ts'

// Shops write orders out by line: what is the order's stands on each of its rows, or on the first of them alone. The rows are lines, whatever the
// file is called or fits best; what they belong to is taken from them then (inline.ts).

/** A column that is likely enough to be that of a template. */
const LIKELY = 0.5
/** Fewer repetitions of what should be unique are entered twice by mistake. */
const OFTEN = 0.1
/** Of the keys, so many cells may be empty: lines of nothing. */
const FEW = 0.05
/** So much of what the rows belong to must be there besides its key. */
const LEAST_HEADS = 2
/** Of what a line must have so much is found by what the columns are called; what is not is asked about. */
const LEAST_FOUND = 0.6
/** A rule that hardly any value can meet is for other values. */
const HARDLY = 0.05
/** By what its rows share, a key is known, whatever it is called. */
const LINKED = 0.95

/**
 * The template of lines that a table's rows are, where they have the columns of `heads`, too, and these are the same wherever one column is, which
 * those of the lines are not. Undefined where it has only one of the two.
 */
export function linesWith(heads: Placement, fits: readonly Placement[]): Placement | undefined {
  const { template } = heads.side
  const target = template.columns.findIndex(({ unique, required }) => unique && required)
  if (target < 0) return undefined
  const found = fits.flatMap((lines) => {
    const link = linkTo(template, template.columns[target]!.name, lines.side.template)
    if (link === undefined) return []
    const key = keyOf(heads, target, lines, link)
    return key === undefined ? [] : [withKey(lines, key, link)]
  })
  return found.length === 1 ? found[0] : undefined
}

/** The column that must link to the key of another template. */
function linkTo({ id }: Template, key: string, { columns }: Template): number | undefined {
  const at = columns.findIndex(
    ({ required, unique, desiredRule, linkRule = [] }) =>
      required &&
      !unique &&
      desiredRule === 'link' &&
      linkRule.some(({ templateId, columnName }) => templateId === id && columnName === key),
  )
  return at < 0 ? undefined : at
}

/** The column of which each value is that of one head, with several lines. */
function keyOf(heads: Placement, target: number, lines: Placement, link: number): number | undefined {
  const { profile } = lines.table
  const own = chosenIn(lines).filter(({ target: at }) => at !== link)
  const needed = lines.side.template.columns.flatMap(({ required }, at) => (required && at !== link ? [at] : []))
  // Where several columns may be it, one of them is.
  const likelyTargets = new Set(lines.candidates.flatMap((one) => (one.probability >= LIKELY ? one.target : [])))
  const isLacking = needed.filter((at) => likelyTargets.has(at)).length < LEAST_FOUND * needed.length
  const ofLines = new Set(own.map(({ source }) => source))
  const isPart = isMadeOfParts(heads.side.template.columns[target]!)
  const ofHeads = chosenIn(isPart ? { ...heads, candidates: withoutRule(heads.candidates, target) } : heads)
    .filter((one) => one.target !== target && !ofLines.has(one.source))
    .map(({ source }) => source)
  if (isLacking || ofHeads.length < LEAST_HEADS) return undefined
  const keys = [...profile.columns.keys()].filter((source) => {
    const column = profile.columns[source]!
    if (ofLines.has(source) || ofHeads.includes(source) || !isRepeated(column)) return false
    if (!isPart && isRefused(heads.candidates, source, target)) return false
    const dependent = dependentColumns(profile, source)
    return ofHeads.every((one) => dependent.has(one)) && [...ofLines].some((one) => !dependent.has(one))
  })
  const likely = (source: number): number =>
    heads.candidates.find((one) => one.source === source && one.target === target)?.probability ?? 0
  // What stands for fewer heads is shared by several of them.
  return keys.toSorted(
    (a, b) => profile.columns[b]!.distinct - profile.columns[a]!.distinct || likely(b) - likely(a) || a - b,
  )[0]
}

function chosenIn({ candidates, side }: Placement): Candidate[] {
  return decideColumns(candidates, side).flatMap(({ candidate, confidence }) => (confidence >= LIKELY ? candidate : []))
}

function isRepeated({ filled, sampled, distinct, unique }: ColumnProfile): boolean {
  return !unique && filled >= (1 - FEW) * sampled && distinct > 1 && (filled - distinct) / Math.max(1, filled) > OFTEN
}

function isRefused(candidates: readonly Candidate[], key: number, target: number): boolean {
  const pair = candidates.find(({ source, target: other }) => source === key && other === target)
  return Boolean(pair?.rule && pair.rule.reachable <= HARDLY)
}

function withKey(lines: Placement, key: number, link: number): Placement {
  const dependent = dependentColumns(lines.table.profile, key)
  // What is the same on all lines of a head counts none of them, though it is a number.
  const isCount = (target: number): boolean => lines.side.names[target]!.concepts.includes('line')
  const own = lines.candidates.filter(({ source, target }) => !isCount(target) || !dependent.has(source))
  const candidates = own.map((one) =>
    one.source === key && one.target === link && one.probability < LINKED
      ? { ...one, name: null, probability: LINKED }
      : one,
  )
  return { ...lines, candidates }
}
