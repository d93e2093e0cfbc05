import type { Pattern } from '../../../match/pattern/pattern.ts'
import { push, type Work } from '../column-values.ts'

// “1.75” for a rule that takes `+1.75` and `-0.50` alone: a sign stands in front of every figure.

const SAMPLES = ['1', '12', '1.5', '1.25', '12.50', '1.250']
const ZEROS = ['0', '0.0', '0.00', '0.000']

/** Whether a rule takes figures with a sign, and none without, but for a zero. Whole ones with a plus alone are telephone numbers. */
function wantsSign(rule: Pattern): boolean {
  const isAmount = (figure: string): boolean =>
    rule.matches(`+${figure}`) && (figure.includes('.') || rule.matches(`-${figure}`))
  return SAMPLES.some(isAmount) && !SAMPLES.some((figure) => rule.matches(figure))
}

/**
 * Reads figures by `add`, for a rule that wants a sign in front of each as if it did not, and puts a plus in front of those that have none.
 * A zero has none where the rule takes it so.
 */
export function withSigns(work: Work, add: (work: Work) => void): void {
  const { rule } = work
  if (!rule || !wantsSign(rule)) return add(work)
  const pattern = ZEROS.some((zero) => rule.matches(zero))
    ? '([0-9]*[1-9][0-9]*(?:\\.[0-9]+)?|0\\.[0-9]*[1-9][0-9]*)'
    : '([0-9]+(?:\\.[0-9]+)?)'
  const bare = new RegExp(`^${pattern}$`)
  const signed = (value: string): string => value.replace(bare, '+$1')
  const some = (is: (value: string) => boolean): boolean => work.values.some(({ value }) => value !== null && is(value))
  const before = work.transforms.length
  // What reads figures leaves a column alone in which it would take the plus of some away: that is done first.
  const unsigned = (value: string): string => value.replace(/^\+(\d[\d.,]*)$/, '$1')
  if (some((value) => unsigned(value) !== value) && some((value) => /\d/.test(value) && !rule.matches(signed(value))))
    push(work, { kind: 'rewrite', pattern: '\\+?(.*)', with: '\\1' }, unsigned)
  add({ ...work, rule: { ...rule, matches: (value) => rule.matches(signed(value)) } })
  if (work.transforms.length > before || some((value) => bare.test(value))) {
    push(work, { kind: 'rewrite', pattern, with: '+\\1' }, signed)
    // What has its minus is as it is wanted, and nothing that could not be read.
    push(work, { kind: 'take_back', steps: 1, pattern: '[+].*' }, (value) => value)
  }
}
