import { filledOf } from './below.ts'
import { rowList, type Body } from './body-model.ts'
import { cellType } from './cell-type.ts'
import type { HeadRow } from './header.ts'
import { SUM_WORDS } from './sum-words.ts'

// A printed list of open items, or of a ledger: a line with a customer's number and name heads the documents of that customer, in columns that
// hold other things below: “10003 | Hill Farm” above “206783 | 21-09-2024 | Invoice | …”. What the lines are of stands in no line.

const LEAST_HEADS = 3
/** Heads are at most this share of the rows: there are customers with a single document. */
const MAX_SHARE = 0.6
/** A line says at least so much more than what heads it. */
const LEAST_MORE = 2
/** Some have no line, and some are printed again on the next page. */
const FOLLOWED = 0.9
const DISTINCT = 0.8
/** So few lines have a text where heads have the name. */
const STRAY = 0.02

interface Heads {
  heads: readonly HeadRow[]
  /** Where they have the number, and the name. */
  key: number
  name: number
}

/** The rows with what the number and the name above them say, as two columns more. */
export function readKeyedHeads(
  body: Body,
  rows: readonly HeadRow[],
  header: readonly string[] | null,
  width: number,
): void {
  const found = headsIn(rows, width)
  if (found === null) return
  const { heads, key, name } = found
  const isHead = new Set(heads)
  const values = [key, name].map(() => new Map<number, string>())
  let above: HeadRow | undefined
  for (const record of rows) {
    if (isHead.has(record)) above = record
    else if (above && !isTotal(record))
      for (const [index, at] of [key, name].entries()) values[index]!.set(record.row, above.cells[at]!)
  }
  const called = calledAfter(header?.[key] ?? '', [...(header ?? []), ...body.added.map((one) => one.name)])
  body.added.push({ name: called, values: values[0]! }, { name: `${called} name`, values: values[1]! })
  for (const { row } of heads) body.leftOut.set(row, 'section heading')
  const [first] = heads
  body.notes.push(
    `${heads.length} rows (${rowList(heads.map(({ row }) => row))}) have nothing but a number and a name, such as “${first!.cells[key]!} ${first!.cells[name]!}”, ` +
      `and head the rows below: they were read as columns “${called}” and “${called} name” of those.`,
  )
}

function headsIn(rows: readonly HeadRow[], width: number): Heads | null {
  const key = rows[0]?.cells.findIndex((cell) => cell !== '') ?? -1
  const name = rows[0]?.cells.findIndex((cell, at) => at > key && cell !== '') ?? -1
  if (key < 0 || name < 0 || width < 2 + LEAST_MORE) return null
  const heads = rows.filter(
    (record) => filledOf(record) === 2 && isKey(record.cells[key] ?? '') && isText(record.cells[name] ?? ''),
  )
  const isHead = new Set(heads)
  const lines = rows.filter((record) => !isHead.has(record))
  if (heads[0] !== rows[0] || heads.length < LEAST_HEADS || heads.length > MAX_SHARE * rows.length) return null
  const usual = lines.map(filledOf).toSorted((a, b) => a - b)[lines.length >> 1]!
  const texts = lines.filter(({ cells }) => isText(cells[name] ?? '')).length
  const followed = rows.filter((record, at) => isHead.has(record) && rows[at + 1] && !isHead.has(rows[at + 1]!)).length
  const keys = new Set(heads.map(({ cells }) => cells[key]!))
  const isRegular =
    usual >= 2 + LEAST_MORE &&
    texts <= STRAY * lines.length &&
    followed >= FOLLOWED * heads.length &&
    keys.size >= DISTINCT * heads.length &&
    lines.every(({ cells }) => !keys.has(cells[key] ?? ''))
  return isRegular ? { heads, key, name } : null
}

/** The sum of all is of none of those above it. */
function isTotal(record: HeadRow): boolean {
  return filledOf(record) <= MOST_OF_TOTAL && record.cells.some((cell) => SUM_WORDS.test(cell))
}

/** A label, and a figure or two. */
const MOST_OF_TOTAL = 3

/** A number, or a code with figures. */
function isKey(cell: string): boolean {
  return /\d/.test(cell) && /^[\p{L}\d][\p{L}\d./_-]{0,19}$/u.test(cell.trim()) && cellType(cell) !== 'date'
}

function isText(cell: string): boolean {
  return /\p{L}{2}/u.test(cell) && !['date', 'time', 'number'].includes(cellType(cell))
}

/** “Account / Document” heads both: the first of them is what the lines are of. */
function calledAfter(header: string, taken: readonly string[]): string {
  const [first = '', second] = header.split(/\s*[/|]\s*/u)
  const own = second !== undefined && /\p{L}{2}/u.test(first) && second !== '' ? first.trim() : 'Section'
  return taken.includes(own) || taken.includes(`${own} name`) ? `${own} (above)` : own
}
