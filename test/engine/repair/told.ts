import type { Suggestion } from '../../../server/src/engine/repair/model.ts'
import { suggestRepairs } from '../../../server/src/engine/repair/suggest.ts'

export type Row = Record<string, string | null>

/** Suggestions for a table given row by row. */
export function suggest(rows: Row[]): Suggestion[] {
  const names = Object.keys(rows[0] ?? {})
  return suggestRepairs(
    names,
    names.map((name) => rows.map((row) => row[name] ?? null)),
  )
}

/** `row column: value → suggested` of what is suggested with at least this confidence. */
export function told(rows: Row[], least = 0.5): string[] {
  const names = Object.keys(rows[0] ?? {})
  return suggest(rows)
    .filter(({ confidence }) => confidence >= least)
    .map(({ row, column, value, suggested }) => `${row} ${names[column]}: ${value} → ${suggested}`)
}

/** The same numbers every time, evenly spread: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The rows with other cells in some. */
export function changed(rows: Row[], changes: Record<number, Row>): Row[] {
  return rows.map((row, index) => ({ ...row, ...changes[index] }))
}
