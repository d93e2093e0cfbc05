import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { splitAddressInto, type Part } from '../../../match/composites/addresses.ts'
import { callingCode, countrySigned } from '../../../profile/countries.ts'
import { taxCountryOf } from '../../../match/values/tax-countries.ts'
import type { ColumnProfile } from '../../../profile/model.ts'
import type { Work } from '../column-values.ts'
import { tableLabel, type Placement } from '../../context.ts'
import { areCountries, dominant, fitsNational, INTERNATIONAL, isCountry } from './phone-countries.ts'
import { countryByLink } from './linked-countries.ts'
import { countryByPlace, type CountryOfRow } from './places.ts'
import { jsPattern } from '../../../transforms/js-pattern.ts'

// What the country of a row, in another column, says of its phone number.

/** The country that nearly all rows with a national number name; where every row can be looked at, the one that most name. */
export function countryBeside(work: Work): string | null {
  if (countryOfRow(work)?.by !== 'name') return null
  const counts = new Map<string, number>()
  for (const { country } of nationalRows(work)) counts.set(country, (counts.get(country) ?? 0) + 1)
  return dominant(counts) ?? (tellsEachRow(work) ? dominant(counts, 0) : null)
}

/** The country in which most addresses of the rows with a national number are, where nearly all are good ones where they are; told. */
export function countryOfPlaces(work: Work): string | null {
  const { placement, source, context, values } = work
  const by = countryOfRow(work)?.by
  if (by === undefined || by === 'name') return null
  const rows = nationalRows(work)
  const counts = new Map<string, number>()
  for (const { country } of rows) counts.set(country, (counts.get(country) ?? 0) + 1)
  const country = dominant(counts) ?? (tellsEachRow(work) ? dominant(counts, 0) : null)
  const good = rows.filter((row) => isValidIn(row.number, row.country))
  if (country === null || (good.length < NEARLY_ALL * rows.length && !fitsNational(values, country, NEARLY_ALL)))
    return null
  const note = `Numbers without a country's code in “${source.name}” of ${tableLabel(placement.table.profile)} are read as dialled in ${country}, ${WHY[by]}.`
  if (!context.notes.includes(note)) context.notes.push(note)
  return country
}

const NEARLY_ALL = 0.95
const WHY = {
  place: 'where the addresses beside them are',
  link: 'where most of those are whose numbers the rows have',
}

/**
 * The national numbers whose rows name another country than this. Only where every row can be looked at, and the same number stands
 * beside no second country.
 */
export function ofOtherCountries(work: Work, country: string): { value: string; country: string }[] {
  const isNamed = countryOfRow(work)?.by === 'name'
  if (!tellsEachRow(work)) return []
  const current = new Map(work.values.map(({ raw, value }) => [raw, value]))
  const beside = new Map<string, Set<string>>()
  for (const { number, country: named } of nationalRows(work)) {
    const value = current.get(number)
    if (value) beside.set(value, (beside.get(value) ?? new Set()).add(named))
  }
  return [...beside].flatMap(([value, [own, ...others]]) =>
    others.length === 0 &&
    own !== undefined &&
    callingCode(own) !== callingCode(country) &&
    (isNamed ? mayBeOf(value, own, country) : isValidIn(value, own))
      ? [{ value, country: own }]
      : [],
  )
}

/** Not a number that nobody has in the country of the row, and somebody may have in the other one. */
function mayBeOf(value: string, own: string, other: string): boolean {
  return isCountry(own) && (isValidIn(value, own) || !isValidIn(value, other))
}

function isValidIn(value: string, country: string): boolean {
  return isCountry(country) && parsePhoneNumberFromString(value, country)?.isValid() === true
}

/** Every row can be looked at, and the numbers that have a country's code are not of others than their rows name: guests from everywhere are at home elsewhere. */
function tellsEachRow(work: Work): boolean {
  const { placement, source } = work
  const { profile } = placement.table
  const beside = countryOfRow(work)
  if (!beside || profile.rows.length + profile.aside.length < profile.table.rows) return false
  return agreement(placement, source, beside.countryOf) !== false
}

/** The rows that have a number without a country's code, with the country that they name. */
function nationalRows(work: Work): { number: string; country: string }[] {
  const { source } = work
  const { profile } = work.placement.table
  const beside = countryOfRow(work)
  if (!beside) return []
  return profile.rows.flatMap((row) => {
    const number = row[source.position]
    if (!number || INTERNATIONAL.test(number) || !/\d{5}/.test(number.replace(/\D/g, ''))) return []
    const country = beside.countryOf(row)
    return country ? [{ number, country }] : []
  })
}

interface Beside {
  countryOf: CountryOfRow
  /** A cell names it; else it is where the address is, or that of whom the row belongs to. */
  by: 'name' | 'place' | 'link'
}

/** What tells the country of a row; null where nothing does. */
function countryOfRow({ placement, source, context }: Work): Beside | null {
  const [column, countryIn] = countryColumn(placement, source)
  if (column) return { countryOf: inColumn(column, countryIn), by: 'name' }
  const byPlace = countryByPlace(placement)
  if (byPlace) return { countryOf: byPlace, by: 'place' }
  const byLink = countryByLink(placement.table.profile, context)
  return byLink && { countryOf: byLink, by: 'link' }
}

function inColumn({ position }: ColumnProfile, countryIn: (text: string) => string | null): CountryOfRow {
  return (row) => (row[position] ? (countryIn(row[position]) ?? '') : null)
}

type CountryColumn = [ColumnProfile | undefined, (text: string) => string | null]

function countryColumn(placement: Placement, source: ColumnProfile): CountryColumn {
  const { columns } = placement.table.profile
  const named = columns.find((column) => areCountries(column, 0.8))
  if (named) return [named, countrySigned]
  const taxed = columns.flatMap((column): CountryColumn[] => {
    const countryIn = column === source ? null : taxCountryOf(column.name)
    return countryIn === null ? [] : [[column, countryIn]]
  })
  if (taxed.length === 1) return taxed[0]!
  const signs = columns.find((column) => column !== source && areSignsBeside(placement, column, source))
  return signs ? [signs, countrySigned] : addressWithCountry(placement)
}

/** So many numbers with a code show whether a column of letters has the countries that they are of. */
const LEAST_AGREEING = 5
const MOST_AGREE = 0.9

/** Signs of vehicles (A, D, CH) or codes, under whatever header: the numbers that have a country's code are of the countries that they name. */
function areSignsBeside(placement: Placement, column: ColumnProfile, source: ColumnProfile): boolean {
  if (column.distinct < 2 || column.values.some(({ value }) => !/^\p{L}{1,3}$/u.test(value.trim()))) return false
  if (column.values.some(({ value }) => countrySigned(value) === null)) return false
  return agreement(placement, source, inColumn(column, countrySigned)) === true
}

/** Whether numbers with a country's code are of the countries that their rows name; null where there are too few to tell. */
function agreement({ table: { profile } }: Placement, source: ColumnProfile, countryOf: CountryOfRow): boolean | null {
  const agreeing = profile.rows.flatMap((row) => {
    const number = row[source.position]
    const country = number && INTERNATIONAL.test(number) ? countryOf(row) : null
    const called = country === null ? null : parsePhoneNumberFromString(number!.trim().replace(/^00/, '+'))
    return called ? [callingCode(country!) === called.countryCallingCode] : []
  })
  return agreeing.length < LEAST_AGREEING ? null : agreeing.filter(Boolean).length >= MOST_AGREE * agreeing.length
}

/** The column of addresses that end in a country, and what takes it out of them. */
function addressWithCountry({ table }: Placement): CountryColumn {
  const all = new Set<Part>(['street', 'postal', 'city', 'country'])
  for (const [at, { concepts }] of table.names.entries()) {
    const column = table.profile.columns[at]!
    if (!concepts.includes('address') && !concepts.includes('city')) continue
    const step = splitAddressInto(
      column.values.map(({ value }) => value),
      all,
      'country',
    )?.get('country')
    if (step?.kind !== 'extract') continue
    const pattern = jsPattern(step.pattern)
    return [column, (text) => countrySigned(pattern.exec(text.slice(0, 300))?.[1] ?? '')]
  }
  return [undefined, () => null]
}
