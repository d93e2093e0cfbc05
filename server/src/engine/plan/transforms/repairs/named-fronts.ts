import type { Pattern } from '../../../match/pattern/pattern.ts'
import type { Work } from '../column-values.ts'
import { SEEN } from './codes.ts'
import { rewriting } from './coded-forms.ts'
import { changed, type Repair } from './repair-steps.ts'

// “MwSt DE123456789” in a column “MwSt-Nr.”, “W04” beside “WH 05” where the rule wants `WH-04`: letters in front of some values that say no more than
// the header, or begin the letters that the rule has there.

/** Letters, and what parts them from what stands behind: a space, or the figures themselves. */
const FRONT = /^(\p{L}{1,8}\.?)(?:[\s:]+(?=[\p{L}\p{N}])|(?=\d))/u
/** One alone may be a slip, or another kind of number. */
const SEVERAL = 2

/** The steps after such letters are taken off those values which they leave wrong; null where none have any. */
export function withoutNamedFronts(work: Work, rule: Pattern, steps: readonly Repair[]): Repair[] | null {
  const left = work.values.slice(0, SEEN).flatMap(({ value }) => {
    const isWrong = value !== null && !rule.matches(value) && !rule.matches(changed(value, [...steps]))
    return isWrong ? [value] : []
  })
  const counts = new Map<string, number>()
  for (const value of left) {
    const front = FRONT.exec(value)?.[1]
    if (front !== undefined) counts.set(front, (counts.get(front) ?? 0) + 1)
  }
  const named = [...counts].flatMap(([front, count]) => (count >= SEVERAL && isNamed(front, work, rule) ? [front] : []))
  const removals = named.map((front) => {
    const letters = front.replace('.', '\\.')
    return rewriting(`${letters}(?:[\\s:]+(.*)|(\\d.*))`, '\\1\\2')
  })
  return removals.length === 0 || areOthers(work, rule, removals, steps) ? null : [...removals, ...steps]
}

function isNamed(front: string, { source }: Work, rule: Pattern): boolean {
  const letters = front.replace('.', '').toLowerCase()
  const own = /^\p{L}*/u.exec(rule.literals.prefix)![0].toLowerCase()
  const words = source.name.toLowerCase().match(/\p{L}+/gu) ?? []
  const isHeader = letters.length > 1 && words.some((word) => word.startsWith(letters))
  return isHeader || (letters !== own && own.startsWith(letters))
}

/** “W04” beside “04” or “WH-04”: the letters tell two things apart. */
function areOthers(work: Work, rule: Pattern, removals: readonly Repair[], steps: readonly Repair[]): boolean {
  const whole = new Set<string>()
  const gained = new Set<string>()
  for (const { value } of work.values) {
    if (value === null) continue
    const code = rule.matches(value) ? value : changed(value, [...steps])
    if (rule.matches(code)) whole.add(code)
    else gained.add(changed(value, [...removals, ...steps]))
  }
  return work.target.unique && [...gained].some((code) => whole.has(code))
}
