import { cellsOf } from '../../profile/cells-of.ts'
import type { Transform } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'

/** A template column made of several source columns, or of a part of one. */
export interface Composite {
  target: number
  /** Indexes of the table's columns, in the order in which they are joined. */
  sources: number[]
  transforms: Transform[]
  confidence: number
  /** What was seen, as a sentence. */
  reason: string
  /** The whole values are for another template column as well. */
  beside?: true
}

/** The parts of one column, each taken out of its cells by a step; nearly sure, as their form tells them apart. */
export function partsOf(
  source: number,
  reason: string,
  parts: readonly [target: number, step: Transform][],
): Composite[] {
  return parts.map(([target, step]) => ({ target, sources: [source], transforms: [step], confidence: 0.88, reason }))
}

/** The share of a column's filled cells that match. */
export function sharesOf({ values, filled }: ColumnProfile, pattern: RegExp): number {
  const total = cellsOf(values)
  if (filled === 0 || total === 0) return 0
  return (
    values.reduce((sum, { value, count }) => (pattern.test(value.trim().slice(0, 200)) ? sum + count : sum), 0) / total
  )
}

/** Joins columns so that they can be told apart again. */
export const BETWEEN = '¦'

/** Whether no value that was seen in these columns has that in it. */
export function canJoin(columns: readonly ColumnProfile[]): boolean {
  return !columns.some(({ values }) => values.some(({ value }) => value.includes(BETWEEN)))
}
