import { cellsOf } from '../../profile/cells-of.ts'
import type { Pattern } from '../../match/pattern/pattern.ts'
import type { Expected } from '../../match/expected.ts'
import type { TemplateColumn, Transform, ValueMapEntry } from '../../model.ts'
import type { ColumnProfile, ValueCount } from '../../profile/model.ts'
import type { Context, Mapping, Placement } from '../context.ts'
import { collapseSpaces, trimText } from './texts/text.ts'

/** A value on its way through the chain: `raw` as in the cells, `value` as the transforms so far leave it (null: emptied). */
export interface Travelling {
  raw: string
  value: string | null
  count: number
  row: number
}

/** A column whose transforms are being chosen. */
export interface Work {
  placement: Placement
  context: Context
  mapping: Mapping
  target: TemplateColumn
  kinds: Expected[]
  rule: Pattern | null
  /** The first input column: where evidence is shown. */
  source: ColumnProfile
  values: Travelling[]
  transforms: Transform[]
  /** Of a link whose keys are all known: those that its figures may be without their zeros. */
  keys?: ReadonlySet<string> | null
}

export function travelling(values: ValueCount[]): Travelling[] {
  return values.map(({ value, count, row }) => ({ raw: value, value, count, row }))
}

/** Each value once, with the cells of all that have become it: of parts of texts, many are the same. */
export function united(values: Travelling[]): Travelling[] {
  const groups = Map.groupBy(values, ({ value }) => value)
  if (groups.size === values.length) return values
  return [...groups.values()].map((group) => ({
    ...group[0]!,
    count: cellsOf(group),
  }))
}

/** Adds a transform and lets the values pass it. */
export function push(work: Work, transform: Transform, apply: (value: string) => string | null): void {
  work.transforms.push(transform)
  for (const one of work.values) {
    if (one.value === null) continue
    const next = apply(one.value)
    one.value = next === '' ? null : next
  }
}

export function pushTrim(work: Work): void {
  push(work, { kind: 'trim' }, trimText)
}

export function pushCollapse(work: Work): void {
  push(work, { kind: 'collapse_spaces' }, collapseSpaces)
}

/** The share of cells that hold (as they are by now) for which `test` is true. */
export function shareOf(work: Work, test: (value: string) => boolean): number {
  let total = 0
  let passed = 0
  for (const { value, count } of work.values) {
    if (value === null) continue
    total += count
    if (test(value)) passed += count
  }
  return total === 0 ? 0 : passed / total
}

/** Whether every value meets the rule already: then nothing is to be changed. */
export function passesAll(work: Work): boolean {
  const { rule } = work
  return rule !== null && shareOf(work, (value) => rule.matches(value)) === 1
}

/**
 * Whether a change is one for the better: some value that fails the rule passes then, and none that passes is changed at all.
 */
export function improves(work: Work, change: (value: string) => string): boolean {
  const { rule } = work
  if (!rule) return false
  let gained = 0
  for (const { value, count } of work.values) {
    if (value === null) continue
    const next = change(value)
    if (next === value) continue
    if (rule.matches(value)) return false
    if (rule.matches(next)) gained += count
  }
  return gained > 0
}

/** Adds a map of values, if it changes any; of several entries for a value the last counts. */
export function addEntries(work: Work, entries: ValueMapEntry[]): void {
  const changing = entries.filter(({ raw, value }) => raw !== value)
  if (changing.length === 0) return
  const unique = [...new Map(changing.map((entry) => [entry.raw, entry])).values()]
  const sorted = unique.toSorted((a, b) => (a.raw < b.raw ? -1 : a.raw > b.raw ? 1 : 0))
  const map = new Map(sorted.map(({ raw, value }) => [raw, value]))
  push(work, { kind: 'value_map', entries: sorted }, (value) => map.get(value) ?? value)
}

/** The cells that hold this value by now. */
export function sameValue({ values }: Work, raw: string): number {
  return values.reduce((sum, { value, count }) => (value === raw ? sum + count : sum), 0)
}

/** Points and dashes of figures mean something: 12.5 is not 125, and 5-7 not 57. */
export function isNumeric(work: Work): boolean {
  const isOf = (...kinds: string[]): boolean => work.kinds.some((kind) => kinds.includes(kind))
  return isOf('time', 'date') || (isOf('number', 'integer') && !areLettered(work))
}

/** Codes of letters and figures that are right as they are: beside them a letter behind figures is no unit, and a mark among them means nothing. */
export function areLettered({ values, rule }: Work): boolean {
  const isCode = (value: string): boolean => /^(?=.*\p{L})(?=.*\d)[\p{L}\d]+$/u.test(value)
  return rule !== null && values.some(({ value }) => value !== null && isCode(value) && rule.matches(value))
}
