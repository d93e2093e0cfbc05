import { countryCode } from '../../../profile/countries.ts'
import { toldMappings } from '../../columns/told-columns.ts'
import type { Work } from '../column-values.ts'

/** The country that all rows of the table are said to be of: “all customers in this list are in Norway”. */
export function countryOfRows({ placement, context }: Pick<Work, 'placement' | 'context'>): string | null {
  const { names } = placement.side
  const found = [...toldMappings(placement, context)].flatMap(([target, { constant }]) =>
    names[target]!.concepts.includes('country') ? (countryCode(constant ?? '') ?? []) : [],
  )
  const [country, ...others] = new Set(found)
  return country !== undefined && others.length === 0 ? country : null
}
