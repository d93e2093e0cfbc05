import { readNumber, markEvidence } from './numbers.ts'
import type { AsideRow, ColumnProfile } from './model.ts'
import { shapeOf } from './shapes.ts'

/** The beginning of a label of totals, folded to lower case; what follows is what they are totals of. */
export const TOTAL_LABEL =
  '^\\W*(?:(?:grand|overall|running|report|net|gross|end|zwischen|gesamt|haupt|general|sous|sub)[ -]?)?' +
  '(?:totals?|totaux|totale?s?|totaal|summen?|sums?|somme|suma|sumas|gesamt|insgesamt|subtotals?|ensemble|saldo|übertrag|average|durchschnitt|moyenne)' +
  '(?:$|[^\\p{L}].{0,60}$)'

const LABEL = new RegExp(TOTAL_LABEL, 'iu')

/** The number of a page, folded to lower case, as printed lists have it between their rows: “PAG. 2”, “Seite 3 von 9”, “- Page 4/7 -”. */
export const PAGE_LABEL =
  '^\\W*(?:page|pag(?:ina)?|página|pág|seite|blatt|blad(?:zijde)?|foglio|feuille|hoja)\\b\\W{0,4}(?:n[or°º]\\W{0,2})?' +
  '\\d{1,5}(?:\\s*(?:/|of|von|de|di|su|sur|van)\\s*\\d{1,5})?\\W*$'

const PAGE = new RegExp(PAGE_LABEL, 'iu')
/** A table of fewer columns may well hold pages. */
const LEAST_COLUMNS = 3

/** A column that at least this share of the rows fills is expected to be filled. */
const USUAL = 0.8
const NUMERIC = 0.8

/** A row that was looked at, cells by position. */
export interface SeenRow {
  row: number
  cells: (string | null)[]
}

/**
 * Rows that are no data of the table: totals and numbers of pages below or between its rows, and notes at its end. A total has a label and
 * nothing in the other columns but figures, or it has no label and its figures are the sums of those above. A label beside other words may be
 * data: such rows are `doubtful`. `seen` are the rows in question, `rows` those of the table as far as they were read (all when `whole`).
 */
export function findAside(columns: ColumnProfile[], seen: SeenRow[], rows: SeenRow[], whole: boolean): AsideRow[] {
  // Rows that may be aside don't count against a column.
  const odd = seen.filter(
    ({ cells }) => labelOf(cells) !== null || cells.filter((cell) => cell?.trim()).length < 2,
  ).length
  // What stands in every row, as the name of its sheet does, is nothing that a row says.
  const isSame = ({ empty, filled, distinct }: ColumnProfile): boolean => distinct === 1 && empty === 0 && filled > 1
  const usual = columns.filter(
    (column) => column.filled >= USUAL * (column.filled + column.empty - odd) && column.filled > 1 && !isSame(column),
  )
  const figures = new Set(columns.filter(isNumeric).map(({ position }) => position))
  const labelled = new Set(seen.filter(({ cells }) => labelOf(cells) !== null).map(({ row }) => row))
  const ofGroups = groupColumns(
    columns.filter((column) => !isSame(column)),
    rows,
    labelled,
  )
  const isOwn = (one: SeenRow, position: number): boolean =>
    !isOfGroup(one, position, ofGroups, rows) && !isCount(one, position, rows)
  const found = seen.flatMap((one): AsideRow[] => {
    const { row, cells } = one
    const page = pageOf(cells)
    if (page !== null && usual.length >= LEAST_COLUMNS) return [{ row, kind: 'page', label: page }]
    const label = labelOf(cells)
    const words = usual.filter(
      ({ position }) => !figures.has(position) && (label === null || cells[position] !== label),
    )
    const given = words.filter(
      ({ position }) => cells[position] && !isAmount(cells[position]) && (label === null || isOwn(one, position)),
    )
    const sums = (): boolean => whole && hasSums(cells, row, figures, rows, labelled)
    if (label !== null) {
      if (given.length === 0 && (words.length > 0 || sums())) return [{ row, kind: 'total', label }]
      if (given.length > 0 && given.length * 2 <= words.length) return [{ row, kind: 'doubtful', label }]
      return []
    }
    const empty = usual.filter(({ position }) => !figures.has(position)).every(({ position }) => !cells[position])
    return empty && words.length > 0 && sums() ? [{ row, kind: 'total', label: '' }] : []
  })
  return [...found, ...notesBelow(usual, seen, found)].toSorted((a, b) => a.row - b.row)
}

/** Rows in so many groups, of so many each on average, are in order by no chance. */
const LEAST_GROUPS = 2
const LEAST_OF_GROUP = 2

/** The last columns whose values come in runs, each in one: those that the headings above groups of rows have given to all rows below them. */
function groupColumns(columns: ColumnProfile[], rows: SeenRow[], labelled: ReadonlySet<number>): ReadonlySet<number> {
  const data = rows.filter(({ row }) => !labelled.has(row))
  const isInRuns = ({ position, empty, distinct, filled, types }: ColumnProfile): boolean => {
    if (empty > 0 || distinct < LEAST_GROUPS || filled < LEAST_OF_GROUP * distinct || (types.date ?? 0) > 0)
      return false
    const runs = data.filter(({ cells }, at) => cells[position] !== data[at - 1]?.cells[position]).length
    return runs === new Set(data.map(({ cells }) => cells[position])).size
  }
  const last = columns.findLastIndex((column) => !isInRuns(column))
  return new Set(columns.slice(last + 1).map(({ position }) => position))
}

/** Whether a cell says no more than that of the row above it, in a column of groups. */
function isOfGroup({ row, cells }: SeenRow, position: number, groups: ReadonlySet<number>, rows: SeenRow[]): boolean {
  const above = groups.has(position) ? rows.findLast((other) => other.row < row) : undefined
  return above !== undefined && above.cells[position] === cells[position]
}

/** A whole number where no other row has one: how many there are of what the column names. */
function isCount({ row, cells }: SeenRow, position: number, rows: SeenRow[]): boolean {
  const isWhole = (cell: string | null | undefined): boolean => /^\d{1,7}$/.test(cell?.trim() ?? '')
  return (
    rows.length > 1 && isWhole(cells[position]) && !rows.some((one) => one.row !== row && isWhole(one.cells[position]))
  )
}

/** An amount is no text, though its column has words beside some: it has a currency, or cents. */
function isAmount(cell: string): boolean {
  return (
    cell.length <= 40 && (readNumber(cell)?.currency === true || /^-?\d[\d.,'’ \u00a0\u202f]*[.,]\d{2}$/.test(cell))
  )
}

/** The first cell that is filled, where it is a label of totals. */
function labelOf(cells: (string | null)[]): string | null {
  const first = cells.find((cell) => cell !== null && cell.trim() !== '')
  return first !== undefined && first !== null && first.length <= 80 && LABEL.test(first.trim()) ? first : null
}

/** The only cell that is filled, where it is the number of a page. */
function pageOf(cells: (string | null)[]): string | null {
  const [only, ...more] = cells.filter((cell) => cell !== null && cell.trim() !== '')
  return more.length === 0 && only !== undefined && only !== null && only.length <= 40 && PAGE.test(only) ? only : null
}

function isNumeric({ types, filled }: ColumnProfile): boolean {
  const share = (types.integer ?? 0) + (types.decimal ?? 0) + (types.amount ?? 0) + (types.percent ?? 0)
  return filled > 0 && share >= NUMERIC && (types.date ?? 0) < NUMERIC
}

/** Some figure of the row is the sum of those above it, of at least three, and none is not. */
function hasSums(
  cells: (string | null)[],
  row: number,
  figures: ReadonlySet<number>,
  rows: SeenRow[],
  labelled: ReadonlySet<number>,
): boolean {
  const above = rows.filter((other) => other.row < row && !labelled.has(other.row))
  const filled = [...figures].filter((position) => cells[position])
  if (above.length < 3 || filled.length === 0) return false
  return filled.every((position) => {
    const sum = above.reduce((total, other) => total + (figureOf(other.cells[position]) ?? 0), 0)
    return Math.abs(sum - (figureOf(cells[position]) ?? Number.NaN)) < 0.005 + 1e-9 * Math.abs(sum)
  })
}

/** Only to compare sums: marks are read as the value alone shows them. */
function figureOf(cell: string | null | undefined): number | null {
  const number = cell ? readNumber(cell) : null
  const marks = number && markEvidence(number.figures)
  if (!number || !marks) return null
  const point = marks.says === 'both' || marks.says === 'decimal' ? marks.decimal : null
  const [whole = '', rest = ''] = point ? number.figures.split(point) : [number.figures]
  return (number.negative ? -1 : 1) * Number(`${whole.replace(/\D/g, '')}.${rest || '0'}`)
}

/** The last rows where they have one cell alone, in the first column, that looks like none of that column's values. */
function notesBelow(usual: ColumnProfile[], seen: SeenRow[], found: AsideRow[]): AsideRow[] {
  const [first] = usual
  if (!first || usual.length < LEAST_COLUMNS) return []
  const aside = new Set(found.map(({ row }) => row))
  const notes: AsideRow[] = []
  for (const { row, cells } of seen.toSorted((a, b) => b.row - a.row)) {
    if (aside.has(row)) continue
    const filled = cells.flatMap((cell) => (cell === null || cell.trim() === '' ? [] : [cell]))
    const [only] = filled
    const known = first.shapes.find(({ shape }) => shape === shapeOf(only ?? ''))
    if (
      only === undefined ||
      cells[first.position] !== only ||
      filled.length > 1 ||
      (known && known.count > notes.length + 1)
    )
      break
    notes.push({ row, kind: 'note', label: only })
  }
  return notes
}
