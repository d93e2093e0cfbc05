import { createRequire } from 'node:module'

/**
 * What is used of libphonenumber-js's metadata: a country is a list, in which 0 stands for what it has not. Which version it is tells what stands
 * where; to look at every country would take longer than to read them.
 */
interface Metadata {
  version: number
  country_calling_codes: Record<string, string[]>
  countries: Record<string, Country>
  nonGeographic: Record<string, Country>
}

type Country = [callingCode: string, idd: string | 0, pattern: string, lengths: number[] | 0, ...unknown[]]

const metadata: Metadata = createRequire(import.meta.url)('libphonenumber-js/metadata.min.json')
if (metadata.version !== 4) throw new Error(`The metadata of phone numbers is of version ${metadata.version}, not 4.`)

export interface PhoneCountry {
  callingCode: string
  /** What is dialled before a national number inside the country ("0" in Germany, "06" in Hungary); '' when nothing is. */
  trunkPrefix: string
  /** What is dialled before a calling code there ("00", "011"); '' when it takes a pattern to say. */
  internationalPrefix: string
  /** Pattern of national numbers, for telling a number with its calling code but without + from one without. */
  nationalPattern: string
  lengths: number[]
}

/** Numbers of one country (ISO 3166 alpha-2), or null when there is none of that name. */
export function phoneCountry(code: string): PhoneCountry | null {
  const entry = metadata.countries[code.toUpperCase()]
  if (!entry) return null
  const [callingCode, idd, nationalPattern] = entry
  const trunk = entry[5]
  return {
    callingCode,
    trunkPrefix: typeof trunk === 'string' ? trunk : '',
    internationalPrefix: typeof idd === 'string' && /^\d+$/.test(idd) ? idd : '',
    nationalPattern,
    lengths: lengthsOf(entry),
  }
}

function lengthsOf(entry: Country): number[] {
  return entry[3] === 0 ? [] : entry[3]
}

/** RE2 pattern of E.164 numbers whose calling code exists and whose length is possible there. */
export const e164Pattern = `\\+(?:${[
  ...Object.entries(metadata.country_calling_codes).map(([code, countries]) =>
    withLengths(
      code,
      countries.flatMap((name) => lengthsOfCountry(name)),
    ),
  ),
  ...Object.entries(metadata.nonGeographic).map(([code, entry]) => withLengths(code, lengthsOf(entry))),
].join('|')})`

function lengthsOfCountry(name: string): number[] {
  const entry = metadata.countries[name]
  return entry ? lengthsOf(entry) : []
}

/** E.164 allows 15 digits in all, the calling code included. */
function withLengths(code: string, lengths: number[]): string {
  const possible = [...new Set(lengths)].filter((length) => length + code.length <= 15).toSorted((a, b) => a - b)
  const repeats = possible.length > 0 ? possible.map((length) => `[0-9]{${length}}`) : [`[0-9]{4,${15 - code.length}}`]
  return `${code}(?:${repeats.join('|')})`
}
