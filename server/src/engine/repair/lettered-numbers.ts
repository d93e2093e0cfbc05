import { conceptsOf } from '../match/names/words.ts'
import { unitsCalled } from '../profile/units.ts'
import { presentCodes, type GridColumn } from './grid.ts'

// “20 A” beside “20”: what is added to the number of a house, a flat or a plot is a part of it, and no unit of ampere or acre.

const LETTERED = /^\d{1,5}\s?([A-Za-z])$/
/** So many letters that are no units make additions of all. */
const FEW = 2

/** What has a number of its own: “Unit no.”, where “units” are counted. */
const PLACES = new Set(['apartment', 'unit', 'room', 'batch', 'parcel', 'plot', 'pitch', 'location', 'floor', 'seat'])

/** Whether a column numbers things, so that what stands behind a figure is none of a measure: by its name, or by letters that no unit has. */
export function numbersThings(column: GridColumn): boolean {
  const concepts = conceptsOf(column.name)
  const isPlace = concepts.includes('number') && concepts.some((concept) => PLACES.has(concept))
  return concepts.includes('house') || concepts.includes('addition') || isPlace || hasAdditions(column)
}

function hasAdditions(column: GridColumn): boolean {
  const letters = new Set<string>()
  let rows = 0
  for (const code of presentCodes(column)) {
    const letter = LETTERED.exec(column.values[code]!)?.[1]?.toLowerCase()
    if (letter === undefined) continue
    letters.add(letter)
    rows += column.counts[code]!
  }
  const strange = [...letters].filter((letter) => unitsCalled(letter).length === 0)
  return letters.size >= FEW && strange.length > 0 && rows > FEW
}
