import { filledOf } from './below.ts'
import { rowList, type Body } from './body-model.ts'
import type { HeadRow } from './header.ts'

// “3 items” below three rows, “Anzahl Adressen: | 113” at the end: lines that say how many rows stand above them. Somebody who reads the list
// needs them no more than its sums, and as rows they would lack everything that a row has.

/** A label and the figure stand in one cell, or in two. */
const MAX_CELLS = 2
/** This share of the lines of one form say rightly how many rows there are: a list is printed again without one that came twice. */
const RIGHT = 0.8
/** A line at the end that stands alone says so many at least: fewer may be so by chance. */
const LEAST_LISTED = 3

/** Leaves out the lines that say how many rows stand above them, of all or since the last such line. */
export function leaveCounts(body: Body, rows: readonly HeadRow[], width: number): void {
  if (width < 3) return
  const forms = Map.groupBy(rows.filter(saysFigure), formOf)
  const lines = new Set([...forms.values()].filter((own) => own.length > 1).flat())
  const counted = new Map([...lines].map((line) => [line, 0]))
  let since = 0
  let all = 0
  for (const row of rows) {
    if (lines.has(row)) {
      counted.set(row, since)
      since = 0
    } else if (filledOf(row) > 1 && row !== rows.at(-1)) {
      since++
      all++
    }
  }
  const found = [...forms.values()]
    .filter((own) => own.every((line) => lines.has(line)) && areRight(own, counted))
    .flat()
  const last = rows.at(-1)
  const isEnd =
    last &&
    forms.get(formOf(last))?.length === 1 &&
    all >= LEAST_LISTED &&
    figuresIn(last).includes(all) &&
    isEmptier(last, rows)
  if (isEnd) found.push(last)
  if (found.length === 0) return
  for (const { row } of found) body.leftOut.set(row, 'count of the rows above')
  const numbers = found.map(({ row }) => row).toSorted((a, b) => a - b)
  body.notes.push(
    `${found.length === 1 ? 'Row' : 'Rows'} ${rowList(numbers)} (“${textOf(found[0]!)}”${found.length > 1 ? ' …' : ''}) ` +
      `${found.length === 1 ? 'says' : 'say'} how many rows stand above, and ${found.length === 1 ? 'was' : 'were'} left out.`,
  )
  for (const [line, above] of counted)
    if (found.includes(line) && figuresIn(line)[0] !== above)
      body.notes.push(`Row ${line.row} says “${textOf(line)}”, but ${above} rows stand above it: all were read.`)
}

/** Most rows have more cells than this one: “DM | double, 3 litres” below three pairs is one of them. */
function isEmptier(line: HeadRow, rows: readonly HeadRow[]): boolean {
  const fuller = rows.filter((row) => filledOf(row) > filledOf(line))
  return 2 * fuller.length > rows.length - 1
}

function areRight(lines: readonly HeadRow[], counted: ReadonlyMap<HeadRow, number>): boolean {
  const right = lines.filter((line) => figuresIn(line)[0] === counted.get(line)).length
  return right >= 2 && right >= lines.length * RIGHT
}

function saysFigure(record: HeadRow): boolean {
  const given = filledOf(record)
  return given > 0 && given <= MAX_CELLS && /\p{L}{2}/u.test(textOf(record)) && figuresIn(record).length > 0
}

/** Whole numbers that stand for themselves: none of a date, a code or an amount. */
function figuresIn(record: HeadRow): number[] {
  return [...textOf(record).matchAll(/(?<![\p{L}\d.,/:'’-])\d{1,7}(?![\p{L}\d/:]|[.,'’-]\d)/gu)].map(([own]) =>
    Number(own),
  )
}

/** Where its cells stand and what they look like, one or several. */
function formOf({ cells }: HeadRow): string {
  const words = cells.map((cell) =>
    cell
      .slice(0, 80)
      .toLowerCase()
      .replace(/\d+/g, '9')
      .replace(/\p{L}+/gu, (word) => word.slice(0, 4)),
  )
  return words.join('|').replace(/\|+$/, '')
}

function textOf({ cells }: HeadRow): string {
  return cells
    .filter((cell) => cell !== '')
    .join(' ')
    .slice(0, 80)
}
