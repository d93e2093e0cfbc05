import { presentCodes, type Grid, type GridColumn } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { share, show } from './phrase.ts'

/** A way to write numbers is a column's own when this share of its filled cells has it; fewer columns than so many cells have none. */
const USUAL = 0.8
const MIN_CELLS = 20

const WHOLE = /^[+-]?\d+$/
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const EMPTY_DECIMALS = /^([+-]?\d+)\.0+$/
const DIGITS = /^\d+$/

/** Numbers that are written otherwise than most of their column, by what spreadsheets and programs do to numbers on their way. */
export function unevenFigures({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    if (column.filled < MIN_CELLS) return []
    const codes = presentCodes(column).filter((code) => column.values[code]!.length <= 40)
    const form = (pattern: RegExp): number => rowsOf(column, codes, pattern) / column.filled
    const whole = form(WHOLE)
    return [
      ...(whole >= USUAL ? emptyDecimals(column, index, codes, whole) : []),
      ...(whole >= USUAL ? groups(column, index, codes, whole) : []),
      ...lostZeros(column, index, codes),
    ]
  })
}

function rowsOf({ values, counts }: GridColumn, codes: number[], pattern: RegExp): number {
  return codes.reduce((sum, code) => sum + (pattern.test(values[code]!) ? counts[code]! : 0), 0)
}

function emptyDecimals(column: GridColumn, index: number, codes: number[], whole: number): ValueProposal[] {
  return codes.flatMap((code) => {
    const suggested = EMPTY_DECIMALS.exec(column.values[code]!)?.[1]
    if (suggested === undefined) return []
    const evidence = `${share(whole, 1)} of the values of ${column.name} are whole numbers without decimals.`
    return [{ column: index, code, suggested, evidence, confidence: 0.93, kind: 'format' }]
  })
}

function groups(column: GridColumn, index: number, codes: number[], whole: number): ValueProposal[] {
  return codes.flatMap((code) => {
    const value = column.values[code]!
    if (!GROUPED.test(value)) return []
    const suggested = value.replaceAll(',', '')
    const evidence = `${share(whole, 1)} of the values of ${column.name} are numbers without marks between thousands.`
    return [{ column: index, code, suggested, evidence, confidence: 0.92, kind: 'format' }]
  })
}

/** Codes of one length, some with zeros in front: shorter ones lost theirs when a program took them for numbers. */
function lostZeros(column: GridColumn, index: number, codes: number[]): ValueProposal[] {
  const lengths = new Map<number, number>()
  for (const code of codes) {
    const { length } = column.values[code]!
    if (DIGITS.test(column.values[code]!)) lengths.set(length, (lengths.get(length) ?? 0) + column.counts[code]!)
  }
  const [usual] = [...lengths].toSorted((a, b) => b[1] - a[1])
  if (!usual || usual[0] < 3 || usual[1] < column.filled * USUAL) return []
  const [length, rows] = usual
  const zeros = codes.filter((code) => /^0\d+$/.test(column.values[code]!) && column.values[code]!.length === length)
  if (zeros.length < 2) return []
  return codes.flatMap((code) => {
    const value = column.values[code]!
    if (!DIGITS.test(value) || value.length >= length || value.length < length - 2 || value.startsWith('0')) return []
    const suggested = value.padStart(length, '0')
    const evidence = `${share(rows, column.filled)} of the values of ${column.name} have ${length} figures, some of them with zeros in front, as in ${show(column.values[zeros[0]!]!)}.`
    return [{ column: index, code, suggested, evidence, confidence: 0.92, kind: 'format' }]
  })
}
