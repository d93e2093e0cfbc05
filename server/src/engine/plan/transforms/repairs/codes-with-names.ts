import type { Pattern } from '../../../match/pattern/pattern.ts'
import type { Work } from '../column-values.ts'
import { rewriting } from './coded-forms.ts'
import type { Repair } from './repair-steps.ts'

// “01 Main warehouse”, “02 Branch”: a code with what it is called behind it, where the rule wants the code alone.

/** Fewer different ones show no codes: of “30 days” alone nobody knows. */
const LEAST = 2
/** What is called something stands in several rows. */
const MOST_DISTINCT = 0.5
/** Figures as a rule has them, as many as it says. */
const OF_FIGURES = /^\^?((?:\\d|\[0-9\])(?:\{\d+(?:,\d+)?\})?(?:\\d|\[0-9\])*)\$?$/
const BEHIND = String.raw`(?:\s+[-–:]\s+|\s*[:.)]\s+|\s+)(\p{L}{2}.*)`

/** The code in front of its name, where each code has one name, and each name one code. Keys of other rows are known by what these are called. */
export function codesWithNames({ values, source, target }: Work, rule: Pattern): Repair[][] {
  if (target.desiredRule === 'link') return []
  const [, body] = OF_FIGURES.exec(rule.source) ?? []
  if (body === undefined) return []
  const form = new RegExp(String.raw`^\s*(${body})${BEHIND}$`, 'u')
  const failing = values.flatMap(({ value }) => (value === null || rule.matches(value) ? [] : value))
  const named = failing.flatMap((value) => {
    const [, code, name] = form.exec(value) ?? []
    return code === undefined ? [] : [{ code, name: name!.trim().toLowerCase() }]
  })
  const [codes, names] = [new Set(named.map(({ code }) => code)), new Set(named.map(({ name }) => name))]
  const pairs = new Set(named.map(({ code, name }) => `${code} ${name}`))
  const isEach = codes.size === pairs.size && names.size === pairs.size
  if (!isEach || codes.size < LEAST || source.distinct > MOST_DISTINCT * source.filled) return []
  return [[rewriting(String.raw`\s*(${body})${BEHIND}`, String.raw`\1`)]]
}
