import { applyChain, isKnown } from '../../examples/interpret.ts'
import type { JoinPlan } from '../../model.ts'
import { looseKey } from '../../profile/sketch.ts'
import { isWhole, percent, tableLabel, type Context, type Placed } from '../context.ts'
import { linkTarget } from '../links/links.ts'
import { chooseTransforms } from '../transforms/choose.ts'

// Where a template has one row for each of another one, two lists that link to the same row have one of it each, however either calls it: the supplier's
// list by the supplier's number, and the shop by ours.

/** A supplier's longer list is no matter of a plan. */
const MOST_ROWS = 10_000
/** So many rows are in both by no chance. */
const FEW = 3

/** Whether a column tells whose row it is, of which there is one. */
export function isOwnLink({ placement }: Placed, target: number): boolean {
  const { unique, desiredRule } = placement.side.template.columns[target]!
  return unique && desiredRule === 'link'
}

/** The rows of the other list by what they link to, where the keys themselves have nothing in common; null where too few do. */
export function joinByLinkedRows(
  main: Placed,
  other: Placed,
  target: number,
  context: Context,
): { join: JoinPlan; share: number } | null {
  const [own, theirs] = [keysLinked(main, target, context), keysLinked(other, target, context)]
  if (!own || !theirs) return null
  const twins = [...own.keys].flatMap(([key, left]) => {
    const right = theirs.keys.get(key)
    return right === undefined ? [] : [{ left, right }]
  })
  if (twins.length < FEW) return null
  const { profile } = other.placement.table
  const share = twins.length / theirs.keys.size
  const reason = `${tableLabel(profile)} completes ${tableLabel(main.placement.table.profile)}: ${percent(share)} of its rows are of what has a row there, too, whatever either calls it.`
  return {
    share,
    join: {
      file_id: profile.table.file_id,
      table: profile.table.name,
      left: own.position,
      right: theirs.position,
      twins,
      reason,
    },
  }
}

/** The cells of the link's column by the key that each becomes; null where that is not known of all. */
function keysLinked(
  placed: Placed,
  target: number,
  context: Context,
): { position: number; keys: ReadonlyMap<string, string> } | null {
  const { placement, mappings } = placed
  const mapping = mappings[target]!
  const { profile } = placement.table
  const [source, ...more] = mapping.sources
  if (source === undefined || more.length + mapping.lead.length > 0) return null
  if (!isWhole(profile) || profile.table.rows > MOST_ROWS) return null
  const column = profile.columns[source]!
  const quiet: Context = { ...context, questions: [], notes: [], doubts: null }
  const isTold = mapping.decided_by !== 'matcher'
  const link = linkTarget(placement.side.template.columns[target]!, column, isTold, context.placed ?? [], quiet)
  const steps = chooseTransforms(placement, mapping, target, quiet, link)
  if (!steps.every(isKnown)) return null
  const keys = new Map<string, string>()
  for (const { value } of column.values) {
    const key = looseKey(applyChain(steps, [value.trim()]).value ?? '')
    if (key !== '' && !keys.has(key)) keys.set(key, value.trim())
  }
  return { position: column.position, keys }
}
