import { multiplied } from '../profile/decimals.ts'
import type { Grid, GridColumn } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { decimalsOf, inCore, plainNumbers, withPlaces, type PlainNumbers } from './plain-numbers.ts'
import { share, show } from './phrase.ts'

/** Rows with a share where the column has percents: one alone may be a small number. */
const MIN_SHARES = 3
const NEARLY_ALL = 0.97
/** So many times larger than nine tenths of the numbers. */
const BEYOND = 2

/** Plain numbers that are of another size because their point was lost, or because they are shares among percents. */
export function otherScales({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    const plain = plainNumbers(column)
    if (plain === null || plain.core[0] < 0) return []
    return [...lostPoints(column, index, plain), ...sharesAmongPercents(column, index, plain)]
  })
}

/** `163` among `1.55`, `1.63` and `2.10`: all others have their decimals. */
function lostPoints(column: GridColumn, index: number, plain: PlainNumbers): ValueProposal[] {
  const { places, core } = plain
  if (places === null || places === 0) return []
  return [...plain.codes].flatMap((code) => {
    const value = column.values[code]!
    if (!/^[1-9]\d*$/.test(value) || Number(value) <= core[1] * BEYOND) return []
    const digits = value.padStart(places + 1, '0')
    const suggested = `${digits.slice(0, -places)}.${digits.slice(-places)}`
    if (!inCore(Number(suggested), plain)) return []
    const evidence = `Nearly all values of ${column.name} have ${places} ${places === 1 ? 'decimal' : 'decimals'}, and with them ${show(value)} is of their size: ${suggested}.`
    return [{ column: index, code, suggested, evidence, confidence: 0.88, kind: 'format' }]
  })
}

/** `0.0315` among `3.15`: two decimals more than nearly all others, which have its hundredfold, too. */
function sharesAmongPercents(column: GridColumn, index: number, plain: PlainNumbers): ValueProposal[] {
  const { codes, rows } = plain
  const rowsOf = (some: number[]): number => some.reduce((sum, code) => sum + column.counts[code]!, 0)
  const usual = [1, 2, 3].find(
    (places) => rowsOf([...codes].filter((code) => decimalsOf(column.values[code]!) <= places)) >= rows * NEARLY_ALL,
  )
  if (usual === undefined) return []
  const small = [...codes].flatMap((code) => {
    const value = column.values[code]!
    if (decimalsOf(value) <= usual || !value.startsWith('0.0')) return []
    const suggested = withPlaces(multiplied(value, '100'), plain)
    const known = column.codeOf.get(suggested)
    return known !== undefined && column.counts[known]! >= MIN_SHARES ? [{ code, suggested }] : []
  })
  if (rowsOf(small.map(({ code }) => code)) < MIN_SHARES) return []
  return small.map(({ code, suggested }) => {
    const evidence = `${show(column.values[code]!)} is a hundredth of ${suggested}, which stands in the column, too; ${share(rows, column.filled)} of the values of ${column.name} are plain numbers, nearly all with ${usual} decimals at most.`
    return { column: index, code, suggested, evidence, confidence: 0.9, kind: 'format' }
  })
}
