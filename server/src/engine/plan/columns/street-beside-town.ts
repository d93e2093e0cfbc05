import type { Choice } from '../../match/choose-columns.ts'
import { partOf } from '../../match/composites/addresses.ts'
import { partWanted } from '../../match/composites/composites.ts'
import { cellsOf } from '../../profile/cells-of.ts'
import { isSureChoice, sureChoice } from './choices.ts'
import type { OpenTable } from './open-table.ts'

// “Address” beside “Suburb”, “State” and “P/code”, for a template with a column for each: it is the street, as all else of an address stands elsewhere.

/** From this share of the cells on, they have a name and a number: hamlets and farms have none. */
const MOST = 0.7
const NAME_AND_NUMBER = /^(?=.*\p{L}{2})(?=.*\d)/u

/** The only column of addresses for the only street, where town and postal code are surely other columns, and the house's number is wanted with it. */
export function streetBesideTown(target: number, looked: OpenTable): Choice | undefined {
  const { placement, byTarget, free, choices } = looked
  const { table, side } = placement
  if (partWanted(target, side) !== 'street') return undefined
  const parts = side.template.columns.map((_, at) => partWanted(at, side))
  const isElsewhere = (part: 'city' | 'postal'): boolean =>
    parts.some((one, at) => one === part && isSureChoice(choices.get(at)))
  const isOnly = parts.filter((part) => part === 'street').length === 1 && !parts.includes('house')
  if (!isOnly || !isElsewhere('city') || !isElsewhere('postal')) return undefined
  const found = table.names.flatMap(({ concepts }, source) => (partOf(concepts) === 'street' ? [source] : []))
  const [source, ...more] = found
  if (source === undefined || more.length > 0) return undefined
  const isTaken = !free.has(source) && choices.get(target)?.candidate.source !== source
  const { values } = table.profile.columns[source]!
  const written = values.filter(({ value }) => NAME_AND_NUMBER.test(value) && !value.includes('\n'))
  if (isTaken || cellsOf(written) < MOST * cellsOf(values)) return undefined
  return sureChoice((byTarget.get(target) ?? []).find((one) => one.source === source))
}
