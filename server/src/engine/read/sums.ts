import { filledOf } from './below.ts'
import { rowList, type Body } from './body-model.ts'
import { figuresOf } from './figures.ts'
import type { HeadRow } from './header.ts'
import { isMonthName } from '../transforms/month-names.ts'
import { SUM_WORDS } from './sum-words.ts'

/** A column is of figures where at least this share of its cells are. */
const FIGURES = 0.9
/** A column that at least this share of the rows fills lacks something where it is empty. */
const USUAL = 0.95
/** Beside its sums such a row has a label, and perhaps what it is the sum of. */
const MAX_TEXTS = 2
/** So many rows make a sum where no word says that it is one. */
const LEAST_SUMMED = 3
/** A sum of fewer digits may be so by chance, where it stands alone. */
const LEAST_DIGITS = 3
/** So many sums of one name have to be proven before others of that name need no proof. */
const LEAST_CALLED = 2
/** Some write a dash where there is nothing to add. */
const NONE = /^[-–—]{1,3}$/

/**
 * Rows that say nothing but the sums of those above them, of all or of those since another such row: subtotals, totals, what is carried
 * forward. A word says so (“Subtotal”), or they lack what every row has; in both cases their figures must prove it.
 */
export function leaveSums(body: Body, rows: HeadRow[], width: number): void {
  const candidates = new Set(candidatesOf(rows))
  const others = rows.filter((record) => !candidates.has(record))
  if (candidates.size === 0 || others.length < 2) return
  const table = studied(rows, others, width)
  const isProven: IsSum = (record, at, sums) => candidates.has(record) && isSum(record, at, table, sums)
  const first = sumsIn(rows, table, isProven)
  const isCalled = calledAlike(first, table)
  // What is called as proven sums are ends what is summed up, whether it is right or not: those behind it begin anew.
  const unproven = new Set<HeadRow>()
  const found = sumsIn(rows, table, (record, at, sums) => {
    const proven = isProven(record, at, sums)
    if (!proven && isCalled(record)) unproven.add(record)
    return proven || isCalled(record)
  })
  for (const { row } of found) body.leftOut.set(row, 'sum of the rows above')
  if (found.length === 0) return
  const label = found.flatMap(({ cells }) => cells.filter((cell) => SUM_WORDS.test(cell)))[0]
  body.notes.push(
    `${found.length === 1 ? 'Row' : 'Rows'} ${rowList(found.map(({ row }) => row))}${label === undefined ? '' : ` (“${label}”${found.length > 1 ? ' …' : ''})`} ` +
      `${found.length === 1 ? 'says' : 'say'} the sums of rows above, and ${found.length === 1 ? 'was' : 'were'} left out.`,
  )
  if (unproven.size === 0) return
  const wrong = [...unproven].map(({ row }) => row)
  body.notes.push(
    `${wrong.length === 1 ? 'Row' : 'Rows'} ${rowList(wrong)} of these ${wrong.length === 1 ? 'is' : 'are'} called as the others are, but ${wrong.length === 1 ? 'is' : 'are'} not what the rows above come to.`,
  )
}

interface Table {
  /** Figures of the columns that have them, by the row's index; null where the cell has none. */
  figures: Map<number, (number | null)[]>
  /** Columns that every row of the table fills. */
  usual: number[]
}

/** The running sums of all columns of figures, one entry before the first row and one behind each. */
interface Sums {
  totals: Map<number, number>[]
  /** Places in them where a sum may begin: the first, and behind every row of sums. */
  starts: number[]
  /** How many rows of sums fill which columns. */
  shapes: Map<string, number>
}

type IsSum = (record: HeadRow, at: number, sums: Sums) => boolean

function sumsIn(rows: HeadRow[], table: Table, is: IsSum): HeadRow[] {
  const sums: Sums = { totals: [new Map()], starts: [0], shapes: new Map() }
  return rows.filter((record, at) => {
    const found = is(record, at, sums)
    if (found) {
      sums.starts.push(sums.totals.length - 1)
      sums.shapes.set(shapeOf(record), (sums.shapes.get(shapeOf(record)) ?? 0) + 1)
    } else add(sums, at, table)
    return found
  })
}

/**
 * Whether a row has one text, in the place and the words in which several proven sums have theirs, and otherwise figures alone: in just the same
 * columns where it is of another month or year.
 */
function calledAlike(proven: readonly HeadRow[], { figures }: Table): (record: HeadRow) => boolean {
  const textOf = ({ cells }: HeadRow): [number, string] | null => {
    const texts = [...cells.entries()].filter(([at, cell]) => isGiven(cell) && !figures.has(at))
    return texts.length === 1 && /\p{L}{2}/u.test(texts[0]![1]) ? texts[0]! : null
  }
  const nameOf = (record: HeadRow): string | null => textOf(record)?.join('\n') ?? null
  const kindOf = (record: HeadRow): string | null => {
    const [at, text] = textOf(record) ?? []
    return text === undefined || !isLabel(text) ? null : [at, undated(text), filledIn(record)].join('\n')
  }
  const isOften = (of: (record: HeadRow) => string | null): ((record: HeadRow) => boolean) => {
    const known = Map.groupBy(proven, of)
    return (record) => {
      const own = of(record)
      return own !== null && (known.get(own)?.length ?? 0) >= LEAST_CALLED
    }
  }
  const [isNamed, isOfPeriod] = [isOften(nameOf), isOften(kindOf)]
  return (record) => isNamed(record) || isOfPeriod(record)
}

/** “May 24 total” and “Apr 24 total” are one text, but for the period. */
function undated(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (isMonthName(word) ? '#' : word)).replace(/\d+/gu, '#')
}

/** Which cells have something; a dash is nothing. */
function filledIn({ cells }: HeadRow): string {
  return cells.map((cell) => (isGiven(cell) ? '+' : '-')).join('')
}

function shapeOf({ cells }: HeadRow): string {
  return cells.map((cell) => (cell === '' ? '-' : '+')).join('')
}

function candidatesOf(rows: HeadRow[]): HeadRow[] {
  const usual = rows.map(filledOf).toSorted((a, b) => a - b)[rows.length >> 1]!
  return rows.filter((record, at) => at > 0 && (filledOf(record) < usual || record.cells.some(isLabel)))
}

function isLabel(cell: string): boolean {
  return cell.length <= 80 && SUM_WORDS.test(cell)
}

function studied(rows: HeadRow[], others: HeadRow[], width: number): Table {
  const columns = Array.from({ length: width }, (_, at) => at)
  const filled = (at: number): number => others.filter(({ cells }) => isGiven(cells[at])).length
  const figures = columns.flatMap((at) => {
    const own = figuresOf(rows.map(({ cells }) => (isGiven(cells[at]) ? cells[at]! : '')))
    const count = rows.filter(({ cells }, index) => isGiven(cells[at]) && own[index] === null).length
    const numbers = own.filter((figure) => figure !== null).length
    return numbers > 1 && numbers >= FIGURES * (numbers + count) ? [[at, own] as const] : []
  })
  return { figures: new Map(figures), usual: columns.filter((at) => filled(at) >= USUAL * others.length) }
}

function isGiven(cell = ''): boolean {
  return cell !== '' && !NONE.test(cell)
}

function add({ totals }: Sums, at: number, { figures }: Table): void {
  const last = totals.at(-1)!
  totals.push(new Map([...figures].map(([column, own]) => [column, (last.get(column) ?? 0) + (own[at] ?? 0)])))
}

function isSum(record: HeadRow, at: number, { figures, usual }: Table, { totals, starts, shapes }: Sums): boolean {
  const { cells } = record
  const given = [...cells.entries()].filter(([, cell]) => isGiven(cell))
  const own = given.filter(([column]) => typeof figures.get(column)?.[at] === 'number')
  const texts = given.length - own.length
  const lacking = usual.filter((column) => !isGiven(cells[column]))
  if (own.length === 0 || texts > MAX_TEXTS) return false
  const now = totals.at(-1)!
  const labelled = cells.some(isLabel)
  return starts.some((start) => {
    const summed = totals.length - 1 - start
    const proven = own.filter(([column]) => {
      const figure = figures.get(column)![at]!
      const sum = (now.get(column) ?? 0) - (totals[start]!.get(column) ?? 0)
      return figure !== 0 && Math.abs(sum - figure) < 0.006 + 1e-9 * Math.abs(now.get(column) ?? 0)
    })
    // The sum of one row proves little before others have shown that the table has sums.
    if (summed < (starts.length > 1 ? 1 : 2) || proven.length === 0) return false
    if (labelled) return lacking.length > 0 ? proven.length * 2 >= own.length : isAll(proven, own) && summed > 1
    const digits = Math.max(...proven.map(([, cell]) => cell.replace(/\D/g, '').length))
    return (
      lacking.length > 0 &&
      texts <= 1 &&
      lacking.length >= usual.filter((column) => !figures.has(column)).length - texts &&
      isAll(proven, own) &&
      (summed >= LEAST_SUMMED || (shapes.get(shapeOf(record)) ?? 0) >= 2) &&
      (proven.length > 1 || digits >= LEAST_DIGITS)
    )
  })
}

/** Sums of nothing prove nothing, but speak against none. */
function isAll(proven: readonly unknown[], own: readonly (readonly [number, string])[]): boolean {
  return proven.length === own.filter(([, cell]) => /[1-9]/.test(cell)).length
}
