import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { areCountrySigns, callingCode, countryCode, countryOfSign } from '../../profile/countries.ts'
import { CENTURY_DAYS, readCenturyDay } from '../../profile/century-days.ts'
import { numericParts, readDate, readMonth } from '../../profile/dates.ts'
import { compoundIn } from '../../profile/compounds.ts'
import { multiplied, rounded as roundedTo } from '../../profile/decimals.ts'
import { durationIn, isDuration } from '../../profile/durations.ts'
import { takeUnit, timesBetween } from '../../profile/units.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tellingOf } from '../../profile/null-words.ts'
import { markEvidence, readNumber } from '../../profile/numbers.ts'
import { namedYear } from '../../profile/named-years.ts'
import { areFourFigureTimes, timePattern } from '../../profile/times.ts'
import { isPhone } from '../../profile/value-types.ts'
import { filledUp } from './filled-up.ts'
import { QUALIFIER, wordedFigures } from './worded-figures.ts'

/** A value, how often it stands in the column, and what the transforms could make of it (itself first). */
export interface ValueForms {
  value: string
  count: number
  forms: string[]
}

/** Where cents are wanted, amounts with theirs behind a mark are whole numbers of them. */
export function withCents(values: readonly ValueForms[]): ValueForms[] {
  const whole = (value: string): string | null => {
    const [, units, cents] = /^([^.,]*\d[\d.,]*?)[.,](\d{1,2})\D*$/u.exec(value.trim()) ?? []
    return units === undefined ? null : units.replace(/\D/gu, '') + cents!.padEnd(2, '0')
  }
  return values.map((one) => {
    const form = whole(one.value)
    return form === null ? one : { ...one, forms: [...one.forms, form] }
  })
}

/** The most frequent values of a column with their forms: enough to see whether a rule can be met at all. */
export function valueForms(profile: ColumnProfile, limit: number): ValueForms[] {
  const telling = tellingOf(profile.values)
  const isShort = profile.dates.some(({ pattern }) => SHORT_DATES.has(pattern))
  const short = (value: string): string[] => (isShort ? shortForms(value.trim(), profile.dates) : [])
  // So do times without a mark.
  const areTimes = areFourFigureTimes(telling.map(({ value }) => value))
  const timed = (value: string): string[] => (areTimes ? [value.trim().replace(/^(..)(..)$/, '$1:$2')] : [])
  const areSigns = areCountrySigns(
    telling.map(({ value }) => value),
    profile.name,
  )
  const signed = (value: string): string[] => (areSigns ? [countryOfSign(value) ?? value] : [])
  const worded = wordedFigures(profile)
  const figures = (value: string): string[] => {
    const figure = worded?.figureOf(value)
    return figure ? [figure, ...numberForms(figure)] : []
  }
  return telling.slice(0, limit).map(({ value, count }) => ({
    value,
    count,
    forms: [...formsOf(value), ...short(value), ...timed(value), ...signed(value), ...figures(value)],
  }))
}

/** Dates that only their column tells from other figures. */
const SHORT_DATES = new Set(['DDMMYY', 'DMMYY', 'YYMMDD', 'DDMM', CENTURY_DAYS])

function shortForms(text: string, dates: ColumnProfile['dates']): string[] {
  if (dates.some(({ pattern }) => pattern === CENTURY_DAYS)) {
    const year = readCenturyDay(text) ? `${19 + Number(text[0])}${text.slice(1, 3)}` : null
    return year === null ? [] : [`${year}-${text.slice(3, 5)}-${text.slice(5)}`]
  }
  const [, day, month] = dates.some(({ pattern }) => pattern === 'DDMM')
    ? (/^(\d?\d)\D?(\d?\d)\D?$/.exec(text) ?? [])
    : []
  if (day !== undefined) return [`2024-${pad(month)}-${pad(day)}`]
  const [a, b, c] = numericParts(text).map(pad)
  if (a === undefined || b === undefined || c === undefined) return []
  if (dates.some(({ pattern }) => pattern === 'YYMMDD')) return [`20${a}-${b}-${c}`]
  return [Number(b) > 12 ? `20${c}-${a}-${b}` : `20${c}-${b}-${a}`]
}

function formsOf(value: string): string[] {
  const text = value.trim().replace(/\s+/g, ' ')
  const forms = [value, text, text.toUpperCase(), text.toLowerCase()]
  if (/\d/.test(text)) {
    const year = WITH_YEAR.test(text) ? namedYear(text) : null
    forms.push(
      ...dateForms(text),
      ...timeForms(text),
      ...numberForms(text.replace(QUALIFIER, '').replace(UNIT, '')),
      ...phoneForms(text),
      ...(isDuration(text) && !text.includes(':') ? [durationIn(text, 'min') ?? ''] : []),
      ...measureForms(text),
      text.replace(/[\s-]/g, '').toUpperCase(),
      ...(NUMBERED.exec(text)?.slice(1) ?? []),
      ...(PADDED.exec(text)?.slice(1) ?? []),
      ...filledUp(text),
      ...(year === null ? [] : [year]),
    )
  } else
    forms.push(
      text.replace(
        /(^|[\s-])(\p{L})(\p{L}*)/gu,
        (_, gap: string, a: string, b: string) => gap + a.toUpperCase() + b.toLowerCase(),
      ),
    )
  const [, host] = WEB_ADDRESS.exec(text) ?? []
  if (host !== undefined) forms.push(host, host.toLowerCase())
  const country = countryCode(text)
  if (country) forms.push(country)
  return [...new Set(forms)]
}

/** A web address with the name of the service, a scheme or a path; the group is its domain. */
const WEB_ADDRESS =
  /^(?:(?=[a-z]+:\/\/|www\d?\.|[^\s/]+\/)(?:[a-z]{2,10}:\/\/)?(?:www\d?\.)?)((?:[\p{L}\d_-]{1,63}\.){1,6}\p{L}{2,24})(?:[:/?#]\S*)?$/iu

/** What people say in several units, or in such as are hardly ever wanted: “9 st 7 lb”, “5' 11"”. */
const IN_PARTS = /^\d[\d.,]*\s*(?:st|stones?|ft|feet|foot|lbs?|pounds?|['′])(?![\p{L}²³2])/iu
const WANTED_UNITS = ['kg', 'cm', 'm', 'in'] as const

/** Measures in parts as figures of the units that templates want. */
function measureForms(text: string): string[] {
  if (!IN_PARTS.test(text)) return []
  return WANTED_UNITS.flatMap((unit) => {
    const taken = takeUnit(text, unit)
    const times = taken === null ? null : timesBetween(taken.unit, unit)
    const single = times !== null && /^\d+(?:\.\d+)?$/.test(taken!.text) ? multiplied(taken!.text, times) : null
    const figures = compoundIn(text, unit) ?? single
    return figures === null ? [] : [0, 1, 2].map((places) => roundedTo(figures, places))
  })
}

/** A number behind a number sign or the letters that all of its kind begin with, with and without its zeros: `S/0018`, `#18`. */
const NUMBERED = /^(?:\p{L}{1,4}[\s./#-]{0,2}|[#№]\s?)(0*(\d{1,12}))$/u

/** Days or pieces in a field of three figures: `007`. Longer ones with zeros in front are numbers of somebody. */
const PADDED = /^(?=\d{2,3}$)0+([1-9]\d?)$/u

const WITH_YEAR = /\p{L}[^\d]{0,3}\d{4}$|^\d{4}[^\d]{0,3}\p{L}/u

/** “122,4 m²”, “1,279 CTNS” */
const UNIT = /(?<=\d)\s*\p{L}{1,5}[²³]?\.?$/u

const MONTH_OF_YEAR = /^(\d{1,2})[./-]\d{4}$/

/** Only whether a rule could be met matters here, so an unclear order of day and month is taken as it fits the calendar. */
function dateForms(text: string): string[] {
  const [day, ...more] = daysOf(text)
  if (day === undefined) return []
  const others = otherNotations(day)
  const [, hour, minute, second = '00'] = TIME_BEHIND.exec(text) ?? figuresBehind(text) ?? []
  if (hour === undefined) return [day, ...others, ...more]
  const time = `${pad(hour)}:${minute}`
  const times = [`${time}:${second}`, time].flatMap((one) => [` ${one}`, `T${one}`, `T${one}Z`])
  return [day, ...others, ...times.map((one) => day + one), ...others.map((one) => `${one} ${time}`)]
}

/** A day as other rules than those of ISO 8601 want it; figures alone could be anything. */
function otherNotations(iso: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  if (year === undefined) return []
  return [
    ...['.', '/', '-'].map((mark) => `${day}${mark}${month}${mark}${year}`),
    `${month}/${day}/${year}`,
    `${year}/${month}/${day}`,
  ]
}

/** A time of day as rules write it: `8:05 pm` → `20:05`, `20:05:00`. */
function timeForms(text: string): string[] {
  const pattern = text.length <= 14 ? timePattern(text) : null
  const [hour = '', minute = '00', second = '00'] = text.match(/\d+/g) ?? []
  if (pattern === null || pattern.endsWith('HHmm')) return []
  const late = pattern.endsWith('A') && /\d\s*p/i.test(text)
  const hours = pattern.endsWith('A') ? (Number(hour) % 12) + (late ? 12 : 0) : Number(hour)
  const time = `${pad(String(hours))}:${minute}`
  return [time, `${time}:${second}`]
}

/** The time of day behind a date. */
const TIME_BEHIND = /[T\s](\d{1,2})(?::|\.|\s?h\s?)(\d{2})(?:[:.](\d{2}))?(?=\D*$|[Z+-])/

/** That of four figures without a mark. */
function figuresBehind(text: string): RegExpExecArray | null {
  return readDate(text)?.pattern.endsWith('HHmm') ? /(\d\d)(\d\d)$/.exec(text) : null
}

/** Seconds or milliseconds since 1970, of a day since 2000 and before 2040. */
const EPOCH = /^(\d{10})(?:\d{3})?$/
const [SINCE, BEFORE] = [946_684_800, 2_208_988_800]

function daysOf(text: string): string[] {
  const seconds = Number(EPOCH.exec(text)?.[1] ?? 0)
  if (seconds >= SINCE && seconds < BEFORE) {
    const moment = new Date(seconds * 1000).toISOString()
    return [moment.slice(0, 10), moment, moment.replace('.000', ''), moment.slice(0, 19).replace('T', ' ')]
  }
  const [, month] = MONTH_OF_YEAR.exec(text) ?? []
  // A rule for days is met by a month whose day somebody says.
  if (month !== undefined) return [`${text.slice(-4)}-${pad(month)}-01`, `${text.slice(-4)}-${pad(month)}`]
  // So is one that is called by its name: “abr-24”.
  if (/^\p{L}/u.test(text) && readMonth(text) !== null) return ['2001-02-01', '2001-02']
  const reading = readDate(text)
  if (!reading || reading.kind === 'text') return reading ? ['2001-02-03'] : []
  if (reading.pattern.startsWith('YYYYMMDD')) return [text.slice(0, 8).replace(/(....)(..)(..)/, '$1-$2-$3')]
  const digits = numericParts(text)
  if (reading.kind === 'ymd') return [[digits[0], pad(digits[1]), pad(digits[2])].join('-')]
  const [day, ofYear] = reading.second > 12 ? [digits[1], digits[0]] : [digits[0], digits[1]]
  const year = digits[2]?.length === 2 ? `20${digits[2]}` : digits[2]
  return [[year, pad(ofYear), pad(day)].join('-')]
}

function pad(part: string | undefined): string {
  return (part ?? '').padStart(2, '0')
}

/** Decimals that rules ask for: of money, of weights and currencies of three, of prices of small things. */
const DECIMALS = [1, 2, 3, 4]

function numberForms(text: string): string[] {
  const number = readNumber(text)
  const evidence = number && markEvidence(number.figures)
  if (!number || !evidence) return []
  const sign = number.negative ? '-' : ''
  const point = evidence.says === 'both' || evidence.says === 'decimal' ? evidence.decimal : null
  const [whole = '', rest] = point ? number.figures.split(point) : [number.figures]
  const canonical = `${sign}${whole.replace(/\D/g, '')}${rest ? `.${rest}` : ''}`
  const plain = evidence.says === 'either' ? [canonical, sign + number.figures.replace(',', '.')] : [canonical]
  // A rule may want a fixed number of decimals, and a comma before them.
  const filled = plain.flatMap((one) => {
    const [before = '', behind = ''] = one.split('.')
    return [
      one,
      ...DECIMALS.flatMap((length) => (behind.length < length ? [`${before}.${behind.padEnd(length, '0')}`] : [])),
      // Databases write money with four, the last of which are zeros: “1330.5000”.
      ...DECIMALS.flatMap((length) =>
        behind.length > length && /^0+$/.test(behind.slice(length)) ? [`${before}.${behind.slice(0, length)}`] : [],
      ),
    ]
  })
  // Decimals that are all zeros say nothing where a rule takes whole numbers.
  const rounded = /^0+$/.test(rest ?? '') ? [canonical.replace(/\..*$/, '')] : []
  return [...rounded, ...filled].flatMap((one) => (one.includes('.') ? [one, one.replace('.', ',')] : [one]))
}

function phoneForms(text: string): string[] {
  if (!isPhone(text)) return []
  const plus = text.startsWith('00') ? `+${text.slice(2)}` : text
  if (plus.startsWith('+')) {
    const number = parsePhoneNumberFromString(plus)
    return number ? [number.number] : []
  }
  return [`+${callingCode('DE')}${text.replace(/\D/g, '').replace(/^0/, '')}`]
}
