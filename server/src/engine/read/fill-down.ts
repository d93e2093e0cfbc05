import { filledOf } from './below.ts'
import { rowList, type Body } from './body-model.ts'
import { cellType } from './cell-type.ts'
import type { HeadRow } from './header.ts'

/** Signs for “as above”; not the plain quotation mark, which damaged files are full of. */
const DITTO = /^(?:[”“〃]|´´|,,|-\s*"\s*-|-\s*,,\s*-|d[o0]\.|dto\.?|ditto|dito|idem|id\.|ebd\.|s\.\s?o\.)$/iu
/** Rows without a value of their own are at least this share of all, so that a missing cell or two are none. */
const LEAST_SHARE = 0.2
const LEAST_BLANKS = 3
const LEAST_SIGNS = 2

/**
 * Cells left empty because they say what the cell above says: where a sign says so, and in the first columns of a table whose rows come in
 * groups, each beginning with a value of its own (a report that prints an order's number and customer once, and then its lines).
 */
export function filledDown(body: Body, rows: HeadRow[], width: number): void {
  for (let column = 0; column < width; column++) fillDittos(body, rows, column)
  fillGroups(body, rows, width)
}

function fillDittos(body: Body, rows: HeadRow[], column: number): void {
  const signs = rows.filter(({ cells }, at) => at > 0 && DITTO.test((cells[column] ?? '').trim()))
  const words = signs.some(({ cells }) => /\p{L}/u.test(cells[column] ?? ''))
  // A lone quotation mark may be anything, and so may one below a cell that says nothing.
  if (!words && signs.length < LEAST_SIGNS) return
  const above = rows.find((_, at) => rows[at + 1] === signs[0])?.cells[column] ?? ''
  if (!/[\p{L}\d]{2}/u.test(above)) return
  if (signs.length === 0 || signs[0] === rows[0] || signs.length === rows.length - 1) return
  fill(body, rows, [column], new Set(signs.map(({ row }) => row)))
  body.notes.push(
    `${signs.length === 1 ? 'Row' : 'Rows'} ${rowList(signs.map(({ row }) => row))}: column ${column + 1} has a sign for “as above”, ` +
      `which was read as the value above it.`,
  )
}

function fillGroups(body: Body, rows: HeadRow[], width: number): void {
  if (width < 3 || rows.length < 6) return
  const found = groupColumns(rows, width)
  if (found === null) return
  const { columns, blank } = found
  const first = columns[0]!
  fill(body, rows, columns, new Set(blank.map(({ row }) => row)))
  const named =
    columns.length === 1 ? `Column ${first + 1} is` : `Columns ${columns.map((at) => at + 1).join(', ')} are`
  body.notes.push(
    `${named} filled only in the first row of each group of rows: the ${blank.length} rows below (${rowList(blank.map(({ row }) => row))}) were ` +
      `read with the value above them.`,
  )
}

/** The first columns, as far as they are all filled in a row or all empty, and the rows that leave them; null where that makes no groups. */
function groupColumns(rows: HeadRow[], width: number): { columns: number[]; blank: HeadRow[] } | null {
  const filled = (record: HeadRow, at: number): boolean => (record.cells[at] ?? '') !== ''
  const first = Array.from({ length: width }, (_, at) => at).find((at) => rows.some((record) => filled(record, at)))
  if (first === undefined || !filled(rows[0]!, first)) return null
  const blank = rows.filter((record) => !filled(record, first))
  if (blank.length < Math.max(LEAST_BLANKS, rows.length * LEAST_SHARE)) return null
  const columns = [first]
  while (columns.length < width - 2) {
    const next = columns.at(-1)! + 1
    if (blank.some((record) => filled(record, next)) || !rows.some((record) => filled(record, next))) break
    columns.push(next)
  }
  // What is left empty must be all that is: a row of sums or a line that goes on lacks other cells, too.
  const rest = (record: HeadRow): number => filledOf(record) - columns.filter((at) => filled(record, at)).length
  const heads = rows.filter((record) => filled(record, first))
  const usual = heads.map(rest).toSorted((a, b) => a - b)[heads.length >> 1]!
  const whole = blank.filter((record) => rest(record) * 4 >= usual * 3)
  if (usual < 2 || whole.length < blank.length * 0.9) return null
  // A value that is given again in the next group is no group's name.
  const names = heads.map(({ cells }) => cells[first]!)
  if (names.some((name, at) => name === names[at - 1])) return null
  const numbered = names.filter((name) => cellType(name) === 'number' && name.length < 3).length
  return numbered === names.length && names.length > 9 ? null : { columns, blank: whole }
}

function fill(body: Body, rows: HeadRow[], columns: readonly number[], into: ReadonlySet<number>): void {
  const above = new Map<number, string>()
  for (const { row, cells } of rows) {
    const own = body.fills.get(row) ?? new Map<number, string>()
    for (const column of columns) {
      const value = above.get(column)
      if (!into.has(row)) above.set(column, cells[column] ?? '')
      else if (value !== undefined && value !== '') own.set(column, value)
    }
    if (own.size > 0) body.fills.set(row, own)
  }
}
