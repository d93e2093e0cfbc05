import { cellPiecesOf, columnAt, separatorsOf } from './columns.ts'
import { boxAround, overlap } from './geometry.ts'
import { firstBodyLine, isClose, linesThatRepeat } from './first-line.ts'
import { extentsOf, fillHeading, ruledDown, spreadHeadings } from './headings.ts'
import type { Word } from './lines.ts'
import type { Ruling } from './page.ts'
import { isDatum, pieceOf, textOf, type Piece, type Row } from './pieces.ts'
import { placesOf, rulesOf } from './rulings.ts'
import type { GridLine, GridRow, LineCell, PageTable, TableCell } from './table.ts'

/** Makes a table out of the rows of text in its region and the lines drawn there. */
export function tableOf(
  { number: page, heading }: { number: number; heading: readonly string[] },
  rows: readonly Row[],
  across: readonly Ruling[],
  down: readonly Ruling[],
): PageTable | null {
  if (rows.length === 0) return null
  const text = boxAround(rows)
  const ruled = placesOf(
    down.filter((each) => overlap(each.from, each.to, text.top, text.bottom) > 0.4 * (text.bottom - text.top)),
  )
  const inside = ruled.filter((at) => at > text.left && at < text.right)
  const pieces = cellPiecesOf(rows)
  const separators = separatorsOf(
    pieces.flatMap((each) => cutAt(each, inside)),
    inside,
  )
  if (separators.length === 0) return null
  const bands = placesOf(rulesOf(across).filter((each) => each.to - each.from > 0.4 * (text.right - text.left)))
  const lines = rows.map((row, index) => gridLine(row, pieces[index] ?? [], separators, bands))
  const grouped = rowsOf(
    lines.filter(({ cells }) => cells.length > 0),
    bands,
    across,
    heading,
  )
  spreadHeadings(grouped, extentsOf(grouped, separators, text), across, ruledDown(down, separators))
  return layOut(page, grouped, separators.length + 1)
}

/** Pieces are parted at drawn lines, whatever the gap. Each is a row of its own then, as far as columns are concerned. */
function cutAt(pieces: readonly Piece[], places: readonly number[]): Piece[][] {
  if (places.length === 0) return [[...pieces]]
  const parts = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const column = columnAt(places, (piece.left + piece.right) / 2)
    parts.set(column, [...(parts.get(column) ?? []), piece])
  }
  return [...parts.values()]
}

function gridLine(
  row: Row,
  pieces: readonly Piece[],
  separators: readonly number[],
  bands: readonly number[],
): GridLine {
  const cells: LineCell[] = []
  for (const piece of pieces.flatMap((each) => parted(each, separators))) {
    const first = columnAt(separators, piece.left + 1)
    const last = Math.max(first, columnAt(separators, piece.right - 1))
    const before = cells.at(-1)
    if (before !== undefined && before.last >= first) {
      before.last = Math.max(before.last, last)
      before.words.push(...piece.words)
    } else cells.push({ first, last, words: [...piece.words] })
  }
  const middle = (row.top + row.bottom) / 2
  const { left, top, right, bottom, baseline, size } = row
  return { cells, left, top, right, bottom, baseline, size, band: bands.filter((at) => at < middle).length }
}

/** A piece over several columns is one cell over them, unless the gap at their border is wider than its others, or parts data. */
function parted(piece: Piece, separators: readonly number[]): Piece[] {
  for (const at of separators) {
    if (at <= piece.left || at >= piece.right) continue
    const cut = piece.words.findIndex((word) => word.left >= at - 1)
    const [before, after] = [piece.words[cut - 1], piece.words[cut]]
    if (cut < 1 || before === undefined || after === undefined || before.right > at + 1) continue
    const gap = after.left - before.right
    const [head, tail] = [piece.words.slice(0, cut), piece.words.slice(cut)]
    const gaps = piece.words.slice(1).map((word, index) => word.left - (piece.words[index]?.right ?? 0))
    const usual = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? gap
    const wide = gap > 0.38 * piece.size && gap > 1.35 * usual
    const data = gap > 0.15 * piece.size && isDatum(textOf(tail)) && (isDatum(textOf(head)) || gaps.length > 1)
    if (wide || data) return [pieceOf(head), ...parted(pieceOf(tail), separators)]
  }
  return [piece]
}

/** Lines into rows: those that continue the one before are of its row, and the heading comes first. */
function rowsOf(
  lines: readonly GridLine[],
  bands: readonly number[],
  across: readonly Ruling[],
  heading: readonly string[],
): GridRow[] {
  const first = linesThatRepeat(heading, lines) ?? firstBodyLine(lines)
  const header = headingRows(lines.slice(0, first), across)
  const body: GridRow[] = []
  const perBand = bandsAreRows(lines.slice(first), bands)
  for (const line of lines.slice(first)) {
    const row = body.at(-1)
    const last = row?.lines.at(-1)
    const joins =
      last !== undefined &&
      last.band === line.band &&
      (fillsUp(last, line) || (perBand ? isClose(last, line) : continuesRow(row?.lines ?? [], line)))
    if (row !== undefined && joins) row.lines.push(line)
    else body.push({ lines: [line], header: false })
  }
  return [...header, ...(perBand ? body : withLeadingLabels(body))]
}

/**
 * The lines of a heading: what stands over one another in a column is one name, unless a name over several columns or a line drawn
 * between parts them.
 */
function headingRows(lines: readonly GridLine[], across: readonly Ruling[]): GridRow[] {
  const rows: GridRow[] = []
  for (const line of lines) {
    const row = rows.at(-1)
    const last = row?.lines.at(-1)
    if (row === undefined || last === undefined || startsLevel(last, line, across))
      rows.push({ lines: [line], header: true })
    else row.lines.push(line)
  }
  return rows
}

function startsLevel(last: GridLine, line: GridLine, across: readonly Ruling[]): boolean {
  const ruled = across.some(
    (each) =>
      each.at > last.baseline - 0.2 * last.size &&
      each.at < line.baseline - 0.4 * line.size &&
      overlap(each.from, each.to, line.left, line.right) > line.size,
  )
  if (ruled) return true
  const over = last.cells.filter((cell) => cell.last > cell.first)
  // Names below a name that spans them.
  return over.some(
    (cell) => line.cells.filter(({ first, last: end }) => first >= cell.first && end <= cell.last).length > 1,
  )
}

/** Whether lines are drawn between most rows, so that what stands between two of them is one row. */
function bandsAreRows(lines: readonly GridLine[], bands: readonly number[]): boolean {
  if (bands.length < 3) return false
  const counts = new Map<number, GridLine[]>()
  for (const line of lines) counts.set(line.band, [...(counts.get(line.band) ?? []), line])
  const several = [...counts.values()].filter((each) => each.length > 1)
  const stacked = several.filter(isStack)
  return counts.size >= 2 && stacked.length <= 0.2 * counts.size
}

/** Lines of which several hold data in one column are rows of their own. */
function isStack(lines: readonly GridLine[]): boolean {
  const data = new Map<number, number>()
  for (const { cells } of lines) {
    for (const { first, last, words } of cells) {
      if (first === last && isDatum(textOf(words))) data.set(first, (data.get(first) ?? 0) + 1)
    }
  }
  return (
    [...data.values()].filter((count) => count > 1).length >= 1 &&
    lines.filter(({ cells }) => cells.length > 1).length > 1
  )
}

/** Lines that overlap, and fill different columns: cells of one row that are not level with each other. */
function fillsUp(last: GridLine, line: GridLine): boolean {
  if (line.baseline - last.baseline > 0.8 * Math.min(line.size, last.size)) return false
  return !line.cells.some((cell) =>
    last.cells.some((each) => overlap(each.first, each.last + 1, cell.first, cell.last + 1) > 0),
  )
}

/** A line without a first cell and without data that stands close below is the rest of the row above. */
function continuesRow(row: readonly GridLine[], line: GridLine): boolean {
  const last = row.at(-1)
  if (last === undefined) return false
  const close = line.baseline - last.baseline < 1.45 * Math.max(line.size, last.size)
  if (!close) return false
  const filled = new Set(row.flatMap(({ cells }) => cells.map(({ first }) => first)))
  const texts = line.cells.map(({ words }) => textOf(words))
  if (texts.some((text) => isDatum(text))) return false
  const starts = line.cells.some(({ first }) => first === 0)
  if (!starts) return line.cells.every(({ first }) => filled.has(first)) && line.cells.length < Math.max(2, filled.size)
  if (line.cells.length > 1) return false
  return isRest(texts[0] ?? '', textOf(last.cells[0]?.words ?? []))
}

/** Whether a text goes on with what another began. */
function isRest(text: string, before: string): boolean {
  return /^[\p{Ll}(&]/u.test(text) || /(?:[-–—,&/]|\b(?:of|and|or|the|for|in|to|with|by|from|on|per))$/iu.test(before)
}

/** A label that begins a line above its data. */
function withLeadingLabels(rows: readonly GridRow[]): GridRow[] {
  const joined: GridRow[] = []
  for (const row of rows) {
    const before = joined.at(-1)
    const line = row.lines[0]
    const above = before?.lines.at(-1)
    if (before !== undefined && line !== undefined && above !== undefined && leads(before, above, line))
      before.lines.push(...row.lines)
    else joined.push(row)
  }
  return joined
}

function leads(before: GridRow, above: GridLine, line: GridLine): boolean {
  const alone = before.lines.every(({ cells }) => cells.length === 1 && cells[0]?.first === 0 && cells[0].last === 0)
  if (!alone || line.cells.length < 2 || line.cells[0]?.first !== 0 || line.band !== above.band) return false
  if (line.baseline - above.baseline > 1.45 * Math.max(line.size, above.size)) return false
  return isRest(textOf(line.cells[0].words), textOf(above.cells[0]?.words ?? []))
}

/** The rows as cells. What a heading says over several columns spans them; what stands beside two of its rows spans these. */
function layOut(page: number, rows: readonly GridRow[], columns: number): PageTable | null {
  const cells: TableCell[] = []
  for (const [row, { lines }] of rows.entries()) {
    const found: { first: number; last: number; words: Word[] }[] = []
    for (const line of lines) {
      for (const cell of line.cells) {
        const same = found.find(({ first, last }) => overlap(first, last + 1, cell.first, cell.last + 1) > 0)
        if (same === undefined) found.push({ ...cell, words: [...cell.words] })
        else {
          same.first = Math.min(same.first, cell.first)
          same.last = Math.max(same.last, cell.last)
          same.words.push(...cell.words)
        }
      }
    }
    for (const { first, last, words } of found) {
      const text = textOf(words)
      if (text !== '') cells.push({ row, column: first, rowSpan: 1, columnSpan: last - first + 1, text })
    }
  }
  if (cells.length === 0) return null
  fillHeading(cells, rows.filter(({ header }) => header).length, columns)
  const headerRows = rows.filter(({ header }) => header).length
  const box = boxAround(rows.flatMap(({ lines }) => lines))
  return { page, ...box, rows: rows.length, columns, cells, headerRows }
}
