import { cellsOf } from '../../profile/cells-of.ts'
import { decimalsDescribed } from '../../match/values/described-notation.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Pattern } from '../../match/pattern/pattern.ts'
import type { CalculatedInput, Calculation } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { readDate } from '../../profile/dates.ts'
import { readNumber, type Marks } from '../../profile/numbers.ts'
import { timePattern } from '../../profile/times.ts'
import { MINUTES, MOST_DECIMALS } from '../../transforms/calculate.ts'
import type { Context, Placement } from '../context.ts'
import { travelling, type Work } from '../transforms/column-values.ts'
import { readingsOf } from '../transforms/dates/dates.ts'
import { oneMark } from '../transforms/numbers/mixed-marks.ts'
import { marksOf, plainNumber } from '../transforms/numbers/number-marks.ts'

const LEAST_FIGURES = 0.8
/** No rate of a tax or of a discount is higher. */
const HIGHEST_RATE = 100
/** From so many decimals on a result is rounded where nothing says to how many. */
const USUAL = 4

/** Nearly all of what a column holds are figures. */
export function areFigures({ values, filled }: ColumnProfile): boolean {
  const some = values.filter(({ value }) => !isNullWord(value))
  const total = cellsOf(some)
  const figures = some.filter(({ value }) => readNumber(value.trim()) !== null)
  return filled > 0 && total > 0 && cellsOf(figures) >= LEAST_FIGURES * total
}

/** Percentages, by their sign or by what the column is called. */
export function isShare({ name, values }: ColumnProfile): boolean {
  const signed = values.filter(({ value }) => value.trim().endsWith('%'))
  if (signed.length > 0 && signed.length >= values.length / 2) return true
  const concepts = conceptsOf(name)
  const isCalled = concepts.includes('percent') || concepts.includes('rate') || /%/.test(name)
  return isCalled && values.every(({ value }) => Number(value.replace(',', '.').replace('%', '')) <= HIGHEST_RATE)
}

/** How a percentage is read as a share of one. */
export const SHARE: Partial<CalculatedInput> = { unit: '1', bare_unit: '%', empty: '0' }

/** Nearly all of what a column holds are days. */
export function areDays({ dates, values }: ColumnProfile): boolean {
  const total = cellsOf(values.filter(({ value }) => !isNullWord(value)))
  const days = cellsOf(dates)
  return total > 0 && days >= LEAST_FIGURES * total
}

/** Everything that a column holds are days, and all of it is known. */
export function areAllDays({ dates, values, complete }: ColumnProfile): boolean {
  const some = values.filter(({ value }) => !isNullWord(value))
  return complete && dates.length > 0 && some.every(({ value }) => readDate(value.trim()) !== null)
}

/** How the days of a column are read. */
export function daysIn(
  source: number,
  target: number,
  placement: Placement,
  context: Context,
): Partial<CalculatedInput> {
  return { dates: readingsOf(workOf(source, target, placement, context)) }
}

/** How the moments of a column, or its times of the day, are read for their minutes. */
export function minutesIn(
  source: number,
  target: number,
  placement: Placement,
  context: Context,
): Partial<CalculatedInput> {
  const { values, dates } = placement.table.profile.columns[source]!
  const times = dates.length > 0 ? [] : values.flatMap(({ value }) => timePattern(value) ?? [])
  const moments = dates.length > 0 ? readingsOf(workOf(source, target, placement, context)) : []
  return { dates: [...new Set([...moments, ...times])], unit: MINUTES }
}

/** The calculation with what is read of each column, rounded as the template column wants it; `read`: of some of the sources. */
export function calculationOf(
  formula: string,
  sources: readonly number[],
  target: number,
  placement: Placement,
  context: Context,
  read: ReadonlyMap<number, Partial<CalculatedInput>> = new Map(),
): Calculation {
  const isSum = !/[*/]/.test(formula)
  const areCounted = [...read.values()].some(({ dates }) => dates !== undefined)
  const inputs = sources.map((source, at): CalculatedInput => {
    const own = read.get(source)
    if (own?.dates) return own
    // What is told of how its figures are written need not be found out, or asked.
    if (own?.decimal !== undefined) return { ...(isSum && !areCounted && at > 0 ? { empty: '0' } : {}), ...own }
    const work = workOf(source, target, placement, context)
    const marks = marksOf(work, null)
    const figures = otherwiseMarked(work, marks)
    return {
      ...marks,
      ...(figures.length > 0 ? { figures } : {}),
      ...(isSum && !areCounted && at > 0 ? { empty: '0' } : {}),
      ...own,
    }
  })
  const decimals = decimalsFor(placement, target) ?? (isSum ? undefined : USUAL)
  return { formula, inputs, ...(decimals === undefined ? {} : { decimals }) }
}

/** More are not told one by one. */
const MOST_TOLD = 500

/** “12,30 €” beside “12.6”: what has its decimals behind the other mark, each as the figure that it is. It would be left as it is, and uncalculated. */
function otherwiseMarked(work: Work, marks: Marks): { raw: string; value: string }[] {
  if (!work.source.complete || work.source.distinct > MOST_TOLD) return []
  const raws = work.values.map(({ value }) => value)
  oneMark(work, null)
  return work.values.flatMap(({ value }, at) => {
    const raw = raws[at]
    if (raw === null || raw === undefined || value === null || value === raw) return []
    const figure = /^-?\d+(?:\.\d+)?$/.test(value) ? value : plainNumber(value, marks, null)
    return figure === null ? [] : [{ raw: raw.trim(), value: figure }]
  })
}

function workOf(source: number, target: number, placement: Placement, context: Context): Work {
  const column = placement.table.profile.columns[source]!
  return {
    placement,
    context,
    mapping: {
      sources: [source],
      lead: [],
      confidence: 1,
      reason: '',
      decided_by: 'matcher' as const,
      alternatives: [],
    },
    target: placement.side.template.columns[target]!,
    kinds: [],
    rule: null,
    source: column,
    values: travelling(column.values),
    transforms: [],
  }
}

/** As many decimals as the rule takes at most, or as are described; null where neither says. */
function decimalsFor({ side }: Placement, target: number): number | null {
  const rule: Pattern | null | undefined = side.rules[target]
  const told = decimalsDescribed(side.template.columns[target]!.description ?? '')
  if (!rule) return told
  const taken = [0, 1, 2, 3, 4, 5, 6].filter((places) => rule.matches(places === 0 ? '17' : `17.${'3'.repeat(places)}`))
  if (told !== null && taken.includes(told)) return told
  const most = taken.at(-1)
  return most === undefined || most === MOST_DECIMALS ? told : most
}
