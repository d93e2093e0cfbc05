import type { TemplateColumn } from '../../model.ts'
import { isTimeUnit } from '../../profile/durations.ts'
import { unitNamed } from '../../profile/units.ts'
import { isMoneyDescribed } from '../values/described-notation.ts'

// “$ parts+labor” are sums, and no hours of labor; “Labor (h:mm)” are hours, whatever marks stand between them and the minutes. A header says so
// where its other words fit both.

/** What the figures under a header are. */
export type Counted = 'money' | 'time' | null

const SIGN = /\p{Sc}/u
/** Hours and minutes as they are written: “h:mm”, “HH:MM”, “Std:Min”. */
const CLOCK = /(?<![\p{L}:])(?:h{1,2}|std|hrs?):m(?:m|in)?(?![\p{L}])/iu

/** Whether a header shows that its figures are hours and minutes with a colon between. */
export function isClockNamed(header: string): boolean {
  return CLOCK.test(header)
}

/** What a header of a file says of its figures. */
export function headerCounts(header: string): Counted {
  if (SIGN.test(header)) return 'money'
  return isClockNamed(header) ? 'time' : null
}

/** What the name or the description of a template column says of its figures. */
export function wantedCounts({ name, description }: TemplateColumn): Counted {
  if (isMoneyDescribed(description ?? '') || SIGN.test(`${name} ${description ?? ''}`)) return 'money'
  return isTimeUnit(unitNamed(name, description) ?? '') ? 'time' : null
}

/** What it adds that both say the same of their figures. Whoever says another thing means something else. */
export const SAME_COUNTED = 2

export function areCountedOtherwise(own: Counted, wanted: Counted): boolean {
  return own !== null && wanted !== null && own !== wanted
}
