import type { CalculatedInput, Calculation } from '../model.ts'
import { multiplied } from '../profile/decimals.ts'
import { takeUnit, timesBetween } from '../profile/units.ts'
import {
  areClocks,
  clocksIn,
  countsMonths,
  DAY_MINUTES,
  DAYS_OF_MONTH,
  LONGEST_NIGHT,
  MINUTES,
  MONTHS,
  MOST_DECIMALS,
  momentFormat,
} from '../transforms/calculate.ts'
import { inputsOf, parseFormula, tellingInputs, type Formula } from '../transforms/formula.ts'
import { rewriteDate } from './dates.ts'
import { plainNumber } from './numbers.ts'

/**
 * What a calculation comes to, as its SQL does it: null where all of its columns are empty, undefined where it can't be done.
 */
export function calculated(
  { formula, inputs, decimals, result: as }: Calculation,
  cells: readonly (string | null)[],
): string | null | undefined {
  const parsed = parseFormula(formula)
  const needed = inputsOf(parsed)
  const isEmpty = (place: number): boolean => !cells[place - 1]?.trim()
  const telling = tellingInputs(parsed, (one, other) => isEmpty(one) && isEmpty(other))
  if (telling.length > 0 && telling.every(isEmpty)) return null
  const figures = new Map(needed.map((place) => [place, figureOf(cells[place - 1] ?? null, inputs[place - 1])]))
  const result = fraction(parsed, figures, clocksIn(inputs))
  if (!result) return undefined
  if (as === 'day') return inputs.some(countsMonths) ? dayOfMonths(result) : dayOf(result)
  if (as === 'moment') return momentOf(result)
  if (as === 'time') return momentOf(result)?.slice('YYYY-MM-DD '.length)
  return written(result, decimals ?? MOST_DECIMALS)
}

/** The database has no larger whole numbers. */
const LARGEST = 2n ** 127n - 1n
const isHeld = (number: bigint): boolean => number <= LARGEST && number >= -LARGEST

interface Fraction {
  over: bigint
  under: bigint
}

function figureOf(cell: string | null, read: CalculatedInput = {}): Fraction | undefined {
  const { empty, figures = [], dates, unit, bare_unit, decimal = '.', grouping = '' } = read
  const text = cell?.trim() ?? ''
  if (text === '') return empty === undefined ? undefined : plain(empty)
  const told = figures.find(({ raw }) => raw.trim() === text)
  if (told) return plain(told.value)
  if (dates && unit === MINUTES) return minutesOf(text, dates)
  if (dates) {
    const day = rewriteDate(text, { kind: 'date', from: dates, to: 'YYYY-MM-DD' })
    if (day === undefined) return undefined
    return unit === MONTHS ? monthsOf(day) : plain(String(Date.parse(day) / DAY_MS))
  }
  const measured = unit === undefined || unit === '1' ? null : takeUnit(text, unit)
  if (measured) {
    const figure = plainNumber(measured.text, { kind: 'number', decimal, grouping })
    const times = timesBetween(measured.unit, unit!)
    return figure === undefined || times === null ? undefined : plain(multiplied(figure, times))
  }
  const isShare = unit === '1' && text.endsWith('%')
  const bare = isShare ? text.slice(0, -1).trim() : text
  const figure = plainNumber(bare, { kind: 'number', decimal, grouping })
  if (figure === undefined) return undefined
  const times = unit === undefined ? '1' : timesBetween(isShare ? '%' : (bare_unit ?? unit), unit)
  return times === null ? undefined : plain(multiplied(figure, times))
}

function minutesOf(text: string, dates: string[]): Fraction | undefined {
  const time = rewriteDate(text, { kind: 'date', from: dates, to: momentFormat(dates) })
  const minutes =
    time === undefined
      ? NaN
      : Date.parse(`${time.length === 5 ? '1970-01-01 ' : ''}${time}Z`.replace(' ', 'T')) / MINUTE_MS
  return Number.isNaN(minutes) ? undefined : plain(String(Math.floor(minutes)))
}

function plain(figures: string): Fraction {
  const [whole = '', rest = ''] = figures.split('.')
  return { over: BigInt(whole + rest), under: 10n ** BigInt(rest.length) }
}

function fraction(
  formula: Formula,
  figures: ReadonlyMap<number, Fraction | undefined>,
  clocks: ReadonlySet<number>,
): Fraction | undefined {
  const result = unbounded(formula, figures, clocks)
  return result && isHeld(result.over) && isHeld(result.under) ? result : undefined
}

function unbounded(
  formula: Formula,
  figures: ReadonlyMap<number, Fraction | undefined>,
  clocks: ReadonlySet<number>,
): Fraction | undefined {
  if ('input' in formula) return figures.get(formula.input)
  if ('figure' in formula) return plain(formula.figure)
  const [a, b] = [formula.left, formula.right].map((part) => fraction(part, figures, clocks))
  if (formula.operator === '??') return a ?? b
  if (!a || !b) return undefined
  if (areClocks(formula, clocks)) return pastMidnight(a.over - b.over)
  switch (formula.operator) {
    case '+':
      return sum(a, b)
    case '-':
      return sum(a, { over: -b.over, under: b.under })
    case '*':
      return { over: a.over * b.over, under: a.under * b.under }
    case '/':
      return b.over === 0n ? undefined : { over: a.over * b.under, under: a.under * b.over }
  }
}

function pastMidnight(minutes: bigint): Fraction {
  const isNight = minutes < 0n && minutes + BigInt(DAY_MINUTES) <= BigInt(LONGEST_NIGHT)
  return { over: isNight ? minutes + BigInt(DAY_MINUTES) : minutes, under: 1n }
}

function sum(a: Fraction, b: Fraction): Fraction | undefined {
  const product = a.under * b.under
  const under = (product < 0n ? -product : product) / divisor(a.under, b.under)
  const parts = [a.over * (under / a.under), b.over * (under / b.under)] as const
  return parts.every(isHeld) ? { over: parts[0] + parts[1], under } : undefined
}

/** The greatest common divisor, by Euclid's algorithm. */
function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b)
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * 60 * 1000
/** 0001-01-01 and 9999-12-31. */
const [FIRST_DAY, LAST_DAY] = [-719_162n, 2_932_896n]

function dayOf({ over, under }: Fraction): string | undefined {
  const days = over / under
  if (over % under !== 0n || days < FIRST_DAY || days > LAST_DAY) return undefined
  return new Date(Number(days) * DAY_MS).toISOString().slice(0, 10)
}

const EVERY_DAY = BigInt(DAYS_OF_MONTH)

function monthsOf(day: string): Fraction {
  const [year = 0, month = 0, own = 0] = day.split('-').map(Number)
  return { over: BigInt((year * 12 + month - 1) * DAYS_OF_MONTH + own - 1), under: EVERY_DAY }
}

function dayOfMonths({ over, under }: Fraction): string | undefined {
  const count = (over * EVERY_DAY) / under
  const month = Number(count / EVERY_DAY)
  if ((over * EVERY_DAY) % under !== 0n || month < 12 || month > 119_999) return undefined
  const [year, at] = [Math.floor(month / 12), month % 12]
  const last = new Date(Date.UTC(2000, at + 1, 0))
  last.setUTCFullYear(year, at + 1, 0)
  const day = Math.min(Number(count % EVERY_DAY) + 1, last.getUTCDate())
  return `${String(year).padStart(4, '0')}-${String(at + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** `YYYY-MM-DD HH:mm`. */
function momentOf({ over, under }: Fraction): string | undefined {
  const minutes = over / under
  if (
    over % under !== 0n ||
    minutes < FIRST_DAY * BigInt(DAY_MINUTES) ||
    minutes >= (LAST_DAY + 1n) * BigInt(DAY_MINUTES)
  )
    return undefined
  return new Date(Number(minutes) * MINUTE_MS).toISOString().slice(0, 16).replace('T', ' ')
}

/** Rounded half away from zero, without zeros at its end. */
function written({ over, under }: Fraction, places: number): string | undefined {
  const [size, of] = [over < 0n ? -over : over, under < 0n ? -under : under]
  const twice = 2n * size * 10n ** BigInt(places) + of
  if (!isHeld(twice)) return undefined
  const digits = twice / (2n * of)
  const text = multiplied(String(digits), places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`)
  return digits > 0n && over < 0n !== under < 0n ? `-${text}` : text
}
