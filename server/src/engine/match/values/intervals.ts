import { plainValue } from '../vocabulary/meanings.ts'

// “1x/wk”, “every 2 yrs”, “3-mthly”, “24 pays”: how often something is, held against values that say how often.

const UNITS: readonly [RegExp, number][] = [
  [/^(?:d|dy|days?|daily)$/, 365],
  [/^(?:w|wks?|wkly|weeks?|weekly)$/, 52],
  [/^(?:m|mos?|mths?|mthly|mnth|mnthly|months?|monthly)$/, 12],
  [/^(?:q|qtrs?|qtrly|quarters?|quarterly)$/, 4],
  [/^(?:y|yrs?|yrly|years?|yearly|annum|annual|annually|pa)$/, 1],
]

/** Times a year; what may be twice in a time, or every second, is left out. */
const CALLED: Readonly<Record<string, number>> = {
  daily: 365,
  weekly: 52,
  biweekly: 26,
  bi_weekly: 26,
  fortnightly: 26,
  every_two_weeks: 26,
  semimonthly: 24,
  semi_monthly: 24,
  twice_monthly: 24,
  four_weekly: 13,
  '4_weekly': 13,
  monthly: 12,
  every_two_months: 6,
  two_monthly: 6,
  quarterly: 4,
  semiannual: 2,
  semi_annual: 2,
  semiannually: 2,
  half_yearly: 2,
  six_monthly: 2,
  yearly: 1,
  annual: 1,
  annually: 1,
  biennial: 1 / 2,
  two_yearly: 1 / 2,
  every_two_years: 1 / 2,
  triennial: 1 / 3,
  three_yearly: 1 / 3,
  five_yearly: 1 / 5,
}

const NUMBERS: Readonly<Record<string, number>> = {
  once: 1,
  one: 1,
  twice: 2,
  other: 2,
  second: 2,
  two: 2,
  three: 3,
  third: 3,
  four: 4,
  six: 6,
}

const perYear = (unit: string): number | undefined => UNITS.find(([pattern]) => pattern.test(unit))?.[1]

/**
 * The value that is as often; null where the text says nothing of the kind, and '' where no value, or several are so. Only where two values say how
 * often something is: `30 days` may be anything elsewhere.
 */
export function meantInterval(raw: string, allowed: readonly string[]): string | null {
  if (!/\d|every|each|once|twice|alt/i.test(raw)) return null
  const known = allowed.filter((value) => CALLED[plainValue(value)] !== undefined)
  const often = known.length < 2 ? null : timesAYear(raw.trim().toLowerCase())
  if (often === null) return null
  const [value, ...others] = known.filter((one) => isNear(CALLED[plainValue(one)]!, often))
  return value !== undefined && others.length === 0 ? value : ''
}

const isNear = (one: number, other: number): boolean => Math.abs(one / other - 1) < 0.03

const PAYS =
  /^(52|26|24|13|12)[ x]*(?:pays?|payments?|payrolls?|times|x|p\.?a\.?|pay periods)(?: ?(?:\/|per|a) ?(?:y|yr|year))?\.?$/
const TIMES = /^(once|twice|\d{1,2}) ?(?:x|times?)? ?(?:\/|per|a|an|every|each|p) ?\.?(\p{L}+)\.?$/u
const EACH = /^(?:(every|each|alt\.?|alternate|ev\.?) )?(other |\p{L}+ |\d{1,3}[ -]?)?(\p{L}+)\.?$/u

function timesAYear(text: string): number | null {
  const pays = PAYS.exec(text)
  if (pays) return Number(pays[1])
  const [, count, unit] = TIMES.exec(text) ?? []
  if (count !== undefined) return over(numberOf(count), perYear(unit!))
  const [, every, number = '1', each] = EACH.exec(text) ?? []
  if (each === undefined || (every === undefined && !/\d/.test(text))) return null
  const second = every?.startsWith('alt') === true
  const units = second ? 2 : numberOf(number.trim().replace(/-$/, ''))
  return units === 0 || (second && number !== '1') ? null : under(perYear(each), units)
}

const numberOf = (word: string): number => NUMBERS[word] ?? (/^\d+$/.test(word) ? Number(word) : 0)

const over = (count: number, unit: number | undefined): number | null =>
  unit === undefined || count === 0 ? null : count * unit

/** 7 and 14 days are weeks, and 30 days a month. */
function under(unit: number | undefined, count: number): number | null {
  if (unit === undefined) return null
  if (unit === 365 && (count === 30 || count === 31)) return 12
  return unit === 365 && count % 7 === 0 ? 52 / (count / 7) : unit / count
}
