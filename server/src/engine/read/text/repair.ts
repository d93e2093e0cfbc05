import type { RowProblem } from '../../model.ts'
import { unescapeCell, type Dialect } from './dialect.ts'

interface BrokenRecord {
  /** The record as the splitter read it: a quote ends a cell only before a delimiter or the end of the line. */
  cells: string[]
  /** Its last quote never closed. */
  unclosed: boolean
  /** It spans lines by a quoted line break. */
  quotedBreak: boolean
  stray: number
  expected?: number
}

export interface RepairedRecord {
  cells: string[]
  problem: RowProblem | null
  /** Characters of `raw` that this record takes; the rest are records of their own. */
  consumed: number
}

/**
 * A second look at a record whose quotes are broken: of the ways to read it the first that gives the expected number of
 * cells. Null when the splitter's own reading stands.
 */
export function repairRecord(raw: string, dialect: Dialect, broken: BrokenRecord): RepairedRecord | null {
  const { cells, unclosed, quotedBreak, expected } = broken
  const fits = !unclosed && (expected === undefined || cells.length === expected)
  // Quotes that went wrong on the way over a line break may fit by accident: one line that fits is the better reading.
  if (fits && !(broken.stray > 0 && quotedBreak)) return null
  const lineEnd = endOfLine(raw, 0, dialect)
  const line = lineEnd < 0 ? raw : raw.slice(0, lineEnd)
  const problem: RowProblem | null = unclosed || countOf(line, dialect.quote) % 2 === 1 ? 'unclosed_quote' : null
  // Quotes that are all right are no plain text, however many cells there are.
  const isBroken = unclosed || broken.stray > 0
  const readings = [splitLine(line, dialect, true), ...(isBroken ? [splitLine(line, dialect, false)] : [])]
  const fitting = [...wrapped(readings[0]!, line, dialect), ...readings, ...otherwise(line, dialect, expected)].find(
    (reading) => reading.length === expected,
  )
  if (fitting !== undefined) return { cells: fitting, problem, consumed: line.length }
  const lost = expected === undefined && broken.stray > 0 && quotedBreak
  if (!unclosed && !lost) return null
  return { cells: readings[0] ?? [], problem: 'unclosed_quote', consumed: line.length }
}

/** A row that stands in one quoted cell as a whole. */
function wrapped(cells: string[], line: string, dialect: Dialect): string[][] {
  const [only, ...more] = cells
  return more.length === 0 && only !== undefined && only.length < line.length ? [splitLine(only, dialect, true)] : []
}

const DELIMITERS = [',', ';', '\t', '|']
/** Between cells that all stand in quotes a space is enough. */
const BETWEEN_QUOTED = [...DELIMITERS, ' ', ', ', '; ']

/** A row in another dialect than its file: every cell in quotes that nothing escapes, in apostrophes, or with another delimiter. */
function otherwise(line: string, dialect: Dialect, expected: number | undefined): string[][] {
  if (expected === undefined || expected < 3) return []
  const { delimiter } = dialect
  const text = line.trimEnd()
  const single = { ...dialect, quote: "'", escape: "'" }
  const others = DELIMITERS.filter((other) => other !== delimiter && text.includes(other))
  return [
    ...cutBetweenQuotes(text, dialect),
    ...(text.startsWith("'") ? [splitLine(text, single, true), ...cutBetweenQuotes(text, single)] : []),
    ...others.map((other) => splitLine(text, { ...dialect, delimiter: other }, true)),
  ]
}

/** A line whose cells all stand in quotes, cut wherever one ends, a delimiter of whatever kind follows and the next begins. */
function cutBetweenQuotes(text: string, dialect: Dialect): string[][] {
  const { quote, delimiter } = dialect
  if (quote === '' || text.length < 2 || !text.startsWith(quote) || !text.endsWith(quote)) return []
  return [delimiter, ...BETWEEN_QUOTED.filter((other) => other !== delimiter)].map((between) =>
    text
      .slice(1, -1)
      .split(quote + between + quote)
      .map((cell) => unescapeCell(cell, dialect)),
  )
}

/** Every cell that holds anything stands in apostrophes, and several do. */
export function inApostrophes(cells: readonly string[]): boolean {
  if (cells.length < 2 || cells[0] === undefined || (cells[0] !== '' && !cells[0].startsWith("'"))) return false
  const filled = cells.filter((cell) => cell !== '')
  return filled.length > 1 && filled.every((cell) => cell.length > 1 && cell.startsWith("'") && cell.endsWith("'"))
}

export function withoutApostrophes(cell: string): string {
  return cell === '' ? '' : cell.slice(1, -1).replaceAll("''", "'")
}

/** Splits one line. `relaxed`: quotes count where they enclose a whole cell; else they are plain text around it. */
function splitLine(line: string, dialect: Dialect, relaxed: boolean): string[] {
  const cells: string[] = []
  let start = 0
  for (;;) {
    const closed = relaxed ? closingQuote(line, start, dialect) : -1
    const end = line.indexOf(dialect.delimiter, closed < 0 ? start : closed + 1)
    cells.push(unquote(end < 0 ? line.slice(start) : line.slice(start, end), dialect))
    if (end < 0) return cells
    start = end + 1
  }
}

/** Index of the quote that ends the cell starting at `start`; -1 when that cell isn't enclosed in quotes. */
function closingQuote(line: string, start: number, dialect: Dialect): number {
  const { quote, escape, delimiter } = dialect
  if (quote === '' || line[start] !== quote) return -1
  for (let at = start + 1; at < line.length; at++) {
    if (line[at] === escape && (escape !== quote || line[at + 1] === quote)) at++
    else if (line[at] === quote) return at + 1 === line.length || line[at + 1] === delimiter ? at : -1
  }
  return -1
}

function unquote(cell: string, dialect: Dialect): string {
  const { quote } = dialect
  const enclosed = quote !== '' && cell.length >= 2 && cell.startsWith(quote) && cell.endsWith(quote)
  return enclosed ? unescapeCell(cell.slice(1, -1), dialect) : cell
}

function countOf(text: string, character: string): number {
  return character === '' ? 0 : text.split(character).length - 1
}

/** Index of the first line break from `from` on, or -1. */
export function endOfLine(text: string, from: number, dialect: Dialect): number {
  const lf = text.indexOf('\n', from)
  if (dialect.loneCarriageReturn) {
    const cr = text.indexOf('\r', from)
    return cr >= 0 && (lf < 0 || cr < lf) ? cr : lf
  }
  return lf > from && text[lf - 1] === '\r' ? lf - 1 : lf
}
