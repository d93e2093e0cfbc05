import { readDate } from '../../profile/dates.ts'
import type { ColumnProfile, ValueCount } from '../../profile/model.ts'

// “5/05/22 & 6/05/23” in a cell of a crosstab whose cells are days: what was done twice stands there once, and is two rows.

const BETWEEN = String.raw`\s*(?:[&+;|\n]|\s(?:and|und|et|y|e|en|i|och|og)\s)\s*`
const SEPARATOR = new RegExp(BETWEEN, 'u')
/** More days in one cell are a note. */
const MOST = 6

/** The days that a cell lists, where it lists nothing else; what it says where it doesn't. */
export function daysIn(value: string): string[] {
  const pieces = value.trim().split(SEPARATOR)
  const areDays = pieces.length > 1 && pieces.length <= MOST && pieces.every((piece) => readDate(piece) !== null)
  return areDays ? pieces : [value]
}

/** Each day of the cells as a cell of its own. */
export function dayByDay(values: readonly ValueCount[]): ValueCount[] {
  return values.flatMap((one) => daysIn(one.value).map((value) => ({ ...one, value })))
}

/** Which of the days of a cell a row has: the step that takes it, and from the second on the cells that have so many. */
export interface Turn {
  nth: number
  pattern: string
  cells?: string[]
}

/** The turns of a column whose cells may list several days; none where each has one, or where not all are known. */
export function turnsOf({ values, complete }: ColumnProfile): Turn[] {
  const counts = values.map(({ value }) => ({ value, days: daysIn(value).length }))
  const most = Math.max(0, ...counts.map(({ days }) => days))
  if (most < 2 || !complete) return []
  return Array.from({ length: most }, (_, at): Turn => {
    const cells = counts.filter(({ days }) => days > at).map(({ value }) => value)
    return { nth: at + 1, pattern: patternOf(at), ...(at > 0 && { cells }) }
  })
}

function patternOf(before: number): string {
  const skipped = before === 0 ? '' : `(?:.+?${BETWEEN}){${before}}`
  return `(?s)^\\s*${skipped}(.+?)(?:${BETWEEN}.*)?\\s*$`
}
