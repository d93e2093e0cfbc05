import { wordsOf } from './names/words.ts'
import type { Candidate } from './score-columns.ts'
import type { TableSide, TemplateSide } from './sides.ts'

// “Buy”, “Trade” and “Shelf” on a counter list are prices, which goes without saying. For a `trade_price` beside a `cost_price` that is “Trade”, though
// alone a trade price may well be what is paid: the header is all of the name but for the word for a price.

const PRICES = new Set(['price', 'prices', 'preis', 'prix', 'precio', 'prezzo', 'prijs', 'preco', 'cena', 'pris'])
/** What prices are for is counted in figures, too. */
const COUNTED = new Set([
  'unit',
  'units',
  'piece',
  'item',
  'pack',
  'box',
  'base',
  'stück',
  'einheit',
  'pièce',
  'unidad',
])
/** So much of such a column are figures. */
const FIGURES = 0.9

/** The candidates without other columns for a price that one header alone is the name of, and without other prices for that column. */
export function withoutOtherPrices(candidates: Candidate[], table: TableSide, side: TemplateSide): Candidate[] {
  const called = side.template.columns.map(({ name }) => nameOfPrice(name))
  if (called.filter((name) => name !== null).length < 2) return candidates
  const headers = table.profile.columns.map(({ name }) => wordsOf(name))
  // Where a header says that it is a price, the others that don't may be anything: “Unit” beside “Price”.
  if (headers.some((words) => words.some((word) => PRICES.has(word)))) return candidates
  const named = called.flatMap((name, target): [number, number][] => {
    const sources = name === null ? [] : [...headers.keys()].filter((at) => headers[at]!.includes(name))
    const [source, ...more] = sources
    if (source === undefined || more.length > 0 || headers[source]!.length > 1) return []
    const pair = candidates.find((one) => one.source === source && one.target === target)
    return (pair?.kind ?? 0) >= FIGURES ? [[source, target]] : []
  })
  return candidates.filter((one) =>
    named.every(([source, target]) => (one.source === source) === (one.target === target)),
  )
}

/** The one word of a name beside that for a price: “trade” of `trade_price`. */
function nameOfPrice(name: string): string | null {
  const words = wordsOf(name.replaceAll('_', ' '))
  const [own, ...more] = words.filter((word) => !PRICES.has(word))
  return own !== undefined && more.length === 0 && words.length === 2 && !COUNTED.has(own) ? own : null
}
