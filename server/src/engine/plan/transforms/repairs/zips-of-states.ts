import { partOf } from '../../../match/composites/addresses.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import { stateCode } from '../../../profile/subdivisions.ts'
import type { Work } from '../column-values.ts'

// “9810” beside WA: the ZIP codes of Washington begin with 98, so what it lacks is no zero in front, and 09810 would be an address of nobody.

/** States whose codes begin with a zero. */
const WITH_ZERO = new Set('CT MA ME NH NJ RI VT PR VI'.split(' '))
const OTHERS = new Set(
  'AL AK AZ AR CA CO DE DC FL GA HI ID IL IN IA KS KY LA MD MI MN MS MO MT NE NV NM NY NC ND OH OK OR PA SC SD TN TX UT VA WA WV WI WY GU'.split(
    ' ',
  ),
)
/** Provinces of other countries may be called by the letters of a state: one alone says nothing. */
const LEAST_STATES = 2

/** Whether all ZIP codes that are too short stand in rows of states of which none begins with a zero. */
export function areOfOtherStates({ target, source, placement, rule }: Work): boolean {
  const { profile } = placement.table
  const { rows, columns } = profile
  if (partOf(conceptsOf(target.name)) !== 'postal' || rows.length + profile.aside.length < profile.table.rows)
    return false
  const at = columns.find((column) => column !== source && partOf(conceptsOf(column.name)) === 'state')?.position
  if (at === undefined) return false
  const states = rows.map((cells) => cells[at]?.trim() ?? '').map((value) => stateCode(value) ?? value.toUpperCase())
  const named = new Set(states.filter((state) => state !== ''))
  if (named.size < LEAST_STATES || ![...named].every((state) => WITH_ZERO.has(state) || OTHERS.has(state))) return false
  const short = rows.flatMap((cells, row) => {
    const code = cells[source.position]?.trim() ?? ''
    return /^\d+$/.test(code) && !rule!.matches(code) ? states[row]! : []
  })
  return short.length > 0 && short.every((state) => OTHERS.has(state))
}
