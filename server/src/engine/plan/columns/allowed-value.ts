import type { Directive } from '../../knowledge/directives.ts'
import { isQuoted } from '../../knowledge/quotations.ts'
import type { Pattern } from '../../match/pattern/pattern.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'

const WHOLE = /^\d+$/
const DECIMALS = ['.0', '.00', '.000', '.0000', ',0', ',00']

/** A value that was told, as the list of its column has it, or a figure with the decimals that are to be written; else as it is. */
export function allowedBy(rule: Pattern | null, value: string): string {
  if (!rule || rule.matches(value)) return value
  if (!rule.values)
    return DECIMALS.map((zeros) => value + zeros).find((one) => WHOLE.test(value) && rule.matches(one)) ?? value
  const candidates = closestValue(value, rule.values)
  return isClear(candidates) ? candidates[0]!.value : value
}

/** Whether what is said to stand in every row is a word of the sentence that the column's rule does not take: then it only describes them. */
export function isRefused({ value, said }: Extract<Directive, { kind: 'constant' }>, rule: Pattern | null): boolean {
  return rule !== null && !rule.matches(allowedBy(rule, value)) && !isQuoted(value, said)
}
