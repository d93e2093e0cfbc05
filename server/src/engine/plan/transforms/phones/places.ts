import type { TableProfile } from '../../../profile/model.ts'
import type { Placement } from '../../context.ts'

// The country of a row whose address names none: by the postal code that only one country writes so, or by a state with its code.

/** The country of a row by its cells; null where there is nothing that could tell it, and empty where what is there names none. */
export type CountryOfRow = (row: readonly (string | null)[]) => string | null

const AMERICAN =
  'A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]'
const AUSTRALIAN = 'NSW|VIC|QLD|SA|WA|TAS|ACT|NT'

/** The surest first: what is written so in one country and may be a part of an address in another comes after that one's. */
const FORMS: [string, string][] = [
  ['US', `(?:${AMERICAN})[ ,.]+\\d{5}(?:-\\d{4})?`],
  ['CA', '[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d'],
  ['AU', `(?:${AUSTRALIAN})[ ,]+\\d{4}`],
  ['GB', '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[ABD-HJLNP-UW-Z]{2}'],
  ['IE', '[AC-FHKNPRTV-Y]\\d[\\dW] ?[\\dAC-FHKNPRTV-Y]{4}'],
  ['NL', '[1-9]\\d{3} ?[A-Z]{2}'],
  ['PT', '\\d{4}-\\d{3}'],
  ['PL', '\\d{2}-\\d{3}'],
]
const WRITTEN = FORMS.map(([country, form]): [string, RegExp] => [
  country,
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${form})(?![\\p{L}\\p{N}-])`, 'u'),
])

const ADDRESSES = ['address', 'postal', 'city', 'state']
/** A code in small letters: `r56 k721`. */
const SMALL = /^[a-z]{1,2}\d[a-z\d ]{3,6}$/
/** Longer texts are no addresses. */
const LONGEST = 300
/** So many of the rows with an address name a country by it, and so many rows at least. */
const NEARLY_ALL = 0.95
const FEW = 3

const known = new WeakMap<TableProfile, CountryOfRow | null>()

/** What the addresses of a table tell of the country of each row; null where they don't. */
export function countryByPlace({ table: { profile, names } }: Placement): CountryOfRow | null {
  const found = known.get(profile)
  if (found !== undefined) return found
  const countryOf = lookedUp(
    profile,
    profile.columns.flatMap(({ position }, at) =>
      names[at]!.concepts.some((concept) => ADDRESSES.includes(concept)) ? [position] : [],
    ),
  )
  known.set(profile, countryOf)
  return countryOf
}

function lookedUp({ rows }: TableProfile, positions: readonly number[]): CountryOfRow | null {
  const addressOf = (row: readonly (string | null)[]): string =>
    positions
      .flatMap((position) => row[position]?.trim() || [])
      .map((cell) => (SMALL.test(cell) ? cell.toUpperCase() : cell))
      .join(', ')
  const countryOf: CountryOfRow = (row) => {
    const text = addressOf(row)
    return text.length > LONGEST ? null : (WRITTEN.find(([, form]) => form.test(text))?.[0] ?? null)
  }
  const addressed = positions.length === 0 ? [] : rows.filter((row) => /\d/.test(addressOf(row)))
  const told = addressed.filter((row) => countryOf(row) !== null)
  return told.length >= FEW && told.length >= NEARLY_ALL * addressed.length ? countryOf : null
}
