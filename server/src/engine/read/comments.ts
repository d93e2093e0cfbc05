import { filledOf } from './below.ts'
import type { Body } from './body-model.ts'
import type { HeadRow } from './header.ts'

/** A remark with the mark that programs and people put before one; text follows it. */
const COMMENT = /^\s*(?<mark>#+|\/\/+|--+|;+|%+)\s*\p{L}[^\s]*(?:\s|:|$)/u
/** At most this share of the lines are remarks: else the mark belongs to what the rows say. */
const MAX_SHARE = 0.1

/** Remarks between the rows: they begin with a mark that no row begins with, and have hardly any cells. */
export function leaveComments(body: Body, rows: HeadRow[]): void {
  const usual = rows.map(filledOf).toSorted((a, b) => a - b)[rows.length >> 1] ?? 0
  if (usual < 2) return
  const few = (record: HeadRow): boolean => filledOf(record) * 2 <= usual
  const length = rows.find((record) => !few(record))?.cells.length ?? 0
  const short = rows.filter((record) => few(record) || isCut(record, length))
  const known = new Set(short)
  const whole = rows.filter((record) => !known.has(record))
  const kept = new Set(whole.map(({ cells }) => markOf(cells[0] ?? '')))
  const comments = short.filter((record) => {
    const mark = markOf(record.cells[0] ?? '')
    return (
      (mark !== null && !kept.has(mark)) || (few(record) && (isFramed(record) || isCutComment(record, length, whole)))
    )
  })
  if (comments.length > rows.length * MAX_SHARE) return
  for (const { row } of comments) body.leftOut.set(row, 'comment')
}

function markOf(cell: string): string | null {
  return COMMENT.exec(cell.slice(0, 200))?.groups?.mark?.[0] ?? null
}

/** “*** End of report ***”, “=== end of list ===   58 orders”. */
function isFramed({ cells }: HeadRow): boolean {
  return /^\s*(?<mark>[*=#_~-])\k<mark>{1,}\s*\p{L}[^*=#_~]*\k<mark>{2,}/u.test(cells.find((cell) => cell !== '') ?? '')
}

/** Delimiters within its text have cut it: cells after the first begin with a space. */
function isCut({ cells }: HeadRow, length: number): boolean {
  return cells.length < length && cells.slice(1).every((cell) => /^\s\S/.test(cell))
}

/** Where the mark is the delimiter: “; checked by hand” has an empty cell, and a text that begins with a space as no cell of the rows does. */
function isCutComment({ cells }: HeadRow, length: number, whole: HeadRow[]): boolean {
  const [first, text = ''] = cells
  const isText = first === '' && /^ \p{L}/u.test(text) && filledOf({ row: 0, cells }) === 1 && cells.length < length
  return isText && whole.every((record) => !/^\s/.test(record.cells[1] ?? ''))
}
