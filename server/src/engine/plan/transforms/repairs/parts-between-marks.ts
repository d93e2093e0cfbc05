import type { Pattern } from '../../../match/pattern/pattern.ts'
import type { Work } from '../column-values.ts'
import { SEEN } from './codes.ts'
import { rewriting, UPPER } from './coded-forms.ts'
import type { Repair } from './repair-steps.ts'

// Codes whose parts have several lengths, with a mark of its own between each two: `AB-C 12` of a rule `^[A-Z]{1,3}-[A-Z]{1,2} \\d{1,4}$`. People
// write `AB C 12`, `AB-C12` and `ab - c 12`.

/** A run of letters or figures, as rules have it. */
const RUN = String.raw`(?:\[[^\]\\]+\]|\\d|[A-Z0-9])(?:\{\d{1,2}(?:,\d{1,2})?\}|[?+])?`
const PIECE = new RegExp(`(?<run>${RUN})|(?<mark>\\\\?[-./_ ])`, 'uy')
const OTHERS = String.raw`[^\p{L}\p{N}]`

interface Part {
  pattern: string
  /** Whether letters may stand at its beginning and end, and figures. */
  first: Kinds
  last: Kinds
}
type Kinds = { letters: boolean; figures: boolean }

/** The same parts with the rule's marks between them, in capitals where the rule has those: where no mark stands between letters, nobody knows where the first part ends. */
export function partsBetweenMarks({ values }: Work, rule: Pattern): Repair[][] {
  const form = formOf(rule.source)
  if (form === null) return []
  const { parts, marks } = form
  const between = marks.map((_, at) => OTHERS + (touch(parts[at]!.last, parts[at + 1]!.first) ? '+' : '*'))
  const pattern = parts.map(({ pattern: own }, at) => `(${own})${between[at] ?? ''}`).join('')
  const text = parts.map((_, at) => `\\${at + 1}${marks[at] ?? ''}`).join('')
  const step = rewriting(`${OTHERS}*${pattern}${OTHERS}*`, text)
  const seen = values.slice(0, SEEN).flatMap(({ value }) => (value === null || rule.matches(value) ? [] : value))
  return seen.some((value) => /\p{Ll}/u.test(value)) ? [[step], [UPPER, step]] : [[step]]
}

/** Where both have letters, or both figures, the one may end anywhere. */
function touch(one: Kinds, other: Kinds): boolean {
  return (one.letters && other.letters) || (one.figures && other.figures)
}

/** The parts of a rule that is nothing but runs of letters and figures, with two marks or more between them; null for any other. */
function formOf(source: string): { parts: Part[]; marks: string[] } | null {
  const inner = source.replace(/^\^/, '').replace(/\$$/, '')
  const runs: string[][] = [[]]
  const marks: string[] = []
  PIECE.lastIndex = 0
  while (PIECE.lastIndex < inner.length) {
    const { run, mark } = PIECE.exec(inner)?.groups ?? {}
    if (run !== undefined) runs.at(-1)!.push(run)
    else if (mark === undefined || runs.at(-1)!.length === 0) return null
    else {
      marks.push(mark.replace('\\', ''))
      runs.push([])
    }
  }
  if (marks.length < 2 || runs.at(-1)!.length === 0) return null
  return { marks, parts: runs.map(partOf) }
}

function partOf(runs: string[]): Part {
  const open = runs.findLastIndex((run) => !/[?]$|\{0/.test(run))
  return {
    pattern: runs.join(''),
    first: kindsOf(runs.slice(0, runs.findIndex((run) => !/[?]$|\{0/.test(run)) + 1 || runs.length)),
    last: kindsOf(runs.slice(Math.max(0, open))),
  }
}

function kindsOf(runs: readonly string[]): Kinds {
  const text = runs.map((run) => run.replace(/\{[^}]*\}$/, '')).join('')
  return { letters: /[A-Za-zÀ-ÿ]/u.test(text.replaceAll('\\d', '')), figures: /\\d|\d/.test(text) }
}
