import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { sharesOf, type Composite } from './composite.ts'
import { firstAndLast } from './first-and-last.ts'
import type { TableSide, TemplateSide } from '../score-columns.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'

// The first and the last day of a time in one cell, for a template with a column for each: “01.03.2023 - 05.03.2023”, “3 May 2024 to 9 May 2024”.

/** From this share of the cells on two days are how the column writes them, and so many have a first one at least. */
const HALF = 0.5
const NEARLY_ALL = 0.8

const DAY =
  '(?:\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}[-/.](?:\\d{4}|\\d{2})|\\d{1,2}(?:st|nd|rd|th|er|[.º°])?[ -](?:de )?\\p{L}{3,12}\\.?,?[ -](?:de )?\\d{2,4}|\\p{L}{3,9}\\.? \\d{1,2},? \\d{4})'
const FROM = '(?:(?:[Ff]rom|[Ss]ince|[Vv]on|[Vv]om|[Aa]b|[Ss]eit|[Dd]u|[Dd]el?|[Dd]esde|[Dd]al?|[Vv]an|[Vv]anaf)\\s+)?'
const UNTIL =
  "(?:\\s*(?:-|–|—|/|…|\\.{2,3}|~|→|->)\\s*|\\s+(?:to|till|until|thru|through|bis|bis zum|au|al|a|hasta|hasta el|tot|tot en met|t/m|jusqu['’]au)\\s+)"
const PERIOD = `^\\s*${FROM}${DAY}${UNTIL}${DAY}\\s*$`
/** A time that has not ended has a first day alone. */
const FIRST = `^\\s*${FROM}(${DAY})(?:${UNTIL}(?:${DAY}|\\p{L}[^0-9]{0,20})|\\s*[-–—…?.]*)\\s*$`
const LAST = `^\\s*${FROM}${DAY}(?:${UNTIL}(?:(${DAY})|\\p{L}[^0-9]{0,20})|\\s*[-–—…?.]+)\\s*$`

/** What stands between the two, where it is the same in all cells. */
const MARKS = [' – ', ' - ', ' — ', ' / ', ' bis ', ' to ', ' au ', ' al ', ' hasta ', ' t/m ', '–']

/** The two days of the only column of such, each list to be taken whole. */
export function splitPeriods(table: TableSide, side: TemplateSide): Composite[][] {
  const targets = targetsIn(side)
  const sources = targets === null ? [] : table.profile.columns.flatMap((_, at) => (isPeriod(at, table) ? [at] : []))
  const [source] = sources
  if (targets === null || source === undefined || sources.length > 1) return []
  const reason = `The values of “${table.profile.columns[source]!.name}” are times with a first and a last day.`
  const steps = stepsFor(table.profile.columns[source]!)
  return [
    targets.map((target, at) => ({ target, sources: [source], transforms: [steps[at]!], confidence: 0.88, reason })),
  ]
}

/** The step for the day that a column was named for; null where it doesn't hold two. */
export function periodPart(source: number, target: number, table: TableSide, side: TemplateSide): Transform | null {
  const part = targetsIn(side)?.indexOf(target) ?? -1
  return part >= 0 && isPeriod(source, table) ? stepsFor(table.profile.columns[source]!)[part]! : null
}

function isPeriod(source: number, { profile }: TableSide): boolean {
  const shareOf = (pattern: string): number => sharesOf(profile.columns[source]!, jsPattern(pattern))
  return shareOf(PERIOD) >= HALF && shareOf(FIRST) >= NEARLY_ALL
}

function stepsFor({ values }: ColumnProfile): Transform[] {
  const day = new RegExp(`^${DAY}$`, 'u')
  const mark = MARKS.find((one) =>
    values.every(({ value }) => {
      const parts = value.split(one).map((part) => part.trim())
      return parts.length === 2 && parts.every((part) => day.test(part))
    }),
  )
  return mark === undefined
    ? [FIRST, LAST].map((pattern) => ({ kind: 'extract', pattern }))
    : [1, 2].map((part) => ({ kind: 'split', separator: mark, part }))
}

/** The only two columns of days of which one is where something begins, and the other where it ends. */
function targetsIn({ template, kinds }: TemplateSide): [number, number] | null {
  const days = kinds.flatMap((own, at) => (own.includes('date') && !own.includes('time') ? [at] : []))
  return firstAndLast(template.columns, days)
}
