import { tableLabel } from '../../context.ts'
import { push, type Work } from '../column-values.ts'
import { rewriting } from '../repairs/coded-forms.ts'

// “'79” among years, as people write them by hand: the sign stands for the century.

const SIGN = '[\\x27’‘`´] ?'
const SHORT = new RegExp(`^${SIGN}(\\d\\d)$`, 'u')
const FULL = /^(?:19|20)\d\d$/
const CENTURY = 100

/**
 * The century of years of two digits behind its sign, where the rule takes nothing but years of four: none is later than the latest year that
 * the column and other dates write in full, as a plan must not depend on the day it is made.
 */
export function addShortYears(work: Work): void {
  const { rule, values, context, source, placement } = work
  if (!rule?.matches('1987') || !rule.matches('2024') || ['87', '1', '12345', 'abcd'].some(rule.matches)) return
  const short = values.flatMap(({ value }) => (value === null ? [] : (SHORT.exec(value.trim())?.[1] ?? [])))
  if (short.length === 0) return
  const own = values.flatMap(({ value }) => (value !== null && FULL.test(value.trim()) ? Number(value) : []))
  const latest = Math.max(0, ...own, context.latestYear?.year ?? 0)
  if (latest === 0) return
  const [now, last] = [Math.floor(latest / CENTURY), latest % CENTURY]
  const steps = [
    rewriting(`${SIGN}(${upTo(last)})`, `${now}\\1`),
    ...(short.some((year) => Number(year) > last) ? [rewriting(`${SIGN}(\\d\\d)`, `${now - 1}\\1`)] : []),
  ]
  for (const { transform, change } of steps) push(work, transform, (value) => change(value.trim()))
  push(work, { kind: 'take_back', steps: steps.length, pattern: rule.source }, (value) => value)
  context.notes.push(
    `Years of two digits in column “${source.name}” of ${tableLabel(placement.table.profile)} are read as ${latest - CENTURY + 1} to ${latest}: ${latest} is the latest year that the data has.`,
  )
}

/** A pattern of the numbers of two digits that are no greater. */
function upTo(last: number): string {
  const [tens, ones] = [Math.floor(last / 10), last % 10]
  const below = tens === 0 ? [] : [`[0-${tens - 1}]\\d`]
  return [...below, `${tens}[0-${ones}]`].join('|')
}
