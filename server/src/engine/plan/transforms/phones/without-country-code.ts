import { push, type Work } from '../column-values.ts'

// “1-937-555-0177” beside “(937) 555-0143”: the 1 is North America's code, which a rule for national numbers takes nowhere.

/** A national number behind that code; its area and its exchange begin with neither 0 nor 1. */
const BEHIND_CODE = '(?:\\+|00)?1[ .-]*(\\(?[2-9]\\d{2}\\)?[ .-]*[2-9]\\d{2}[ .-]*\\d{4})'
const CODED = new RegExp(`^\\s*${BEHIND_CODE}\\s*$`)
/** Ways in which national numbers are written there. */
const NATIONAL = ['(212) 555-0123', '(212)555-0123', '212-555-0123', '212.555.0123', '212 555 0123', '2125550123']
const CODES = ['+1', '1', '1-', '1 ', '+1 ', '+1-']

/** Takes the country's code off where the rule asks for numbers without it. */
export function addWithoutCountryCode(work: Work): void {
  const { rule, values } = work
  const written = rule ? NATIONAL.filter((number) => rule.matches(number)) : []
  const isRefused = written.every((number) => CODES.every((code) => !rule!.matches(code + number)))
  const isThere = values.some(({ value }) => value !== null && CODED.test(value) && !rule?.matches(value))
  if (written.length === 0 || !isRefused || !isThere) return
  const step = { kind: 'rewrite', pattern: `\\s*${BEHIND_CODE}\\s*`, with: '\\1' } as const
  push(work, step, (value) => CODED.exec(value)?.[1] ?? value)
}
