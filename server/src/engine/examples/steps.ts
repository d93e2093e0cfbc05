import { escaped } from '../escaped.ts'
import type { Transform } from '../model.ts'
import { dateSteps } from './dates.ts'
import { rewritesFor } from './rewrites.ts'
import { jsPattern } from '../transforms/js-pattern.ts'

/** A step worth trying, and what it adds to the length of a chain: what says more costs more. */
export interface Candidate {
  step: Transform
  cost: number
}

/** Marks between the parts of values that are tried, at most. */
const MOST_MARKS = 5
/** Parts of a value that are tried, from either end. */
const PARTS = [1, 2, 3, -1, -2]

/** Steps that may lead from the given texts to the wanted ones: only such as the examples themselves show a reason for. */
export function candidateSteps(given: readonly string[], wanted: readonly string[]): Candidate[] {
  const changing = given.flatMap((text, index) => (text === wanted[index] ? [] : [{ text, to: wanted[index]! }]))
  if (changing.length === 0) return []
  return [
    ...spacing(given, wanted),
    ...lettering(given, wanted),
    ...replacements(given, wanted, changing),
    ...parts(given, wanted),
    ...attachments(given, wanted),
    ...extracts(given, wanted),
    ...numbers(given, wanted),
    ...dateSteps(given.map((text, index) => ({ from: [text], to: wanted[index]! }))).map((step) => ({
      step,
      cost: 1 + 0.2 * (step.from.length - 1) + unevenness(step.to),
    })),
    ...rewritesFor(given, wanted),
  ]
}

function spacing(given: readonly string[], wanted: readonly string[]): Candidate[] {
  const ends = given.some((text, index) => text !== text.trim() && wanted[index] === wanted[index]!.trim())
  const double = given.some((text, index) => /\s{2}/u.test(text) && !/\s{2}/u.test(wanted[index]!))
  return [
    ...(ends ? [{ step: { kind: 'trim' } as const, cost: 0.2 }] : []),
    ...(double ? [{ step: { kind: 'collapse_spaces' } as const, cost: 0.2 }] : []),
  ]
}

function lettering(given: readonly string[], wanted: readonly string[]): Candidate[] {
  const text = wanted.join('')
  if (![given.join(''), text].every((all) => /\p{L}/u.test(all))) return []
  return [
    ...(/\p{Lu}/u.test(text) && /\p{Ll}/u.test(text)
      ? [{ step: { kind: 'case', to: 'title' } as const, cost: 0.7 }]
      : []),
    ...(/\p{Ll}/u.test(text) ? [] : [{ step: { kind: 'case', to: 'upper' } as const, cost: 0.7 }]),
    ...(/\p{Lu}/u.test(text) ? [] : [{ step: { kind: 'case', to: 'lower' } as const, cost: 0.7 }]),
  ]
}

/** Marks between letters and digits that most of the texts have, as single characters. */
function marksOf(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    for (const mark of new Set(text.match(/[^\p{L}\p{M}\p{N}]/gu))) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count * 2 >= texts.length)
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_MARKS)
    .map(([mark]) => mark)
}

interface Pair {
  text: string
  to: string
}

function replacements(given: readonly string[], wanted: readonly string[], changing: readonly Pair[]): Candidate[] {
  const gone = marksOf(changing.map(({ text }) => text)).filter((mark) => !wanted.some((text) => text.includes(mark)))
  const come = marksOf(changing.map(({ to }) => to)).filter((mark) => !given.some((text) => text.includes(mark)))
  const marks = gone.flatMap((find) =>
    ['', ...come].map((text) => ({ step: { kind: 'replace', find, with: text } as const, cost: 0.8 })),
  )
  const word = sameOf(changing.map(wordChange))
  const letter = sameOf(changing.map(letterChange))
  return [
    ...marks,
    ...(word ? [{ step: { kind: 'replace', ...word } as const, cost: 1 + 0.02 * word.find.length }] : []),
    ...(letter ? [{ step: { kind: 'replace', ...letter } as const, cost: 1.2 }] : []),
  ]
}

interface Replacement {
  find: string
  with: string
}

function sameOf(changes: (Replacement | null)[]): Replacement | null {
  const [first] = changes
  return first && changes.every((one) => one?.find === first.find && one.with === first.with) ? first : null
}

/** The text in the middle that became another one, in whole words. */
function wordChange({ text, to }: Pair): Replacement | null {
  const [before, after] = [text.split(' '), to.split(' ')]
  let start = 0
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++
  const find = before.slice(start, before.length - end).join(' ')
  return find === '' || find === text ? null : { find, with: after.slice(start, after.length - end).join(' ') }
}

/** The one character that became another one, or went, everywhere. */
function letterChange({ text, to }: Pair): Replacement | null {
  const at = [...text].findIndex((character, index) => character !== [...to][index])
  const find = [...text][at]
  if (find === undefined) return null
  const same = [...text].length === [...to].length
  const replacement = same ? [...to][at]! : ''
  return text.replaceAll(find, () => replacement) === to ? { find, with: replacement } : null
}

function parts(given: readonly string[], wanted: readonly string[]): Candidate[] {
  const marks = marksOf(given)
  const joined = marks.map((mark) =>
    mark !== ' ' && given.every((text) => text.includes(`${mark} `)) ? `${mark} ` : mark,
  )
  const all = [...new Set([...marks, ...joined])]
  const between = [...new Set([' ', ...marksOf(wanted).flatMap((mark) => [mark, `${mark} `])])]
  return [
    ...all.flatMap((separator) =>
      PARTS.flatMap((part): Candidate[] => [
        { step: { kind: 'split', separator, part }, cost: 0.9 + 0.1 * Math.abs(part) },
        ...(part === 2 || part === -2
          ? [{ step: { kind: 'split', separator, part, rest: true } as const, cost: 1.2 }]
          : []),
      ]),
    ),
    ...marks.flatMap((separator) =>
      between.map((text) => ({ step: { kind: 'swap', separator, with: text } as const, cost: 0.8 })),
    ),
    ...marks.flatMap((mark) =>
      given.some((text) => text.startsWith(mark) || text.endsWith(mark))
        ? [{ step: { kind: 'strip', characters: mark } as const, cost: 0.8 }]
        : [],
    ),
  ]
}

/** Text that comes before, behind, or at a place inside, and what fills up to a length. */
function attachments(given: readonly string[], wanted: readonly string[]): Candidate[] {
  const found: Candidate[] = []
  const longer = (index: number): number => wanted[index]!.length - given[index]!.length
  const extra = longer(0)
  const text = wanted[0]!
  const cost = (added: string): number => 0.7 + 0.05 * added.length
  if (extra > 0 && given.every((_, index) => longer(index) === extra)) {
    const [front, behind] = [text.slice(0, extra), text.slice(-extra)]
    found.push({ step: { kind: 'prefix', text: front }, cost: cost(front) })
    found.push({ step: { kind: 'suffix', text: behind }, cost: cost(behind) })
    for (let at = 1; at < given[0]!.length && at <= 24; at++) {
      const inner = text.slice(at, at + extra)
      if (given[0]!.slice(0, at) + inner + given[0]!.slice(at) !== text) continue
      found.push({ step: { kind: 'insert', text: inner, at }, cost: cost(inner) + 0.1 })
      found.push({ step: { kind: 'insert', text: inner, at: at - given[0]!.length }, cost: cost(inner) + 0.1 })
    }
  }
  const filled = wanted.findIndex((_, index) => longer(index) > 0)
  if (filled >= 0) {
    const length = [...wanted[filled]!].length
    for (const [side, character] of [
      ['left', [...wanted[filled]!][0]!],
      ['right', [...wanted[filled]!].at(-1)!],
    ] as const)
      found.push({ step: { kind: 'pad', length, character, side }, cost: 0.8 })
  }
  return found
}

/** A figure with its marks. */
const FIGURE = '[0-9]+(?:[.,][0-9]+)*'
const PATTERNS = ['[0-9]+', '[\\p{L}\\p{M}]+', '[A-Z]{2,}[A-Z0-9-]*', '[A-Z]+-?[0-9]+', '[^@ <>,;]+@[^@ <>,;]+']

const BRACKETS = ['()', '[]', '<>', '""', '{}']

/** A run of a kind, what stands in brackets, or what stands behind a mark. */
function extracts(given: readonly string[], wanted: readonly string[]): Candidate[] {
  const within = BRACKETS.filter((pair) => given.every((text) => text.includes(pair[0]!) && text.includes(pair[1]!)))
  const patterns = [
    { pattern: FIGURE, cost: 0.8 },
    ...PATTERNS.map((pattern) => ({ pattern, cost: 1.1 + 0.01 * pattern.length })),
    ...within.map((pair) => ({
      pattern: `${escaped(pair[0]!)}([^${escaped(pair[1]!)}]*)${escaped(pair[1]!)}`,
      cost: 1,
    })),
  ]
  return patterns.flatMap(({ pattern, cost }) => {
    const found = given.map((text) => {
      const match = jsPattern(pattern).exec(text)
      return match ? (match[1] ?? match[0]) : null
    })
    const isUseful = found.every((text) => text !== null) && found.some((text, index) => text !== given[index])
    const isNear = found.every((text, index) => {
      const [one, other] = [(text ?? '').toLowerCase(), wanted[index]!.toLowerCase()]
      return one.includes(other) || other.includes(one)
    })
    return isUseful && isNear ? [{ step: { kind: 'extract', pattern } as const, cost }] : []
  })
}

const PLAIN = /^-?[0-9]+(?:[.,][0-9]+)?$/

/** Numbers written plainly, all with a point or all with a comma. */
function numbers(given: readonly string[], wanted: readonly string[]): Candidate[] {
  if (!wanted.every((text) => PLAIN.test(text)) || !given.every((text) => /[0-9]/.test(text))) return []
  const written = new Set(wanted.join('').match(/[.,]/g))
  if (written.size > 1) return []
  const places = new Set(wanted.map((text) => text.split(/[.,]/)[1]?.length ?? 0))
  const decimals = Math.min(...places)
  const percent = given.every((text) => text.includes('%'))
  const comma = written.has(',') ? ({ written_decimal: ',' } as const) : {}
  const marks = new Set(given.join('').match(/[,.' ]/g))
  return (['.', ','] as const).flatMap((decimal) =>
    (['', ',', '.', ' ', "'"] as const).flatMap((grouping): Candidate[] => {
      if (grouping === decimal || (grouping !== '' && !marks.has(grouping))) return []
      const base = { kind: 'number', decimal, grouping, ...(percent ? { percent } : {}), ...comma } as const
      // Marks that the examples don't have are not told by them.
      const cost = 0.7 + (decimal === ',' && !marks.has(',') ? 0.3 : 0) + (grouping === '' ? 0 : 0.05)
      return [
        { step: base, cost },
        { step: { ...base, decimals }, cost: cost + 0.05 },
      ]
    }),
  )
}

/** A day with a zero beside a month without one is no usual way to write. */
function unevenness(pattern: string): number {
  const day = /DD/.test(pattern) ? 2 : 1
  const month = /(?<!M)MM(?!M)/.test(pattern) ? 2 : /(?<!M)M(?!M)/.test(pattern) ? 1 : day
  return (day === month ? 0 : 0.3) + (/(?<!M)M(?!M)|(?<!D)D(?!D)/.test(pattern) ? 0.05 : 0)
}
