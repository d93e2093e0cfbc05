import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { tellingOf } from '../../profile/null-words.ts'
import { intervalIn, intervalWanted, isInterval, usualIn, type IntervalUnit } from '../../profile/intervals.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import type { Composite } from './composite.ts'

// How often something is due in words (“alle 2 Jahre”, “quarterly”), for a template column that wants a number of months, whatever the header.

/** Nearly all cells are intervals, half of them in words that could be nothing else. */
const NEARLY_ALL = 0.9
const HALF = 0.5

/** The only column of intervals for the only template column that wants one as a number. */
export function findIntervals(table: TableSide, side: TemplateSide): Composite[] {
  const wanted = side.template.columns.flatMap((column, target) => {
    const unit = column.desiredRule === 'link' || side.rules[target]?.values ? null : intervalWanted(column)
    return unit !== null && side.kinds[target]!.some((kind) => kind === 'integer' || kind === 'number')
      ? [{ target, unit }]
      : []
  })
  const [only, ...more] = wanted
  if (!only || more.length > 0) return []
  const [source, ...others] = table.profile.columns.flatMap((column, at) =>
    areIntervals(column, only.unit) ? [at] : [],
  )
  if (source === undefined || others.length > 0) return []
  const { name } = table.profile.columns[source]!
  const reason = `The values of “${name}” say how often, which “${side.template.columns[only.target]!.name}” wants as a number.`
  return [{ target: only.target, sources: [source], transforms: [], confidence: 0.88, reason }]
}

/** Whether a column says in words how often something is due, in what can be counted in the unit. */
function areIntervals({ values }: ColumnProfile, unit: IntervalUnit): boolean {
  const telling = tellingOf(values)
  const share = (test: (value: string) => boolean): number =>
    telling.reduce((sum, { value, count }) => (test(value) ? sum + count : sum), 0) / Math.max(1, cellsOf(telling))
  const isRead = (value: string): boolean => (intervalIn(value, unit) ?? usualIn(value, unit)) !== null
  return share(isRead) >= NEARLY_ALL && share(isInterval) >= HALF
}
