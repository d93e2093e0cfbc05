import type { TableProfile } from '../../profile/model.ts'
import type { NameFeatures } from './name-score.ts'

// “Empl.” is in French where an article lies, and in English who is employed; “Ubic.” is cut as short: beside a stock, or the warehouse
// that it is in, it is a bin.

const CUT_SHORT = /^(?:empl(?:acemt|acem|act)?|ubic|ubicaz|stellpl|um[ií]st|hyll|reol)\.?$/iu
const OF_STOCK = new Set(['stock', 'warehouse'])

export function withPlacesInStock(names: NameFeatures[], { columns }: TableProfile): NameFeatures[] {
  const isStock = names.some(({ concepts }) => concepts.some((concept) => OF_STOCK.has(concept)))
  const isKnown = names.some(({ concepts }) => concepts.includes('bin'))
  if (!isStock || isKnown) return names
  return names.map((name, at) =>
    CUT_SHORT.test(columns[at]!.name.trim()) ? { ...name, concepts: ['bin'], understood: true } : name,
  )
}
