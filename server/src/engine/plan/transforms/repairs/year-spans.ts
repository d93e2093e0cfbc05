import type { Pattern } from '../../../match/pattern/pattern.ts'
import { applyStep } from '../../../examples/interpret.ts'
import type { Transform } from '../../../model.ts'
import type { Work } from '../column-values.ts'
import type { Repair } from './repair-steps.ts'

// Seasons and school years go from one year to the next, and are written in many ways: 2026/2027, 2026-27, 26/27.

const MARKS = ['-', '/', '–', ' - ', ' / ', '_', '']
/** How the two years are written. */
const FORMS = [
  ['20\\1', '20\\2'],
  ['20\\1', '\\2'],
  ['\\1', '\\2'],
] as const
/** A year, with a word in front or none, and the next one. */
const SPAN = '(?:\\p{L}+[. ]*)?(?:20)?(\\d\\d) ?[/–_-] ?(?:20)?(\\d\\d)'
const SPANS = new RegExp(`^${SPAN}$`, 'u')
/** Two years of other centuries are left alone. */
const LATEST = 68

/** Spans of two years as the rule has them. */
export function yearSpans({ values }: Work, rule: Pattern): Repair[][] {
  const failing = values.flatMap(({ value }) => (value === null || rule.matches(value) ? [] : value))
  const spans = failing.filter((value) => SPANS.test(value))
  if (spans.length === 0 || !spans.every(isSpan)) return []
  return MARKS.flatMap((mark) => FORMS.map(([from, to]) => `${from}${mark}${to}`))
    .filter((written) => [24, 31].every((year) => rule.matches(spanned(written, year))))
    .slice(0, 1)
    .map((written) => [rewriting(written)])
}

function spanned(written: string, year: number): string {
  return written.replace('\\1', `${year}`).replace('\\2', `${year + 1}`)
}

/** From a year to the next: 03/11 is a month or a day. */
function isSpan(value: string): boolean {
  const [, from, to] = SPANS.exec(value) ?? []
  return from !== undefined && Number(from) <= LATEST && Number(to) === Number(from) + 1
}

function rewriting(written: string): Repair {
  const transform: Transform = { kind: 'rewrite', pattern: SPAN, with: written }
  return { transform, change: (value) => applyStep(transform, value) ?? value }
}
