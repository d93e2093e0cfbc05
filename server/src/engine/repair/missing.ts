import { isNullWord } from '../profile/null-words.ts'
import { typesOf } from '../profile/value-types.ts'
import { presentCodes, type Grid, type GridColumn } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { share, show } from './phrase.ts'

/** Values that are looked at to see what a column holds. */
const LOOKED_AT = 500
const MOSTLY = 0.9
const FIGURES = ['integer', 'decimal', 'amount', 'percent', 'date', 'datetime', 'time'] as const

/** Disguised missing values (Qahtan et al., FAHES, KDD 2018), of the kind that a word gives away. */
export function disguisedMissing({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    const codes = presentCodes(column)
    const words = codes.filter((code) => isNullWord(column.values[code]!))
    if (words.length === 0 || words.length === codes.length) return []
    const typed = figureShare(column, codes) >= MOSTLY
    return words.map((code): ValueProposal => {
      const count = column.counts[code]!
      const rest = typed ? 'the other values are numbers or dates' : 'it says that there is no value'
      return {
        column: index,
        code,
        suggested: null,
        evidence: `${show(column.values[code]!)} stands in ${share(count, column.filled)} of the filled cells of ${column.name}, where ${rest}.`,
        confidence: typed ? 0.96 : 0.8,
        kind: 'missing',
      }
    })
  })
}

/** Share of the distinct values, words for nothing aside, that are numbers, dates or times. */
export function figureShare(column: GridColumn, codes: number[]): number {
  const step = Math.max(1, Math.floor(codes.length / LOOKED_AT))
  let [seen, figures] = [0, 0]
  for (let at = 0; at < codes.length; at += step) {
    const value = column.values[codes[at]!]!
    if (isNullWord(value)) continue
    seen++
    const types = typesOf(value.trim().slice(0, 100))
    if (FIGURES.some((type) => types.includes(type))) figures++
  }
  return seen === 0 ? 0 : figures / seen
}
