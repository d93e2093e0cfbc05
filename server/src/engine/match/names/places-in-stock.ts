import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'

// “Empl.” is in French where an article lies, and in English who is employed; “Ubic.” and “Lok.” are cut as short: beside a stock, or the warehouse
// that it is in, they are bins.

const CUT_SHORT =
  /^(?:empl(?:acemt|acem|act)?|ubic|ubicaz|loc|lok|lokal|localiz|stellpl|platz|pos|um[ií]st|plac|hyll|reoli?)\.?$/iu
const OF_STOCK = new Set(['stock', 'warehouse'])

export function withPlacesInStock(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  const isStock = names.some(({ concepts }) => concepts.some((concept) => OF_STOCK.has(concept)))
  const isKnown = names.some(({ concepts }) => concepts.includes('bin'))
  if (!isStock || isKnown) return names
  return names.map((name, at) =>
    CUT_SHORT.test(columns[at]!.name.trim()) ? { ...name, concepts: ['bin'], understood: true } : name,
  )
}
