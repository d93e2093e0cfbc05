import { push, type Work } from '../column-values.ts'

// “Rs. 8,50,000/-”, “KSh 450/=”, “4 900:-”: behind an amount a mark and a dash say that there are no cents, and that nothing can be added. “Rs.560”:
// the full stop is that of the letters, and 0.560 is another amount.

const CLOSED = '(.*[0-9])\\s*(?:/\\s?[-–—=]{1,2}|:[-–—]{1,2})(\\s?(?:\\p{L}{1,4}\\.?|\\p{Sc}))?'
const IS_CLOSED = new RegExp(`^${CLOSED}$`, 'u')

const ABBREVIATED = '(?:Rs|Re|Fr|Sfr|Kr|Ksh|Tsh|Ush|Rp|Bs|Dhs?)\\.([0-9].*)'
const IS_ABBREVIATED = new RegExp(`^${ABBREVIATED}$`, 'u')

/** Amounts without what closes them, and without a currency's letters whose full stop stands right before the figures. */
export function addWithoutClosing(work: Work): void {
  if (work.values.some(({ value }) => value !== null && IS_ABBREVIATED.test(value)))
    push(work, { kind: 'rewrite', pattern: ABBREVIATED, with: '\\1' }, (value) => value.replace(IS_ABBREVIATED, '$1'))
  if (!work.values.some(({ value }) => value !== null && IS_CLOSED.test(value))) return
  push(work, { kind: 'rewrite', pattern: CLOSED, with: '\\1\\2' }, (value) => value.replace(IS_CLOSED, '$1$2'))
}
