import type { ColumnProfile } from '../../profile/model.ts'

/** From this share of its values on a column holds countries, whatever it is called; with fewer than that a “Land” may be that of a federation. */
const COUNTRIES = 0.95
const HARDLY_COUNTRIES = 0.5

/** What a header says of places, where its values don't say otherwise. */
export function asPlaces(concepts: readonly string[], { types }: ColumnProfile): readonly string[] {
  const { country = 0 } = types
  if (country >= COUNTRIES) return concepts.filter((concept) => concept !== 'state')
  return country < HARDLY_COUNTRIES ? concepts.filter((concept) => concept !== 'country') : concepts
}
