import type { Pattern } from '../../../match/pattern/pattern.ts'
import { onlyLength, withoutSurplus } from '../../../match/values/surplus-zeros.ts'
import type { Work } from '../column-values.ts'
import { rewriting } from './coded-forms.ts'
import type { Repair } from './repair-steps.ts'

/** What is dialled, and days and times, begins with zeros that mean something. */
const READ_BY_PLACE = new Set(['date', 'time', 'phone'])

/** Numbers that another system fills up further than the rule does lose the zeros that are more. */
export function surplusZeros({ values, kinds }: Work, rule: Pattern): Repair[][] {
  const length = onlyLength(rule)
  if (length === null || kinds.some((kind) => READ_BY_PLACE.has(kind))) return []
  const rests = values.flatMap(({ value }) => (value === null ? [] : (withoutSurplus(value, rule) ?? [])))
  return rests.length > 0 && areLikeOthers(rests, values, rule) ? [[rewriting(`0+(\\d{${length}})`, '\\1')]] : []
}

/** Where fewer meet the rule as they are, how these begin is chance. */
const FEWEST = 5
const NEARLY_ALL = 0.95

/** Where nearly all that the rule takes begin with a zero, as postal codes of one region do, a figure too many is no zero in front: 021399 was 02139. */
function areLikeOthers(rests: readonly string[], values: Work['values'], rule: Pattern): boolean {
  const whole = values.flatMap(({ value }) => (value !== null && rule.matches(value) ? [value] : []))
  const begun = whole.filter((value) => value.startsWith('0'))
  const isOfZeros = whole.length >= FEWEST && begun.length >= NEARLY_ALL * whole.length
  return !isOfZeros || rests.every((rest) => rest.startsWith('0'))
}
