import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/min'
import { callingCode, countrySigned, mainCountry } from '../../../profile/countries.ts'
import { isState } from '../../../profile/subdivisions.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import type { ColumnProfile } from '../../../profile/model.ts'
import { tableLabel } from '../../context.ts'
import type { Work } from '../column-values.ts'

// What numbers with a country's code tell of those without one beside them.

/** This share of the numbers with a code is of the country where the others are dialled. */
const MOST_ABROAD = 0.7
/** A number with the code of its country. */
export const INTERNATIONAL = /^\s*(?:\+|00)/

/** Whether the library knows the country's numbering plan. */
export function isCountry(code: string | null): code is CountryCode {
  return code !== null && isSupportedCountry(code)
}

/** Countries that share a calling code (United States and Canada) are dialled alike, so they count together. */
export function dominant(counts: Map<string, number>, least = 0.95): string | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  if (!best) return null
  const alike = [...counts].filter(([code]) => callingCode(code) === callingCode(best[0]))
  return alike.reduce((sum, [, count]) => sum + count, 0) >= least * total ? best[0] : null
}

/** A country is believed only when its numbering plan has most of the numbers without a code: one guest from abroad says little of the others. */
export function countryInside({ values }: Work): string | null {
  const counts = new Map<string, number>()
  for (const { value, count } of values) {
    if (value === null || !INTERNATIONAL.test(value)) continue
    const country = countryOfNumber(value)
    if (country) counts.set(country, (counts.get(country) ?? 0) + count)
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const filled = values.reduce((sum, { value, count }) => (value === null ? sum : sum + count), 0)
  if (total < 3 && total < filled / 5) return null
  return countryAmong(counts, values)
}

/** Countries whose plans have numbers of so many lengths that they take most of what is dialled elsewhere. */
const LENIENT = new Set(['AT', 'DE', 'IT'])

function countryAmong(counts: Map<string, number>, values: Work['values']): string | null {
  const country = dominant(counts)
  if (country !== null) return fitsNational(values, country, 0.6) ? country : null
  // Some from abroad are among them: numbers are dialled within the country that most are of, where they are good ones there.
  const most = dominant(counts, MOST_ABROAD)
  if (most !== null) return fitsNational(values, most, 0.95) ? most : null
  // Of several countries only one may have them at all, or numbers in the areas that they are of.
  const national = values.flatMap(({ value }) => (value !== null && !INTERNATIONAL.test(value) ? value : []))
  if (national.length < FEW) return null
  const having = [...counts.keys()].filter((code) => fitsNational(values, code, EVERY))
  const nearby = having.filter((code) => national.every((value) => areasOf(values, code).has(areaIn(value))))
  const [only, ...others] = nearby.length === 1 ? nearby : having
  // That a plan takes them which takes most of what is dialled elsewhere says nothing: those with a code may just be those from abroad.
  const isTold = nearby.length === 1 || (only !== undefined && !LENIENT.has(only))
  return only !== undefined && others.length === 0 && isTold ? only : null
}

/** So many different numbers without a code show in whose plan they are. */
const FEW = 3
const EVERY = 1
/** Numbers of one area begin with the same figures. */
const AREA_FIGURES = 3

/** The areas in which the numbers with this country's code are. */
function areasOf(values: Work['values'], country: string): Set<string> {
  const numbers = values.flatMap(({ value }) =>
    value !== null && INTERNATIONAL.test(value)
      ? (parsePhoneNumberFromString(value.trim().replace(/^00/, '+')) ?? [])
      : [],
  )
  const own = numbers.filter(({ countryCallingCode }) => countryCallingCode === callingCode(country))
  return new Set(own.map(({ nationalNumber }) => nationalNumber.slice(0, AREA_FIGURES)))
}

function areaIn(national: string): string {
  return national.replaceAll(/\D/g, '').replace(/^0/, '').slice(0, AREA_FIGURES)
}

/** By its calling code where it is no number that anybody has. */
function countryOfNumber(value: string): string | null {
  const number = parsePhoneNumberFromString(value.trim().replace(/^00/, '+'))
  if (!number) return null
  return number.country ?? (number.countryCallingCode === '1' ? 'US' : mainCountry(number.countryCallingCode))
}

/** So many numbers of other columns tell the country that they are dialled in. */
const LEAST_ELSEWHERE = 3

/** The same of all phone numbers of all tables, where the column has none with a code. */
export function countryElsewhere({ values, context }: Work): string | null {
  if (values.some(({ value }) => value !== null && INTERNATIONAL.test(value))) return null
  const counts = new Map<string, number>()
  for (const { columns } of context.shapes.keys()) {
    for (const column of columns) {
      if ((column.types.phone ?? 0) < MOST_ABROAD) continue
      for (const { value, count } of column.values) {
        const country = INTERNATIONAL.test(value) ? countryOfNumber(value) : null
        if (country) counts.set(country, (counts.get(country) ?? 0) + count)
      }
    }
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return total < LEAST_ELSEWHERE ? null : countryAmong(counts, values)
}

/** From this share of the rows on, what other tables name as the country is where numbers are dialled that fit its plan. */
const MOST_AT_HOME = 0.7

/** So many cells name a country, and are none of the yes and no of a question: “No” is a country's code as well. */
export function areCountries(column: ColumnProfile, least: number): boolean {
  const { name, types } = column
  const isSaid = conceptsOf(name).includes('country')
  return (types.country ?? 0) >= least && (isSaid || (types.boolean !== 1 && !areStates(column)))
}

/** MA, CO and DE are states as well as countries: they are states below a header that says so, and where NY or RI stands among them. */
function areStates({ name, values }: ColumnProfile): boolean {
  const isSaid = conceptsOf(name).includes('state')
  return (
    values.every(({ value }) => isState(value)) && (isSaid || values.some(({ value }) => countrySigned(value) === null))
  )
}

/** The country that most rows of other tables name, where nothing else tells one and the numbers without a code are good ones there; told. */
export function countryAtHome({ values, context, placement, source }: Work): string | null {
  const counts = new Map<string, number>()
  for (const { columns } of context.shapes.keys()) {
    for (const column of columns) {
      if (!areCountries(column, MOST_ABROAD)) continue
      for (const { value, count } of column.values) {
        const country = countrySigned(value)
        if (country) counts.set(country, (counts.get(country) ?? 0) + count)
      }
    }
  }
  const country = dominant(counts, MOST_AT_HOME)
  const national = values.filter(
    ({ value }) => value !== null && !INTERNATIONAL.test(value) && /\d{5}/.test(value.replace(/\D/g, '')),
  )
  if (country === null || national.length < FEW || !fitsNational(national, country, 0.95)) return null
  const note = `Numbers without a country's code in “${source.name}” of ${tableLabel(placement.table.profile)} are read as dialled in ${country}, the country that most rows of other tables name.`
  if (!context.notes.includes(note)) context.notes.push(note)
  return country
}

/** The country of the number that a description shows, “e.g. +441134960000”, where the numbers without a code are somebody's there; told. */
export function countryShown({ values, target, context, placement, source }: Work): string | null {
  const shown = (target.description ?? '').match(/\+\d[\d ()/.-]{6,}\d/g) ?? []
  const [country, ...others] = new Set(shown.flatMap((number) => countryOfNumber(number) ?? []))
  const national = values.filter(({ value }) => value !== null && !INTERNATIONAL.test(value))
  // Numbers that nobody has would be as good in many a country.
  const areReal = (code: string): boolean =>
    isCountry(code) && national.every(({ value }) => parsePhoneNumberFromString(value!, code)?.isValid() === true)
  if (country === undefined || others.length > 0 || LENIENT.has(country)) return null
  if (national.length < FEW || !areReal(country)) return null
  const note = `Numbers without a country's code in “${source.name}” of ${tableLabel(placement.table.profile)} are read as dialled in ${country}, the country of the number that the description of “${target.name}” shows.`
  if (!context.notes.includes(note)) context.notes.push(note)
  return country
}

/** Numbers that a country keeps for films, tests and examples, which no plan counts among those that somebody has: Ofcom's. */
const RESERVED = /^\+44(?:7700900|1632960)\d{3}$/

function isReserved(number: string): boolean {
  return RESERVED.test(number)
}

/** So few may be extensions, or lack the code of their area. */
const FEW_SHORT = 0.15

/** What has too few figures for any number of the country: an extension, or a number without the code of its area. */
function isShort(value: string, country: string): boolean {
  const length =
    isCountry(country) && !INTERNATIONAL.test(value) ? validatePhoneNumberLength(value, country) : undefined
  return length === 'TOO_SHORT' || length === 'NOT_A_NUMBER'
}

/** Without the few that are too short to be dialled anywhere: they say nothing of a country. */
export function withoutShort(values: Work['values'], country: string): Work['values'] {
  const short = values.filter(({ value }) => value !== null && isShort(value, country))
  const filled = values.filter(({ value }) => value !== null)
  return cellsIn(short) > FEW_SHORT * cellsIn(filled) ? values : values.filter((one) => !short.includes(one))
}

const cellsIn = (values: Work['values']): number => values.reduce((sum, { count }) => sum + count, 0)

/** Whether so many of the numbers without a code are good ones in the country. */
export function fitsNational(all: Work['values'], country: string, least: number): boolean {
  if (!isCountry(country)) return false
  const values = withoutShort(all, country)
  let seen = 0
  let fitting = 0
  let [abroad, real] = [0, 0]
  const national: [boolean, number][] = []
  for (const { value, count } of values) {
    if (value === null) continue
    const isAbroad = INTERNATIONAL.test(value)
    const number = parsePhoneNumberFromString(isAbroad ? value.trim().replace(/^00/, '+') : value, country)
    if (!number) continue
    if (isAbroad) {
      abroad += count
      if (number.isValid()) real += count
      continue
    }
    seen += count
    if (number.isValid() || isReserved(number.number)) fitting += count
    else national.push([number.isPossible(), count])
  }
  // Numbers that nobody has are made up as a whole: then the others need not be anybody's either.
  const areMadeUp = 2 * real < abroad || (abroad === 0 && fitting === 0)
  const possible = national.reduce((sum, [isPossible, count]) => (isPossible ? sum + count : sum), 0)
  return fitting + (areMadeUp ? possible : 0) >= least * seen
}
