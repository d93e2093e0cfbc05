import { escaped } from '../escaped.ts'
import { spellingsOf } from './units.ts'
import { jsPattern } from '../transforms/js-pattern.ts'

// How long something took, in more than plain figures with one unit: 1h 15m, 2 Std. 5 Min., 1h30, 1:15, 0:04:30, PT1H15M.

/** Seconds in each unit of time that durations are written in. */
export const SECONDS_IN = { h: 3600, min: 60, s: 1 } as const

export type TimeUnit = keyof typeof SECONDS_IN

export function isTimeUnit(unit: string): unit is TimeUnit {
  return Object.hasOwn(SECONDS_IN, unit)
}

/** Minutes of hours, seconds of either: no decimal number turns the one into the other, so that they are read as durations. */
export function isPartOf(part: string, unit: string): part is TimeUnit {
  return isTimeUnit(part) && isTimeUnit(unit) && SECONDS_IN[part] < SECONDS_IN[unit]
}

/** Bare figures, for RE2 and here: with the unit behind them that all of a column have they are durations. */
export const BARE = '\\s*[0-9]{1,6}\\s*'
const bareFigures = new RegExp(`^${BARE}$`)

/** The value with the unit that it has where it says none. */
export function withUnit(value: string, bare: TimeUnit): string {
  return bareFigures.test(value) ? `${value.trim()} ${bare}` : value
}

const named = (unit: TimeUnit, more: string[]): string =>
  `(?:${[...spellingsOf(unit), ...more]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})\\.?`
const AND = '[\\s,]*(?:(?:and|und|et|y|e|en|&)\\s+)?'

const [HOURS, MINUTES, SECONDS] = [named('h', ['u']), named('min', []), named('s', [])]
const figure = '(\\d{1,6})\\s*'

/** Both for RE2 and here. Groups: hours, minutes, seconds, and of what has no unit behind its minutes (1h30) hours and minutes. */
export const WORDED = `(?i:^\\s*(?:PT)?(?:(?:${figure}${HOURS})?${AND}(?:${figure}${MINUTES})?${AND}(?:${figure}${SECONDS})?|${figure}${HOURS}\\s*(\\d{1,2}))\\s*$)`
/** Groups: the first part, the second, the third, and the unit that somebody wrote behind them, which is that of the first. */
export const CLOCK = `(?i:^\\s*(\\d{1,5}):([0-5]\\d)(?::([0-5]\\d))?(?:\\s*(${HOURS}|${MINUTES}))?\\s*$)`

/** What the first of two parts between a colon is where nothing says it: minutes of what is counted in seconds, hours of all else. */
export function firstOfTwo(unit: TimeUnit): TimeUnit {
  return unit === 's' ? 'min' : 'h'
}

const [worded, clock] = [jsPattern(WORDED), jsPattern(CLOCK)]

/** Digits behind the point that any exact result has at most: an hour has 2⁴ · 3² · 5² seconds. */
export const PLACES = 4

/**
 * The figures of a duration in a unit, as the transform reads them; null when it is none. What is no decimal number in that unit, as 3 h 20
 * is none of hours, is rounded to `places`; null without them.
 */
export function durationIn(value: string, unit: TimeUnit, places?: number): string | null {
  const seconds = value.length > 60 || !/\d/.test(value) ? null : secondsOf(value, unit)
  if (seconds === null) return null
  const scaled = seconds * 10 ** PLACES
  if (scaled % SECONDS_IN[unit] !== 0)
    return places === undefined
      ? null
      : (Math.round((seconds * 10 ** places) / SECONDS_IN[unit]) / 10 ** places).toFixed(places)
  return String(scaled / SECONDS_IN[unit] / 10 ** PLACES)
}

function secondsOf(value: string, unit: TimeUnit): number | null {
  const words = worded.exec(value)
  if (words) {
    const [hours, minutes, seconds, bareHours, bareMinutes] = words.slice(1).map((part) => Number(part ?? 0))
    return (hours! + bareHours!) * 3600 + (minutes! + bareMinutes!) * 60 + seconds!
  }
  const parts = clock.exec(value)
  if (!parts) return null
  const [, first, second, third, behind] = parts
  const isHours = third !== undefined || (behind === undefined ? firstOfTwo(unit) === 'h' : /^[hsou]/i.test(behind))
  return (Number(first) * 60 + Number(second)) * (isHours ? 60 : 1) + Number(third ?? 0)
}

/** Whether a value is a duration that plain figures with a unit are not. */
export function isDuration(value: string): boolean {
  return !/^\D*\d+\D*$/.test(value) && durationIn(value, 's') !== null
}
