import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'

const LANGUAGES = ['en', 'de', 'fr', 'es']

/** What people write beside the official names. */
const MORE_NAMES: Record<string, string> = {
  usa: 'US',
  'u.s.a.': 'US',
  'u.s.': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  holland: 'NL',
  deu: 'DE',
  ger: 'DE',
  aut: 'AT',
  che: 'CH',
  fra: 'FR',
  esp: 'ES',
  ita: 'IT',
  gbr: 'GB',
  nld: 'NL',
  brd: 'DE',
  schweiz: 'CH',
  'czech republic': 'CZ',
}

let known: Map<string, string> | null = null

function countryNames(): Map<string, string> {
  if (known) return known
  known = new Map(Object.entries(MORE_NAMES))
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    for (const code of getCountries()) known.set((names.of(code) ?? code).toLowerCase(), code)
  }
  return known
}

/** ISO 3166 alpha-2 code of a country's code or name (English, German, French, Spanish), or null. */
export function countryCode(value: string): string | null {
  const text = value.trim()
  if (/^[A-Za-z]{2}$/.test(text) && isSupportedCountry(text.toUpperCase())) return text.toUpperCase()
  return text.length < 2 || text.length > 50 ? null : (countryNames().get(text.toLowerCase()) ?? null)
}

/** Calling code without a plus: `49`. */
export function callingCode(country: string): string | null {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : null
}

let currencies: Set<string> | null = null

/** An ISO 4217 code in capitals. */
export function isCurrencyCode(value: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf('currency'))
  return value.length === 3 && currencies.has(value)
}
