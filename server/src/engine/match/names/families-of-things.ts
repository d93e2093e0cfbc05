import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'

// “Family” beside a forename is a surname; where it stands in a list without persons, of few kinds, it is the family of articles that each belongs to.

const FAMILY = /^\W*family(?:[ _]?(?:code|no|name|desc(?:ription)?))?\W*$/iu
/** So many rows for each kind, at least. */
const REPEATED = 2

/** The header of a family of things read as their category. */
export function withFamiliesOfThings(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  if (names.some(({ concepts }) => concepts.includes('first'))) return names
  return names.map((name, at) => {
    const { explained, name: header, distinct, filled } = columns[at]!
    return FAMILY.test(explained ?? header) && distinct * REPEATED <= filled
      ? { ...name, concepts: ['category'], understood: true }
      : name
  })
}
