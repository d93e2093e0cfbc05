import { conceptsOf } from '../../../match/names/words.ts'
import { countrySigned } from '../../../profile/countries.ts'
import type { ColumnProfile, TableProfile } from '../../../profile/model.ts'
import type { Context } from '../../context.ts'
import type { CountryOfRow } from './places.ts'

// The country of a row that names none itself: of the firm whose number it has, where another table names that firm's country.

/** Nearly all numbers of a row are found in the other table, which has each of its own about once. */
const NEARLY_ALL = 0.9
/** Fewer numbers are the same by chance. */
const FEW = 3

/** What the only table to which rows point tells of their countries; null where none does, or several do. */
export function countryByLink(profile: TableProfile, { shapes }: Context): CountryOfRow | null {
  const found = [...shapes.keys()].flatMap((other) => (other === profile ? [] : linkedCountries(profile, other)))
  return found.length === 1 ? found[0]! : null
}

function linkedCountries(profile: TableProfile, other: TableProfile): CountryOfRow[] {
  const country = other.columns.find(({ name, types }) => conceptsOf(name).includes('country') && types.country)
  if (!country || other.rows.length < other.table.rows) return []
  const keys = other.columns.filter(
    (column) => column !== country && column.empty === 0 && column.distinct >= NEARLY_ALL * column.filled,
  )
  return keys.flatMap((key) => {
    const countries = new Map(other.rows.map((row) => [row[key.position]?.trim(), row[country.position] ?? '']))
    const pointing = profile.columns.filter((column) => isPointing(column, countries))
    const [only, ...others] = pointing
    if (only === undefined || others.length > 0) return []
    return [(row) => countrySigned(countries.get(row[only.position]?.trim()) ?? '')]
  })
}

function isPointing({ values, complete }: ColumnProfile, countries: ReadonlyMap<string | undefined, string>): boolean {
  const known = values.filter(({ value }) => /\d/.test(value) && countries.has(value.trim()))
  return complete && known.length >= FEW && known.length >= NEARLY_ALL * values.length
}
