import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { sharesOf, type Composite } from './composite.ts'
import { firstAndLast } from './first-and-last.ts'

// From when to when in one cell, for a template with a column for each: “18:00 - 20:00”, “9.30–11.00 Uhr”, “6:00pm to 7:30pm”.

/** From this share of the cells on, that is how the column writes them. */
const NEARLY_ALL = 0.8

const WORD = '(?:(?:[Ff]rom|[Vv]on|[Dd]e|[Dd]as?|[Dd]alle|[Vv]an|[Oo]d)\\s+)?'
const FROM = `^\\s*${WORD}`
const FROM_BEHIND = `\\s+${WORD}`
const UNTIL = '\\s*(?:-|–|—|→|/|to|till|until|bis|à|au|a|al|hasta|alle|tot|do)\\s*'
const HOUR = '(?:\\s*(?:[Uu]hr|[Hh]rs?|[Hh]|[Uu](?:ur|\\.)?|hod\\.?|godz\\.?))?'
/** Of the day's twenty-four hours, or both with its half: of “6:00 - 8:00pm” nobody knows when it begins. */
const NOTATIONS = ['\\d{1,2}(?:[:.]|\\s?[hHu]\\s?)\\d{2}', '\\d{1,2}(?:[:.]\\d{2})?\\s?[AaPp]\\.?[Mm]\\.?']

export interface TimeSpan {
  source: number
  /** What leaves its first time, and what its last. */
  steps: Transform[]
  /** The same behind a day that was put in front; null where that is seldom the day of the last one. */
  joined: [Transform[], Transform[] | null]
}

/** The columns of such. */
export function timeSpansIn(table: TableSide): TimeSpan[] {
  return table.profile.columns.flatMap((_, source) => stepsFor(source, table) ?? [])
}

/** The two times of the only column of such, to be taken both or not at all. */
export function splitTimeSpans(table: TableSide, side: TemplateSide): Composite[] {
  const targets = targetsIn(side)
  const found = targets === null ? [] : timeSpansIn(table)
  const [span] = found
  if (targets === null || span === undefined || found.length > 1) return []
  const reason = `The values of “${table.profile.columns[span.source]!.name}” are from one time of the day to another.`
  return targets.map((target, at) => ({
    target,
    sources: [span.source],
    transforms: [span.steps[at]!],
    confidence: 0.88,
    reason,
  }))
}

/** The step for the time that a column was named for; null where it doesn't hold two. */
export function timeOfSpan(source: number, target: number, table: TableSide, side: TemplateSide): Transform | null {
  const part = targetsIn(side)?.indexOf(target) ?? -1
  return part < 0 ? null : (stepsFor(source, table)?.steps[part] ?? null)
}

function stepsFor(source: number, { profile }: TableSide): TimeSpan | null {
  const column = profile.columns[source]!
  const patterns = NOTATIONS.map((time) => [
    `(${time})${HOUR}${UNTIL}${time}${HOUR}\\s*`,
    `${time}${HOUR}${UNTIL}(${time})${HOUR}\\s*`,
  ])
  const own = patterns.find(([first]) => sharesOf(column, jsPattern(`${FROM}${first!}$`)) >= NEARLY_ALL)
  if (own === undefined) return null
  const [first, last] = own.map((pattern): Transform => ({ kind: 'extract', pattern: `${FROM}${pattern}$` }))
  const [from, until] = own.map((pattern): Transform => ({
    kind: 'rewrite',
    pattern: `(.*?\\S)${FROM_BEHIND}${pattern}`,
    with: '\\1 \\2',
  }))
  const later = pastMidnight(column, own)
  return { source, steps: [first!, last!], joined: [[from!], later && [...later, until!]] }
}

/** More of these are the nights of a rota, whose ends are on no day that stands there. */
const MOST_BACK = 20

/** What ends before it begins ends on another day than that beside it: there it stays a span, which is no moment, and is told. */
function pastMidnight({ values }: ColumnProfile, patterns: readonly string[]): Transform[] | null {
  const times = patterns.map((pattern) => jsPattern(`${FROM}${pattern}$`))
  const back = values.flatMap(({ value }) => {
    const [from = null, until = null] = times.map((time) => minutesOf(time.exec(value)?.[1] ?? ''))
    return from === null || until === null || until > from ? [] : [value.trim().replace(/\s+/g, ' ')]
  })
  if (back.length > MOST_BACK) return null
  return [...new Set(back)].map((span) => ({ kind: 'replace', find: ` ${span}`, with: ` ${span} +1` }))
}

function minutesOf(time: string): number | null {
  const [, hour = '', minute = '0', half] = /^(\d{1,2})(?:\D{0,3}(\d{2}))?\s?(?:([AaPp])\.?[Mm]\.?)?$/.exec(time) ?? []
  if (hour === '') return null
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  return 60 * hours + Number(minute)
}

function targetsIn({ template, kinds }: TemplateSide): [number, number] | null {
  const times = kinds.flatMap((own, at) => (own.includes('time') && !own.includes('date') ? [at] : []))
  return firstAndLast(template.columns, times)
}
