import { cellType, isDataType } from './cell-type.ts'

// A report that prints each document as labels with what they say behind them, “Order | A-17 | Customer | Mill Ltd. | Date | 3.5.2024”, and below it the
// names of the columns of its lines, again and again.

/** So few may be anything. */
const LEAST_HEADS = 3
const LEAST_LABELS = 2
const LEAST_NAMES = 3
/** The names of the lines stand below all documents but a few, and each document is another one. */
const NEARLY_ALL = 0.9
const LONGEST_LABEL = 30

/** A row as `header.ts` has it, which asks here. */
interface HeadRow {
  row: number
  cells: string[]
}

export interface LabelledHeads {
  heads: HeadRow[]
  /** The rows below them that name the columns of their lines. */
  names: HeadRow[]
  /** What is said in which column, by the label in front of it. */
  labels: ReadonlyMap<number, string>
}

/** The documents of such a report; null for any other table. `rows` may be the first of many. */
export function labelledHeads(rows: readonly HeadRow[]): LabelledHeads | null {
  const groups = Map.groupBy(
    rows.filter(({ cells }) => isLabel(firstOf(cells))),
    ({ cells }) => firstOf(cells),
  )
  for (const heads of groups.values()) {
    const found = heads.length < LEAST_HEADS ? null : documentsOf(heads, rows)
    if (found !== null) return found
  }
  return null
}

function documentsOf(heads: HeadRow[], rows: readonly HeadRow[]): LabelledHeads | null {
  const labels = labelsOf(heads)
  const [key] = labels.keys()
  if (key === undefined || labels.size < LEAST_LABELS) return null
  const isHead = new Set(heads)
  const below = rows.flatMap((record, at) => (isHead.has(rows[at - 1]!) ? [record] : []))
  const [text, names] = [...Map.groupBy(below, textOf)].reduce(
    (most, entry) => (entry[1].length > most[1].length ? entry : most),
    ['', []],
  )
  const keys = new Set(heads.map(({ cells }) => cells[key]))
  const isReport =
    !keys.has('') &&
    keys.size >= NEARLY_ALL * heads.length &&
    names.length >= NEARLY_ALL * (heads.length - 1) &&
    names.length >= LEAST_HEADS - 1 &&
    !isHead.has(names[0]!) &&
    areNames(names[0]!)
  return isReport ? { heads, names: rows.filter((record) => textOf(record) === text), labels } : null
}

/** Labels stand in the same columns of all documents; behind each stands what it says, which may be the same in all, too. */
function labelsOf(heads: readonly HeadRow[]): Map<number, string> {
  const [first, ...others] = heads as [HeadRow, ...HeadRow[]]
  const isSame = (at: number): boolean =>
    isLabel(first.cells[at] ?? '') && others.every(({ cells }) => cells[at] === first.cells[at])
  const labels = new Map<number, string>()
  for (const [at, cell] of first.cells.entries())
    if (isSame(at) && !labels.has(at) && heads.some(({ cells }) => (cells[at + 1] ?? '') !== ''))
      labels.set(at + 1, cell.replace(/\s*[:：]\s*$/u, ''))
  return labels
}

function isLabel(cell: string): boolean {
  return /\p{L}/u.test(cell) && !/\d/.test(cell) && cell.length <= LONGEST_LABEL
}

function areNames({ cells }: HeadRow): boolean {
  const given = cells.filter((cell) => cell !== '')
  const isName = (cell: string): boolean => /\p{L}/u.test(cell) && !isDataType(cellType(cell))
  return given.length >= LEAST_NAMES && given.every(isName) && new Set(given).size === given.length
}

function firstOf(cells: readonly string[]): string {
  return cells.find((cell) => cell !== '') ?? ''
}

function textOf({ cells }: HeadRow): string {
  return cells.join('\n').trimEnd()
}
