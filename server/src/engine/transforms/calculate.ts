import { quoteLiteral } from '../literal.ts'
import type { CalculatedInput, Calculation } from '../model.ts'
import { inputsOf, parseFormula, tellingInputs, type Formula } from './formula.ts'
import type { Step, StepScope } from './node.ts'
import { date } from './date.ts'
import { datePieces } from './date-pattern.ts'
import { number } from './number.ts'
import { quoted, trimmed } from './text.ts'

/** As many decimals are written where none are told. */
export const MOST_DECIMALS = 6

/**
 * Calculates with the columns that feed the chain. Every figure is a fraction of whole numbers, so that nothing is rounded on the way and a half
 * is a half; what exceeds 38 digits can't be taken. The result is rounded once, half away from zero, as commerce does (DIN 1333).
 */
export function compileCalculation(
  { formula, inputs, decimals, result }: Calculation,
  input: string,
  scope: StepScope,
): Step {
  const parsed = parseFormula(formula)
  const needed = inputsOf(parsed).map((place) => ({
    place,
    // What steps before it made of the only column is what is calculated with.
    ...readInput(scope.inputs.length === 1 ? input : scope.inputs[place - 1], inputs[place - 1] ?? PLAIN, scope),
  }))
  const figures = new Map(needed.map(({ place, figure }) => [place, figure]))
  const { over, under } = fraction(parsed, figures, clocksIn(inputs), scope)
  const isSame = (one: number, other: number): boolean => scope.inputs[one - 1] === scope.inputs[other - 1]
  const telling = tellingInputs(parsed, isSame)
  const given = needed.filter(({ place }) => telling.includes(place))
  const isGiven = given.map(({ cell }) => `${cell} IS NOT NULL`).join(' OR ') || 'true'
  if (result !== undefined && result !== 'figure') {
    const ofDay = inputs.some(countsMonths) ? dayOfMonths(over, under, scope) : dayOf(over, under)
    const time = scope.define(result === 'day' ? ofDay : momentOf(over, under, result))
    return {
      value: `CASE WHEN ${isGiven} THEN coalesce(${time}, ${input}) END`,
      failed: `${time} IS NULL AND (${isGiven})`,
    }
  }
  const places = decimals ?? MOST_DECIMALS
  const size = scope.define(`TRY((2 * abs(${over}) * ${power(places)} + abs(${under})) // (2 * abs(${under})))`)
  const digits = scope.define(`lpad(${size}::VARCHAR, greatest(length(${size}::VARCHAR), ${places + 1})::INTEGER, '0')`)
  const rest = places === 0 ? `''` : `rtrim(right(${digits}, ${places}), '0')`
  const plain = scope.define(
    `CASE WHEN ${size} <> 0 AND (${over} < 0) <> (${under} < 0) THEN '-' ELSE '' END || left(${digits}, length(${digits})::INTEGER - ${places})
      || CASE WHEN ${rest} = '' THEN '' ELSE '.' || ${rest} END`,
  )
  return {
    value: `CASE WHEN ${isGiven} THEN coalesce(${plain}, ${input}) END`,
    failed: `${plain} IS NULL AND (${isGiven})`,
    ...(decimals === undefined && { lossy: `TRY(abs(${over}) * ${power(places)} % abs(${under})) <> 0` }),
  }
}

/** A whole number of days as that day; NULL beyond the years of four figures. */
function dayOf(over: string, under: string): string {
  const day = `TRY(DATE '1970-01-01' + CAST(${over} // ${under} AS INTEGER))`
  return `CASE WHEN TRY(${over} % ${under}) = 0 AND ${day} BETWEEN DATE '0001-01-01' AND DATE '9999-12-31' THEN CAST(${day} AS VARCHAR) END`
}

/** Months and their days as the day that they are, or the last one of a month that has no such day. */
function dayOfMonths(over: string, under: string, scope: StepScope): string {
  const count = scope.define(
    `TRY(CASE WHEN (${over} * ${DAYS_OF_MONTH}) % ${under} = 0 THEN (${over} * ${DAYS_OF_MONTH}) // ${under} END)`,
  )
  const month = scope.define(`TRY_CAST(${count} // ${DAYS_OF_MONTH} AS INTEGER)`)
  const first = scope.define(
    `CASE WHEN ${month} BETWEEN 12 AND 119999 THEN make_date(${month} // 12, ${month} % 12 + 1, 1) END`,
  )
  return `CAST(${first} + CAST(least(${count} % ${DAYS_OF_MONTH}, day(last_day(${first})) - 1) AS INTEGER) AS VARCHAR)`
}

/** A whole number of minutes as that moment, or as its time of the day; NULL beyond the years of four figures. */
function momentOf(over: string, under: string, result: 'moment' | 'time'): string {
  const moment = `TRY(TIMESTAMP '1970-01-01' + to_minutes(CAST(${over} // ${under} AS BIGINT)))`
  const format = result === 'moment' ? '%Y-%m-%d %H:%M' : '%H:%M'
  return `CASE WHEN TRY(${over} % ${under}) = 0 AND ${moment} BETWEEN TIMESTAMP '0001-01-01' AND TIMESTAMP '9999-12-31 23:59:59' THEN strftime(${moment}, '${format}') END`
}

export function describeCalculation({ formula, inputs, decimals, result }: Calculation): string {
  const filled = inputs.flatMap(({ empty }, at) =>
    empty === undefined ? [] : `an empty $${at + 1} counting as ${empty}`,
  )
  const meant = inputs.flatMap(({ figures = [] }) => figures.map(({ raw, value }) => `${quoted(raw)} as ${value}`))
  const days = inputs.flatMap(({ dates, unit }, at) =>
    dates
      ? [
          `$${at + 1} being ${unit === MINUTES ? 'the minutes up to a time' : unit === MONTHS ? 'the months of a date' : 'a date'} written ${dates.slice(0, 3).map(quoted).join(' or ')}`,
        ]
      : [],
  )
  const nights = clocksIn(inputs).size > 1 ? ['past midnight where it ends before it begins'] : []
  const written = decimals === undefined ? [] : [`rounded to ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}`]
  return [
    `Calculate ${result === undefined || result === 'figure' ? '' : `the ${result} `}${formula} of the columns`,
    ...days,
    ...filled,
    ...meant.slice(0, 5),
    ...nights,
    ...written,
  ].join(', ')
}

const PLAIN = { decimal: '.', grouping: '' } as const

/** The figure of a column, plainly written, and the cell that it stands in. */
function readInput(
  column: string | undefined,
  { empty, figures = [], dates, ...marks }: CalculatedInput,
  scope: StepScope,
): { figure: Fraction; cell: string } {
  const cell = scope.define(column === undefined ? 'NULL::VARCHAR' : trimmed(column))
  if (dates && marks.unit === MINUTES)
    return { figure: fractionOf(scope.define(minutesOf(cell, dates, scope)), scope), cell }
  if (dates && marks.unit === MONTHS) {
    const over = scope.define(monthsOf(cell, dates, scope))
    return { figure: { over, under: `${DAYS_OF_MONTH}::${HUGE}` }, cell }
  }
  const { value, failed = 'false' } = dates
    ? date.compile({ kind: 'date', from: dates, to: 'YYYY-MM-DD' }, cell, scope)
    : number.compile({ kind: 'number', ...PLAIN, ...marks }, cell, scope)
  const counted = dates ? `CAST(TRY_CAST(${value} AS DATE) - DATE '1970-01-01' AS VARCHAR)` : value
  const told = figures.map(({ raw, value: figure }) => `WHEN ${quoteLiteral(raw.trim())} THEN ${quoteLiteral(figure)}`)
  const read = `CASE WHEN ${failed} THEN NULL ELSE ${counted} END`
  const filled = told.length === 0 ? read : `CASE ${cell} ${told.join(' ')} ELSE ${read} END`
  const text = empty === undefined ? filled : `CASE WHEN ${cell} IS NULL THEN ${quoteLiteral(empty)} ELSE ${filled} END`
  return { figure: fractionOf(scope.define(text), scope), cell }
}

/** Of dates this unit counts the time of day, too. */
export const MINUTES = 'min'

/** Of dates this unit counts months, so that the same day of another month is a whole number of them away. */
export const MONTHS = 'month'
/** No month has more: a day is such a part of one. */
export const DAYS_OF_MONTH = 31

export function countsMonths({ dates, unit }: CalculatedInput): boolean {
  return dates !== undefined && unit === MONTHS
}

/** The months up to a day, and the days of its own, as parts of months. */
function monthsOf(cell: string, dates: string[], scope: StepScope): string {
  const { value, failed = 'false' } = date.compile({ kind: 'date', from: dates, to: 'YYYY-MM-DD' }, cell, scope)
  const day = scope.define(`CASE WHEN ${failed} THEN NULL ELSE TRY_CAST(${value} AS DATE) END`)
  return `((year(${day}) * 12 + month(${day}) - 1) * ${DAYS_OF_MONTH} + day(${day}) - 1)::${HUGE}`
}

export const DAY_MINUTES = 24 * 60
/** What ends before it begins goes on past midnight where it takes no longer than this: longer ones are slips, and come to less than nothing. */
export const LONGEST_NIGHT = 16 * 60

/** The inputs that are times of a day that is not told. */
export function clocksIn(inputs: readonly CalculatedInput[]): Set<number> {
  return new Set(
    inputs.flatMap(({ dates, unit }, at) =>
      dates && unit === MINUTES && momentFormat(dates) === 'HH:mm' ? [at + 1] : [],
    ),
  )
}

/** What lies between two times of the day: past midnight, where the first is the earlier one. */
export function areClocks(formula: Formula, clocks: ReadonlySet<number>): boolean {
  if (!('operator' in formula) || formula.operator !== '-') return false
  return [formula.left, formula.right].every((part) => 'input' in part && clocks.has(part.input))
}

/** The minutes up to a time of day, or of a day: those of a visit are from when to when it went. */
function minutesOf(cell: string, dates: string[], scope: StepScope): string {
  const to = momentFormat(dates)
  const { value, failed = 'false' } = date.compile({ kind: 'date', from: dates, to }, cell, scope)
  const whole = to.startsWith('HH') ? `'1970-01-01 ' || ${value}` : value
  return `CASE WHEN ${failed} THEN NULL ELSE CAST(epoch(TRY_CAST(${whole} AS TIMESTAMP))::BIGINT // 60 AS VARCHAR) END`
}

/** How moments are written before their minutes are counted. */
export function momentFormat(dates: readonly string[]): 'HH:mm' | 'YYYY-MM-DD HH:mm' {
  const isDay = (pattern: string): boolean =>
    datePieces(pattern).some((piece) => 'token' in piece && /^(?:D|Y|X|x|serial)/.test(piece.token))
  return dates.some(isDay) ? 'YYYY-MM-DD HH:mm' : 'HH:mm'
}

interface Fraction {
  over: string
  under: string
}

const HUGE = 'HUGEINT'
const power = (places: number): string => `1${'0'.repeat(places)}::${HUGE}`

function fractionOf(text: string, scope: StepScope): Fraction {
  const places = `CASE WHEN strpos(${text}, '.') = 0 THEN 0 ELSE length(${text}) - strpos(${text}, '.') END`
  return {
    over: scope.define(`TRY_CAST(replace(${text}, '.', '') AS ${HUGE})`),
    under: scope.define(`TRY_CAST('1' || repeat('0', ${places}) AS ${HUGE})`),
  }
}

function fraction(
  formula: Formula,
  figures: ReadonlyMap<number, Fraction>,
  clocks: ReadonlySet<number>,
  scope: StepScope,
): Fraction {
  if ('input' in formula) return figures.get(formula.input)!
  if ('figure' in formula) return fractionOf(quoteLiteral(formula.figure), scope)
  const [a, b] = [formula.left, formula.right].map((part) => fraction(part, figures, clocks, scope)) as [
    Fraction,
    Fraction,
  ]
  const { operator } = formula
  if (areClocks(formula, clocks)) {
    const between = scope.define(`TRY(${a.over} - ${b.over})`)
    const isNight = `${between} BETWEEN ${-DAY_MINUTES} AND ${LONGEST_NIGHT - DAY_MINUTES}`
    return {
      over: scope.define(`CASE WHEN ${isNight} THEN ${between} + ${DAY_MINUTES} ELSE ${between} END`),
      under: a.under,
    }
  }
  if (operator === '??') {
    const either = (one: string, other: string): string =>
      scope.define(`CASE WHEN ${a.over} IS NULL OR ${a.under} IS NULL THEN ${other} ELSE ${one} END`)
    return { over: either(a.over, b.over), under: either(a.under, b.under) }
  }
  if (operator === '+' || operator === '-') {
    // The least common denominator: that of twenty prices with cents is 100.
    const under = scope.define(`TRY(lcm(${a.under}, ${b.under}))`)
    const over = `${a.over} * (${under} // ${a.under}) ${operator} ${b.over} * (${under} // ${b.under})`
    return { over: scope.define(`TRY(${over})`), under }
  }
  const [over, under] =
    operator === '*'
      ? [`${a.over} * ${b.over}`, `${a.under} * ${b.under}`]
      : [`${a.over} * ${b.under}`, `nullif(${a.under} * ${b.over}, 0)`]
  return { over: scope.define(`TRY(${over})`), under: scope.define(`TRY(${under})`) }
}
