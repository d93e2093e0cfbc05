import { directivesOf, sameName } from '../../knowledge/directives.ts'
import type { RowSkip } from '../../model.ts'
import { isWhole, tableLabel, type Context, type Placed } from '../context.ts'
import { isFilled, plainSource } from '../sure.ts'
import type { Group } from './group.ts'
import { isOwnLink } from './by-linked-rows.ts'
import { keyOf, leftKeyOf, plain } from './joined-rows.ts'

// The shop lists all that it sells, with what that costs only where the price list has none: its other rows say more of rows of the price list, and are no
// rows of their own, as they lack what each must have.

/** Longer lists are no matter of a plan. */
const MOST = 5000

/** The group without its rows that lack what each must have and complete a row of another list that has it. */
export function withoutCompletingRows(group: Group, groups: readonly Group[], context: Context): Group {
  const skips = groups.flatMap((other) => (other === group ? [] : completingRows(group.main, other, context)))
  return skips.length === 0 ? group : { ...group, skips }
}

function completingRows(own: Placed, { main, joined }: Group, context: Context): RowSkip[] {
  const { profile } = own.placement.table
  const link = own.mappings.findIndex((_, target) => isOwnLink(own, target))
  const found = joined.find(({ apart, placed }) => apart === true && placed.placement.table.profile === profile)
  const [source] = link < 0 ? [] : plainSource(own.mappings[link]!)
  if (!found || source === undefined || profile.columns[source]!.position !== found.join.right) return []
  if (![own, main].every(({ placement }) => isWhole(placement.table.profile))) return []
  const lacking = requiredWithGaps(own, main, context)
  if (lacking.length === 0) return []
  const { join } = found
  const known = new Set(main.placement.table.profile.rows.flatMap((cells) => leftKeyOf(cells, join) ?? []))
  const gone = profile.rows.flatMap((cells) => {
    const key = join.twins ? plain(cells[join.right]) : keyOf(cells[join.right], join)
    const lacks = lacking.some(({ position }) => plain(cells[position]) === '')
    return lacks && key !== null && known.has(key) ? [plain(cells[join.right]).toLowerCase()] : []
  })
  if (gone.length === 0 || gone.length > MOST) return []
  const names = lacking.map(({ name }) => `“${name}”`).join(' or ')
  const reason = `It lacks ${names}, which each row must have, and completes a row of ${tableLabel(main.placement.table.profile)}.`
  return [{ when: { position: join.right, is: 'one_of', values: [...new Set(gone)] }, reason }]
}

/** What each row must have, and the other list has, where some rows of this one have nothing, and nothing is said of such. */
function requiredWithGaps(own: Placed, other: Placed, { directives }: Context): { name: string; position: number }[] {
  const { template } = own.placement.side
  const said = directivesOf(directives, 'default', template.slug)
  return template.columns.flatMap(({ name, required }, target) => {
    const [source] = required ? plainSource(own.mappings[target]!) : []
    const column = source === undefined ? undefined : own.placement.table.profile.columns[source]!
    const isSaid = said.some((one) => sameName(one.column, name) || (column && sameName(one.column, column.name)))
    return column && column.empty > 0 && !isSaid && isFilled(other.mappings[target]!)
      ? [{ name, position: column.position }]
      : []
  })
}
