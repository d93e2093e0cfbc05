import { tableLabel } from '../../context.ts'
import { push, shareOf, type Work } from '../column-values.ts'
import { toldValue } from '../values/told-values.ts'

const ZERO = /^0+(?:[.,]0+)?$/
/** Where most are zeros, or others are refused as well, the rule is for something else. */
const MOST_ZEROS = 0.5
const NEARLY_ALL = 0.9
const COUNTS = ['1', '7', '20', '345']

/**
 * A zero in an optional column whose rule takes any count but that: nobody read the meter, or asked for the age. The row would be lost by what it
 * does not have.
 */
export function addRefusedZeros(work: Work): void {
  const { rule, target, context, source, placement } = work
  if (!rule || target.required || !COUNTS.some(rule.matches) || ['0', '0.0', '0.00'].some(rule.matches)) return
  const isZero = (value: string): boolean => ZERO.test(value.trim()) && !rule.matches(value)
  const zeros = shareOf(work, isZero)
  if (zeros === 0 || zeros > MOST_ZEROS) return
  const isCount = (value: string): boolean => rule.matches(value) || isZero(value) || /^[\d .,'’]+$/.test(value.trim())
  if (shareOf(work, isCount) < NEARLY_ALL) return
  const tokens = [
    ...new Set(
      work.values.flatMap(({ value }) =>
        value !== null && isZero(value) && !toldValue(work, value) ? value.trim() : [],
      ),
    ),
  ]
  if (tokens.length === 0) return
  context.notes.push(
    `${tokens.map((token) => `“${token}”`).join(', ')} in “${source.name}” of ${tableLabel(placement.table.profile)} was read as no value: the rule of “${target.name}” takes numbers, and no zero.`,
  )
  push(work, { kind: 'null_token', tokens }, (value) => (tokens.includes(value.trim()) ? null : value))
}
