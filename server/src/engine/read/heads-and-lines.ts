import { beginsWithTotal, filledOf } from './below.ts'
import type { Body } from './body-model.ts'
import type { HeadRow } from './header.ts'

/** So few heads may be anything. */
const LEAST_HEADS = 3
const LEAST_LINES = 3
/** A head says more than what a section is called. */
const LEAST_CELLS = 3
/** Columns that only lines have, so that they are more than a text that goes on below. */
const LEAST_OWN = 2
/** From this share of the rows on, a kind of rows has a column; up to the second one it has it by mistake. */
const FILLED = 0.8
const STRAY = 0.02
/** Heads have numbers of their own, and lines below them: all but a few. */
const DISTINCT = 0.9
const FOLLOWED = 0.7

/**
 * A report that prints each document in a row, and the lines of it in rows below that fill other columns: two tables in one. The lines say no
 * more than what is theirs, so that they are read with what their head says, but for its sums. Null where the rows are of one kind.
 */
export function headsAndLines(all: readonly HeadRow[], width: number): { heads: Body; lines: Body } | null {
  // The sum of all documents is no line of the last one.
  const { sums = [], rows = [] } = Object.groupBy(all, (record) => (beginsWithTotal(record) ? 'sums' : 'rows'))
  const kinds = kindsOf(rows, width)
  if (kinds === null) return null
  const { heads, lines } = kinds
  const places = Array.from({ length: width }, (_, at) => at)
  const isOf = (kind: readonly HeadRow[], at: number): boolean => share(kind, at) > STRAY
  const own = places.filter((at) => isOf(lines, at) && !isOf(heads, at))
  const theirs = places.filter((at) => isOf(heads, at) && !isOf(lines, at))
  const isRegular = (kind: readonly HeadRow[], at: number): boolean => share(kind, at) >= FILLED
  if (own.filter((at) => isRegular(lines, at)).length < LEAST_OWN) return null
  if (theirs.filter((at) => isRegular(heads, at)).length < LEAST_OWN) return null
  const above = theirs.filter((at) => !isSum(heads, at))
  const ofLines = places.filter((at) => above.includes(at) || lines.some((record) => has(record, at)))
  const ofHeads = places.filter((at) => !own.includes(at) || heads.some((record) => has(record, at)))
  const said = `${heads.length} rows are heads, and the ${lines.length} rows below them their lines, which fill other columns: they were read as two tables.`
  const ofAll = bodyOf(lines, ofHeads, new Map(), `${said} This one has the heads.`)
  for (const { row } of sums) ofAll.leftOut.set(row, 'sum of the rows above')
  return {
    heads: ofAll,
    lines: bodyOf(
      [...heads, ...sums],
      ofLines,
      filledFrom(rows, above),
      `${said} This one has the lines, each with what its head says.`,
    ),
  }
}

/** The rows that begin with what the first of them begins with, each another one, and those that don't. */
function kindsOf(rows: readonly HeadRow[], width: number): { heads: HeadRow[]; lines: HeadRow[] } | null {
  const key = rows[0]?.cells.findIndex((cell) => cell !== '') ?? -1
  if (key < 0 || width < LEAST_CELLS + LEAST_OWN) return null
  const heads = rows.filter((record) => has(record, key))
  const lines = rows.filter((record) => !has(record, key))
  if (heads.length < LEAST_HEADS || lines.length < LEAST_LINES) return null
  const usual = heads.map(filledOf).toSorted((a, b) => a - b)[heads.length >> 1]!
  const followed = rows.filter((record, at) => has(record, key) && rows[at + 1] && !has(rows[at + 1]!, key)).length
  const isKnown = new Set(heads.map(({ cells }) => cells[key]!)).size >= DISTINCT * heads.length
  return isKnown && usual >= LEAST_CELLS && followed >= FOLLOWED * heads.length ? { heads, lines } : null
}

function has({ cells }: HeadRow, at: number): boolean {
  return (cells[at] ?? '') !== ''
}

function share(rows: readonly HeadRow[], at: number): number {
  return rows.filter((record) => has(record, at)).length / rows.length
}

const SUM = /^[^\p{L}]*\d[.,]\d{1,2}(?!\d)[^\p{L}\d]*$|^\p{Sc}\s?\d|\d\s?\p{Sc}$/u

function isSum(heads: readonly HeadRow[], at: number): boolean {
  const given = heads.flatMap(({ cells }) => cells[at] || [])
  return given.filter((cell) => SUM.test(cell)).length * 2 > given.length
}

function filledFrom(rows: readonly HeadRow[], columns: readonly number[]): Body['fills'] {
  const fills: Body['fills'] = new Map()
  const key = rows[0]!.cells.findIndex((cell) => cell !== '')
  let head: HeadRow | undefined
  for (const record of rows) {
    if (has(record, key)) head = record
    else fills.set(record.row, new Map(columns.flatMap((at) => (head?.cells[at] ? [[at, head.cells[at]]] : []))))
  }
  return fills
}

function bodyOf(others: readonly HeadRow[], columns: number[], fills: Body['fills'], note: string): Body {
  const leftOut: Body['leftOut'] = new Map(others.map(({ row }) => [row, 'row of the other table']))
  return { leftOut, fills, added: [], columns, notes: [note] }
}
