import type { Choice } from '../../match/choose-columns.ts'
import type { Candidate } from '../../match/score-columns.ts'
import type { Placement } from '../context.ts'
import { isSureChoice, KNOWN, sureChoice } from './choices.ts'

// Links of a template to itself: what a row of it is under.

/** So many of what rows are under must be other rows, by their keys or names. */
const OTHER_ROWS = 0.9

/**
 * The only column whose values are keys of other rows of the table, or name them again and again, for the only link that the template has to
 * itself: what each row is under. `taken`: columns that are something else for sure.
 */
export function selfLinked(
  target: number,
  linked: Candidate[],
  ignored: readonly boolean[],
  taken: readonly number[],
  { template }: Placement['side'],
): Candidate | undefined {
  const isSelf = ({ desiredRule, linkRule = [] }: Placement['side']['template']['columns'][number]): boolean =>
    desiredRule === 'link' && linkRule.length > 0 && linkRule.every(({ templateId }) => templateId === template.id)
  if (!isSelf(template.columns[target]!) || template.columns.filter(isSelf).length > 1) return undefined
  const isOwnKey = (other: number): boolean =>
    (template.columns[target]!.linkRule ?? []).some(({ columnName }) => columnName === template.columns[other]!.name)
  // The keys of what a row belongs to stand in many rows, which they don't name.
  const isOfOthers = ({ source }: Candidate): boolean =>
    linked.some(
      (one) => one.source === source && one.target !== target && !isOwnKey(one.target) && (one.link ?? 0) >= KNOWN,
    )
  const found = linked.filter(
    (one) =>
      one.target === target &&
      (one.link ?? 0) >= OTHER_ROWS &&
      !ignored[one.source] &&
      !taken.includes(one.source) &&
      !isOfOthers(one),
  )
  return found.length === 1 ? found[0] : undefined
}

/** What each row is under, where that names other rows. */
export function selfChoice(
  target: number,
  linked: Candidate[],
  ignored: readonly boolean[],
  choices: ReadonlyMap<number, Choice>,
  { side, table }: Placement,
): Choice | undefined {
  const taken = [...choices.values()].filter(isSureChoice).map(({ candidate }) => candidate.source)
  const candidate = selfLinked(target, linked, ignored, taken, side)
  return candidate && namesOtherRows(candidate, table) ? sureChoice(candidate) : undefined
}

/** Names of the rows themselves are each there once, and in every row. */
export function namesOtherRows(candidate: Candidate | undefined, { profile }: Placement['table']): boolean {
  if (!candidate) return false
  const { unique, filled, sampled } = profile.columns[candidate.source]!
  return !unique || filled <= sampled / 2
}
