import type { Box } from './geometry.ts'
import type { Line } from './lines.ts'
import type { Page } from './page.ts'
import { isDatum, isTabular, type Row } from './pieces.ts'
import type { PageTable } from './table.ts'

// What looks like a table and is none: charts, lists, tables of contents, justified text.

/** The middle of one box lies in the other. */
export function within(box: Box, frame: Box, slack = 2): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return x > frame.left - slack && x < frame.right + slack && y > frame.top - slack && y < frame.bottom + slack
}

/** A chart or diagram: curves, slanting lines, or bars without a word in them stand among its labels. */
export function isDrawing(box: Box, { drawings, shades }: Page, lines: readonly Line[]): boolean {
  const inBox = (each: Box): boolean =>
    each.left > box.left - 4 && each.right < box.right + 4 && each.top > box.top - 4 && each.bottom < box.bottom + 4
  const large = drawings.filter((each) => inBox(each) && Math.max(each.right - each.left, each.bottom - each.top) > 12)
  const bars = shades.filter(
    (shade) =>
      inBox(shade) &&
      shade.right - shade.left < 0.5 * (box.right - box.left) &&
      !lines.some((line) => line.words.some((word) => within(word, shade, 0))),
  )
  // The boxes behind cells line up in rows or in columns; bars have one end in common, and a length each.
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 1
  const linesUp = (bar: Box, each: Box): boolean =>
    (near(bar.left, each.left) && near(bar.right, each.right)) ||
    (near(bar.top, each.top) && near(bar.bottom, each.bottom))
  const apart = bars.filter((bar) => !shades.some((each) => each !== bar && linesUp(bar, each)))
  return large.length >= 3 || apart.length >= 4
}

/** A drawing has many lines and little text between them. */
export function isFilled({ rows, columns, cells }: PageTable): boolean {
  const filled = cells.reduce((sum, { columnSpan }) => sum + columnSpan, 0)
  return filled >= 0.3 * rows * columns
}

/** Whether the columns that white space makes are those of a table. */
export function isTable(table: PageTable, rows: readonly Row[]): boolean {
  const tabular = rows.filter(isTabular)
  if (table.columns < 2 || table.rows < 2 || tabular.length < 3) return false
  const body = table.cells.filter(({ row, column }) => row >= table.headerRows && column > 0)
  const data = body.filter(({ text }) => isDatum(text))
  const wordy = table.cells.filter(({ text }) => text.split(' ').length > 12)
  if (wordy.length > 0.3 * table.cells.length) return false
  if (isContents(table) || isList(table)) return false
  if (data.length >= 0.4 * body.length) return true
  return tabular.length >= 4 && table.columns >= 3 && isFilled(table) && areFlush(tabular)
}

/** Pieces begin or end where others do; in justified text they stand anywhere. */
function areFlush(rows: readonly Row[]): boolean {
  const pieces = rows.flatMap(({ pieces: [, ...rest] }, row) => rest.map((piece) => ({ ...piece, row })))
  const flush = pieces.filter((piece) =>
    pieces.some(
      (each) =>
        each.row !== piece.row && (Math.abs(each.left - piece.left) < 2 || Math.abs(each.right - piece.right) < 2),
    ),
  )
  return flush.length >= 0.6 * pieces.length
}

/** Headings led by dots to rising page numbers. */
export function isContents({ columns, cells, rows }: PageTable): boolean {
  const pages = cells
    .filter(({ column, text }) => column === columns - 1 && /^\d{1,4}$/.test(text))
    .map(({ text }) => Number(text))
  if (columns > 3 || pages.length < 0.7 * rows || pages.length < 3) return false
  return pages.every((page, index) => page >= (pages[index - 1] ?? 0))
}

/** Items behind bullets or numbers. */
export function isList({ columns, cells, rows }: PageTable): boolean {
  const marks = cells.filter(
    ({ column, text }) => column === 0 && /^(?:[•●○▪■◦\-–—*]|\(?[\dA-Za-z]{1,3}[.)])$/.test(text),
  )
  return columns === 2 && marks.length > 0.5 * rows
}
