import type { TableSide } from '../sides.ts'
import { sharesOf } from './composite.ts'

/** A number of a house: 7, 74B, 12-14, 3/2. */
const OF_HOUSE = /^\d{1,4}\s?\p{L}?(?:\s?[-–/+]\s?\d{0,4}\s?\p{L}?)?$/u
const NEARLY_ALL = 0.95

/** The column right behind streets that is called nothing but “No.”, and has numbers as houses have them: “Street | No. | Postcode”. */
export function bareHouseNumbers({ names, profile }: TableSide): number | null {
  if (names.some(({ concepts }) => concepts.includes('house'))) return null
  const [found, ...more] = names.flatMap(({ concepts }, source) => {
    const before = names[source - 1]?.concepts ?? []
    const column = profile.columns[source]!
    const isBare = concepts.join() === 'number' && before.includes('street')
    return isBare && column.distinct > 1 && sharesOf(column, OF_HOUSE) >= NEARLY_ALL ? [source] : []
  })
  return more.length > 0 ? null : (found ?? null)
}
