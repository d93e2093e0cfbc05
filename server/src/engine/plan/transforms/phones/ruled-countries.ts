import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { callingCodesOf } from '../../../match/values/dialled.ts'
import type { Pattern } from '../../../match/pattern/pattern.ts'
import { mainCountry } from '../../../profile/countries.ts'
import { addEntries, type Work } from '../column-values.ts'
import { INTERNATIONAL, isCountry } from './phone-countries.ts'

/** A rule that takes numbers of more countries tells little of each. */
const MOST_COUNTRIES = 4
const MOST_NUMBERS = 2000

/**
 * Where a rule takes the numbers of a few countries, those that the country of the others doesn't have are of the only one that has
 * them: of `\\+(353|44)\\d{8,10}`, 083 400 3341 is Irish, and 07400 123456 British. What two of them have stays as it is.
 */
export function addByRule(work: Work, country: string | null): void {
  const { rule } = work
  const countries = rule ? countriesOf(rule) : []
  if (!rule || countries.length < 2 || countries.length > MOST_COUNTRIES) return
  const national = [
    ...new Set(work.values.flatMap(({ value }) => (value !== null && !INTERNATIONAL.test(value) ? value : []))),
  ]
  if (national.length > MOST_NUMBERS) return
  const entries = national.flatMap((raw) => {
    const [written, ...others] = writtenIn(raw, countries, rule)
    const isOwn = country !== null && writtenIn(raw, [country], rule).length > 0
    return written === undefined || others.length > 0 || isOwn
      ? []
      : [{ raw, value: written, decided_by: 'matcher' as const }]
  })
  addEntries(work, entries)
}

function countriesOf(rule: Pattern): string[] {
  return callingCodesOf(rule).flatMap((code) => (code === '1' ? 'US' : (mainCountry(code) ?? [])))
}

/** The number as the rule takes it, of each country where somebody may have it. */
function writtenIn(value: string, countries: readonly string[], rule: Pattern): string[] {
  return countries.flatMap((country) => {
    const number = isCountry(country) ? parsePhoneNumberFromString(value.trim(), country) : undefined
    return number?.isValid() === true && rule.matches(number.number) ? number.number : []
  })
}
