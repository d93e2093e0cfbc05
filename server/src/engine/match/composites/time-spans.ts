import type { Transform } from '../../model.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'
import type { TableSide, TemplateSide } from '../score-columns.ts'
import { sharesOf, type Composite } from './composite.ts'
import { firstAndLast } from './first-and-last.ts'

// From when to when in one cell, for a template with a column for each: “18:00 - 20:00”, “9.30–11.00 Uhr”, “6:00pm to 7:30pm”.

/** From this share of the cells on, that is how the column writes them. */
const NEARLY_ALL = 0.8

const FROM = '^\\s*(?:(?:[Ff]rom|[Vv]on|[Dd]e|[Dd]as?|[Dd]alle|[Vv]an|[Oo]d)\\s+)?'
const UNTIL = '\\s*(?:-|–|—|→|/|to|till|until|bis|à|au|a|al|hasta|alle|tot|do)\\s*'
const HOUR = '(?:\\s*(?:[Uu]hr|[Hh]rs?|[Hh]|[Uu]ur|godz\\.?))?'
/** Of the day's twenty-four hours, or both with its half: of “6:00 - 8:00pm” nobody knows when it begins. */
const NOTATIONS = ['\\d{1,2}(?:[:.]|\\s?[hH]\\s?)\\d{2}', '\\d{1,2}(?:[:.]\\d{2})?\\s?[AaPp]\\.?[Mm]\\.?']

/** The two times of the only column of such, to be taken both or not at all. */
export function splitTimeSpans(table: TableSide, side: TemplateSide): Composite[] {
  const targets = targetsIn(side)
  const found = targets === null ? [] : table.profile.columns.flatMap((_, source) => stepsFor(source, table) ?? [])
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

function stepsFor(source: number, { profile }: TableSide): { source: number; steps: Transform[] } | null {
  const patterns = NOTATIONS.map((time) => [
    `${FROM}(${time})${HOUR}${UNTIL}${time}${HOUR}\\s*$`,
    `${FROM}${time}${HOUR}${UNTIL}(${time})${HOUR}\\s*$`,
  ])
  const own = patterns.find(([first]) => sharesOf(profile.columns[source]!, jsPattern(first!)) >= NEARLY_ALL)
  return own === undefined ? null : { source, steps: own.map((pattern) => ({ kind: 'extract', pattern })) }
}

function targetsIn({ template, kinds }: TemplateSide): [number, number] | null {
  const times = kinds.flatMap((own, at) => (own.includes('time') && !own.includes('date') ? [at] : []))
  return firstAndLast(template.columns, times)
}
