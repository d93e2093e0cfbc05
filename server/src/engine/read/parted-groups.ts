import { readNumber } from '../profile/numbers.ts'
import { beginsWithTotal, filledOf } from './below.ts'
import { rowList, type Body } from './body-model.ts'
import { cellType } from './cell-type.ts'
import { figuresOf } from './figures.ts'
import type { HeadRow } from './header.ts'

// A printed journal: entries with a blank line or a row of sums between them, each begun by a number that its first row alone has, and perhaps ended
// by a row that has nothing but the entry's sums. What the lines of it leave empty is what the first one says, however little else a line has.

const LEAST_GROUPS = 4
/** So nearly every group is as the others are: someone forgets a blank line. */
const MOST = 0.95
/** Fewer rows below the first ones may lack something by mistake. */
const LEAST_SHARE = 0.2
/** A line of a group says that much of its own; less goes on with a text. */
const LEAST_CELLS = 2

/** The rows of groups that blank lines or their sums part, read with what the first row of each says. False where the rows are not so. */
export function readParted(body: Body, all: readonly HeadRow[], width: number): boolean {
  const kept = all.filter(({ row }) => !body.leftOut.has(row))
  const key = kept[0]?.cells.findIndex((cell) => cell !== '') ?? -1
  if (key < 0 || width < key + 1 + LEAST_CELLS) return false
  const apart = behindGaps(all)
  const ends = closingSums(groupsIn(kept, key, new Set(apart)))
  // Where a row of sums ends each group, nobody leaves a line blank.
  const isEnd = ({ row }: HeadRow): boolean => ends.has(row) || body.leftOut.get(row) === 'sum of the rows above'
  const rows = all.filter((record) => !isEnd(record))
  if (!arePartedBy(rows, key)) return false
  const groups = groupsIn(kept, key, new Set([...apart, ...(ends.size > 0 ? behindGaps(rows) : [])]))
  const sums = new Set([...ends, ...closingTotals(kept, key), ...bareTotal(kept)])
  const heads = groups.flatMap(([head]) => (has(head!, key) ? [head!] : []))
  const lines = groups
    .flatMap(([head, ...rest]) => (has(head!, key) ? rest : []))
    .filter((record) => !sums.has(record.row))
  const columns = columnsOf(heads, lines, width)
  const isOwn = (record: HeadRow): boolean =>
    record.cells.filter((cell, at) => cell !== '' && !columns.includes(at)).length >= LEAST_CELLS
  if (!columns.includes(key) || lines.length < LEAST_SHARE * (heads.length + lines.length)) return false
  if (lines.filter(isOwn).length < MOST * lines.length || heads.filter(isOwn).length < MOST * heads.length) return false
  for (const [head, ...rest] of groups) {
    if (!has(head!, key)) continue
    const said = columns.flatMap((at) => (has(head!, at) ? [[at, head!.cells[at]!] as const] : []))
    for (const { row } of rest) if (!sums.has(row)) body.fills.set(row, new Map(said))
  }
  for (const row of sums) body.leftOut.set(row, 'sum of the rows above')
  const by = ends.size > apart.length + 1 ? 'Rows of sums' : 'Blank lines'
  body.notes.push(`${by} part ${noteOf(columns, heads.length, lines, sums)}`)
  return true
}

/** Whether nearly all rows with a key stand below a blank line, nearly all such rows have one, and hardly any other row; and whether no key comes twice in a row. */
function arePartedBy(all: readonly HeadRow[], key: number): boolean {
  const rows = all.filter((record) => !beginsWithTotal(record))
  const behindGap = behindGaps(rows)
  const heads = rows.filter((record, at) => at > 0 && has(record, key))
  const both = behindGap.filter((record) => has(record, key)).length
  if (
    both < LEAST_GROUPS - 1 ||
    both < Math.min(MOST * behindGap.length, behindGap.length - 1) ||
    both < MOST * heads.length
  )
    return false
  const keys = rows.flatMap(({ cells }) => cells[key] || [])
  return new Set(keys).size >= MOST * keys.length
}

/** The rows that stand below a blank line. */
function behindGaps(rows: readonly HeadRow[]): HeadRow[] {
  return rows.filter(({ row }, at) => at > 0 && row > rows[at - 1]!.row + 1)
}

/** What stands below a blank line without a key, as notes at the end do, is of no group. */
function groupsIn(rows: readonly HeadRow[], key: number, apart: ReadonlySet<HeadRow>): HeadRow[][] {
  const groups: HeadRow[][] = []
  for (const record of rows) {
    if (beginsWithTotal(record)) continue
    if (has(record, key) || apart.has(record) || groups.length === 0) groups.push([record])
    else groups.at(-1)!.push(record)
  }
  return groups
}

/** The rows at the ends of groups that say nothing but figures, where nearly all of these are the sums of their group's. */
function closingSums(groups: readonly HeadRow[][]): Set<number> {
  const ends = groups.filter((group) => group.length > 1 && isOfFigures(group.at(-1)!))
  // What repeats the figures of one row proves nothing by itself.
  if (ends.filter((group) => group.length > 2).length < LEAST_GROUPS) return new Set()
  const width = Math.max(...ends.map((group) => group.at(-1)!.cells.length))
  const rows = groups.flat()
  const index = new Map(rows.map(({ row }, at) => [row, at]))
  const columns = Array.from({ length: width }, (_, at) => figuresOf(rows.map(({ cells }) => cells[at] ?? '')))
  const figure = (record: HeadRow, at: number): number => columns[at]?.[index.get(record.row)!] ?? 0
  const proven = ends.filter((group) => {
    const [end, ...above] = group.toReversed()
    return end!.cells.every((cell, at) => {
      const sum = above.reduce((so, record) => so + figure(record, at), 0)
      return cell === '' || Math.abs(sum - figure(end!, at)) < 0.006
    })
  })
  return new Set(proven.length < MOST * ends.length ? [] : proven.map((group) => group.at(-1)!.row))
}

/** The rows that are called totals, where nearly all of these have the sums of the rows since the key before them, and nothing else. */
function closingTotals(kept: readonly HeadRow[], key: number): number[] {
  const width = Math.max(...kept.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => figuresOf(kept.map(({ cells }) => bare(cells[at] ?? ''))))
  const totals: number[] = []
  let [called, sums] = [0, Array.from({ length: width }, () => 0)]
  for (const [index, record] of kept.entries()) {
    if (!beginsWithTotal(record)) {
      if (has(record, key)) sums = sums.fill(0)
      for (const at of sums.keys()) sums[at]! += columns[at]?.[index] ?? 0
      continue
    }
    called++
    const given = [...sums.keys()].filter((at) => has(record, at) && columns[at]![index] !== null)
    const areSums = given.every((at) => Math.abs((columns[at]?.[index] ?? NaN) - sums[at]!) < 0.006)
    if (given.length > 0 && areSums && record.cells.filter((cell) => cell !== '').length === given.length + 1)
      totals.push(record.row)
  }
  return totals.length >= Math.max(LEAST_GROUPS, MOST * called) ? totals : []
}

/** The last row, where it is called the total and has none. */
function bareTotal(kept: readonly HeadRow[]): number[] {
  const last = kept.at(-1)!
  return beginsWithTotal(last) && filledOf(last) === 1 ? [last.row] : []
}

/** An amount without its currency. */
function bare(cell: string): string {
  const read = /^\s*\D{1,4}\d/.test(cell) ? readNumber(cell) : null
  return read?.currency ? `${read.negative ? '-' : ''}${read.figures}` : cell
}

function isOfFigures({ cells }: HeadRow): boolean {
  return cells.every((cell) => cell === '' || cellType(cell) === 'number')
}

/** What first rows say for all of theirs: the columns that no line fills, as far as they stand together from the first one on or nearly all first rows have them. */
function columnsOf(heads: readonly HeadRow[], lines: readonly HeadRow[], width: number): number[] {
  const places = Array.from({ length: width }, (_, at) => at)
  const isTheirs = (at: number): boolean =>
    heads.some((record) => has(record, at)) && !lines.some((record) => has(record, at))
  const end = places.findIndex((at) => !isTheirs(at) && lines.some((record) => has(record, at)))
  return places.filter((at) => {
    const given = heads.flatMap(({ cells }) => cells[at] || [])
    // A sum that the first row alone has is that of the whole group.
    const isText = given.filter((cell) => cellType(bare(cell)) === 'number').length * 2 < given.length
    return isTheirs(at) && (at < end || (isText && given.length >= MOST * heads.length))
  })
}

function noteOf(
  columns: readonly number[],
  groups: number,
  lines: readonly HeadRow[],
  sums: ReadonlySet<number>,
): string {
  const own = lines.map(({ row }) => row)
  return (
    `${groups} groups of rows, and only the first row of each fills ${columns.length === 1 ? 'column' : 'columns'} ${columns.map((at) => at + 1).join(', ')}: ` +
    `the ${own.length} rows below (${rowList(own)}) were read with what it says.` +
    (sums.size === 0
      ? ''
      : ` ${sums.size} rows (${rowList([...sums])}) say the sums of their group, and were left out.`)
  )
}

function has({ cells }: HeadRow, at: number): boolean {
  return (cells[at] ?? '') !== ''
}
