import { conceptsOf } from '../../match/names/words.ts'
import type { Mapping, Placement } from '../context.ts'
import { areDays, areFigures } from './calculations.ts'
import type { Formula } from './formulas-of.ts'

// The nights of a stay are the days between arrival and departure, which nobody has to say: of the three, programs keep two.

/** What the template column is, where the other two of nights, arrival and departure are there. */
export function byNights(target: number, mappings: readonly Mapping[], { side, table }: Placement): Formula[] {
  const { columns } = side.template
  const filledBy = (concept: string, isFit: typeof areDays): number | null => {
    const found = columns.flatMap(({ name }, at) => {
      const { sources, lead, guessed } = mappings[at]!
      const [source, ...more] = sources
      const isPlain = source !== undefined && more.length === 0 && lead.length === 0 && !guessed
      return isPlain && isCalled(name, concept) && isFit(table.profile.columns[source]!) ? [source] : []
    })
    return found.length === 1 ? found[0]! : null
  }
  const isDay = isCalled(columns[target]!.name, 'departure')
  if (!isDay && !isCalled(columns[target]!.name, 'nights')) return []
  // The template may well have no column for the nights.
  const counted = (): number | null => {
    const found = table.profile.columns.flatMap((column, source) =>
      isCalled(column.name, 'nights') && areFigures(column) ? [source] : [],
    )
    return found.length === 1 ? found[0]! : null
  }
  const arrival = filledBy('arrival', areDays)
  const other = isDay ? (filledBy('nights', areFigures) ?? counted()) : filledBy('departure', areDays)
  if (arrival === null || other === null) return []
  return [
    {
      sources: isDay ? [arrival, other] : [other, arrival],
      shares: [],
      days: isDay ? [arrival] : [other, arrival],
      text: isDay ? '$1 + $2' : '$1 - $2',
      isDay,
      why: 'nights are the days between arrival and departure',
      by: 'matcher',
      asked: false,
    },
  ]
}

function isCalled(name: string, concept: string): boolean {
  const concepts = conceptsOf(name).filter((one) => one !== 'date' && one !== 'number')
  return concepts.length === 1 && concepts[0] === concept
}
