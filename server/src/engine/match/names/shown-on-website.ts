import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'

/** So much of a column says yes or no. */
const MOSTLY = 0.8

/** “Web” over yes and no: no address, but whether a thing is shown there. */
export function withShownOnWebsite(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  return names.map((name, at) => {
    const { types, distinct } = columns[at]!
    const isAnswer = (types.boolean ?? 0) >= MOSTLY && (types.url ?? 0) === 0 && distinct > 1
    return isAnswer && name.concepts.includes('website')
      ? { ...name, concepts: [...new Set([...name.concepts.filter((one) => one !== 'website'), 'shown', 'online'])] }
      : name
  })
}
