import type { Pattern } from '../pattern/pattern.ts'

// One system fills its numbers up to eight figures, another to six: `00001234` is 001234 where a rule takes six.

const lengthOf = new WeakMap<Pattern, number | null>()
/** A figure by itself is hardly a key. */
const LEAST = 2
const MOST = 20

/** The one length that figures alone must have for the rule to take them; null where it takes others, too, or none. */
export function onlyLength(rule: Pattern): number | null {
  const known = lengthOf.get(rule)
  if (known !== undefined) return known
  const lengths = Array.from({ length: MOST }, (_, at) => at + 1).filter((length) => takes(rule, length, '1'))
  const length = lengths.length === 1 ? lengths[0]! : null
  lengthOf.set(rule, length)
  return length
}

/** Figures without the zeros in front that are more than the rule takes; null where that is not what it refuses. */
export function withoutSurplus(value: string, rule: Pattern): string | null {
  const length = /^0\d+$/.test(value) && !rule.matches(value) ? onlyLength(rule) : null
  if (length === null || length < LEAST || value.length <= length || !takesNumbers(rule, length)) return null
  const [surplus, rest] = [value.slice(0, -length), value.slice(-length)]
  // Nothing but zeros is no number of anything.
  return /^0+$/.test(surplus) && /[1-9]/.test(rest) && rule.matches(rest) ? rest : null
}

/** Of a day or a time in figures each place says something: 000930 is nine minutes past midnight. */
function takesNumbers(rule: Pattern, length: number): boolean {
  return takes(rule, length, '9')
}

/** Behind a first figure, which the rule may prescribe for all. */
function takes({ matches }: Pattern, length: number, figure: string): boolean {
  return [figure, ...'123456789'].some((first) => matches(first + figure.repeat(length - 1)))
}
