import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'

/** “Postnr” is a word of the languages that have the town by this name. */
const POSTAL_BEHIND = /^\s*postn(?:r|o|ummer)\b/iu

/**
 * “Postnr | By”, “By | Postnr”, “Vejnavn | By”: Danish and Norwegian have for a town the word by which English says who did something. Right behind
 * postal codes or a street, and right before a “Postnr”, it is the town.
 */
export function withTowns(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  return names.map((name, at) => {
    if (columns[at]!.name.trim().toLowerCase() !== 'by') return name
    const isBehind = ['postal', 'street'].some((one) => names[at - 1]?.concepts.includes(one))
    const isTown = isBehind || POSTAL_BEHIND.test(columns[at + 1]?.name ?? '')
    return isTown ? { ...name, concepts: ['city'], understood: true } : name
  })
}
