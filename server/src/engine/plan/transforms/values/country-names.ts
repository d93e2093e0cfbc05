import { conceptsOf } from '../../../match/names/words.ts'
import { countryCode, countryOfThree } from '../../../profile/countries.ts'
import type { ValueMapEntry } from '../../../model.ts'
import { addEntries, shareOf, type Work } from '../column-values.ts'
import { toldValue } from './told-values.ts'

/** How descriptions ask for names of countries, by the language in which they do. */
const WANTED: [RegExp, string][] = [
  [
    /\bcountry(?:['’]s)? (?:full )?name|\b(?:full )?name of (?:the |a |its )?country|\bcountry,? (?:written|spelled|in) (?:out|full|words)|^full name\b/i,
    'en',
  ],
  [/l[äa]ndername|landesname|name des landes|\bland,? ausgeschrieben/i, 'de'],
  [/nom (?:complet )?du pays|pays en (?:toutes )?lettres/i, 'fr'],
  [/nombre (?:completo )?del pa[ií]s/i, 'es'],
  [/nome (?:completo )?del paese/i, 'it'],
  [/landnaam|naam van het land/i, 'nl'],
]
/** And in which language they want them, where they say so. */
const LANGUAGE: [RegExp, string][] = [
  [/\b(?:english|englisch|anglais|ingl[eé]s|inglese|engels)/i, 'en'],
  [/\b(?:german|deutsch|allemand|alem[aá]n|tedesc|duits)/i, 'de'],
  [/\b(?:french|franz[oö]sisch|fran[cç]ais|franc[eé]s|francese|frans)\b/i, 'fr'],
  [/\b(?:spanish|spanisch|espagnol|espa[nñ]ol|spagnolo|spaans)/i, 'es'],
  [/\b(?:italian|italienisch|italien|italiano|italiaans)/i, 'it'],
  [/\b(?:dutch|niederl[aä]ndisch|n[eé]erlandais|neerland[eé]s|olandese|nederlands)/i, 'nl'],
]
/** This share of the cells must be codes. */
const LEAST_CODES = 0.3

/** The code of a country that is written as one, with two letters or three. */
function codeOf(value: string): string | null {
  if (!/^[A-Za-z]{2,3}$/.test(value)) return null
  return value.length === 2 ? countryCode(value) : countryOfThree(value)
}

/** Whether names of countries are wanted where codes stand. */
export function wantsCountryNames(work: Work): boolean {
  const { target, kinds } = work
  const isCountry =
    kinds.includes('country') || conceptsOf(`${target.name} ${target.description ?? ''}`).includes('country')
  return isCountry && languageOf(work) !== null && shareOf(work, (value) => codeOf(value) !== null) >= LEAST_CODES
}

/** The language in which a description wants names. */
function languageOf({ target: { description } }: Work): string | null {
  const of = (list: [RegExp, string][]): string | undefined =>
    list.find(([words]) => words.test(description ?? ''))?.[1]
  const wanted = of(WANTED)
  return wanted === undefined ? null : (of(LANGUAGE) ?? wanted)
}

/** Names for codes of countries, as the Unicode CLDR has them. */
export function addCountryNames(work: Work): void {
  const names = new Intl.DisplayNames([languageOf(work) ?? 'en'], { type: 'region', fallback: 'none' })
  const entries = work.values.flatMap(({ value: raw }): ValueMapEntry[] => {
    const code = raw === null ? null : codeOf(raw)
    const name = code === null ? undefined : names.of(code)
    if (raw === null) return []
    const told = toldValue(work, raw)
    if (told) return [told]
    return name === undefined || (work.rule && !work.rule.matches(name))
      ? []
      : [{ raw, value: name, decided_by: 'matcher' }]
  })
  addEntries(work, entries)
}
