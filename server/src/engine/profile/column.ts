import { areCenturyDays, readCenturyDay } from './century-days.ts'
import { dateForms } from './dates.ts'
import { areCountrySigns } from './countries.ts'
import { countryOfNationality, saysOrigin } from './demonyms.ts'
import type { ColumnProfile, ValueCount, ValueType } from './model.ts'
import { tellingOf } from './null-words.ts'
import { shapeOf } from './shapes.ts'
import { looseKeys, SKETCH_SIZE, sketchOf } from './sketch.ts'
import { areLetteredTimes, isLetteredHour } from './times.ts'
import { typesOf } from './value-types.ts'

/** Types and shapes are read from at most this many distinct values of a column, spread over all of them. */
const TYPED_VALUES = 1000
const KEPT_VALUES = 200
const MORE_VALUES = 3000
/** Estimates of distinct values are off by up to a fifth; a sample without a repetition says the rest. */
const LIKELY_UNIQUE = 0.75

export interface ColumnFacts {
  name: string
  position: number
  /** Exact, over the whole table. */
  rows: number
  empty: number
  /** Exact or estimated over the whole table; where there are many, no more than enough to tell whether all are different. */
  distinct: number
}

/** Counts the cells of one column, in row order; `rows` are their row numbers. */
export function countValues(cells: readonly (string | null)[], rows: readonly number[]): ValueCount[] {
  const counts = new Map<string, ValueCount>()
  for (let index = 0; index < cells.length; index++) {
    const value = cells[index]
    if (value === null || value === undefined) continue
    const known = counts.get(value)
    if (known) known.count++
    else counts.set(value, { value, count: 1, row: rows[index] ?? 0 })
  }
  return [...counts.values()]
}

/**
 * The profile of a column from its counted values: those of the rows looked at, or all values of the table (`exact`).
 * `sampled` is the number of rows behind them.
 */
export function profileColumn(
  facts: ColumnFacts,
  counted: ValueCount[],
  sampled: number,
  exact: boolean,
): ColumnProfile {
  const values = counted.toSorted((a, b) => b.count - a.count || a.row - b.row)
  const filled = values.reduce((sum, value) => sum + value.count, 0)
  const typed = spread(values, TYPED_VALUES)
  const weight = typed.reduce((sum, value) => sum + value.count, 0) || 1
  const telling = tellingOf(typed)
  const share = (test: (value: string) => boolean): number =>
    typed.reduce((sum, { value, count }) => (test(value) ? sum + count : sum), 0) / weight
  const lengths = typed.map(({ value }) => value.length)
  const texts = values.map(({ value }) => value)
  const sketch = sketchOf(texts)
  const limit = exact ? KEPT_VALUES * 2 : KEPT_VALUES
  const { date = 0, ...others } = typeShares(telling, facts.name)
  const areDays = !areInParts(telling, date)
  return {
    name: facts.name,
    position: facts.position,
    sampled,
    empty: facts.empty,
    distinct: exact ? values.length : Math.max(facts.distinct, values.length),
    unique:
      filled > 1 && values.length === filled && (exact || facts.distinct > (facts.rows - facts.empty) * LIKELY_UNIQUE),
    min_length: lengths.length === 0 ? 0 : Math.min(...lengths),
    max_length: lengths.length === 0 ? 0 : Math.max(...lengths),
    filled,
    values: values.slice(0, limit),
    complete: exact && values.length <= limit,
    more: exact && isListOfNames(texts) ? texts.slice(limit, limit + MORE_VALUES) : [],
    shapes: shapesOf(telling),
    types: areDays && date > 0 ? { date, ...others } : others,
    dates: areDays ? dateForms(telling) : [],
    padded: share((value) => value !== value.trim()),
    // Text in several lines is laid out on purpose.
    double_spaced: typed.some(({ value }) => /[\r\n]/.test(value.trim()))
      ? 0
      : share((value) => /\s\s/.test(value.trim())),
    sketch,
    sketch_complete: exact && values.length < SKETCH_SIZE,
    loose: looseKeys(texts, sketch, exact),
  }
}

/** Numbers in three parts, “1974.5.21” beside “1991.40.2”. */
const IN_PARTS = /^\s*\d{1,4}([./-])\d{1,4}\1\d{1,4}\s*$/
/** Of days hardly any is no day; of so few values it may be chance. */
const MOST_DAYS = 0.7
const LEAST_VALUES = 8

/** Whether figures that look like days are numbers in three parts: too many of them are no day of any calendar. `days`: the share of those that are. */
function areInParts(values: readonly ValueCount[], days: number): boolean {
  return days < MOST_DAYS && values.length >= LEAST_VALUES && values.every(({ value }) => IN_PARTS.test(value))
}

/** Longer than names are. */
export const LONGEST_NAME = 200
const NAME = /^\p{L}\D*$/u

/** Whether most of these values, by the first of them, are names of something: no figures, dates, codes or prose. */
export function isListOfNames(values: readonly string[]): boolean {
  const first = values.slice(0, 60)
  const names = first.filter((value) => value.length < LONGEST_NAME && NAME.test(value.trim()))
  return names.length > first.length / 2 && values.every(({ length }) => length <= LONGEST_NAME)
}

/** At most `limit` of the values: the most frequent half, and an even spread of the rest. */
function spread(values: ValueCount[], limit: number): ValueCount[] {
  if (values.length <= limit) return values
  const head = values.slice(0, limit / 2)
  const rest = values.length - head.length
  const tail = Array.from(
    { length: limit / 2 },
    (_, index) => values[head.length + Math.floor((index * rest) / (limit / 2))]!,
  )
  return [...head, ...tail]
}

function shapesOf(values: ValueCount[]): { shape: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { value, count } of values) {
    const shape = shapeOf(value.slice(0, 80))
    counts.set(shape, (counts.get(shape) ?? 0) + count)
  }
  return [...counts]
    .map(([shape, count]) => ({ shape, count }))
    .toSorted((a, b) => b.count - a.count || (a.shape < b.shape ? -1 : 1))
    .slice(0, 12)
}

/**
 * The share of cells that each type can be read from. Adjectives of countries are those of languages, too: the header says which.
 */
export function typeShares(values: ValueCount[], header: string): Partial<Record<ValueType, number>> {
  const origin = saysOrigin(header)
  const areSigns = areCountrySigns(
    values.map(({ value }) => value),
    header,
  )
  const areTimes = areLetteredTimes(values.map(({ value }) => value))
  const areDays = areCenturyDays(values.map(({ value }) => value))
  const counts = new Map<ValueType, number>()
  let weight = 0
  for (const { value, count } of values) {
    weight += count
    const text = value.trim().slice(0, 300)
    const types = typesOf(text)
    if (!types.includes('country') && (areSigns || (origin && countryOfNationality(text)))) types.push('country')
    if (areTimes && isLetteredHour(text)) types.push('time')
    if (areDays && readCenturyDay(text)) types.push('date')
    for (const type of types) counts.set(type, (counts.get(type) ?? 0) + count)
  }
  const shares = [...counts].map(([type, count]) => [type, count / weight] as const)
  return Object.fromEntries(shares.filter(([, share]) => share >= 0.001))
}
