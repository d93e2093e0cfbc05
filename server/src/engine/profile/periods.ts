import { isoDayOf } from './iso-days.ts'

// “01.07.2025 – 30.09.2025” in a title, “20250701_20250930” in a file's name, two such days beside each other in the line that a bookkeeping program
// begins a file with: from when to when its rows are.

const DAY =
  '((?:19|20)\\d\\d(?:[.-]\\d\\d[.-]|\\d\\d)\\d\\d|\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)\\d\\d|\\d{1,2}\\.? \\p{L}{3,12}\\.? (?:19|20)\\d\\d)'
const BETWEEN =
  '[\\s_]{0,3}(?:[–—-]|(?:to|until|through|and|bis|au|al?|hasta|t/m|tot(?: en met)?|do|til)(?!\\p{L}))?(?: the| zum| le| el)?[\\s_]{0,3}'
const PERIOD = new RegExp(`(?<![\\p{L}\\d./-])${DAY}${BETWEEN}(?<!\\d)${DAY}(?![\\d/-])`, 'u')

/** The years that the first period in a text begins and ends in; null where there is none. */
export function yearsOfPeriod(text: string): { from: string; to: string } | null {
  const [, first = '', last = ''] = PERIOD.exec(text) ?? []
  const [from, to] = [first, last].map((day) => /(?:^(?:19|20)\d\d)|(?:(?:19|20)\d\d$)/.exec(day)?.[0] ?? '')
  // Days whose order of day and month nobody knows are of a year all the same.
  const [begin, end] = [isoDayOf(first) ?? from!, isoDayOf(last) ?? `${to!}-12-31`]
  return first !== '' && begin < end ? { from: from!, to: to! } : null
}
