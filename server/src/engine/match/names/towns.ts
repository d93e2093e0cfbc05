import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'

/** “Postnr | By”: Danish and Norwegian have for a town the word by which English says who did something. Right behind postal codes it is the town. */
export function withTowns(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  return names.map((name, at) => {
    const isTown = columns[at]!.name.trim().toLowerCase() === 'by' && names[at - 1]?.concepts.includes('postal')
    return isTown ? { ...name, concepts: ['city'], understood: true } : name
  })
}
