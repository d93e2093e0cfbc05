import { evenly, nameFeatures, nameScore } from '../../match/names/name-score.ts'
import { rulePass } from '../../match/values/rule-pass.ts'
import { valueForms } from '../../match/values/forms.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Context, Mapping, Placed, Placement } from '../context.ts'
import { linkedOf } from './links.ts'
import { lookupOf } from './lookups.ts'

// A price list has the supplier's own numbers, and another table says which product each is: as its “Supplier Part No”. Then they are what the
// template's `supplier_part_no` is to hold, whatever the price list calls them.

/** From here on a template column is called as the list calls the values. */
const ALIKE = 0.8
/** So many of the values have the form that its rule wants, or can be brought to it. */
const MOST = 0.8
const FORMS = 40

/** A column of what another table knows its rows by fills the template column that is called as it is there, too, where nothing else does. */
export function calledInLists(
  placement: Placement,
  found: readonly Mapping[],
  all: Placed[],
  context: Context,
): Mapping[] {
  const mappings = [...found]
  for (const [target, column] of placement.side.template.columns.entries()) {
    const {
      sources: [source, ...more],
      lead,
    } = found[target]!
    const linked = column.desiredRule === 'link' ? linkedOf(column, context.templates) : null
    if (!linked || source === undefined || more.length > 0 || lead.length > 0) continue
    const own = placement.table.profile.columns[source]!
    const lookup = lookupOf(own, linked, all, context)
    if (!lookup?.isClear || lookup.isNear || lookup.isCount || lookup.isGuess) continue
    const at = emptyCalled(lookup.called, mappings, placement)
    if (at === null || !takes(own, placement, at)) continue
    mappings[at] = {
      sources: [source],
      lead: [],
      confidence: lookup.share,
      reason: `The values of “${own.name}” are those that ${lookup.where} calls “${lookup.called}”.`,
      decided_by: 'matcher',
      alternatives: [],
    }
  }
  return mappings
}

/** The only column that nothing fills, and nothing has to, which is called so. */
function emptyCalled(called: string, mappings: readonly Mapping[], placement: Placement): number | null {
  const wanted = nameFeatures(called)
  const found = placement.side.template.columns.flatMap(({ name, required, desiredRule }, at) => {
    const { sources, decided_by, constant } = mappings[at]!
    const isOpen = sources.length === 0 && constant === undefined && decided_by === 'matcher' && !required
    return isOpen && desiredRule !== 'link' && nameScore(wanted, nameFeatures(name), evenly) >= ALIKE ? [at] : []
  })
  return found.length === 1 ? found[0]! : null
}

function takes(own: ColumnProfile, { side }: Placement, at: number): boolean {
  const rule = side.rules[at]
  return !rule || rulePass(valueForms(own, FORMS), rule).reachable >= MOST
}
