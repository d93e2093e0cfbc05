import { beginsWithTotal, filledOf } from './below.ts'
import type { Body } from './body-model.ts'
import { cellType, isDataType, type CellType } from './cell-type.ts'
import type { HeadRow } from './header.ts'
import { labelledHeads } from './labelled-heads.ts'
import { inherited, ownersOf, sumsOf } from './owned-rows.ts'
import { SUM_WORDS } from './sum-words.ts'

// A report that prints each document in a row, and below it its lines, whose columns have a header of their own right below that of the documents:
// what stands under “Supplier” in a document's row is an account in that of a line. A row with the sum of the document may end it.

/** So few may be anything. */
const LEAST_HEADS = 3
const LEAST_LINES = 3
const LEAST_NAMES = 3
/** The lines keep to the columns that their header names, and documents have lines: all but a few. */
const KEPT = 0.95
const FOLLOWED = 0.7
/** A kind of values that so many cells of a column are of; a column that so many rows fill. */
const MOST = 0.8
/** A row of sums has a label, and few figures. */
const MOST_FIGURES = 4

/** The rows of such a report, each of one kind. */
interface Kinds {
  /** The header of the lines; its repetitions are the same. */
  names: HeadRow[]
  heads: HeadRow[]
  lines: HeadRow[]
  sums: HeadRow[]
}

/** The report as two tables: the documents with their sums, and the lines with what their document says. Null where it is none. */
export function nestedLines(
  rows: readonly HeadRow[],
  header: readonly string[] | null,
  width: number,
): { heads: Body; lines: Body } | null {
  const key = header?.findIndex((cell) => cell !== '') ?? -1
  const kinds = header === null || key < 0 ? null : kindsOf(rows, key)
  if (header === null || kinds === null || !isNested(kinds, rows, key)) return null
  const { heads, lines } = kinds
  const places = Array.from({ length: width }, (_, at) => at)
  const ofHeads = places.filter((at) => (header[at] ?? '') !== '' || heads.some((record) => has(record, at)))
  const said = `Two header rows stand above each other: ${heads.length} rows are heads, as the first one names their columns, and the ${lines.length} rows below them their lines, as the second one does. They were read as two tables.`
  return twoTables(kinds, rows, new Map(ofHeads.map((at) => [at, nameOf(header, at)])), said)
}

/** The same of a report whose documents have a label in front of everything that they say. */
export function labelledLines(rows: readonly HeadRow[]): { heads: Body; lines: Body } | null {
  const found = labelledHeads(rows)
  if (found === null) return null
  const { heads, names, labels } = found
  const isOther = new Set([...heads, ...names])
  const from = rows.indexOf(heads[0]!)
  const kindOf = (record: HeadRow): 'sums' | 'pages' | 'lines' =>
    isSum(record, names[0]!) ? 'sums' : isOfPage(record, names[0]!) ? 'pages' : 'lines'
  const {
    sums = [],
    pages = [],
    lines = [],
  } = Object.groupBy(
    rows.filter((record, at) => at > from && !isOther.has(record)),
    kindOf,
  )
  if (lines.length < LEAST_LINES) return null
  const said = `${heads.length} rows say with a label each (“${labels.values().next().value}” …) what the ${lines.length} rows below them are of. They were read as two tables.`
  const two = twoTables({ heads, names, lines, sums }, rows, labels, said)
  for (const { row } of [...rows.slice(0, from), ...pages]) {
    two.heads.leftOut.set(row, 'page heading')
    two.lines.leftOut.set(row, 'row of the other table')
  }
  const headerRow = names[0]!.row
  return { heads: { ...two.heads, headerRow }, lines: { ...two.lines, headerRow } }
}

/** It begins where lines have nothing, and says less than half of what they may. */
function isOfPage(record: HeadRow, names: HeadRow): boolean {
  const first = record.cells.findIndex((cell) => cell !== '')
  return !has(names, first) && filledOf(record) * 2 < filledOf(names)
}

/** `called` are the columns of the documents, with what they are called. */
function twoTables(
  { names, heads, lines, sums }: Kinds,
  rows: readonly HeadRow[],
  called: ReadonlyMap<number, string>,
  said: string,
): { heads: Body; lines: Body } {
  const [{ cells: own }] = names as [HeadRow]
  const ofLines = own.flatMap((cell, at) => (cell !== '' || lines.some((record) => has(record, at)) ? [at] : []))
  const isHead = new Set(heads)
  const owners = ownersOf(rows, isHead, new Set(lines))
  const summed = sumsOf(sums, ownersOf(rows, isHead, new Set(sums)), heads.length, own)
  const leftOut: Body['leftOut'] = new Map(lines.map(({ row }) => [row, 'row of the other table']))
  for (const { row } of names) leftOut.set(row, 'header of the lines')
  for (const { row } of sums)
    leftOut.set(row, summed.taken.has(row) ? 'rest of the row above' : 'sum of the rows above')
  const others = [...names, ...heads, ...sums]
  return {
    heads: {
      leftOut,
      fills: new Map(),
      added: summed.columns,
      columns: [...called.keys()],
      names: called,
      notes: [`${said} This one has the heads.`],
    },
    lines: {
      leftOut: new Map(others.map(({ row }) => [row, 'row of the other table'])),
      fills: new Map(),
      added: [...called].map(([at, name]) => ({ name, values: inherited(owners, at) })),
      columns: ofLines,
      names: new Map(ofLines.map((at) => [at, nameOf(own, at)])),
      notes: [`${said} This one has the lines, each with what its head says.`],
    },
  }
}

function nameOf(header: readonly string[], at: number): string {
  return header[at] || `Column ${at + 1}`
}

function has({ cells }: HeadRow, at: number): boolean {
  return (cells[at] ?? '') !== ''
}

/** The rows that have what the header begins with, and those that don't, the first of which is a header of its own. */
function kindsOf(rows: readonly HeadRow[], key: number): Kinds | null {
  const [names] = rows.slice(0, 2).filter((record) => !has(record, key))
  if (names === undefined || filledOf(names) < LEAST_NAMES || !isHeader(names)) return null
  const text = names.cells.join('\n')
  const rest = rows.filter(({ cells }) => cells.join('\n') !== text)
  const isHead = (record: HeadRow): boolean => has(record, key) && !beginsWithTotal(record)
  const {
    heads = [],
    sums = [],
    lines = [],
  } = Object.groupBy(rest, (record) => (isHead(record) ? 'heads' : isSum(record, names) ? 'sums' : 'lines'))
  return { names: rows.filter(({ cells }) => cells.join('\n') === text), heads, lines, sums }
}

function isHeader({ cells }: HeadRow): boolean {
  const given = cells.filter((cell) => cell !== '')
  const isName = (cell: string): boolean => !isDataType(cellType(cell)) && /\p{L}/u.test(cell)
  return given.every(isName) && new Set(given).size === given.length
}

/** A label and figures, of which the label stands where lines have nothing, or says that it is a sum. */
function isSum(record: HeadRow, names: HeadRow): boolean {
  const given = [...record.cells.entries()].filter(([, cell]) => cell !== '')
  const labels = given.filter(([, cell]) => cellType(cell) !== 'number')
  const [label, ...others] = labels
  if (label === undefined || others.length > 0 || given.length < 2 || given.length - 1 > MOST_FIGURES) return false
  return !has(names, label[0]) || beginsWithTotal(record) || (SUM_WORDS.test(label[1]) && given.length === 2)
}

/** Whether the lines obey their header, and say other things than heads do: more than groups that begin with a whole row. */
function isNested({ names, heads, lines }: Kinds, rows: readonly HeadRow[], key: number): boolean {
  if (heads.length < LEAST_HEADS || lines.length < LEAST_LINES) return false
  const [first] = names as [HeadRow]
  const filled = lines.reduce((sum, record) => sum + filledOf(record), 0)
  const kept = lines.reduce(
    (sum, { cells }) => sum + cells.filter((cell, at) => cell !== '' && has(first, at)).length,
    0,
  )
  const isName = new Set(names)
  const below = rows.filter((record) => !isName.has(record))
  const followed = below.filter((record, at) => has(record, key) && below[at + 1] && !has(below[at + 1]!, key)).length
  if (kept < KEPT * filled || followed < FOLLOWED * heads.length) return false
  const places = [...first.cells.keys()].filter((at) => has(first, at))
  const differs = (at: number): boolean => {
    const [own, theirs] = [kindAt(lines, at), kindAt(heads, at)]
    return own !== theirs && own !== null && theirs !== null
  }
  // Values that its names are none of, or the header again at every document.
  const isNamed = names.length > 1 || places.some((at) => isDataType(kindAt(lines, at) ?? 'text'))
  return isNamed && places.some(differs)
}

/** What most rows have in a column: a kind of values, or nothing at all. */
function kindAt(rows: readonly HeadRow[], at: number): CellType | null {
  const counts = new Map<CellType, number>()
  for (const { cells } of rows) {
    const type = cellType(cells[at] ?? '')
    counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  const found = [...counts].find(([, count]) => count >= MOST * rows.length)
  return found?.[0] ?? null
}
