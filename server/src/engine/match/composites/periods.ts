import type { TemplateColumn, Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { sharesOf, type Composite } from './composite.ts'
import { firstAndLast } from './first-and-last.ts'
import type { TableSide, TemplateSide } from '../sides.ts'
import { jsPattern } from '../../transforms/js-pattern.ts'
import { monthNames, plainName } from '../../transforms/month-names.ts'

// The first and the last day of a time in one cell, for a template with a column for each: “01.03.2023 - 05.03.2023”, “3 May 2024 to 9 May 2024”;
// the first one may leave to the last what both have: “3–9 May 2024”, “29.1. - 6.2.2024”.

/** From this share of the cells on two days are how the column writes them, and so many have a first one at least. */
const HALF = 0.5
const NEARLY_ALL = 0.8

const DAY =
  '(?:\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}[-/.](?:\\d{4}|\\d{2})|\\d{1,2}(?:st|nd|rd|th|er|[.º°])?[ -](?:de )?\\p{L}{3,12}\\.?,?[ -](?:de )?\\d{2,4}|\\p{L}{3,9}\\.? \\d{1,2},? \\d{4})'
const FROM = '(?:(?:[Ff]rom|[Ss]ince|[Vv]on|[Vv]om|[Aa]b|[Ss]eit|[Dd]u|[Dd]el?|[Dd]esde|[Dd]al?|[Vv]an|[Vv]anaf)\\s+)?'
const UNTIL =
  "(?:\\s*(?:-|–|—|/|…|\\.{2,3}|~|→|->)\\s*|\\s+(?:to|till|until|thru|through|bis|bis zum|au|al|a|hasta|hasta el|tot|tot en met|t/m|jusqu['’]au)\\s+)"
const PERIOD = `^\\s*${FROM}${DAY}${UNTIL}${DAY}\\s*$`
/** What follows the number of a day: its month and year, or what follows both of these: its year alone. */
const MONTH_AND_YEAR =
  '[-/.]\\d{1,2}[-/.](?:\\d{4}|\\d{2})|(?:st|nd|rd|th|er|[.º°])?[ -](?:de )?\\p{L}{3,12}\\.?,?[ -](?:de )?\\d{2,4}'
const DAY_AND_MONTH = '\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}(?:st|nd|rd|th|er|[.º°])?[ -](?:de )?\\p{L}{3,12}'
const YEAR = '[-/.](?:\\d{4}|\\d{2})|\\.?,?[ -](?:de )?\\d{2,4}'
const WITHOUT_MONTH = `${FROM}(\\d{1,2})(?:st|nd|rd|th|er|[-/.º°])?(${UNTIL})(\\d{1,2})(${MONTH_AND_YEAR})`
const WITHOUT_YEAR = `${FROM}(${DAY_AND_MONTH})[-/.]?(${UNTIL})(${DAY_AND_MONTH})(${YEAR})`
/** A time that has not ended has a first day alone. */
const FIRST = `^\\s*${FROM}(${DAY})(?:${UNTIL}(?:${DAY}|\\p{L}[^0-9]{0,20})|\\s*[-–—…?.]*)\\s*$`
const LAST = `^\\s*${FROM}${DAY}(?:${UNTIL}(?:(${DAY})|\\p{L}[^0-9]{0,20})|\\s*[-–—…?.]+)\\s*$`
/** A time of one day ends on it, where the description says so. */
const LAST_OR_ONLY = `^\\s*${FROM}(?:${DAY}${UNTIL}\\p{L}[^0-9]{0,20}|(?:${DAY}${UNTIL})?(${DAY})|${DAY}\\s*[-–—…?.]+)\\s*$`
const SAME_AS_FIRST =
  /(?<!\p{L})(?:same|equal|identical|gleich|derselbe|dasselbe|identisch|même|identique|mism[oa]|igual|stess[oa]|uguale|(?:dez|het)elfde|gelijk)(?!\p{L})/iu

/** What stands between the two, where it is the same in all cells. */
const MARKS = [' – ', ' - ', ' — ', ' / ', ' bis ', ' to ', ' au ', ' al ', ' hasta ', ' t/m ', '–']

/** The two days of the only column of such, each list to be taken whole. */
export function splitPeriods(table: TableSide, side: TemplateSide): Composite[][] {
  const targets = targetsIn(side)
  const sources = targets === null ? [] : table.profile.columns.flatMap((_, at) => (isPeriod(at, table) ? [at] : []))
  const [source] = sources
  if (targets === null || source === undefined || sources.length > 1) return []
  const reason = `The values of “${table.profile.columns[source]!.name}” are times with a first and a last day.`
  const steps = stepsFor(table.profile.columns[source]!, side.template.columns[targets[1]]!)
  return [
    targets.map((target, at) => ({ target, sources: [source], transforms: steps[at]!, confidence: 0.88, reason })),
  ]
}

/** The steps for the day that a column was named for; null where it doesn't hold two. */
export function periodPart(source: number, target: number, table: TableSide, side: TemplateSide): Transform[] | null {
  const targets = targetsIn(side)
  const part = targets?.indexOf(target) ?? -1
  return targets && part >= 0 && isPeriod(source, table)
    ? stepsFor(table.profile.columns[source]!, side.template.columns[targets[1]]!)[part]!
    : null
}

function isPeriod(source: number, { profile }: TableSide): boolean {
  const shareOf = (pattern: string): number => sharesOf(profile.columns[source]!, jsPattern(pattern))
  const short = shareOf(`^\\s*(?:${WITHOUT_MONTH}|${WITHOUT_YEAR})\\s*$`)
  return shareOf(PERIOD) + short >= HALF && shareOf(FIRST) + short >= NEARLY_ALL
}

function stepsFor(column: ColumnProfile, { description }: TemplateColumn): Transform[][] {
  const { values } = column
  const day = new RegExp(`^${DAY}$`, 'u')
  const mark = MARKS.find((one) =>
    values.every(({ value }) => {
      const parts = value.split(one).map((part) => part.trim())
      return parts.length === 2 && parts.every((part) => day.test(part))
    }),
  )
  if (mark !== undefined) return [1, 2].map((part) => [{ kind: 'split', separator: mark, part }])
  const whole = written(column)
  const last = SAME_AS_FIRST.test(description ?? '') ? LAST_OR_ONLY : LAST
  return [FIRST, last].map((pattern) => [...whole, { kind: 'extract', pattern }])
}

/** The step that writes the first day with what it leaves to the last one, where some do; none where it can't be the same month or year. */
function written({ values }: ColumnProfile): Transform[] {
  const forms = [WITHOUT_MONTH, WITHOUT_YEAR].map((form) => jsPattern(`^\\s*${form}\\s*$`))
  const isGrowing = (form: RegExp): boolean =>
    values.every(({ value }) => {
      const [, first = '', , last = ''] = form.exec(value) ?? []
      const [from, to] = [first, last].map(orderOf)
      return first === '' || (typeof from === 'number' && typeof to === 'number' && from <= to)
    })
  const some = forms.some((form) => values.some(({ value }) => form.test(value)))
  if (!some || !forms.every(isGrowing)) return []
  const pattern = `\\s*(?:${WITHOUT_MONTH}|${WITHOUT_YEAR}|(.*?))\\s*`
  return [{ kind: 'trim' }, { kind: 'rewrite', pattern, with: '\\1\\4\\2\\3\\4\\5\\8\\6\\7\\8\\9' }]
}

/** Where in a month or a year a day is, to be compared with another one; null where it can't be told. */
function orderOf(day: string): number | null {
  const [number = '', month] = day.split(/(?:st|nd|rd|th|er|[.º°])?[ -](?:de )?(?=\p{L})|[-/.]/u)
  if (month === undefined) return Number(number)
  const named = monthNames.findIndex((names) => names.includes(plainName(month)))
  const at = /^\d+$/.test(month) ? Number(month) : named < 0 ? null : named + 1
  return at === null ? null : Number(number) + 40 * at
}

/** The only two columns of days of which one is where something begins, and the other where it ends. */
function targetsIn({ template, kinds }: TemplateSide): [number, number] | null {
  const days = kinds.flatMap((own, at) => (own.includes('date') && !own.includes('time') ? [at] : []))
  return firstAndLast(template.columns, days)
}
