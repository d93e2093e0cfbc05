// Over 300 lines: the forms of addresses are one table, and their patterns are made of the same pieces.
import type { Transform } from '../../model.ts'
import { countryCode, countryOfSign } from '../../profile/countries.ts'
import { BEFORE_UNIT, UNIT } from './units-in-houses.ts'

/** What a part of an address is. */
export type Part = 'street' | 'house' | 'addition' | 'unit' | 'postal' | 'city' | 'state' | 'country'

/** Behind the sign of a country: “D-70469”, “CZ-619 00”. */
const SIGNED = '[A-Z]{1,2}-(?:\\d{3} \\d{2}|\\d{4,5})'

/** Postal codes of the world by form: Britain's, Canada's, Ireland's, the Netherlands', those with a dash or a space, and plain digits. */
export const POSTAL = [
  '[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}',
  '[A-Za-z]\\d[A-Za-z][ -]?\\d[A-Za-z]\\d',
  '[A-Za-z]\\d[\\dWw] ?[A-Za-z\\d]{4}',
  '\\d{5}-\\d{3,4}',
  '\\d{4}-\\d{3}',
  '\\d{2}-\\d{3}',
  '\\d{4} ?[A-Z]{2}',
  '\\d{3} \\d{2}',
  SIGNED,
  '\\d{4,6}',
].join('|')

/** Behind a country's sign all of it is the code. */
const BEHIND_SIGN = POSTAL.replace(`|${SIGNED}`, '')

/** What may stand behind the figures of a house number: 12-14, 12 bis, 12a, 12/3. */
const TO = '(?:\\s?[-–/]\\s?\\d{1,4})?'
const BIS = '(?:\\s?(?:[Bb]is|[Tt]er|[Qq]uater))'

/** The letter box of a flat, which is part of its number: 23 bus 5, 7 bte 12. */
const BOX = '(?:\\s(?:bus|bte|bo[iî]te)\\.?\\s?[A-Za-z\\d.]{1,5})?'

/** Of several lines, too: a unit, an estate. */
const STREET = '[\\s\\S]*[^\\s,;|]'

const PATTERNS: Record<Part, string> = {
  street: STREET,
  house: `\\d{1,5}${TO}(?:${BIS}|\\s?[A-Za-z])?(?:\\s?[-/]\\s?[A-Za-z\\d]{1,4})?${BOX}`,
  addition: '(?:[A-Za-z]{1,4}|\\d{1,4})(?:[ -][A-Za-z\\d]{1,4})?',
  unit: UNIT,
  postal: POSTAL,
  city: '[\\x27’‘]?\\p{L}[^,;|\\d\\n]*[^\\s,;|\\d/(-]',
  state: '[A-Z]{2,3}',
  country: '\\p{L}[^,;|\\d\\n()]*[^\\s,;|\\d()]',
}

/** Between a house number alone and what is added to it: 63 hs, 12-3, 7a. */
const ADDED = '\\s?[-–/]\\s?|\\s+|'

/** As short as it can be, for its number may have words of its own. A street before its number ends in no figure, but for a year; a number before its street has no letter that stands free: 12 N Main St. */
const STREET_BEFORE = '[^,;|]*?(?:[\\p{L}.)’\\x27]|\\s\\d{4})'
const STREET_BEHIND = '[^\\s,;|][^,;|]*\\p{L}[^,;|]*[^\\s,;|]'
/** As short as it can be: the flat, or the town with its county, begins where one may. */
const SHORT_STREET = '.*?[^\\s,;|]'
const STREET_BEHIND_OF_UNIT = '[^\\s,;|][^,;|]*?\\p{L}[^,;|]*?[^\\s,;|]'
const HOUSE_BEFORE = `\\d{1,5}${TO}(?:${BIS}|[A-Za-z])?`

/** What parts an address where a space would not: a comma or the like, a new line, or a dash that stands free. */
const MARK = '\\s*[,;|\\n]\\s*|\\s+[-–—/·•]\\s+'

/** Between street and house number: a space or comma, and at times the word for number. */
const NUMBER = '(?:\\s*,\\s*|\\s+)(?:(?:[Nn](?:[ro]|um|[°º])?\\.?|№|#)\\s*)?'

interface Form {
  parts: Part[]
  between: string[]
  /** The last part stands in brackets; in those of some only, in the second case. */
  bracketed?: true | 'some'
  /** The state, county or region is written out. */
  regional?: true
  /** Behind the town a county may stand that says so, and is no part: “Ennis, Co. Clare”. */
  county?: true
  /** The last part may be missing. */
  open?: true
  /** The country stands first, by its code or its vehicles' sign: A-4020 Linz. */
  signed?: true
}

/** A county by its name, with the word for one. */
const COUNTY = "(?:Co\\.?|County) \\p{L}[\\p{L}’'-]*"
/** It may stand behind the town, of which it is no part. */
export const COUNTY_BEHIND = `(?:\\s*,\\s*${COUNTY})?`
const IS_COUNTY = new RegExp(`^${COUNTY}$`, 'u')
const WITH_COUNTY = new RegExp(`(?<!\\p{L})${COUNTY}`, 'u')
/** Behind the town, without brackets. */
const STATE_LAST = '\\s*[,;/]\\s*|\\s+-\\s+|\\s+'
/** Behind the town, in brackets or not: “Bologna (BO)” beside “Imola BO”. */
const STATE_EITHER = `\\s*\\(\\s*|${STATE_LAST}`
/** Between town, state and postal code. */
const PLACE = '\\s*[,/]\\s*|\\s+'
/** Between town and a region that is written out, which has spaces, too: “Hawes, North Yorkshire”. */
const REGION = '\\s*[,/|]\\s*|\\s+[-–—·•]\\s+'
/** Before the country, which stands last: on a line of its own, behind a comma or dash, in brackets. */
const ABROAD = '\\s*[,;|\\n/]\\s*|\\s+[-–—·•]\\s+|\\s*\\(\\s*'

/** How addresses are written: the parts in their order, and what stands between them. The street's number is its own part or none. */
const WHOLE: Form[] = [
  { parts: ['street', 'city', 'state', 'postal'], between: [MARK, PLACE, PLACE] },
  { parts: ['street', 'postal', 'city', 'state'], between: [MARK, PLACE, '\\s*'], bracketed: true },
  { parts: ['street', 'postal', 'city', 'state'], between: [MARK, PLACE, STATE_LAST] },
  { parts: ['street', 'postal', 'city', 'state'], between: [MARK, PLACE, STATE_EITHER], bracketed: 'some' },
  { parts: ['street', 'city', 'state'], between: [MARK, '\\s*'], bracketed: true },
  { parts: ['postal', 'city', 'state'], between: [PLACE, '\\s*'], bracketed: true },
  { parts: ['postal', 'city', 'state'], between: [PLACE, STATE_LAST] },
  { parts: ['postal', 'city', 'state'], between: [PLACE, STATE_EITHER], bracketed: 'some' },
  { parts: ['street', 'postal', 'city'], between: [MARK, PLACE] },
  { parts: ['street', 'city', 'postal'], between: [MARK, PLACE] },
  { parts: ['city', 'state', 'postal'], between: [PLACE, PLACE] },
  { parts: ['street', 'city'], between: [MARK] },
  { parts: ['postal', 'city'], between: [PLACE] },
  { parts: ['city', 'postal'], between: [PLACE] },
  { parts: ['city', 'state'], between: ['\\s*,\\s*'] },
  { parts: ['city', 'state'], between: ['\\s*'], bracketed: true },
  { parts: ['city', 'state', 'postal'], between: [REGION, PLACE], regional: true },
  { parts: ['city', 'state'], between: [REGION], regional: true },
  { parts: ['street', 'city', 'state', 'postal'], between: [MARK, REGION, PLACE], regional: true, open: true },
  { parts: ['street', 'city', 'postal'], between: [MARK, PLACE], county: true, open: true },
  { parts: ['city', 'postal'], between: [PLACE], county: true, open: true },
]
const FORMS: Form[] = [{ parts: ['street'], between: [] } as Form, ...WHOLE]
  .flatMap((form) =>
    form.parts[0] === 'street'
      ? [
          form,
          { ...form, parts: ['street', 'house', ...form.parts.slice(1)] as Part[], between: [NUMBER, ...form.between] },
          {
            ...form,
            parts: ['street', 'house', 'addition', ...form.parts.slice(1)] as Part[],
            between: [NUMBER, ADDED, ...form.between],
          },
          { ...form, parts: ['house', ...form.parts] as Part[], between: ['\\s*,\\s*|\\s+', ...form.between] },
        ]
      : [form],
  )
  .flatMap((form) => {
    // Most houses have one flat.
    const behind = form.parts.includes('addition') ? -1 : streetEnd(form.parts)
    if (behind < 0) return [form]
    const [parts, between] = [form.parts, form.between].map((list) => [...list]) as [Part[], string[]]
    parts.splice(behind + 1, 0, 'unit')
    between.splice(behind, 0, BEFORE_UNIT)
    return [form, { ...form, parts, between }]
  })
  .filter(({ parts }) => parts.length > 1)
  .flatMap((form) =>
    form.parts.includes('city') && !form.bracketed
      ? [
          form,
          ...(form.open
            ? []
            : [{ parts: [...form.parts, 'country'] as Part[], between: [...form.between, ABROAD] } as Form]),
        ]
      : [form],
  )
  .concat([
    { parts: ['city', 'country'], between: [ABROAD] },
    { parts: ['country', 'postal', 'city'], between: ['', PLACE], signed: true },
    { parts: ['street', 'country', 'postal', 'city'], between: [MARK, '', PLACE], signed: true },
  ])

/** Where the last of street and house number stands; -1 where there is none. */
function streetEnd(parts: readonly Part[]): number {
  return Math.max(parts.indexOf('street'), parts.indexOf('house'))
}

/** Brackets say well enough that it is a part of its own, also where it is written out: (Barcelona). */
const IN_BRACKETS = '\\p{L}(?:[^()\\d]*[^()\\d\\s])?'

/** A region by its name: Cumbria, North Yorkshire, Baden-Württemberg. */
const WRITTEN_OUT = "\\p{L}[\\p{L}\\p{M}.’' -]*[\\p{L}.]"

/** From this share of the values on, that is how the column writes its addresses. */
const MOST = 0.7

/** The part that a column of these concepts holds; null when it is none, or several. */
export function partOf(concepts: readonly string[]): Part | null {
  // Of what kind an address is, or in which state, is no part of it.
  if (['email', 'type', 'category', 'status'].some((other) => concepts.includes(other))) return null
  const street = concepts.includes('street') || concepts.includes('address')
  if (concepts.includes('addition')) return street ? null : 'addition'
  if (concepts.includes('house')) return street ? null : concepts.includes('suffix') ? 'addition' : 'house'
  if (concepts.includes('apartment') && !street) return 'unit'
  if (concepts.includes('postal')) return 'postal'
  if (concepts.includes('city')) return 'city'
  if (concepts.includes('state')) return 'state'
  if (concepts.includes('country')) return concepts.includes('origin') || concepts.includes('birth') ? null : 'country'
  return street ? 'street' : null
}

/** The step that takes each part out of values that are written in one of the ways of addresses; null when most are written in none. */
export function splitAddress(
  values: readonly string[],
  wanted: ReadonlySet<Part>,
  leastSigned = MOST,
): Map<Part, Transform> | null {
  const told = values.map(shortened).filter((value) => value !== '')
  const fitting = FORMS.filter(({ parts }) => parts.length === wanted.size && parts.every((part) => wanted.has(part)))
    .map((form) => ({
      form,
      share:
        abroad(form, told, leastSigned) && inRegions(form, told) && inUnits(form, told) && inTowns(form, told)
          ? shareOf(told, new RegExp(patternOf(form, null), 'u'))
          : 0,
    }))
    .toSorted((a, b) => b.share - a.share)
  const [best] = fitting
  if (!best || best.share < MOST) return null
  return new Map(best.form.parts.map((part) => [part, { kind: 'extract', pattern: patternOf(best.form, part) }]))
}

/** Of what would stand as the country, so much must be one. */
const ARE_COUNTRIES = 0.9

/** One sign alone may be anything. */
const FEWEST_SIGNED = 2

/** A form with a country is one where countries stand there: not in every address, but nothing else; their signs in so many. */
function abroad(form: Form, told: readonly string[], leastSigned: number): boolean {
  if (!form.parts.includes('country')) return true
  const pattern = new RegExp(patternOf(form, 'country'), 'u')
  const found = told.flatMap((value) => pattern.exec(value)?.[1] ?? [])
  const isCountry = (name: string): boolean =>
    (form.signed ? countryOfSign(name) : null) !== null || countryCode(name) !== null
  if (form.signed && found.length < Math.max(leastSigned * told.length, Math.min(FEWEST_SIGNED, told.length)))
    return false
  return found.length > 0 && found.filter(isCountry).length >= ARE_COUNTRIES * found.length
}

/** A form with flats is one where some stand. */
function inUnits(form: Form, told: readonly string[]): boolean {
  if (!form.parts.includes('unit')) return true
  const pattern = new RegExp(patternOf(form, 'unit'), 'u')
  return told.some((value) => pattern.exec(value)?.[1] !== undefined)
}

/** Regions have several towns, and are no countries: where there are more of them than of towns, they are parts of towns. */
function inRegions(form: Form, told: readonly string[]): boolean {
  if (!form.regional) return true
  const partsIn = (part: Part): string[] => {
    const pattern = new RegExp(patternOf(form, part), 'u')
    return told.flatMap((value) => pattern.exec(value)?.[1]?.toLowerCase() ?? [])
  }
  const [towns, regions] = [partsIn('city'), partsIn('state')]
  const countries = regions.filter((name) => countryCode(name) !== null)
  return new Set(regions).size <= new Set(towns).size && countries.length <= regions.length / 2
}

/** What stands as the town is no county that says so: where one stands behind the town, that is a form of its own. */
function inTowns(form: Form, told: readonly string[]): boolean {
  if (!form.parts.includes('city')) return true
  if (!told.some((value) => WITH_COUNTY.test(value))) return !form.county
  const pattern = new RegExp(patternOf(form, 'city'), 'u')
  return !told.some((value) => IS_COUNTY.test(pattern.exec(value)?.[1] ?? ''))
}

/** Where each row must have its country, those at home may all lack the sign of theirs. */
export const SOME_SIGNED = 0.1

/** The steps for as many of the parts as the values have, a certain one among them; null when most are written in none of the ways. */
export function splitAddressInto(
  values: readonly string[],
  available: ReadonlySet<Part>,
  needed: Part,
  leastSigned = MOST,
): Map<Part, Transform> | null {
  const sets = FORMS.map(({ parts }) => parts)
    .filter((parts) => parts.includes(needed) && parts.every((part) => available.has(part)))
    .toSorted((a, b) => b.length - a.length)
  for (const parts of sets) {
    const steps = splitAddress(values, new Set(parts), leastSigned)
    if (steps) return steps
  }
  return null
}

/** A postal code with what may stand around it: street and town, or town and state; alone, it is one, too. */
const AROUND = [
  `^\\s*(?:.*(?:${MARK}))?(${POSTAL})(?:(?:\\s*,\\s*|\\s+)${PATTERNS.city})?\\s*$`,
  `^\\s*(?:${PATTERNS.city}(?:\\s*,\\s*|\\s+))?(?:${PATTERNS.state}\\s+)?(${POSTAL})\\s*$`,
]

/** The pattern that takes the postal code out of cells of which most have one; null when they haven't. */
export function postalPattern(values: readonly string[]): string | null {
  return AROUND.find((pattern) => shareOf(values.map(shortened), new RegExp(pattern, 'u')) >= MOST) ?? null
}

function shortened(value: string): string {
  return value.trim().slice(0, 200)
}

function shareOf(values: readonly string[], pattern: RegExp): number {
  return values.length === 0 ? 0 : values.filter((value) => pattern.test(value)).length / values.length
}

/** The whole address with one part as its group. */
function patternOf({ parts, between, bracketed, signed, regional, county, open }: Form, taken: Part | null): string {
  const pieces = parts.map((part, at) => {
    const gap = at === 0 ? '' : `(?:${between[at - 1]})`
    const group = part === taken ? '(' : '(?:'
    // Most houses have none.
    if (part === 'addition') return `(?:${gap}${group}${PATTERNS.addition}))?`
    if (part === 'unit') return `(?:${gap}${group}${UNIT}))?`
    // Neither do some letters at home.
    if (part === 'country' && signed) return `${gap}(?:${group}[A-Z]{1,3})\\s?[-–]\\s?)?`
    if (part === 'postal' && signed) return `${gap}${group}${BEHIND_SIGN})`
    // Addresses at home name none.
    if (part === 'country') return `(?:${gap}${group}${PATTERNS.country})\\s*\\)?)?`
    if (bracketed === 'some' && at === parts.length - 1) return `${gap}${group}${pieceOf(part, parts)})\\s*\\)?`
    if (bracketed && at === parts.length - 1) return `${gap}\\(\\s*${group}${IN_BRACKETS})\\s*\\)`
    if (open && at === parts.length - 1) return `(?:${gap}${group}${pieceOf(part, parts)}))?`
    // A longer one would have the town in it, and the county for a town.
    if (county && part === 'street' && !parts.includes('house')) return `${gap}${group}${SHORT_STREET})`
    if (county && part === 'city') return `${gap}${group}${pieceOf(part, parts)})${COUNTY_BEHIND}`
    if (regional && part === 'state') return `${gap}${group}${WRITTEN_OUT})`
    return `${gap}${group}${pieceOf(part, parts)})`
  })
  return `^\\s*${pieces.join('')}\\s*$`
}

/** The steps for the first line of a street, and for those behind it, which most have none of; null where the step takes no whole street, or nothing has several lines. */
export function linesOfStreet(
  step: Transform | undefined,
  values: readonly string[],
): { first: Transform; rest: Transform } | null {
  const [before, behind, ...more] = step?.kind === 'extract' ? step.pattern.split(`(${STREET})`) : []
  if (before === undefined || behind === undefined || more.length > 0) return null
  const line = '[^\\n]*[^\\s,;|]'
  const lines = (first: string, rest: string): string => `${before}${first}(?:\\s*,?\\s*\\n\\s*${rest})?${behind}`
  const pattern = lines(`(?:${line})`, `(${STREET})`)
  const test = new RegExp(pattern, 'u')
  if (!values.some((value) => test.exec(shortened(value))?.[1] !== undefined)) return null
  return {
    first: { kind: 'extract', pattern: lines(`(${line})`, `(?:${STREET})`) },
    rest: { kind: 'extract', pattern },
  }
}

/** Before the postal code, where the name of no town would end, it may be written in small letters: “Pflugerville, Tx 78660”. */
const STATE_BEFORE_CODE = '[A-Z]{2,3}|[A-Za-z]{2}'

function pieceOf(part: Part, parts: Part[]): string {
  if (part === 'state' && parts[parts.indexOf('state') + 1] === 'postal') return STATE_BEFORE_CODE
  // As short as it can be: the country behind it begins where one may.
  if (part === 'city' && parts.includes('country')) return PATTERNS.city.replace(']*', '()]*?')
  // “Dublin 8, D08 K0R6”, “Wien 3, 1030”: a district of the town, where no figures but those of the code can follow.
  if (part === 'city' && parts[parts.indexOf('city') + 1] === 'postal') return `${PATTERNS.city}(?: \\d{1,2})?`
  if (part === 'house' && parts.includes('addition')) return '\\d{1,5}'
  if (part === 'house') return parts[0] === 'house' ? HOUSE_BEFORE : PATTERNS.house
  if (part === 'street' && parts.includes('unit') && !parts.includes('house')) return SHORT_STREET
  if (part !== 'street' || !parts.includes('house')) return PATTERNS[part]
  if (parts[0] !== 'house') return STREET_BEFORE
  return parts.includes('unit') ? STREET_BEHIND_OF_UNIT : STREET_BEHIND
}
