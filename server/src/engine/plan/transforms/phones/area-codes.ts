import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { areaIn } from '../../../knowledge/area-codes-said.ts'
import { directivesOf } from '../../../knowledge/directives.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import { callingCodesOf } from '../../../match/values/dialled.ts'
import { callingCode } from '../../../profile/countries.ts'
import { addEntries, type Work } from '../column-values.ts'
import { insertText } from '../texts/text.ts'
import { isCountry } from './phone-countries.ts'

const MOST_LOCAL = 2000

/** Local numbers get the area code that is told for them, where that makes them what the rule takes. */
export function addAreaCode(work: Work, country: string | null): void {
  const area = areaSaid(work) ?? areaTold(work)
  if (area === null || !work.source.complete) return
  const isLocal = (value: string): boolean =>
    /^[1-9][\d ./-]{3,}$/.test(value) &&
    !isCalled(value, country) &&
    (area.startsWith('0') || !parsePhoneNumberFromString(value, isCountry(country) ? country : undefined)?.isPossible())
  const local = [...new Set(work.values.flatMap(({ value }) => (value !== null && isLocal(value) ? value : [])))]
  const entries = local.flatMap((raw) => {
    const value = `${area} ${raw}`
    return isTaken(work, value) ? [{ raw, value, decided_by: 'matcher' as const }] : []
  })
  if (entries.length > 0 && entries.length <= MOST_LOCAL) addEntries(work, entries)
}

/** “61475073444” in Australia: a whole number with the calling code of its country, without the sign in front. */
function isCalled(value: string, country: string | null): boolean {
  const number = parsePhoneNumberFromString(`+${value.replaceAll(/\D/g, '')}`)
  return country !== null && number?.isValid() === true && number.countryCallingCode === callingCode(country)
}

/** The area code that somebody named for the numbers of this kind, or for all. */
function areaSaid({ context, placement, source, target }: Work): string | null {
  const own = new Set([source.name, target.name].flatMap(conceptsOf))
  const said = directivesOf(context.directives, 'area_code', placement.side.template.slug)
  const told = said.find(({ of }) => of !== null && own.has(of)) ?? said.find(({ of }) => of === null)
  return told?.area ?? null
}

/** The area code that the column's description tells, or that of the column whose name it says: “as phone”. */
function areaTold({ target, placement: { side } }: Work): string | null {
  const own = areaIn(target.description)
  if (own !== null || !target.description) return own
  const words = sameWords(target.description)
  const named = side.template.columns.filter(
    ({ name }, at) => name !== target.name && side.kinds[at]?.includes('phone') && words.includes(sameWords(name)),
  )
  const [area, ...others] = new Set(named.flatMap(({ description }) => areaIn(description) ?? []))
  return area !== undefined && others.length === 0 ? area : null
}

const sameWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Where the rule takes numbers as they are dialled, it says what becomes one: a mobile number that lost its zero doesn't. */
function isTaken({ rule }: Work, value: string): boolean {
  if (rule === null || callingCodesOf(rule).length > 0) return true
  const figures = value.replaceAll(/\D/g, '')
  const marked = (rule.literals.places ?? []).reduce((text, { text: mark, at }) => insertText(text, mark, at), figures)
  return rule.matches(figures) || rule.matches(marked)
}
