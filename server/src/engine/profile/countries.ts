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

/** Signs and short forms that stand for one currency alone; `$`, `¥` and `kr` stand for several. */
const CURRENCY_SIGNS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  us$: 'USD',
  'fr.': 'CHF',
  sfr: 'CHF',
  'sfr.': 'CHF',
  zł: 'PLN',
  kč: 'CZK',
  '₹': 'INR',
  '₽': 'RUB',
  '₺': 'TRY',
  '₩': 'KRW',
}

let currencyNames: Map<string, string> | null = null

/** ISO 4217 code of a currency's code, sign or name (English, German, French, Spanish), or null. */
export function currencyCode(value: string): string | null {
  const text = value.trim()
  if (text.length > 40 || text === '') return null
  if (isCurrencyCode(text.toUpperCase())) return text.toUpperCase()
  if (!currencyNames) {
    currencyNames = new Map(Object.entries(CURRENCY_SIGNS))
    for (const language of LANGUAGES) {
      const names = new Intl.DisplayNames([language], { type: 'currency' })
      for (const code of Intl.supportedValuesOf('currency')) {
        currencyNames.set((names.of(code) ?? code).toLowerCase(), code)
      }
    }
  }
  return currencyNames.get(text.toLowerCase()) ?? null
}

/** Signs of vehicles, which lists of addresses use for countries: only where countries are expected, as they are single letters. */
const VEHICLE_SIGNS: Record<string, string> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FL: 'LI',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
}

export function countryOfSign(value: string): string | null {
  return VEHICLE_SIGNS[value.trim()] ?? null
}
