import { rewriteDate } from '../examples/dates.ts'
import { readDate } from './dates.ts'

/** The day as ISO 8601 has it; null where it is none, or its order of day and month can't be known: `isDayFirst` where it is. */
export function isoDayOf(value: string, isDayFirst = false): string | null {
  const read = readDate(value)
  if (read === null || /H/.test(read.pattern)) return null
  const isMonthFirst = read.kind === 'numeric' && read.second > 12
  const isKnown =
    isDayFirst || read.kind !== 'numeric' || read.first > 12 || isMonthFirst || /^DD?\./.test(read.pattern)
  const pattern = isMonthFirst
    ? read.pattern.replace(/^(D+)(\W)(M+)/, (_, day: string, mark: string, month: string) => month + mark + day)
    : read.pattern
  return isKnown ? (rewriteDate(value, { kind: 'date', from: [pattern], to: 'YYYY-MM-DD' }) ?? null) : null
}
