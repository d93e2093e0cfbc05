import { conceptsOf } from '../match/names/words.ts'
import { CONCEPTS } from '../match/vocabulary.ts'
import { daySeries } from '../profile/day-series.ts'
import { cellType, isDataType, type CellType } from './cell-type.ts'
import { labelledHeads } from './labelled-heads.ts'
import { MAX_NAME_LENGTH } from './limits.ts'

/** A row at the top of a table; empty cells are ''. */
export interface HeadRow {
  row: number
  cells: string[]
}

export interface DetectedHeader {
  /** Index in the given rows of the (last) header row; null when there is none. */
  header: number | null
  /** Index in the given rows of the first data row: the number of rows when there is none. */
  first: number
  /** Columns of the table, judged by these rows. */
  width: number
}

const LOOK_AHEAD = 5
const BODY_ROWS = 60
const SCORED_COLUMNS = 200

/**
 * Finds where a table begins: the first row about as wide as the rows below it, and whether it names the columns (its
 * cells differ in kind from what is below them) or is data itself. Rows without any cell must be left out beforehand.
 */
export function detectHeader(rows: HeadRow[]): DetectedHeader {
  const documents = labelledHeads(rows)
  if (documents !== null) {
    // They are named by their labels, and their lines by rows between them.
    const [first] = documents.heads
    const width = rows.reduce((most, { cells }) => Math.max(most, extentOf(cells)), 0)
    return { header: null, first: rows.indexOf(first!), width }
  }
  const filled = rows.map(({ cells }) => cells.reduce((sum, cell) => sum + (cell === '' ? 0 : 1), 0))
  const extents = rows.map(({ cells }) => extentOf(cells))
  const width = bodyWidth(extents)
  const least = Math.max(Math.min(2, width), Math.ceil(width / 2))
  const first = filled.findIndex((count) => count >= least)
  const named = filled.findIndex((count, at) => count >= least && !isLineOfLabels(rows, at, width))
  const labelled = named > first + LOOK_AHEAD ? first : Math.max(first, named)
  if (labelled < 0) return { header: null, first: 0, width }
  const start = afterRemarks(rows, labelled, filled, width)

  let best = afterExportLine(rows, extents, start, width)
  let bestScore = headerScore(rows, best, width)
  for (let at = best + 1; at <= start + LOOK_AHEAD && at < rows.length - 1; at++) {
    if ((filled[at] ?? 0) < least) continue
    const score = headerScore(rows, at, width)
    if (bestScore >= 0.35 || !aboveIsNoData(filled, best, at, width)) continue
    // A later row must be clearly better, unless blank rows part it from the narrower one above: that is then a note.
    const apart = (rows[best + 1]?.row ?? 0) > (rows[best]?.row ?? 0) + 1
    if (score <= bestScore + (apart ? -0.05 : 0.2)) continue
    best = at
    bestScore = score
  }
  if (bestScore < 0 && !areFields(rows, best, width)) return { header: null, first: start, width }
  // Names decide how wide the table is, unless most rows go on beyond them.
  const extent = extents[best] ?? 0
  const beyond = extents.slice(best + 1).filter((other) => other > extent)
  const wide = beyond.length * 2 > extents.length - best - 1
  return { header: best, first: best + 1, width: wide ? Math.max(extent, width) : extent }
}

/**
 * A line above the names that says who made the list, or when: labels with what they say behind them. Names that end so all do, or one does
 * among others (“Item | Re: | Qty”): most of those stand behind no label, or the row below is of data already.
 */
function isLineOfLabels(rows: HeadRow[], at: number, width: number): boolean {
  const given = rows[at]!.cells.filter((cell) => cell !== '')
  const isLabel = (cell: string | undefined): boolean => /[:：]\s*$/.test(cell ?? '')
  const labels = given.filter((cell, place) => isLabel(cell) && place < given.length - 1)
  if (labels.length === 0 || labels.length > given.length / 2) return false
  const others = given.filter((cell, place) => !isLabel(cell) && !isLabel(given[place - 1]))
  if (others.length > given.length / 2) return false
  return isLabel(given[0]) || headerScore(rows, at, width) < NAMES || headerScore(rows, at + 1, width) >= 0
}

/** A remark in a file of few columns, with a comma in it: “# counted in hall 3, 2 Feb”. */
const REMARK = /^(?:#|\/\/|--|%)\s*\p{L}+\s+\S/u
/** A sentence that its own commas cut: cells after the first begin with a space. */
function isCutSentence(cells: readonly string[]): boolean {
  const [first = '', ...rest] = cells
  return /\p{L}+\s+\p{L}+/u.test(first) && rest.length > 0 && rest.every((cell) => /^\s\S/.test(cell))
}

/** From here on a row names the columns for sure. */
const NAMES = 0.3
/** So many rows of a table go no further than its names. */
const ALIKE = 0.8

/** The first row that is no remark: remarks have names of columns below them, not data as “# of parts” has. */
function afterRemarks(rows: HeadRow[], start: number, filled: number[], width: number): number {
  const isSentenceAt = (at: number): boolean => filled[at]! < width && isCutSentence(rows[at]!.cells)
  let at = start
  while (filled[at + 1] === width && isSentenceAt(at)) at++
  const below = at
  while (REMARK.test(rows[at]?.cells[0] ?? '') && filled[at + 1] === width) at++
  return at > below && headerScore(rows, at, width) >= NAMES ? at : below
}

/**
 * The row below a line that a program wrote about the export itself (its format, version, period), as wide as it likes: names over
 * nearly all rows below, where that line has another one and names nothing.
 */
function afterExportLine(rows: HeadRow[], extents: number[], start: number, width: number): number {
  const own = extents[start + 1]
  if (own === undefined || own === extents[start] || rows.length < start + 4) return start
  const body = extents.slice(start + 2)
  // The last names may be those of columns that nothing fills: rows are written as long as the names even so.
  const cells = rows[start + 1]!.cells.length
  const areAsLong =
    cells === own && rows.slice(start + 2).filter((row) => row.cells.length === own).length >= body.length * ALIKE
  const reach = body.includes(own) || (areAsLong && rows[start]!.cells.length !== own)
  if (!reach || body.filter((extent) => extent <= own).length < body.length * ALIKE) return start
  const isData = rows[start]!.cells.some((cell) => isDataType(cellType(cell)))
  const names = rows[start + 1]!.cells.filter((cell) => cell !== '')
  if (!isData || names.length < own || new Set(names).size < own) return start
  return names.some((name) => isDataType(cellType(name))) || headerScore(rows, start + 1, width) < NAMES
    ? start
    : start + 1
}

/** A row with values of other kinds below it names nothing, whatever its words. */
const LEAST_OF_FIELDS = -0.2

/**
 * Texts over texts as long tell nothing by their form: “Cc | Description | Responsible” are what columns are called, all of them, where no row
 * below is of such words alone.
 */
function areFields(rows: HeadRow[], at: number, width: number): boolean {
  if (width < 2 || headerScore(rows, at, width) < LEAST_OF_FIELDS) return false
  const areAll = ({ cells }: HeadRow): boolean =>
    extentOf(cells) === width && cells.slice(0, width).every((cell) => cell !== '' && isCalled(cell))
  const body = rows.slice(at + 1, at + 1 + BODY_ROWS)
  return body.length >= 2 && areAll(rows[at]!) && !body.some(areAll)
}

/** Whether columns are called so: by words that mean something to whoever makes lists, in any language. */
function isCalled(cell: string): boolean {
  const concepts = conceptsOf(cell)
  return concepts.length > 0 && concepts.every((concept) => CONCEPTS.has(concept))
}

/** Notes above a header are narrower than it, or apart from it. */
function aboveIsNoData(filled: number[], from: number, header: number, width: number): boolean {
  const narrow = filled.slice(from, header).filter((count) => count < Math.min(filled[header] ?? 0, width * 0.85))
  return narrow.length === header - from
}

/** The widest extent that a quarter of the rows reach: neither a few long rows nor short ones decide. */
function bodyWidth(extents: number[]): number {
  const sorted = extents.toSorted((a, b) => b - a)
  return sorted[Math.floor((sorted.length - 1) / 4)] ?? 0
}

/** Cells up to the last one that isn't empty. */
export function extentOf(cells: readonly string[]): number {
  let end = cells.length
  while (end > 0 && cells[end - 1] === '') end--
  return end
}

/** Above 0 for a row of names, below for a row of data; about -2 to 1, per column. */
export function headerScore(rows: HeadRow[], at: number, width: number): number {
  const names = rows[at]?.cells ?? []
  const same = (cells: string[]): boolean =>
    cells.length === names.length && cells.every((cell, i) => cell === names[i])
  const body = rows.slice(at + 1, at + 1 + BODY_ROWS).filter(({ cells }) => extentOf(cells) > width / 3 && !same(cells))
  const columns = Math.min(width, SCORED_COLUMNS)
  const series = seriesIn(names)
  const days = daysIn(names)
  let score = 0
  for (let column = 0; column < columns; column++) {
    const values = body.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '')
    const isSeries = series.has(column) || (days.has(column) && mainType(values) !== 'date')
    score += isSeries ? 0.3 : columnScore((names[column] ?? '').trim(), values)
  }
  const given = names.slice(0, columns).filter((name) => name !== '')
  const repeated = given.length - new Set(given).size
  const long = given.filter((name) => name.length > 100).length
  return (score - repeated * 0.5 - long) / Math.max(columns, 1)
}

/** Columns that a series of figures names behind words: days of a month, ages of debts (“30”, “60”, “90+”), periods. */
function seriesIn(names: readonly string[]): Set<number> {
  const found = names.flatMap((name, at) =>
    /^\d{1,4}\s?[+>]?$/.test(name.trim()) ? [{ at, figure: parseInt(name, 10) }] : [],
  )
  const step = (found[1]?.figure ?? 0) - (found[0]?.figure ?? 0)
  const even = found.every(({ at, figure }, index) => {
    const before = found[index - 1]
    return before === undefined || (at === before.at + 1 && figure - before.figure === step)
  })
  const named = names.some((name) => name !== '' && !isDataType(cellType(name)))
  return new Set(found.length >= 3 && step > 0 && even && named ? found.map(({ at }) => at) : [])
}

/** Columns that days beside one another name, behind words. */
function daysIn(names: readonly string[]): Set<number> {
  const found = daySeries(names)
  const isNamed = names.some((name) => name !== '' && !isDataType(cellType(name)))
  return new Set(found && isNamed ? Array.from({ length: found.count }, (_, at) => found.from + at) : [])
}

/** An e-mail address or a phone number names no column. */
const CONTACT = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$|^\+?(?:[()\s./-]*\d){7,15}$/i

function columnScore(name: string, values: string[]): number {
  if (name === '') return -0.02
  const type = cellType(name)
  if (values.length === 0) return isDataType(type) ? -0.3 : 0.02
  const main = mainType(values)
  if (/^(?:19|20)\d\d$/.test(name)) return values.every((value) => /^(?:19|20)\d\d$/.test(value)) ? -1 : 0.3
  if (isDataType(type)) return type === main ? -1.5 : -0.5
  if (CONTACT.test(name)) return -1.5
  if (main !== null && isDataType(main)) return 1
  return textColumnScore(name, values)
}

/** Text over text: a name is no value of its own column, and is built otherwise than those. */
function textColumnScore(name: string, values: string[]): number {
  if (values.includes(name)) return -1
  if (values.length < 2) return 0.02
  const withDigits = values.filter((value) => /\d/.test(value)).length
  if (withDigits > values.length * 0.8) return /\d/.test(name) ? -0.4 : 0.6
  const length = values[0]?.length ?? 0
  const even = values.length >= 3 && values.every((value) => value.length === length)
  if (even && length > 0) return name.length === length ? -0.1 : 0.4
  return 0.02
}

/** The type that at least four fifths of the values have. */
function mainType(values: string[]): CellType | null {
  const counts = new Map<CellType, number>()
  for (const value of values) {
    const type = cellType(value)
    counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  for (const [type, count] of counts) if (count >= values.length * 0.8) return type
  return null
}

/** Column names as given, made unique: "Name", "Name (2)"; a missing one is "Column 3" after its place, counted from 1. */
export function columnNames(cells: readonly string[], width: number): string[] {
  const used = new Set<string>()
  const given = Array.from({ length: width }, (_, at) => cleanName(cells[at] ?? ''))
  for (const name of given) if (name !== '') used.add(name)
  const taken = new Set<string>()
  return given.map((name, at) => {
    const base = name === '' ? `Column ${at + 1}` : name
    let unique = base
    for (let next = 2; taken.has(unique) || (unique !== name && used.has(unique)); next++) unique = `${base} (${next})`
    taken.add(unique)
    return unique
  })
}

function cleanName(cell: string): string {
  const name = cell
    .slice(0, 4 * MAX_NAME_LENGTH)
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return name.length > MAX_NAME_LENGTH ? name.slice(0, MAX_NAME_LENGTH).toWellFormed() : name
}
