import { readDate } from '../profile/dates.ts'
import { EMPTY, groupsOf, presentCodes, valueAt, type Grid, type GridColumn } from './grid.ts'
import type { CellProposal } from './model.ts'
import { share, show } from './phrase.ts'

// Long numbers in groups, such as those of telephones and accounts: the same digits with other marks between them.

const GROUPED = /^[+(]?\d[\d ()./-]{4,24}$/
const MIN_DIGITS = 6
const MIN_CELLS = 20
/** A way to group digits is a column's own when this share of its filled cells has it. */
const USUAL = 0.6
/** Rows whose first digits stand in another column, at least, and of the rows with such digits. */
const MIN_ROWS = 3
const MIN_SHARE = 0.9
const MAX_COLUMNS = 60

interface Grouped {
  code: number
  digits: string
  /** Lengths of the runs of digits. */
  groups: number[]
  /** The value with 0 for each digit. */
  mask: string
}

/** Digits that are grouped otherwise than in most of their column, or have a group more in front that stands in another column of the row. */
export function unevenGroupings(grid: Grid): CellProposal[] {
  return grid.columns.flatMap((column, index) => {
    if (column.filled < MIN_CELLS) return []
    const numbers = presentCodes(column).flatMap((code) => groupedOf(column.values[code]!, code) ?? [])
    const usual = usualOf(column, numbers)
    if (!usual) return []
    const rows = groupsOf(column.codes, column.values.length)
    const rowsOf = (code: number): Int32Array => rows.order.subarray(rows.starts[code]!, rows.starts[code + 1]!)
    const others = numbers.filter(({ mask }) => mask !== usual.mask)
    return [
      ...others.flatMap((number) => regrouped(column, index, number, usual, rowsOf(number.code))),
      ...longer(grid, index, others, usual, rowsOf),
    ]
  })
}

function groupedOf(value: string, code: number): Grouped | null {
  if (!GROUPED.test(value)) return null
  const runs = value.match(/\d+/g)!
  const digits = runs.join('')
  if (digits.length < MIN_DIGITS) return null
  return { code, digits, groups: runs.map(({ length }) => length), mask: value.replace(/\d/g, '0') }
}

interface Usual extends Grouped {
  rows: number
}

/** The column's way to group digits; null where there is none, or where they are dates or amounts. */
function usualOf(column: GridColumn, numbers: Grouped[]): Usual | null {
  const rowsOf = (some: Grouped[]): number => some.reduce((sum, { code }) => sum + column.counts[code]!, 0)
  const [most] = [...Map.groupBy(numbers, ({ mask }) => mask).values()].toSorted((a, b) => rowsOf(b) - rowsOf(a))
  const first = most?.[0]
  if (!first || rowsOf(most) < column.filled * USUAL || /^0+\.0+$/.test(first.mask)) return null
  return readDate(column.values[first.code]!) === null ? { ...first, rows: rowsOf(most) } : null
}

/** Other groups may mean something: only what has the same ones, or none at all, is the same number. */
function regrouped(
  column: GridColumn,
  index: number,
  { digits, groups }: Grouped,
  usual: Usual,
  rows: Int32Array,
): CellProposal[] {
  const isAlike = groups.length === 1 || usual.groups.length === 1 || String(groups) === String(usual.groups)
  if (digits.length !== usual.digits.length || !isAlike) return []
  const suggested = written(digits, usual.mask)
  const evidence = `${share(usual.rows, column.filled)} of the values of ${column.name} have their ${digits.length} digits grouped as in ${show(suggested)}.`
  return [...rows].map((row) => ({ row, column: index, suggested, evidence, confidence: 0.93, kind: 'format' }))
}

function written(digits: string, mask: string): string {
  let at = 0
  return mask.replace(/0/g, () => digits[at++]!)
}

interface Front {
  row: number
  front: string
  rest: string
}

/** `(706) 960-1776` among `960-1776` where another column says 706 in these rows. */
function longer(
  { columns }: Grid,
  index: number,
  numbers: Grouped[],
  usual: Usual,
  rowsOf: (code: number) => Int32Array,
): CellProposal[] {
  const fronts = numbers.flatMap(({ code, digits, groups }): Front[] => {
    const extra = digits.length - usual.digits.length
    if (extra < 2 || groups.length < 2 || groups[0] !== extra) return []
    const [front, rest] = [digits.slice(0, extra), written(digits.slice(extra), usual.mask)]
    return [...rowsOf(code)].map((row) => ({ row, front, rest }))
  })
  if (fronts.length < MIN_ROWS) return []
  const home = columns.slice(0, MAX_COLUMNS).find((column, at) => at !== index && holds(column, fronts))
  if (!home) return []
  return fronts
    .filter(({ row, front }) => valueAt(home, row) === front)
    .map(({ row, front, rest }) => {
      const evidence = `${home.name} has ${show(front)} already, and ${share(usual.rows, usual.rows + fronts.length)} of such values of ${columns[index]!.name} are written without it, as in ${show(rest)}.`
      return { row, column: index, suggested: rest, evidence, confidence: 0.93, kind: 'format' }
    })
}

function holds(column: GridColumn, fronts: Front[]): boolean {
  const filled = fronts.filter(({ row }) => column.codes[row] !== EMPTY)
  const same = filled.filter(({ row, front }) => valueAt(column, row) === front)
  return same.length >= MIN_ROWS && same.length >= filled.length * MIN_SHARE
}
