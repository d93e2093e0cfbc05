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
  const areSome = values.some(({ value }) => value !== null && withoutSurplus(value, rule) !== null)
  return areSome ? [[rewriting(`0+(\\d{${length}})`, '\\1')]] : []
}
