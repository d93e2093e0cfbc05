import type { TableProfile } from '../../profile/model.ts'
import { nameFeatures, type NameFeatures } from './name-score.ts'
import { conceptsOf, wordsOf } from './words.ts'

// “Adres aansluiting” in a workbook “Aansluitingen”, “Site address” in one “Sites”: where each of the things is that the list is of, which needs no
// saying.

const PLACES = new Set(['address', 'street', 'city', 'postal', 'country', 'house'])
/** Shorter words begin like others. */
const SHORTEST = 4
/** A plural is so much longer. */
const ENDING = 3

export function withPlacesOfThings(names: NameFeatures[], { table, columns }: TableProfile): NameFeatures[] {
  const things = wordsOf(`${table.file_name.replace(/\.[^.]+$/, '')} ${table.name}`)
  const isThing = (word: string): boolean =>
    word.length >= SHORTEST && things.some((thing) => thing.startsWith(word) && thing.length - word.length <= ENDING)
  return names.map((name, at) => {
    const words = wordsOf(columns[at]!.name)
    const rest = words.filter((word) => !isThing(word))
    const meant = conceptsOf(rest.join(' '))
    // “Ship via” is who brings it, whatever “via” is alone.
    const isPlace = meant.every((concept) => PLACES.has(concept) && name.concepts.includes(concept))
    return rest.length > 0 && rest.length < words.length && isPlace ? nameFeatures(rest.join(' ')) : name
  })
}
