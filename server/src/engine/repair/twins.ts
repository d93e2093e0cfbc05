import { EMPTY, presentCodes, type Grid, type GridColumn } from './grid.ts'
import type { CellProposal } from './model.ts'
import { show } from './phrase.ts'
import { editDistance } from './spelling.ts'

// Rows that say the same but for a slip in one cell: found by a hash of all cells but one, for each in turn, as in the blocking by
// deletion neighbourhoods of similarity joins, over cells of which case, spaces and marks are left out.

const MAX_COLUMNS = 40
/** Columns that have to agree. */
const MIN_AGREEING = 3
/** Cells of the row that hardly any other row has: rows of few categories are alike by chance. */
const MIN_TELLING = 2
const TELLING = 3
const MIN_LENGTH = 5
const MAX_LENGTH = 120

/** Rows that are nearly the same as an earlier one: the cell in which they differ is told, and that of the earlier one named. */
export function nearDuplicates({ columns, rows }: Grid): CellProposal[] {
  if (rows < 2) return []
  const key = columns.findIndex(isKey)
  const compared = columns
    .slice(0, MAX_COLUMNS)
    .map((column, index) => ({ column, index, folded: foldedCodes(column) }))
    .filter(({ column, index }) => column.filled >= rows * 0.5 && index !== key)
  if (compared.length <= MIN_AGREEING) return []
  const all = rowHashes(rows, compared)
  return compared.flatMap(({ column, index, folded }) => {
    const others = compared.filter((other) => other.index !== index)
    return equalRows(all, index, folded).flatMap(([first, second]): CellProposal[] => {
      const isTwin =
        isSlip(column, first, second) &&
        others.every(({ folded: codes }) => codes[first] === codes[second]) &&
        isTelling(others, first)
      if (!isTwin) return []
      const [a, b] = [column.values[column.codes[first]!]!, column.values[column.codes[second]!]!]
      const evidence = `The row is nearly the same as an earlier one: of what tells rows apart only ${column.name} differs, ${show(b)} here and ${show(a)} there.`
      return [{ column: index, row: second, suggested: undefined, evidence, confidence: 0.9, kind: 'duplicate' }]
    })
  })
}

/** Numbers or codes of which no two rows have the same: a copy of a row has one of its own. */
function isKey(column: GridColumn): boolean {
  const words = /\p{L}{3}.*\s/u
  return (
    presentCodes(column).length === column.filled &&
    !column.values.some((value) => words.test(value.slice(0, MAX_LENGTH)))
  )
}

function foldedCodes(column: GridColumn): Int32Array {
  const known = new Map<string, number>()
  const folded = column.values.map((value) => {
    const key = fold(value)
    const code = known.get(key) ?? known.size
    known.set(key, code)
    return code
  })
  return column.codes.map((code) => (code === EMPTY ? EMPTY : folded[code]!))
}

const fold = (value: string): string =>
  value
    .slice(0, 1000)
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, '')

/** A sum over the cells of a row, so that one cell can be taken out of it again. */
function rowHashes(rows: number, columns: { index: number; folded: Int32Array }[]): Float64Array {
  const hashes = new Float64Array(rows)
  for (const { index, folded } of columns) {
    for (let row = 0; row < rows; row++) hashes[row]! += cellHash(index, folded[row]!)
  }
  return hashes
}

/** 44 bits, of which the sum of hundreds is exact in a double. */
function cellHash(column: number, code: number): number {
  let high = Math.imul((code + 2) ^ Math.imul(column + 1, 0x9e3779b1), 0x85ebca6b)
  high = Math.imul(high ^ (high >>> 15), 0xc2b2ae35)
  let low = Math.imul((code + 7) ^ Math.imul(column + 3, 0x27d4eb2f), 0x165667b1)
  low ^= low >>> 13
  return (high >>> 0) * 4096 + (low & 4095)
}

/** Pairs of rows that agree in all but the column, so far as hashes tell; each with the first that does. */
function equalRows(hashes: Float64Array, column: number, folded: Int32Array): [number, number][] {
  const keys = hashes.map((hash, row) => hash - cellHash(column, folded[row]!))
  // Few rows have a twin: sorting finds their keys at a fraction of what a map of all rows costs.
  const sorted = keys.toSorted()
  const shared = new Set(sorted.filter((key, at) => key === sorted[at - 1]))
  const firsts = new Map<number, number>()
  const pairs: [number, number][] = []
  for (let row = 0; row < keys.length && shared.size > 0; row++) {
    const key = keys[row]!
    if (!shared.has(key)) continue
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, row)
    else pairs.push([first, row])
  }
  return pairs
}

/** Words that differ in a letter or two; figures mean what they say. */
function isSlip({ values, codes }: GridColumn, first: number, second: number): boolean {
  const [one, other] = [codes[first]!, codes[second]!]
  if (one === EMPTY || other === EMPTY || one === other) return false
  const [a, b] = [fold(values[one]!), fold(values[other]!)]
  if (a === b || Math.min(a.length, b.length) < MIN_LENGTH || Math.max(a.length, b.length) > MAX_LENGTH) return false
  if (a.replace(/\D/g, '') !== b.replace(/\D/g, '')) return false
  const most = Math.min(a.length, b.length) >= 10 ? 2 : 1
  return editDistance(a, b, most) <= most
}

function isTelling(others: { column: GridColumn }[], row: number): boolean {
  const telling = others.filter(
    ({ column: { codes, counts } }) => codes[row] !== EMPTY && counts[codes[row]!]! <= TELLING,
  )
  return telling.length >= MIN_TELLING
}
