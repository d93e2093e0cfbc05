import type { ColumnProfile, TableProfile } from '../../../profile/model.ts'
import { tableLabel } from '../../context.ts'
import type { Work } from '../column-values.ts'
import { fitsNational, INTERNATIONAL, withoutShort } from './phone-countries.ts'

// Where nobody names a country, the way in which a country writes its numbers, its dates and its money tells one: the United States and Canada,
// which are dialled alike, and France.

interface Writing {
  country: string
  /** How numbers are written there and hardly anywhere else. */
  form: RegExp
  /** So many different numbers, and such a share of all, are written so by no chance. */
  least: { count: number; share: number }
  /** The figures of all of them, however they are written; a spreadsheet may have taken a zero off. */
  figures: RegExp
  /** What else has to be written as there. */
  beside: (tables: TableProfile[]) => boolean
  why: string
}

const WRITINGS: Writing[] = [
  {
    // “(212) 555-0100”, “212.555.0100”, “1-212-555-0100”: three, three and four figures, of which neither of the first begins with 0 or 1.
    country: 'US',
    form: /^(?:\+?1[ .-]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .–-])[2-9]\d{2}[ .–-]\d{4}$/,
    least: { count: 3, share: 0.5 },
    figures: /^1?[2-9]\d{2}[2-9]\d{6}$/,
    beside: (tables) => has(tables, (column) => isMonthFirst(column) || isIn(DOLLARS, column)),
    why: 'they are written as in North America, and so are days or amounts',
  },
  {
    // “04 92 53 44 18”, “06.12.34.56.78”: ten figures in pairs, the first a zero.
    country: 'FR',
    form: /^0[1-9]([ .-])\d{2}(?:\1\d{2}){3}$/,
    least: { count: 2, share: 0.25 },
    figures: /^0?[1-9]\d{8}$/,
    beside: (tables) => has(tables, (column) => isIn(EUROS, column)),
    why: 'they are written as in France, and amounts are in euros',
  },
]
const NEARLY_ALL = 0.95
const FEW = 3

/** The country of numbers that are all written as in one, where dates or amounts elsewhere are, too; told. */
export function countryOfWriting({ values, context, placement, source }: Work): string | null {
  const found = WRITINGS.find(({ country, form, least, figures, beside }) => {
    const national = withoutShort(values, country).flatMap(({ value }) =>
      value !== null && !INTERNATIONAL.test(value) ? value.trim() : [],
    )
    const told = national.filter((value) => /\d{5}/.test(value.replace(/\D/g, '')))
    const written = told.filter((value) => form.test(value)).length
    const theirs = told.filter((value) => figures.test(value.replace(/\D/g, ''))).length
    return (
      told.length >= FEW &&
      written >= Math.max(least.count, least.share * told.length) &&
      theirs >= NEARLY_ALL * told.length &&
      fitsNational(values, country, NEARLY_ALL) &&
      beside([...context.shapes.keys()])
    )
  })
  if (!found) return null
  const note = `Numbers without a country's code in “${source.name}” of ${tableLabel(placement.table.profile)} are read as dialled in ${found.country === 'US' ? 'the US' : found.country}: ${found.why}.`
  if (!context.notes.includes(note)) context.notes.push(note)
  return found.country
}

function has(tables: TableProfile[], is: (column: ColumnProfile) => boolean): boolean {
  return tables.some(({ columns }) => columns.some(is))
}

/** Days that can only be read so: “3/22/2018”. */
function isMonthFirst({ dates }: ColumnProfile): boolean {
  const numeric = dates.filter(({ kind }) => kind === 'numeric')
  return (
    numeric.some(({ second_over_12 }) => second_over_12 !== null) &&
    numeric.every(({ first_over_12 }) => first_over_12 === null)
  )
}

/** An amount in dollars, and the share of a column's values that are such where it tells something. */
const DOLLARS: [RegExp, number] = [/^\(?-?(?:US ?)?\$ ?\d/, 0.5]
/** Behind the figures, as few write it who have no euros. */
const EUROS: [RegExp, number] = [/^-?\d[\d.,\s]*€(?:\s|$)/, 0.2]

function isIn([amount, least]: [RegExp, number], { values }: ColumnProfile): boolean {
  const found = values.filter(({ value }) => amount.test(value.trim()))
  return found.length > least * values.length
}
