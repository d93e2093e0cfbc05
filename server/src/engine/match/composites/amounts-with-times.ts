import { cellsOf } from '../../profile/cells-of.ts'
import type { Transform } from '../../model.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'
import { wordsOf } from '../names/words.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { closestValue, isClear } from '../values/same-meaning.ts'
import type { Composite } from './composite.ts'

// Amounts with the time that they are for, “£925 pcm” beside “£185 pw”, for a template with a column for the amount and one that says how often it is
// due. No amount is converted, as the other column says what it is for.

const AMOUNT = "(?:(?:\\p{Sc}|[A-Z]{3})\\s?)?[-−+]?\\d(?:[\\d.,'’ ]*\\d)?(?:\\s?[kK]\\b)?(?:\\s?\\p{Sc})?"
const TIME = '(?:[A-Z]{3}\\s+)?(?:/\\s*)?(\\p{L}[\\p{L}./ ]{0,19})'
const WRITTEN = `^\\s*${AMOUNT}\\s*${TIME}\\s*$`
/** The amount, with its currency; and how often it is due, or nothing. */
const ITS_AMOUNT: Transform = { kind: 'extract', pattern: `^\\s*(${AMOUNT})` }
const ITS_TIME: Transform = { kind: 'extract', pattern: `${WRITTEN}|^` }
/** What says how often something is due means one of these. */
const TIMES = ['hourly', 'daily', 'weekly', 'biweekly', 'monthly', 'quarterly', 'semiannual', 'yearly']
/** From this share of the cells on, that is how the column is written. */
const MOST = 0.9
const LEAST_TIMES = 2

/** The template columns of an amount and of how often it is due, with the values of that. */
interface Wanted {
  amount: number
  time: number
  values: readonly string[]
}

/** The amount and its time out of the only column that has both. */
export function findAmountsWithTimes(table: TableSide, side: TemplateSide): Composite[] {
  return timesIn(side).flatMap(({ time, values }): Composite[] => {
    const [source, ...more] = [...table.profile.columns.keys()].filter((at) => isWritten(at, values, table))
    if (source === undefined || more.length > 0) return []
    const wanted = wantedIn(time, values, source, table, side)
    if (!wanted) return []
    const reason = `The amounts of “${table.profile.columns[source]!.name}” are written with the time that they are for.`
    const from = { sources: [source], confidence: 0.88, reason }
    return [
      { ...from, target: wanted.amount, transforms: [ITS_AMOUNT] },
      { ...from, target: wanted.time, transforms: [ITS_TIME], beside: true },
    ]
  })
}

/** The step for the part that a column was named for; null where it isn't written so. */
export function amountPart(source: number, target: number, table: TableSide, side: TemplateSide): Transform | null {
  for (const { time, values } of timesIn(side)) {
    const wanted = isWritten(source, values, table) ? wantedIn(time, values, source, table, side) : null
    if (wanted?.amount === target) return ITS_AMOUNT
    if (wanted?.time === target) return ITS_TIME
  }
  return null
}

/** The template columns that have a list of times. */
function timesIn({ rules }: TemplateSide): Omit<Wanted, 'amount'>[] {
  return rules.flatMap((rule, time) => {
    const values = rule?.values ?? []
    return values.filter((value) => isClear(closestValue(value, TIMES))).length < LEAST_TIMES ? [] : [{ time, values }]
  })
}

/** The only figure that shares a word with the name of the time, `rent` beside `rent_frequency`; else the only one that is called as the column is. */
function wantedIn(
  time: number,
  values: readonly string[],
  source: number,
  table: TableSide,
  side: TemplateSide,
): Wanted | null {
  const { template, kinds, rules } = side
  const isFigure = (at: number): boolean =>
    at !== time && !rules[at]?.values && kinds[at]!.some((kind) => kind === 'number' || kind === 'integer')
  const figures = [...template.columns.keys()].filter(isFigure)
  const sharing = (name: string): number[] => {
    const own = new Set(wordsOf(name))
    return figures.filter((at) => wordsOf(template.columns[at]!.name).some((word) => own.has(word)))
  }
  const found = [template.columns[time]!.name, table.profile.columns[source]!.name].map(sharing)
  const [amount] = found.find(({ length }) => length === 1) ?? []
  return amount === undefined ? null : { amount, time, values }
}

/** Nearly all cells are an amount and one of the times. */
function isWritten(source: number, values: readonly string[], table: TableSide): boolean {
  const { values: cells, filled } = table.profile.columns[source]!
  if (filled === 0) return false
  const pattern = jsPattern(WRITTEN)
  const isOne = (value: string): boolean => {
    const said = value.length > 60 ? undefined : pattern.exec(value)?.[1]
    return said !== undefined && closestValue(said.trim(), values).length === 1
  }
  const total = cellsOf(cells)
  return cells.reduce((sum, { value, count }) => (isOne(value) ? sum + count : sum), 0) >= MOST * total
}
