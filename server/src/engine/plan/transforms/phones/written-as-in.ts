import type { ColumnProfile } from '../../../profile/model.ts'
import { tableLabel } from '../../context.ts'
import type { Work } from '../column-values.ts'
import { fitsNational, INTERNATIONAL } from './phone-countries.ts'

// Where nobody names a country, the way in which North America writes its numbers, its dates and its money tells one: the United States and
// Canada are dialled alike.

/** “(212) 555-0100”, “212.555.0100”, “1-212-555-0100”: three, three and four figures, of which neither of the first begins with 0 or 1. */
const IN_THREE = /^(?:\+?1[ .-]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .–-])[2-9]\d{2}[ .–-]\d{4}$/
/** The same figures, however they are written. */
const TEN_FIGURES = /^1?[2-9]\d{2}[2-9]\d{6}$/
/** So many different numbers, and so many of them written in three parts, are no chance. */
const FEW = 3
const MOST = 0.5
const NEARLY_ALL = 0.95

/** The country of numbers that are all North America's, where dates elsewhere have the month first, or amounts are in dollars; told. */
export function countryOfWriting({ values, context, placement, source }: Work): string | null {
  const national = values.flatMap(({ value }) => (value !== null && !INTERNATIONAL.test(value) ? value.trim() : []))
  const told = national.filter((value) => /\d{5}/.test(value.replace(/\D/g, '')))
  const inThree = told.filter((value) => IN_THREE.test(value)).length
  const isTheirs = told.filter((value) => TEN_FIGURES.test(value.replace(/\D/g, ''))).length
  if (inThree < FEW || inThree < MOST * told.length || isTheirs < NEARLY_ALL * told.length) return null
  if (!fitsNational(values, 'US', NEARLY_ALL)) return null
  const tables = [...context.shapes.keys()]
  if (!tables.some(({ columns }) => columns.some((column) => isMonthFirst(column) || isInDollars(column)))) return null
  const note = `Numbers without a country's code in “${source.name}” of ${tableLabel(placement.table.profile)} are read as dialled in the US: they are written as in North America, and so are days or amounts.`
  if (!context.notes.includes(note)) context.notes.push(note)
  return 'US'
}

/** Days that can only be read so: “3/22/2018”. */
function isMonthFirst({ dates }: ColumnProfile): boolean {
  const numeric = dates.filter(({ kind }) => kind === 'numeric')
  return (
    numeric.some(({ second_over_12 }) => second_over_12 !== null) &&
    numeric.every(({ first_over_12 }) => first_over_12 === null)
  )
}

function isInDollars({ values }: ColumnProfile): boolean {
  const dollars = values.filter(({ value }) => /^\(?-?(?:US ?)?\$ ?\d/.test(value.trim()))
  return dollars.length > values.length / 2
}
