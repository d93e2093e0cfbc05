import { calculated } from '../../examples/calculation.ts'
import { conceptsOf } from '../../match/names/words.ts'
import type { Calculation } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { timePattern } from '../../profile/times.ts'
import { unitNamed } from '../../profile/units.ts'
import type { Mapping, Placement } from '../context.ts'
import type { Formula } from './formulas-of.ts'

// How long a visit, a shift or a lesson took is what lies between its beginning and its end, where no column says it.

const NEARLY_ALL = 0.8
/** By how many minutes it is counted. */
const UNITS: Record<string, number> = { min: 1, h: 60 }

/** The duration as the minutes, or hours, between the only column of beginnings and the only one of ends. */
export function byDuration(target: number, mappings: readonly Mapping[], { side, table }: Placement): Formula[] {
  const { name, description } = side.template.columns[target]!
  const minutes = UNITS[unitNamed(name, description) ?? '']
  const concepts = conceptsOf(name)
  if (minutes === undefined || !LENGTHS.some((one) => concepts.includes(one))) return []
  const { columns } = table.profile
  const called = (concept: string): number[] =>
    columns.flatMap((column, source) =>
      conceptsOf(column.name).includes(concept) && writtenAs(column) !== null ? [source] : [],
    )
  const [start, ...starts] = called('start')
  const [end, ...ends] = called('end')
  if (start === undefined || end === undefined || starts.length + ends.length > 0 || start === end) return []
  if (writtenAs(columns[start]!) !== writtenAs(columns[end]!)) return []
  // What one of them is for itself, it is: an end that the template wants is no hindrance.
  const isOwn = mappings[target]!.sources.some((source) => source !== start && source !== end)
  return isOwn && !mappings[target]!.guessed
    ? []
    : [
        {
          sources: [end, start],
          shares: [],
          days: [],
          moments: [end, start],
          text: minutes === 1 ? '$1 - $2' : `($1 - $2) / ${minutes}`,
          isDay: false,
          why: 'how long it takes is what lies between its beginning and its end',
          by: 'matcher',
          asked: false,
        },
      ]
}

const LENGTHS = ['duration', 'minutes', 'hours']

/** So few ends before their beginnings are slips, where the rule refuses what comes of them; more are shifts that go on past midnight. */
const SLIPS = 0.1

/** Whether what is counted would be less than nothing, and nobody would see it. */
export function goesBack(
  calculation: Calculation,
  sources: readonly number[],
  target: number,
  { side, table }: Placement,
): boolean {
  const { rows, columns } = table.profile
  const cells = sources.map((source) => columns[source]!.position)
  const counted = rows.flatMap(
    (row) =>
      calculated(
        calculation,
        cells.map((position) => row[position] ?? null),
      ) ?? [],
  )
  const back = counted.filter((text) => text.startsWith('-')).length
  const isRefused = side.rules[target] !== null && !side.rules[target]!.matches('-30')
  return isRefused ? back > SLIPS * counted.length : back > 0
}

/** Whether nearly all cells of a column are times of the day, or days with one; null where they are neither. */
export function writtenAs({ values, dates }: ColumnProfile): 'time' | 'moment' | null {
  const telling = values.filter(({ value }) => !isNullWord(value))
  const cells = (some: readonly { count: number }[]): number => some.reduce((sum, { count }) => sum + count, 0)
  const least = NEARLY_ALL * Math.max(1, cells(telling))
  if (cells(dates.filter(hasTime)) >= least) return 'moment'
  return cells(telling.filter(({ value }) => timePattern(value) !== null)) >= least ? 'time' : null
}

function hasTime({ pattern }: ColumnProfile['dates'][number]): boolean {
  return pattern.includes('HH')
}
