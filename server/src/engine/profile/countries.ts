import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import { COUNTRIES_BY_THREE, THREE_OF } from './country-codes.ts'
import { saysOrigin } from './demonyms.ts'
import { MORE_NAMES } from './country-names.ts'
import { allLanguages } from './language-codes.ts'
import { LANGUAGES } from './languages.ts'

let known: Map<string, string> | null = null

function countryNames(): Map<string, string> {
  if (known) return known
  known = new Map(MORE_NAMES)
  for (const language of LANGUAGES) addNames(known, language)
  return known
}

/** The first language that has a name for a country keeps it: what is the same word for two is one of the nearer language's. */
function addNames(names: Map<string, string>, language: string): void {
  const inLanguage = new Intl.DisplayNames([language], { type: 'region' })
  for (const code of getCountries()) {
    const name = (inLanguage.of(code) ?? code).toLowerCase()
    if (!names.has(name)) names.set(name, code)
  }
}

let everywhere: Map<string, string> | null = null

/** The code of a country's name in any language that Node has; slow at first, so only for columns that must hold codes. */
export function countryCodeAnywhere(value: string): string | null {
  const code = countryCode(value)
  if (code !== null || /^[\p{Script=Latin}\P{L}]{0,2}$/u.test(value.trim())) return code
  if (!everywhere) {
    everywhere = new Map(countryNames())
    for (const language of allLanguages()) addNames(everywhere, language)
  }
  return everywhere.get(value.trim().toLowerCase()) ?? null
}

/** ISO 3166 alpha-2 code of a country's code or name in Europe's larger languages, or null. */
export function countryCode(value: string): string | null {
  const text = value.trim()
  if (/^[A-Za-z]{2}$/.test(text) && isSupportedCountry(text.toUpperCase())) return text.toUpperCase()
  if (text.length < 2 || text.length > 50) return null
  const name = text.toLowerCase()
  const initials = /^(?:\p{L}\.\s?){2,}\p{L}?$/u.test(name) ? name.replace(/[.\s]/g, '') : null
  const plain = (short: string): string | null => countryNames().get(short) ?? null
  const short = /^\p{L}{3}\.$/u.test(name) ? name.slice(0, -1) : null
  return (
    plain(name) ??
    (initials && plain(initials)) ??
    (short && (MORE_NAMES.get(short) ?? null)) ??
    plain(name.replace(FORM_OF_STATE, '')) ??
    namedTwice(text)
  )
}

/** “United Kingdom (UK)”: a name with its own code, or another name, in brackets. What says another one says nothing. */
function namedTwice(text: string): string | null {
  const [, name = '', other = ''] = /^([^()]{2,})\(([^()]{2,})\)$/u.exec(text) ?? []
  const code = name === '' ? null : countryCode(name)
  return code !== null && (codeForOther(other) ?? countryCode(other) ?? countryOfThree(other)) === code ? code : null
}

/** What stands before a country's name where it is written in full: “Rep. of Malta”, “Königreich Belgien”, “the Kingdom of Spain”. */
const FORM_OF_STATE =
  /^(?:the |la |die |das |het )?(?:fed(?:eral|\.) |islamic |arab )?(?:rep(?:\.|ublic)? of |k(?:ingdom|dm\.?) of |state of |grand duchy of |bundesrepublik |republik |rep\. |königreich |großherzogtum |r[ée]publique (?:de |d['’]|du )|royaume (?:de |d['’]|du )|grand-duché de |rep[úu]bblica (?:di |d['’])|regno (?:di |del )|rep[úu]blica de |reino (?:de |del |da )|koninkrijk )(?:the |la |el |l['’])?/u

/** The country of a code of three letters (ISO 3166 alpha-3), or null. */
export function countryOfThree(value: string): string | null {
  return COUNTRIES_BY_THREE.get(value.trim().toUpperCase()) ?? null
}

/** The same country's code of three letters. */
export function threeLetterCode(code: string): string | null {
  return THREE_OF.get(code) ?? null
}

/** So many letters of a name are its beginning. */
const LEAST_BEGINNING = 4

/** The only country whose name begins so, in English or else in any of Europe's larger languages: `NETH`, `Niederl.`. Null where several do. */
export function countryBeginning(value: string): string | null {
  const text = value.trim().toLowerCase().replace(/\.$/, '')
  if (text.length < LEAST_BEGINNING || !/^\p{L}+$/u.test(text)) return null
  const english = new Intl.DisplayNames(['en'], { type: 'region' })
  const ofEnglish = getCountries().filter((code) => english.of(code)?.toLowerCase().startsWith(text))
  const found =
    ofEnglish.length > 0
      ? ofEnglish
      : [...countryNames()].flatMap(([name, code]) => (name.startsWith(text) ? [code] : []))
  return new Set(found).size === 1 ? found[0]! : null
}

/** Codes in use that ISO 3166 doesn't give to the country: it reserves UK, and the European Union writes EL for Greece. */
const OTHER_CODES: Record<string, string> = { UK: 'GB', EL: 'GR' }

/** The code of ISO 3166 for one that looks like it and is none, or null. */
export function codeForOther(value: string): string | null {
  return OTHER_CODES[value.trim()] ?? null
}

/** Calling code without a plus: `49`. */
export function callingCode(country: string): string | null {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : null
}

/** All calling codes, without a plus. */
export function callingCodes(): string[] {
  return [...new Set(getCountries().map((country) => getCountryCallingCode(country)))]
}

/** The country that a calling code is first of all; null where it is none's, or where several share it alike (+1). */
export function mainCountry(calling: string): string | null {
  const [country, ...others] = getCountries().filter((code) => getCountryCallingCode(code) === calling)
  if (country === undefined || others.length === 0) return country ?? null
  return calling === '1' ? null : (MAIN_COUNTRIES[calling] ?? null)
}

/** Whose calling codes others use as well. */
const MAIN_COUNTRIES: Record<string, string> = { 7: 'RU', 39: 'IT', 44: 'GB', 47: 'NO', 61: 'AU', 212: 'MA', 358: 'FI' }

let currencies: Set<string> | null = null

/** An ISO 4217 code in capitals. */
export function isCurrencyCode(value: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf('currency'))
  return value.length === 3 && currencies.has(value)
}

const DOLLARS = 'USD AUD BBD BMD BND BSD BZD CAD FJD GYD HKD JMD KYD LRD NAD NZD SBD SGD SRD TTD TWD XCD'
const PESOS = 'MXN ARS CLP COP UYU DOP CUP'
const KRONER = 'SEK NOK DKK ISK'

/** Signs and words that several currencies share. What is written with a dollar sign are dollars, and pesos. */
const SHARED_SIGNS = new Map(
  Object.entries({
    $: `${DOLLARS} ${PESOS}`,
    dollar: DOLLARS,
    dollars: DOLLARS,
    '¥': 'JPY CNY',
    kr: KRONER,
    'kr.': KRONER,
  }).map(([sign, codes]) => [sign, codes.split(' ')]),
)

/** The ISO 4217 codes of the currencies that share a sign; none where it is no such sign. */
export function currenciesSharing(sign: string): readonly string[] {
  return SHARED_SIGNS.get(sign.trim().toLowerCase()) ?? []
}

/** Signs and short forms that stand for one currency alone; `$`, `¥` and `kr` stand for several. */
const CURRENCY_SIGNS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  sterling: 'GBP',
  'pound sterling': 'GBP',
  'pounds sterling': 'GBP',
  us$: 'USD',
  c$: 'CAD',
  ca$: 'CAD',
  can$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  hk$: 'HKD',
  s$: 'SGD',
  r$: 'BRL',
  'fr.': 'CHF',
  sfr: 'CHF',
  'sfr.': 'CHF',
  zł: 'PLN',
  kč: 'CZK',
  '₹': 'INR',
  '₽': 'RUB',
  '₺': 'TRY',
  '₩': 'KRW',
  // What was paid with before the euro.
  dm: 'DEM',
  ff: 'FRF',
  ös: 'ATS',
  hfl: 'NLG',
  bfr: 'BEF',
  'lit.': 'ITL',
  ptas: 'ESP',
  'pts.': 'ESP',
  kčs: 'CSK',
}

let currencyNames: Map<string, string> | null = null

/** ISO 4217 code of a currency's code, sign or name in Europe's larger languages, or null. */
export function currencyCode(value: string): string | null {
  const text = value.trim()
  if (text.length > 40 || text === '') return null
  if (isCurrencyCode(text.toUpperCase())) return text.toUpperCase()
  if (!currencyNames) {
    currencyNames = new Map(Object.entries(CURRENCY_SIGNS))
    for (const language of LANGUAGES) {
      const names = new Intl.DisplayNames([language], { type: 'currency' })
      for (const code of Intl.supportedValuesOf('currency')) {
        const name = (names.of(code) ?? code).toLowerCase()
        if (!currencyNames.has(name)) currencyNames.set(name, code)
      }
    }
  }
  const name = text.toLowerCase()
  return currencyNames.get(name) ?? currencyNames.get(name.replace(/s$/, '')) ?? null
}

/**
 * Distinguishing signs of vehicles (United Nations, Convention on Road Traffic, 1968, annex 3) that are no codes of ISO 3166, which lists of
 * addresses and guests use for countries: only where countries are expected, as many are single letters.
 */
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
  AND: 'AD',
  AUS: 'AU',
  BIH: 'BA',
  CDN: 'CA',
  EST: 'EE',
  FIN: 'FI',
  IND: 'IN',
  IRL: 'IE',
  J: 'JP',
  KSA: 'SA',
  M: 'MT',
  MEX: 'MX',
  MNE: 'ME',
  NMK: 'MK',
  RA: 'AR',
  RC: 'TW',
  RCH: 'CL',
  RL: 'LB',
  ROK: 'KR',
  RP: 'PH',
  RSM: 'SM',
  RUS: 'RU',
  SLO: 'SI',
  SRB: 'RS',
  T: 'TH',
  V: 'VA',
}

/** The country (ISO 3166 alpha-2) of a vehicle's sign that is not its code, or null. */
export function countryOfSign(value: string): string | null {
  return VEHICLE_SIGNS[value.trim()] ?? null
}

/** The country of a sign, a code or a name, or null: where countries are expected. */
export function countrySigned(value: string): string | null {
  return countryOfSign(value) ?? countryCode(value)
}

/**
 * Whether values are countries by such signs: each is a sign, a code or a name, one is a letter alone, and another is no mere sign, or the
 * header says that they are countries.
 */
export function areCountrySigns(values: readonly string[], header: string): boolean {
  const texts = values.map((value) => value.trim())
  return (
    texts.some((text) => text.length === 1 && countryOfSign(text) !== null) &&
    (saysOrigin(header) || texts.some((text) => text.length > 1 && countryCode(text) !== null)) &&
    texts.every((text) => countrySigned(text) !== null)
  )
}
