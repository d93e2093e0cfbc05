import { NONE } from '../../knowledge/statements.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Context, Placed } from '../context.ts'
import { placeKey } from '../tables/ask-table.ts'
import { isLeftOut } from '../tables/told-tables.ts'

/** The tables that none of the `taken` ones is, and that nobody wants to be left out: they may still say something of other rows. */
export function spareTables(taken: readonly Placed[], context: Context): TableProfile[] {
  // What each row says of the first of what belongs to it is not all that it says.
  const used = new Set(
    taken.filter(({ placement }) => !placement.first).map(({ placement }) => placement.table.profile),
  )
  return [...context.shapes.keys()].filter(
    (profile) =>
      !used.has(profile) &&
      !isLeftOut(profile, context) &&
      context.answers.get(placeKey(profile, context))?.value !== NONE,
  )
}
