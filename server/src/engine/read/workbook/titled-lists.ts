import { filledOf } from '../below.ts'
import { cellType, isDataType } from '../cell-type.ts'
import type { HeadRow } from '../header.ts'

// A sheet of codes: “STATUS” over its codes and what each means, an empty column, “DESK” over others. Nothing stands over the meanings.

/** Some columns beside one another, with their rows. */
interface Span {
  rows: readonly HeadRow[]
  left: number
  right: number
}

/** A list says of each code one thing, or two. */
const MOST_COLUMNS = 3
const LEAST_ROWS = 3

/** Whether every one of these has a title over its codes in their first row, and nothing over what stands beside these. */
export function areTitledLists(spans: readonly Span[]): boolean {
  const [first] = spans
  return first !== undefined && spans.every((span) => span.rows[0]?.row === first.rows[0]?.row && isTitledList(span))
}

/**
 * The row that names the columns of all these lists below their titles, each by its own words but for what stands over the codes: “Code | Name” beside
 * “Code | Meaning”. Null where the first codes stand there.
 */
export function namesBelowTitles(spans: readonly Span[]): readonly HeadRow[] | null {
  const heads = spans.flatMap(({ rows }) => rows[1] ?? [])
  const over = spans.map(({ left }, at) => heads[at]?.cells[left] ?? '')
  const isHead = ({ cells, row }: HeadRow, { rows: [title, , ...rows], left, right }: Span): boolean => {
    const names = cells.slice(left, right + 1)
    return (
      row === title!.row + 1 &&
      names.length === right - left + 1 &&
      names.every((name) => /\p{L}{2}/u.test(name) && !isDataType(cellType(name))) &&
      !rows.some((record) => record.cells[left] === names[0])
    )
  }
  const areHeads = heads.length === spans.length && heads.every((head, at) => isHead(head, spans[at]!))
  return areHeads && spans.length > 1 && new Set(over).size === 1 ? heads : null
}

function isTitledList({ rows: [title, ...rows], left, right }: Span): boolean {
  if (title === undefined || right === left || right - left >= MOST_COLUMNS || rows.length < LEAST_ROWS - 1)
    return false
  const name = title.cells[left] ?? ''
  const isName = filledOf(title) === 1 && /\p{L}{2}/u.test(name) && !isDataType(cellType(name))
  const codes = rows.map(({ cells }) => cells[left] ?? '')
  const areMeant = rows.every(({ cells }) => /\p{L}/u.test(cells[left + 1] ?? ''))
  return (
    isName && areMeant && !codes.includes('') && new Set(codes).size === codes.length && areShort(codes, rows, left)
  )
}

/** What stands beside a code is longer. */
function areShort(codes: readonly string[], rows: readonly HeadRow[], left: number): boolean {
  const length = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0)
  return length(codes) < length(rows.map(({ cells }) => cells[left + 1] ?? ''))
}
