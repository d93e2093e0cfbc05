import { tableLabel } from '../../context.ts'
import { push, type Work } from '../column-values.ts'
import { rewriting } from '../repairs/coded-forms.ts'
import type { Repair } from '../repairs/repair-steps.ts'
import { BEFORE_YEAR, NAMED_YEARS } from '../../../profile/named-years.ts'
import { jsPattern } from '../../../transforms/js-pattern.ts'

// “'79” among years, as people write them by hand: the sign stands for the century.

const SIGN = '[\\x27’‘`´] ?'
/** So does what kind of year it is: “FY23”, “FY'23”. */
const NAMED_SIGN = `${BEFORE_YEAR}(?:${SIGN})?`
/** Books and budgets have years that no date of the data has reached. */
const AHEAD = 10
const FULL = /^(?:19|20)\d\d$/
const CENTURY = 100

/** “FY2023”, “2023 FY”: the year alone, where the rule takes nothing but years of four figures. */
export function addNamedYears(work: Work): void {
  if (!takesYears(work)) return
  for (const pattern of NAMED_YEARS) {
    const { transform, change } = rewriting(pattern, '\\1')
    if (work.values.some(({ value }) => value !== null && change(value) !== value)) push(work, transform, change)
  }
}

/**
 * The century of years of two digits behind its sign, where the rule takes nothing but years of four: none is later than the latest year that
 * the column and other dates write in full, as a plan must not depend on the day it is made.
 */
export function addShortYears(work: Work): void {
  const { rule, values, context, source, placement } = work
  if (!takesYears(work)) return
  const own = values.flatMap(({ value }) => (value !== null && FULL.test(value.trim()) ? Number(value) : []))
  const known = Math.max(0, ...own, context.latestYear?.year ?? 0)
  if (known === 0) return
  for (const { sign, latest } of [
    { sign: SIGN, latest: known },
    { sign: NAMED_SIGN, latest: known + AHEAD },
  ]) {
    const steps = centuries(work, sign, latest)
    if (steps.length === 0) continue
    for (const { transform, change } of steps) push(work, transform, (value) => change(value.trim()))
    push(work, { kind: 'take_back', steps: steps.length, pattern: rule!.source }, (value) => value)
    context.notes.push(
      `Years of two digits in column “${source.name}” of ${tableLabel(placement.table.profile)} are read as ${latest - CENTURY + 1} to ${latest}: ${known} is the latest year that the data has.`,
    )
  }
}

function takesYears({ rule }: Work): boolean {
  return (
    rule !== null &&
    ['1987', '2024'].every((year) => rule.matches(year)) &&
    !['87', '1', '12345', 'abcd'].some((other) => rule.matches(other))
  )
}

/** What writes years of two digits behind the sign in full; nothing where there are none. */
function centuries({ values }: Work, sign: string, latest: number): Repair[] {
  const pattern = jsPattern(`^(?:${sign}(\\d\\d))$`)
  const short = values.flatMap(({ value }) => (value === null ? [] : (pattern.exec(value.trim())?.[1] ?? [])))
  if (short.length === 0) return []
  const [now, last] = [Math.floor(latest / CENTURY), latest % CENTURY]
  return [
    rewriting(`${sign}(${upTo(last)})`, `${now}\\1`),
    ...(short.some((year) => Number(year) > last) ? [rewriting(`${sign}(\\d\\d)`, `${now - 1}\\1`)] : []),
  ]
}

/** A pattern of the numbers of two digits that are no greater. */
function upTo(last: number): string {
  const [tens, ones] = [Math.floor(last / 10), last % 10]
  const below = tens === 0 ? [] : [`[0-${tens - 1}]\\d`]
  return [...below, `${tens}[0-${ones}]`].join('|')
}
