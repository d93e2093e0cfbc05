import type { LinkShare } from '../../match/score-columns.ts'
import type { Context, Mapping, Placement } from '../context.ts'
import { clearChoices } from './clear-choices.ts'
import { mapUnsure } from './map-unsure.ts'
import { COMPLETES_NOTHING, openTable } from './open-table.ts'
import { settled } from './settled.ts'

/** A mapping for every template column, in the template's order. */
export function mapColumns(
  placement: Placement,
  context: Context,
  linkShare: LinkShare,
  completed = COMPLETES_NOTHING,
): Mapping[] {
  const table = openTable(placement, context, linkShare, completed)
  const mappings = mapUnsure(table, clearChoices(table), completed.known)
  return settled(mappings, placement, context)
}
