import { partOf, postalPattern } from '../../match/addresses.ts'
import { conceptsOf } from '../../match/words.ts'
import { improves, push, type Work } from './column-values.ts'

/** Longer texts are no addresses, and would cost a backtracking pattern much. */
const LONGEST = 300

/** The postal code out of cells that have the town as well, where the rule wants the code and the town goes nowhere. */
export function addPostalCode(work: Work): void {
  const { target, values, mapping } = work
  if (mapping.lead.length > 0 || partOf(conceptsOf(target.name)) !== 'postal') return
  const found = postalPattern(values.flatMap(({ value }) => value ?? []))
  if (found === null) return
  const pattern = new RegExp(found, 'u')
  const code = (value: string): string => (value.length > LONGEST ? null : pattern.exec(value)?.[1]) ?? value
  if (improves(work, code)) push(work, { kind: 'extract', pattern: found }, code)
}
