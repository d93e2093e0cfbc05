import type { Transform } from '../../model.ts'
import { improves, push, shareOf, type Travelling, type Work } from './column-values.ts'
import { insertText, titleCase } from './text.ts'

interface Repair {
  transform: Transform
  change: (value: string) => string
}

/** Repairs one after the other, and how many cells they make right. */
interface Chain {
  steps: Repair[]
  gained: number
}

const CASES: Repair[] = [
  { transform: { kind: 'case', to: 'upper' }, change: (value) => value.toUpperCase() },
  { transform: { kind: 'case', to: 'lower' }, change: (value) => value.toLowerCase() },
  { transform: { kind: 'case', to: 'title' }, change: titleCase },
]

const QUOTES: Repair = {
  transform: { kind: 'strip', characters: '\'"' },
  change: (value) => value.replace(/^['"]+|['"]+$/g, ''),
}

/** A repair that changes more than case must bring this share of the failing cells to match, or it isn't what is wrong. */
const MOST = 0.6
/** What stands between the parts of a code: so many different marks are tried with and without. */
const MOST_MARKS = 4
/** Marks that a code may want between its parts. */
const MARKS = [' ', '-', '.', '/']
/** So many of the shortest failing values tell where a mark is missing. */
const TOLD = 5
/** From this share of the cells on, a column is one of figures. */
const FIGURES = 0.9
/** So many times as many codes with their leading zeros show that none were taken away. */
const FAR_MORE = 4
/** Longer values are no codes. */
const LONGEST = 40
/** In longer ones nothing is missing: every place would be tried. */
const LONGEST_TOLD = 24

/**
 * The shortest chain of case, marks taken away or put in, and leading zeros after which most failing values match the rule, while those
 * that match stay as they are.
 */
export function addRepair(work: Work): void {
  const { rule } = work
  if (!rule || shareOf(work, (value) => rule.matches(value)) === 1) return
  const failing = failingCells(work)
  const [best] = chainsOf(work)
    .flatMap((steps): Chain[] => {
      const change = (value: string): string => steps.reduce((text, step) => step.change(text), value)
      if (!improves(work, change)) return []
      const gained = repaired(work, change)
      return steps.every(isCase) || gained >= MOST * failing ? [{ steps, gained }] : []
    })
    .toSorted((a, b) => b.gained - a.gained || a.steps.length - b.steps.length)
  for (const { transform, change } of best?.steps ?? []) push(work, transform, change)
}

/** The case alone, for a list of allowed values: says more than a map of each spelling, and takes new spellings, too. */
export function addCase(work: Work, allowed: readonly string[]): void {
  const known = new Set(allowed)
  const open = work.values.filter(({ value }) => value !== null && !known.has(value))
  if (open.length === 0) return
  const fitting = CASES.find(
    ({ change }) =>
      open.every(({ value }) => known.has(change(value!))) &&
      work.values.every(({ value }) => value === null || !known.has(value) || change(value) === value),
  )
  if (fitting) push(work, fitting.transform, fitting.change)
}

function isCase({ transform }: Repair): boolean {
  return transform.kind === 'case'
}

function failingCells({ values, rule }: Work): number {
  return values.reduce((sum, { value, count }) => (value === null || rule!.matches(value) ? sum : sum + count), 0)
}

function repaired({ values, rule }: Work, change: (value: string) => string): number {
  return values.reduce(
    (sum, { value, count }) =>
      value !== null && !rule!.matches(value) && rule!.matches(change(value)) ? sum + count : sum,
    0,
  )
}

/** Every chain worth trying: a case or none, marks away or none, and perhaps one thing that is missing. */
function chainsOf(work: Work): Repair[][] {
  const removals = isNumeric(work) ? subsets([' ']) : subsets(marksOf(work))
  const marked = removals.flatMap((marks) => [marks.map(removal), ...missing(work, marks)])
  const others = [[QUOTES], [replacement(' ', '-')], ...padding(work)]
  return [[], ...CASES.map((one) => [one])].flatMap((lettering) =>
    [...marked, ...others].map((steps) => [...lettering, ...steps]),
  )
}

/** Points and dashes of figures mean something: 12.5 is not 125, and 5-7 not 57. */
function isNumeric({ kinds }: Work): boolean {
  return kinds.some((kind) => kind === 'number' || kind === 'integer' || kind === 'time' || kind === 'date')
}

/** The most frequent marks that stand between letters and digits: those of values that are right are put back where they are missing. */
function marksOf({ values }: Work): string[] {
  const counts = new Map<string, number>()
  for (const { value, count } of values) {
    if (value === null || value.length > LONGEST) continue
    for (const mark of new Set(value.match(/[^\p{L}\p{M}\p{N}]/gu))) counts.set(mark, (counts.get(mark) ?? 0) + count)
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_MARKS)
    .map(([mark]) => mark)
}

function subsets(marks: string[]): string[][] {
  return marks.reduce<string[][]>((sets, mark) => [...sets, ...sets.map((set) => [...set, mark])], [[]])
}

function removal(mark: string): Repair {
  return replacement(mark, '')
}

function replacement(find: string, text: string): Repair {
  return { transform: { kind: 'replace', find, with: text }, change: (value) => value.replaceAll(find, text) }
}

/** A mark that the rule wants at one place or two, counted from the start or from the end, once `removed` are away. */
function missing(work: Work, removed: string[]): Repair[][] {
  if (isNumeric(work)) return []
  const bare = work.values
    .flatMap(({ value }) => (value === null || value.length > LONGEST_TOLD || work.rule!.matches(value) ? [] : value))
    .map((value) => removed.reduce((text, mark) => text.replaceAll(mark, ''), value).toUpperCase())
  const told = bare.toSorted((a, b) => a.length - b.length).slice(0, TOLD)
  const places = new Map<string, Repair[]>()
  for (const value of told) {
    for (const steps of insertions(value, work.rule!.matches)) places.set(JSON.stringify(steps), steps)
  }
  return [...places.values()].map((steps) => [...removed.map(removal), ...steps])
}

function insertions(value: string, matches: (value: string) => boolean): Repair[][] {
  const inner = Array.from({ length: Math.max(0, value.length - 1) }, (_, at) => at + 1)
  return MARKS.flatMap((text) =>
    inner.flatMap((at) => {
      const once = insertText(value, text, at)
      if (matches(once)) return [[insertion(text, at)], [insertion(text, at - value.length)]]
      const second = inner.find((next) => next > at && matches(insertText(once, text, next + 1)))
      return second === undefined ? [] : [[insertion(text, at), insertion(text, second + 1)]]
    }),
  )
}

function insertion(text: string, at: number): Repair {
  return { transform: { kind: 'insert', text, at }, change: (value) => insertText(value, text, at) }
}

/** Leading zeros that a spreadsheet took away (of 00123, of 09:05): to the length that the rule wants. */
function padding(work: Work): Repair[][] {
  const filled = work.values.filter(({ value }) => value !== null)
  const [figures = [], others = []] = [true, false].map((are) =>
    filled.filter(({ value }) => /^\d[\d:]*$/.test(value!) === are),
  )
  if (figures.length === 0 || cells(figures) < FIGURES * cells(filled) || areKept(figures, work)) return []
  const shortest = Math.min(...figures.map(({ value }) => value!.length))
  // The step fills up whatever is shorter, so the other values must be as long.
  const longest = Math.min(20, ...others.map(({ value }) => value!.length))
  return Array.from({ length: longest }, (_, at) => at + 1)
    .filter((length) => length > shortest)
    .map((length) => [
      {
        transform: { kind: 'pad', length, character: '0', side: 'left' },
        change: (value) => value.padStart(length, '0'),
      },
    ])
}

/** Far more codes begin with a zero than are too short: nothing took zeros away, so what is short lacks something else. */
function areKept(figures: Travelling[], { rule }: Work): boolean {
  const kept = figures.filter(({ value }) => /^0\d+$/.test(value!) && rule!.matches(value!))
  return cells(kept) > FAR_MORE * cells(figures.filter(({ value }) => !rule!.matches(value!)))
}

function cells(values: Travelling[]): number {
  return values.reduce((sum, { count }) => sum + count, 0)
}
