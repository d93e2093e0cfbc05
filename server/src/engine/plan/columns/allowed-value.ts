import type { Directive } from '../../knowledge/directives.ts'
import { isQuoted } from '../../knowledge/quotations.ts'
import type { Pattern } from '../../match/pattern/pattern.ts'
import { closestValue, isClear } from '../../match/values/same-meaning.ts'

/** A value that was told, as the list of its column has it; as it is where no rule lists values, or none is clearly meant. */
export function allowedBy(rule: Pattern | null, value: string): string {
  if (!rule?.values || rule.matches(value)) return value
  const candidates = closestValue(value, rule.values)
  return isClear(candidates) ? candidates[0]!.value : value
}

/** Whether what is said to stand in every row is a word of the sentence that the column's rule does not take: then it only describes them. */
export function isRefused({ value, said }: Extract<Directive, { kind: 'constant' }>, rule: Pattern | null): boolean {
  return rule !== null && !rule.matches(allowedBy(rule, value)) && !isQuoted(value, said)
}
