import { boxAround, overlap, type Box } from './geometry.ts'
import { tableOf } from './grid.ts'
import { linesOf, type Line } from './lines.ts'
import type { Page } from './page.ts'
import { isDatum, rowOf, type Piece, type Row } from './pieces.ts'
import { proseOf } from './prose.ts'
import { framesOf, mergeRulings, type Frame } from './rulings.ts'
import type { PageTable } from './table.ts'

/** The tables of a page from top to bottom: those in drawn frames first, then those that only white space makes. */
export function tablesOf(page: Page): { lines: Line[]; tables: PageTable[] } {
  const lines = linesOf(page.glyphs)
  const framed = framedTables(page, lines)
  const rest = lines.flatMap((line) => outside(line, framed))
  const tables = [...framed, ...openTables(page, rest)]
  return { lines, tables: tables.toSorted((a, b) => a.top - b.top || a.left - b.left) }
}

function within(box: Box, frame: Box, slack = 2): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return x > frame.left - slack && x < frame.right + slack && y > frame.top - slack && y < frame.bottom + slack
}

/** What of a line lies in no table. */
function outside(line: Line, tables: readonly Box[]): Line[] {
  const words = line.words.filter((word) => !tables.some((table) => within(word, table)))
  if (words.length === line.words.length) return [line]
  return words.length === 0 ? [] : [{ ...line, ...boxAround(words), words }]
}

function inside(line: Line, frame: Box): Line[] {
  const words = line.words.filter((word) => within(word, frame, 1))
  return words.length === 0 ? [] : [{ ...line, ...boxAround(words), words }]
}

function framedTables(page: Page, lines: readonly Line[]): PageTable[] {
  const tables: PageTable[] = []
  const frames = framesOf(page).filter(isGrid)
  for (const frame of frames.toSorted((a, b) => area(b) - area(a))) {
    if (tables.some((table) => overlaps(table, frame))) continue
    const rows = lines.flatMap((line) => inside(line, frame)).map(rowOf)
    const table = tableOf(page.number, rows, frame.across, frame.down)
    if (table === null || table.rows < 2 || table.columns < 2 || !isFilled(table)) continue
    const { left, top, right, bottom } = frame
    tables.push({
      ...table,
      left: Math.min(left, table.left),
      top: Math.min(top, table.top),
      right: Math.max(right, table.right),
      bottom: Math.max(bottom, table.bottom),
    })
  }
  return tables
}

function isGrid({ across, down, left, top, right, bottom }: Frame): boolean {
  return (
    across.length >= 2 && down.length >= 1 && across.length + down.length >= 4 && right - left > 40 && bottom - top > 15
  )
}

function area({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top)
}

function overlaps(a: Box, b: Box): boolean {
  return overlap(a.left, a.right, b.left, b.right) > 2 && overlap(a.top, a.bottom, b.top, b.bottom) > 2
}

/** A drawing has many lines and little text between them. */
function isFilled({ rows, columns, cells }: PageTable): boolean {
  const filled = cells.reduce((sum, { columnSpan }) => sum + columnSpan, 0)
  return filled >= 0.3 * rows * columns
}

/** Tables without a frame: rows of several pieces, one below the other, whose columns agree. */
function openTables(page: Page, lines: readonly Line[]): PageTable[] {
  const whole = lines.map(rowOf)
  const prose = proseOf(whole)
  const rows = whole.flatMap((row) => without(row, prose))
  const across = mergeRulings(page.across)
  const tables: PageTable[] = []
  for (const group of groupsOf(rows)) {
    const trimmed = trim(group)
    if (trimmed.filter(isTabular).length < 2) continue
    const box = boxAround(trimmed)
    const near = across.filter(
      (each) =>
        each.at > box.top - 6 && each.at < box.bottom + 6 && overlap(each.from, each.to, box.left, box.right) > 0,
    )
    const table = tableOf(page.number, trimmed, near, [])
    if (table !== null && isTable(table, trimmed)) tables.push(table)
  }
  return tables
}

function without(row: Row, prose: ReadonlySet<Piece>): Row[] {
  const pieces = row.pieces.filter((piece) => !prose.has(piece))
  if (pieces.length === row.pieces.length) return [row]
  return pieces.length === 0 ? [] : [{ ...row, ...boxAround(pieces), pieces }]
}

const isTabular = ({ pieces }: Row): boolean => pieces.length > 1

/** Runs of rows that stand together, in which rows of a single piece are few. */
function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = []
  let group: Row[] = []
  let single = 0
  for (const row of rows) {
    const last = group.at(-1)
    const apart = last !== undefined && row.baseline - last.baseline > 3 * Math.max(row.size, last.size)
    single = isTabular(row) ? 0 : single + 1
    if (apart || single > 3) {
      groups.push(group)
      group = []
    }
    group.push(row)
  }
  groups.push(group)
  return groups.filter((each) => each.length > 1)
}

/** Without the lines of a single piece above and below: titles and notes. */
function trim(group: readonly Row[]): Row[] {
  const first = group.findIndex(isTabular)
  const last = group.findLastIndex(isTabular)
  return first < 0 ? [] : group.slice(first, last + 1)
}

function isTable(table: PageTable, rows: readonly Row[]): boolean {
  const tabular = rows.filter(isTabular)
  if (table.columns < 2 || table.rows < 2 || tabular.length < 3) return false
  const body = table.cells.filter(({ row, column }) => row >= table.headerRows && column > 0)
  const data = body.filter(({ text }) => isDatum(text))
  const wordy = table.cells.filter(({ text }) => text.split(' ').length > 12)
  if (wordy.length > 0.3 * table.cells.length) return false
  if (isContents(table) || isList(table)) return false
  return data.length >= 0.4 * body.length || (table.columns >= 3 && isFilled(table) && table.rows >= 3)
}

/** Headings led by dots to rising page numbers. */
function isContents({ columns, cells, rows }: PageTable): boolean {
  const pages = cells
    .filter(({ column, text }) => column === columns - 1 && /^\d{1,4}$/.test(text))
    .map(({ text }) => Number(text))
  if (columns > 3 || pages.length < 0.7 * rows || pages.length < 3) return false
  return pages.every((page, index) => page >= (pages[index - 1] ?? 0))
}

/** Items behind bullets or numbers. */
function isList({ columns, cells, rows }: PageTable): boolean {
  const marks = cells.filter(
    ({ column, text }) => column === 0 && /^(?:[•●○▪■◦\-–—*]|\(?[\dA-Za-z]{1,3}[.)])$/.test(text),
  )
  return columns === 2 && marks.length > 0.5 * rows
}
