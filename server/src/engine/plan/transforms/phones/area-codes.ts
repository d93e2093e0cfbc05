import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { callingCodesOf } from '../../../match/values/dialled.ts'
import { addEntries, type Work } from '../column-values.ts'
import { insertText } from '../texts/text.ts'
import { isCountry } from './phone-countries.ts'

const CODE =
  '(?:area code|dialling code|vorwahl|ortsvorwahl|ortsnetz|indicatif(?: régional)?|prefijo|prefisso|netnummer|kengetal|kierunkowego|kierunkowy)'
/** The area code that the template tells for numbers without one: “local numbers are in area code 315”, “Vorwahl 0431”. */
const TOLD = new RegExp(`${CODE}(?: (?:is|ist|es|est|van|de))?[ :(]{1,3}(\\d{2,5})(?!\\d)`, 'iu')
/** “Numbers without area code are Victorian (03)”, “ohne Vorwahl sind sie aus Kiel (0431)”. */
const WITHOUT = new RegExp(
  `(?:without|ohne|sans|sin|senza|zonder|bez) (?:an? |any |the |eine? |einen )?${CODE}s?(?=[ ,:(])[^.;\\d]{0,40}?(0\\d{1,4}|\\d{2,5})(?!\\d| ?(?:to|or|and|bis|oder|und|et|ou|[-–/,]) ?\\d)`,
  'iu',
)
const MOST_LOCAL = 2000

/** Local numbers get the area code that the template tells, where that makes them what the rule takes. */
export function addAreaCode(work: Work, country: string | null): void {
  const area = areaTold(work)
  if (area === null || !work.source.complete) return
  const isLocal = (value: string): boolean =>
    /^[1-9][\d ./-]{3,}$/.test(value) &&
    (area.startsWith('0') || !parsePhoneNumberFromString(value, isCountry(country) ? country : undefined)?.isPossible())
  const local = [...new Set(work.values.flatMap(({ value }) => (value !== null && isLocal(value) ? value : [])))]
  const entries = local.flatMap((raw) => {
    const value = `${area} ${raw}`
    return isTaken(work, value) ? [{ raw, value, decided_by: 'matcher' as const }] : []
  })
  if (entries.length > 0 && entries.length <= MOST_LOCAL) addEntries(work, entries)
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

function areaIn(description: string | null | undefined): string | null {
  return TOLD.exec(description ?? '')?.[1] ?? WITHOUT.exec(description ?? '')?.[1] ?? null
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
