import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { sharesOf, type Composite } from './composite.ts'
import { firstAndLast, saysEnd } from './first-and-last.ts'
import { conceptsOf } from '../names/words.ts'
import type { Pattern } from '../pattern/pattern.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { timeSpansIn, type TimeSpan } from './time-spans.ts'

// A point in time for which the table has the day in one column and the time of day in another, or from when to when.

/** Ways to write one, and a day alone. */
const MOMENTS = ['2024-02-28 09:30', '2024-02-28T09:30', '28.02.2024 09:30', '02/28/2024 09:30'].flatMap((one) =>
  ['', ':00', ':00Z', 'Z'].map((end) => one + end),
)
const DAYS = ['2024-02-28', '28.02.2024', '02/28/2024', '28/02/2024']
/** The share of the values that are days, or times. */
const NEARLY_ALL = 0.8

/**
 * Day and time together, where there is one column of days: of the only template column whose rule asks for both, and the only column of times,
 * or the one that it is called after; or of two that say when something begins and ends, with two such columns of times.
 */
export function findMoments(table: TableSide, side: TemplateSide): Composite[] {
  const targets = momentTargets(side)
  const columns = table.profile.columns
  const [days, times] = [dayColumns(table), timeColumns(table)]
  const whole = sourcesOf(columns, ({ types }) => (types.datetime ?? 0) >= NEARLY_ALL)
  const [day] = days
  if (day === undefined || days.length > 1 || whole.length > 0) return []
  const called = (source: number): string => `“${columns[source]!.name}”`
  const [span, ...spans] = times.length > 0 ? [] : timeSpansIn(table)
  if (span !== undefined) return spans.length > 0 ? [] : momentsOfSpan(day, span, targets, table, side)
  const isDayWanted = side.rules.some((rule) => rule !== null && DAYS.some((one) => rule.matches(one)))
  return timesOf(times, targets, table, side).map(([time, target]) => ({
    target,
    sources: [day, time],
    transforms: DAY_AND_TIME,
    confidence: 0.88,
    reason: `${called(day)} has the day and ${called(time)} the time of “${side.template.columns[target]!.name}”.`,
    // Of a beginning and an end may be told how long it takes.
    ...((isDayWanted || times.length > 1) && { beside: true as const }),
  }))
}

/** Where something begins and ends, of the only column that says from when to when it is on its day; of one moment it is the beginning. */
function momentsOfSpan(
  day: number,
  span: TimeSpan,
  targets: readonly number[],
  { profile }: TableSide,
  { template }: TemplateSide,
): Composite[] {
  const [target, ...more] = targets
  if (target === undefined) return []
  const wanted = firstAndLast(template.columns, targets)
  const parts: [number, 0 | 1][] = wanted
    ? [
        [wanted[0], 0],
        [wanted[1], 1],
      ]
    : [[target, saysEnd(template.columns[target]!.name) ? 1 : 0]]
  if (more.length > (wanted ? 1 : 0)) return []
  const [held, from] = [day, span.source].map((source) => `“${profile.columns[source]!.name}”`)
  return parts.flatMap(([at, part]): Composite[] => {
    const steps = span.joined[part]
    if (!steps) return []
    const reason = `${held} has the day and ${from} from when to when of “${template.columns[at]!.name}”.`
    const transforms: Transform[] = [...DAY_AND_TIME, ...steps]
    return [{ target: at, sources: [day, span.source], transforms, confidence: 0.88, reason, beside: true }]
  })
}

/** How a day and its time of day become one value. */
export const DAY_AND_TIME: Transform[] = [
  { kind: 'merge', separator: ' ' },
  { kind: 'collapse_spaces' },
  { kind: 'trim' },
]

/** The template columns whose rules want a day with its time of day. */
export function momentTargets({ rules }: TemplateSide): number[] {
  return rules.flatMap((rule, target) => (rule && isMoment(rule) ? [target] : []))
}

/** The columns of days; of those beside another one, births have no time of day. */
function dayColumns({ profile, names }: TableSide): number[] {
  const days = sourcesOf(
    profile.columns,
    ({ types }) => (types.date ?? 0) >= NEARLY_ALL && (types.time ?? 0) < NEARLY_ALL,
  )
  const others = days.filter((source) => !names[source]!.concepts.includes('birth'))
  return others.length > 0 ? others : days
}

function timeColumns({ profile, names }: TableSide): number[] {
  return sourcesOf(
    profile.columns,
    (column, at) =>
      (column.types.date ?? 0) < NEARLY_ALL &&
      ((column.types.time ?? 0) >= NEARLY_ALL || holdsTimes(column, names[at]!.concepts)),
  )
}

/**
 * The column of the time of day for each column of days, where there are several: the only one that is called after the same (“Return date”
 * and “Return time”); else the next one, where each of them has its own behind it.
 */
export function timesOfDays(table: TableSide): Map<number, number> {
  const [days, times] = [dayColumns(table), timeColumns(table)]
  const called = (source: number): string => whatIsTimed(table.profile.columns[source]!.name)
  const [daysCalled, timesCalled] = [Map.groupBy(days, called), Map.groupBy(times, called)]
  const named = days.flatMap((day): [number, number][] => {
    const [time, ...others] = timesCalled.get(called(day)) ?? []
    return time === undefined || others.length > 0 || daysCalled.get(called(day))!.length > 1 ? [] : [[day, time]]
  })
  if (named.length > 0) return new Map(named)
  const behind = days.flatMap((day): [number, number][] => (times.includes(day + 1) ? [[day, day + 1]] : []))
  return new Map(behind.length === days.length && behind.length === times.length ? behind : [])
}

/** What a header says besides that it is of a day or a time: “Return date” and “Return time” are of the return. */
function whatIsTimed(name: string): string {
  return conceptsOf(name)
    .filter((concept) => !['date', 'time', 'day'].includes(concept))
    .join(' ')
}

/** Which column of times is of which template column of moments. */
function timesOf(
  times: readonly number[],
  targets: readonly number[],
  { profile }: TableSide,
  { template }: TemplateSide,
): [number, number][] {
  const [target, ...moreTargets] = targets
  const [time, ...moreTimes] = times
  if (target === undefined || time === undefined) return []
  if (moreTargets.length === 0 && moreTimes.length === 0) return [[time, target]]
  const held = firstAndLast(profile.columns, times)
  if (!held) return []
  const wanted = firstAndLast(template.columns, targets)
  if (wanted)
    return targets.length === 2
      ? [
          [held[0], wanted[0]],
          [held[1], wanted[1]],
        ]
      : []
  if (moreTargets.length > 0) return []
  // When something is at all is when it begins, unless its end is asked for.
  return [[saysEnd(template.columns[target]!.name) ? held[1] : held[0], target]]
}

/** The time of day behind a day, which `timePattern` reads: 12:47, 12h47, 12.47 Uhr, 12:47:09. */
const TIME_BEHIND =
  '^\\s*[^\\n]*\\d[T,\\s]+(\\d{1,2}(?:[:.]|\\s?[hH]\\s?)\\d{2}(?::\\d{2})?(?:\\s*(?:[AaPp][Mm]?|[Uu]hr|[Uu](?:ur|\\.)?))?)\\s*$'

/**
 * The times of day out of columns of days with times: of the only one for the only template column of times, or of those where something begins
 * and ends for the two that are called so. The days may be for another column; where only such columns have a day, it is that of the beginning.
 */
export function splitMoments(table: TableSide, side: TemplateSide): Composite[] {
  const { columns } = table.profile
  const moments = columns.flatMap((column, source) => (column.filled > 0 && isMomentColumn(column) ? [source] : []))
  const times = sourcesOf(columns, ({ types }) => (types.time ?? 0) >= NEARLY_ALL)
  const pairs = times.length > 0 ? [] : pairsOf(moments, table, side)
  const found = pairs.map(([source, target]): Composite => ({
    target,
    sources: [source],
    transforms: [{ kind: 'extract', pattern: TIME_BEHIND }],
    confidence: 0.88,
    reason: `The values of “${columns[source]!.name}” are days with a time behind them.`,
    beside: true,
  }))
  const [first] = pairs
  if (first === undefined) return found
  const day = found.length > 1 ? dayOf(first[0], moments, table, side) : plainDayOf(first[0], table, side)
  return [...found, ...day]
}

/** The step for the time of day where a column of days with times was named for it. */
export function timePart(source: number, target: number, table: TableSide, side: TemplateSide): Transform | null {
  const isMeant = timeTargets(side).includes(target) && isMomentColumn(table.profile.columns[source]!)
  return isMeant ? { kind: 'extract', pattern: TIME_BEHIND } : null
}

function timeTargets({ kinds }: TemplateSide): number[] {
  return kinds.flatMap((own, target) => (own.includes('time') && !own.includes('date') ? [target] : []))
}

function isMomentColumn(column: ColumnProfile): boolean {
  return sharesOf(column, new RegExp(TIME_BEHIND, 'u')) >= NEARLY_ALL
}

/** Which moments have the times of which template columns, that of the beginning first. */
function pairsOf(moments: readonly number[], { profile }: TableSide, side: TemplateSide): [number, number][] {
  const targets = timeTargets(side)
  const [source, ...sources] = moments
  const [target] = targets
  if (source === undefined || target === undefined) return []
  if (targets.length === 1 && sources.length === 0) return [[source, target]]
  const wanted = firstAndLast(side.template.columns, targets)
  const held = firstAndLast(profile.columns, moments)
  return wanted && held
    ? [
        [held[0], wanted[0]],
        [held[1], wanted[1]],
      ]
    : []
}

/** The only template column of days, where no other column of the table has one. */
function dayOf(source: number, moments: readonly number[], { profile }: TableSide, side: TemplateSide): Composite[] {
  const targets = side.kinds.flatMap((own, at) => (own.includes('date') && !own.includes('time') ? [at] : []))
  const days = sourcesOf(profile.columns, ({ types }) => (types.date ?? 0) + (types.datetime ?? 0) >= NEARLY_ALL)
  const [target, ...more] = targets
  if (target === undefined || more.length > 0 || days.some((one) => !moments.includes(one))) return []
  const reason = `“${profile.columns[source]!.name}” has the day beside the time, and no other column has one.`
  return [{ target, sources: [source], transforms: [], confidence: 0.88, reason, beside: true }]
}

/** What a header says of a moment and of nothing that happens then. */
const OF_A_MOMENT = new Set(['date', 'time', 'day', 'date time', 'start', 'start time'])

/**
 * The only template column of days, of the column that the only one of times is taken from, where that is called by nothing but that it is a day
 * with a time, and all other days are called after what was done then: “Date/time” beside “Created”.
 */
function plainDayOf(source: number, { profile, names }: TableSide, side: TemplateSide): Composite[] {
  const targets = side.kinds.flatMap((own, at) => (own.includes('date') && !own.includes('time') ? [at] : []))
  const isPlain = (at: number): boolean => {
    const { concepts } = names[at]!
    return concepts.length > 0 && concepts.every((concept) => OF_A_MOMENT.has(concept))
  }
  const days = sourcesOf(profile.columns, ({ types }) => (types.date ?? 0) + (types.datetime ?? 0) >= NEARLY_ALL)
  const [target, ...more] = targets
  const isOnly = isPlain(source) && days.every((at) => at === source || !isPlain(at))
  if (target === undefined || more.length > 0 || !isOnly) return []
  const reason = `“${profile.columns[source]!.name}” has the day beside the time, and is called after nothing else.`
  return [{ target, sources: [source], transforms: [], confidence: 0.88, reason, beside: true }]
}

function isMoment(rule: Pattern): boolean {
  const isOpen = rule.matches('Lorem ipsum')
  return !isOpen && MOMENTS.some((one) => rule.matches(one)) && !DAYS.some((one) => rule.matches(one))
}

function sourcesOf(columns: ColumnProfile[], test: (column: ColumnProfile, at: number) => boolean): number[] {
  return columns.flatMap((column, source) => (column.filled > 0 && test(column, source) ? [source] : []))
}

/** Of a header that speaks of a time; of what is worked or paid for the hours are no time of day. */
const WHEN = new Set(['time', 'start', 'end', 'start time', 'end time'])

/** `09.00` and `15.30` under “Time” are times of day, and amounts elsewhere. */
function holdsTimes(column: ColumnProfile, concepts: readonly string[]): boolean {
  return concepts.length > 0 && concepts.every((one) => WHEN.has(one)) && timesIn(column) >= NEARLY_ALL
}

/** With a colon or a word for hours, or with a point as a figure has one; without any mark only among others that have one, as years have four figures. */
function timesIn(column: ColumnProfile): number {
  const marked = (column.types.time ?? 0) + sharesOf(column, WITH_POINT)
  return marked >= SOME ? marked + sharesOf(column, FOUR_FIGURES) : marked
}

const WITH_POINT = /^(?:[01]?\d|2[0-3])\.[0-5]\d$/
const FOUR_FIGURES = /^(?:[01]\d|2[0-3])[0-5]\d$/
/** So many show what the others are. */
const SOME = 0.2
