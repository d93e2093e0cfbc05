import type { Suggestion } from '../../server/src/engine/repair/model.ts'

export interface Rates {
  precision: number
  recall: number
  f1: number
}

export interface RepairScore {
  /** Cells that differ between the dirty and the clean table. */
  errors: number
  suggestions: number
  /** Cells that something is suggested for, against those that are wrong. */
  detection: Rates
  /** Suggested values, against the right ones. */
  repair: Rates
}

/** Scores suggestions cell by cell; tables are rows of cells. */
export function scoreRepairs(suggestions: readonly Suggestion[], dirty: string[][], clean: string[][]): RepairScore {
  const width = dirty[0]?.length ?? 0
  let errors = 0
  for (const [row, cells] of dirty.entries()) {
    for (let column = 0; column < width; column++) if (isWrong(cells[column], clean[row]?.[column])) errors++
  }
  const found = suggestions.filter(({ row, column, value }) => isWrong(value, clean[row]?.[column])).length
  const valued = suggestions.filter(({ suggested }) => suggested !== undefined)
  const right = valued.filter((suggestion) => isRight(suggestion, clean)).length
  return {
    errors,
    suggestions: suggestions.length,
    detection: rates(found, suggestions.length, errors),
    repair: rates(right, valued.length, errors),
  }
}

/** Null, absent and the empty text are the same cell. */
function isWrong(value: string | null | undefined, right: string | undefined): boolean {
  return (value ?? '') !== (right ?? '')
}

export function isRight({ row, column, suggested }: Suggestion, clean: string[][]): boolean {
  return suggested !== undefined && !isWrong(suggested, clean[row]?.[column])
}

/** Nothing suggested where nothing is wrong is as it should be. */
function rates(right: number, given: number, wanted: number): Rates {
  const precision = given === 0 ? (wanted === 0 ? 1 : 0) : right / given
  const recall = wanted === 0 ? 1 : right / wanted
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
}

export interface Bin {
  from: number
  to: number
  suggestions: number
  confidence: number
  right: number
}

/** Whether confidence means what it says: per tenth, how many of the suggestions were right. */
export function reliabilityOf(judged: { confidence: number; right: boolean }[]): Bin[] {
  const bins = Map.groupBy(judged, ({ confidence }) => Math.min(9, Math.floor(confidence * 10 + 1e-9)))
  return [...bins]
    .toSorted(([a], [b]) => a - b)
    .map(([bin, some]) => ({
      from: bin / 10,
      to: (bin + 1) / 10,
      suggestions: some.length,
      confidence: some.reduce((sum, { confidence }) => sum + confidence, 0) / some.length,
      right: some.filter(({ right }) => right).length / some.length,
    }))
}

/** Cells that a job exported otherwise than they were, though they were right. */
export function harmOf(exported: (string | null)[][], dirty: string[][], clean: string[][]): number {
  let harm = 0
  for (const [row, cells] of exported.entries()) {
    for (const [column, cell] of cells.entries()) {
      const right = clean[row]?.[column]
      if (isWrong(cell, right) && !isWrong(dirty[row]?.[column], right)) harm++
    }
  }
  return harm
}
