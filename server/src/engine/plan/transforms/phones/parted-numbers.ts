import type { Pattern } from '../../../match/pattern/pattern.ts'
import { mainCountry } from '../../../profile/countries.ts'
import { push, shareOf, type Work } from '../column-values.ts'
import { insertText } from '../texts/text.ts'

/** The country of a rule for its international numbers in parts, `\\+353 \\d{2} \\d{7}`; null where it takes others, or none with marks. */
export function countryOfParted({ literals, source }: Pattern): string | null {
  const [, code] = /^\+(\d{1,3})(?!\d)/.exec(literals.prefix) ?? []
  const isParted = literals.places?.some(({ at }) => at > 0) ?? false
  if (code === undefined || !isParted || !/\\d|\[\d/.test(source)) return null
  return code === '1' ? 'US' : mainCountry(code)
}

/** Brings numbers to the parts that the rule wants, however theirs are written; what is too short or too long for them has none. */
export function addParted(
  work: Work,
  rule: Pattern,
  country: string,
  e164: (value: string, country: string) => string | null,
): void {
  const marks = (rule.literals.places ?? []).filter(({ at }) => at > 0)
  const parted = (value: string): string =>
    marks.reduce((text, { text: mark, at }) => insertText(text, mark, at), value)
  const written = (value: string): string => parted(e164(value, country) ?? value)
  if (shareOf(work, (value) => rule.matches(written(value))) <= shareOf(work, (value) => rule.matches(value))) return
  push(work, { kind: 'phone', country }, (value) => e164(value, country) ?? value)
  work.transforms.push(...marks.map(({ text, at }) => ({ kind: 'insert' as const, text, at })))
  push(work, { kind: 'take_back', steps: marks.length, pattern: rule.source }, (value) =>
    rule.matches(parted(value)) && !rule.matches(value) ? parted(value) : value,
  )
}
