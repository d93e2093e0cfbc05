import { compilePattern, type Pattern } from '../../../match/pattern/pattern.ts'
import { isNumeric, type Work } from '../column-values.ts'
import { COMMON, SEEN } from './codes.ts'
import { BETWEEN, rewriting, UPPER } from './coded-forms.ts'
import type { Repair } from './repair-steps.ts'

// “M-8”, “M8”, “m 8” and “8” in one column, where the rule has `M-` before every code: the bare ones are those that others write in full.

/** Letters, and the mark behind them, that a rule begins with. */
const FRONT = /^(\p{Lu}{1,6})([-./_ ]?)$/u
/** So many of the bare codes must stand there with their letters, too. */
const ALSO_WHOLE = 0.5

/** Chains that put a rule's letters and its mark before what stands there without them, or with other marks. */
export function frontsInPart(work: Work, rule: Pattern): Repair[][] {
  const front = rule.literals.prefix
  const [, letters, mark] = FRONT.exec(front) ?? []
  if (letters === undefined || mark === undefined || isNumeric(work)) return []
  const body = bodyOf(rule, front)
  if (body === null) return []
  const seen = work.values.slice(0, SEEN).flatMap(({ value }) => value?.trim() ?? [])
  const isLower = seen.some((value) => /\p{Ll}/u.test(value))
  const written = rewriting(`(?:${letters}${BETWEEN})?(${body})`, `${front}\\1`)
  const steps = [...(isLower ? [UPPER] : []), written]
  const bare = new Set<string>()
  const whole = new Set<string>()
  for (const value of seen) {
    const code = steps.reduce((text, { change }) => change(text), value)
    if (rule.matches(code)) (value.toUpperCase().startsWith(letters) ? whole : bare).add(code)
  }
  const known = [...bare].filter((code) => whole.has(code)).length
  return bare.size > 0 && seen.length >= COMMON && known >= ALSO_WHOLE * bare.size ? [steps] : []
}

/** What the rule takes behind its front; null where that is another branch's, or begins with the same letter, so that it could be either. */
function bodyOf({ source }: Pattern, front: string): string | null {
  const whole = source.replace(/^\^|\$$/g, '')
  const written = [front, `${front.slice(0, -1)}\\${front.slice(-1)}`].find((one) => whole.startsWith(one))
  const body = written === undefined ? null : whole.slice(written.length)
  const pattern = body === null || body === '' || /^[*+?{]/.test(body) ? null : compilePattern(`^(?:${body})$`)
  return pattern && !pattern.matches('') && pattern.literals.prefix === '' && !body!.includes('|') ? body : null
}
