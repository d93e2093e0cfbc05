import { conceptsOf, fold } from './words.ts'

// A list of stock has what lies there, and what of it is still free beside what is reserved: neither stands for the other.

const PHYSICAL =
  /\b(?:phys\w*|fys\w*|fisic\w*|fizyczn\w*|fyzick\w*|fisies\w*|on hand|onhand|soh|qoh|reel(?:le)?s?|effettiv[oa]|rzeczywist\w*|skutecn\w*)\b/u
const AVAILABLE =
  /\b(?:avail\w*|free|verfugbar\w*|verf|frei\w*|disp(?:o|on|onib\w*)?|libres?|liber[oi]|beschikbaar|besch|vrij[e]?|livres?|dostepn\w*|woln[yae]|dostupn\w*|voln[yea]|tillganglig\w*|tilgjengelig\w*|tilgaengelig\w*|ledig\w*|vapaa\w*|beskikba\w*)\b/u

export type StockSide = 'physical' | 'available' | null

/** Whether a text is about the stock that is there or about what of it is free; null where it says neither, or both. */
export function stockSide(name: string, description = ''): StockSide {
  if (!conceptsOf(name).some((concept) => concept === 'stock' || concept === 'quantity')) return null
  const text = fold(`${name} . ${description}`).replace(/[_-]/g, ' ')
  const [physical, available] = [PHYSICAL.test(text), AVAILABLE.test(text)]
  return physical === available ? null : physical ? 'physical' : 'available'
}

/** The same of the headers of a table: one that has no other stock than the free one has just that. */
export function headerStockSides(headers: readonly string[]): StockSide[] {
  const sides = headers.map((header) => stockSide(header))
  return sides.includes('physical') && sides.includes('available') ? sides : sides.map(() => null)
}

export function stockWorth(own: StockSide, wanted: StockSide): number {
  return own === null || wanted === null ? 0 : own === wanted ? ALIKE : APART
}

/** As with and without tax. */
const APART = -3
const ALIKE = 0.5
