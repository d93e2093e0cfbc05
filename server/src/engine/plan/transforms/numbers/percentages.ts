import { cellsOf } from '../../../profile/cells-of.ts'
import { conceptsOf } from '../../../match/names/words.ts'
import { multiplied } from '../../../profile/decimals.ts'
import type { Marks } from '../../../profile/numbers.ts'
import type { Work } from '../column-values.ts'
import { figureOf } from './major-units.ts'
import type { Measure } from './measures.ts'
import { plainNumber } from './number-marks.ts'

// What the sign of a percentage makes of figures: shares of one, whole per cents, or parts of what stands elsewhere in the row.

/** A percentage by its sign. */
export const SIGNED = /^\s*\d{1,3}(?:[.,]\d+)?\s*%\s*$/
/** No share of a sum is more. */
const WHOLE = 100

/** So few larger figures may be slips. */
const SOME = 0.05

/** Whether a column has percentages among amounts that are none, “5 %” beside “3000”: each is a share of something else in its row, and no hundredth. */
export function areSharesAmongSums(values: readonly { value: string | null; count: number }[]): boolean {
  const given = values.flatMap(({ value, count }) => (value === null ? [] : { value, count }))
  const others = given.filter(({ value }) => !SIGNED.test(value))
  const larger = others.filter(({ value }) => (figureOf(value) ?? 0) > WHOLE)
  return others.length < given.length && larger.length > 0 && cellsOf(larger) >= SOME * cellsOf(given)
}

/** The same of a column that is to be no rate itself. */
export function areSharesOfOthers({ values, target }: Work): boolean {
  const isRate = conceptsOf(target.name).some((concept) => concept === 'percent' || concept === 'rate')
  return !isRate && areSharesAmongSums(values)
}

/** The share of one that a percentage is; null for what is none. */
export function shareIn(value: string, marks: Marks): string | null {
  const figures = isPercentage(value) ? plainNumber(value.trim().slice(0, -1), marks) : null
  return figures === null ? null : multiplied(figures, '0.01')
}

/**
 * Figures without the sign beside percentages: “80 %”, “0.8”, “80”. None is above one where they are shares, and all are where they are
 * percentages, too. Null where all have the sign, or nothing tells.
 */
export function mixedShares({ values }: Work, marks: Marks): Measure | null {
  const bare = values.flatMap(({ value }) =>
    value === null || isPercentage(value) ? [] : Number(plainNumber(value, marks) ?? NaN),
  )
  const given = bare.filter((figure) => figure !== 0 && !Number.isNaN(figure))
  if (given.length === 0) return null
  if (given.every((figure) => figure <= 1)) return { unit: '1' }
  return given.every((figure) => figure > 1) ? { unit: '1', bare_unit: '%' } : null
}

export function isPercentage(value: string): boolean {
  return value.trim().endsWith('%')
}
