import type { Pattern } from '../../../match/pattern/pattern.ts'
import { timePattern } from '../../../profile/times.ts'
import { push, shareOf, type Work } from '../column-values.ts'

/** What a time of day may be written as, with two in that notation to try a rule with. */
const OUTPUTS: [string, string[]][] = [
  ['HH:mm', ['09:30', '23:59']],
  ['HH:mm:ss', ['09:30:00', '23:59:59']],
  ['HHmm', ['0930', '2359']],
  ['HH.mm', ['09.30', '23.59']],
  ['HH:mm A', ['09:30 AM', '11:59 PM']],
]
/** From this share of the cells on, the column holds times. */
const MOST = 0.5

/** The notation of times that the rule asks for; null when it takes none of them. */
function outputFor(rule: Pattern | null): string | null {
  if (!rule) return null
  const fits = ([pattern, samples]: (typeof OUTPUTS)[number]): boolean =>
    samples.every((sample) => rule.matches(sample)) &&
    // Four figures, or two and two, are times only where not all of them will do.
    (pattern.includes(':') || !rule.matches(pattern.replace(/HH|mm/g, '99')))
  return OUTPUTS.find(fits)?.[0] ?? null
}

/** Whether a rule wants times of day, and most values are some. */
export function holdsTimes(work: Work): boolean {
  return outputFor(work.rule) !== null && shareOf(work, (value) => timePattern(value) !== null) >= MOST
}

/** Brings times of day to what the rule asks for: seconds go where it wants none (and are reported where they say something), words behind them, too. */
export function addTime(work: Work): void {
  const to = outputFor(work.rule)
  if (to === null) return
  const forms = new Map<string, number>()
  for (const { value, count } of work.values) {
    const pattern = value === null ? null : timePattern(value)
    if (pattern !== null) forms.set(pattern, (forms.get(pattern) ?? 0) + count)
  }
  const from = [...forms]
    .toSorted((a, b) => b[1] - a[1])
    .map(([pattern]) => pattern)
    .filter((pattern) => pattern !== to)
  // A zero that is missing in front of a time is put there by the repairs: what has one notation only is not read anew.
  if (from.length === 0) return
  // The parser of the plan reads them; here it is enough that they count as done.
  push(work, { kind: 'date', from, to }, (value) => value)
}
