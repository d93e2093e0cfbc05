import { squash } from '../../match/names/words.ts'
import type { Placed } from '../context.ts'
import { isFilled } from '../sure.ts'

// “Booking; Pitch no”: a register of pitches has the number of the booking, as the lines of bookings have, and little else of these. What it has is
// the `pitch_no` that the bookings lack.

/** From this share on of what each row must have it is none of them. */
const MOST = 0.5

/**
 * Whether a table lacks most of what each row of its template must have, and has what another template calls so and no table of that one holds, in
 * the form that is wanted there.
 */
export function registersOthers(one: Placed, placed: readonly Placed[]): boolean {
  const { placement, mappings } = one
  const needed = placement.side.template.columns.flatMap(({ required }, at) => (required ? [mappings[at]!] : []))
  const lacking = needed.filter((mapping) => !isFilled(mapping))
  if (lacking.length <= MOST * needed.length) return false
  const taken = new Set(mappings.filter(isFilled).flatMap(({ sources }) => sources))
  const free = placement.table.profile.columns.filter(({ filled }, at) => filled > 0 && !taken.has(at))
  const others = Map.groupBy(
    placed.filter((other) => other.placement.side !== placement.side),
    (other) => other.placement.side,
  )
  return [...others].some(([{ template, rules }, tables]) =>
    template.columns.some(({ name, desiredRule }, target) => {
      const rule = rules[target]
      const isOpen = desiredRule !== 'link' && tables.every((other) => !isFilled(other.mappings[target]!))
      return (
        isOpen &&
        free.some(
          (column) =>
            squash(column.name) === squash(name) &&
            (!rule ||
              2 * column.values.filter(({ value }) => rule.matches(value.trim())).length > column.values.length),
        )
      )
    }),
  )
}
