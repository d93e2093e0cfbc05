import type { InputTable } from '../model.ts'
import type { LooseKeys } from './sketch.ts'

/** A value as it is in the cells, how many of the rows looked at have it, and the first of those rows (1-based, as in the file). */
export interface ValueCount {
  value: string
  count: number
  row: number
}

/** What a value can be read as. A value can be several of them: `2024` is an integer and may be a code. */
export type ValueType =
  | 'integer'
  | 'decimal'
  | 'amount'
  | 'percent'
  | 'date'
  | 'datetime'
  | 'time'
  | 'email'
  | 'phone'
  | 'url'
  | 'uuid'
  | 'boolean'
  | 'country'
  | 'currency'
  | 'code'
  | 'words'

/** Dates written in one way in a column, such as `12.03.2024`: which parts exceed 12 tells day from month. */
export interface DateForm {
  /** `ymd`, `numeric` (day and month in unknown order, year last) or `text` (a month by name). */
  kind: 'ymd' | 'numeric' | 'text'
  /** Pattern of a transform; for `numeric` with D for the first part and M for the second: swap them for month first. */
  pattern: string
  count: number
  first: ValueCount
  /** Values whose first (second) part exceeds 12; null when there are none. `numeric` only. */
  first_over_12: ValueCount | null
  second_over_12: ValueCount | null
}

export interface ColumnProfile {
  name: string
  /** What its header stands for, as a text or a list of fields says. */
  explained?: string
  position: number
  /** Rows that `values`, `types`, `shapes` … were taken from. */
  sampled: number
  /** Empty cells (NULL) in the whole table: exact. */
  empty: number
  /** Distinct values: exact when all rows were looked at or they are few; of many in a big table, at least those in the sample. */
  distinct: number
  /** No value twice among the rows looked at (and, for a sample, about as many values as cells). */
  unique: boolean
  min_length: number
  max_length: number
  /** Non-empty cells among the rows looked at. */
  filled: number
  /** Most frequent first, then by first row; at most 200, or 400 when `complete`. */
  values: ValueCount[]
  /** `values` holds every value of the whole table, with exact counts. */
  complete: boolean
  /** What follows `values` in a long list of names that was looked at whole: countries, products, diagnoses. At most 3,000. */
  more: string[]
  /** Digits as 9, letters as a or A, runs as one: most frequent first, at most 12. */
  shapes: { shape: string; count: number }[]
  /** Shares of the filled cells looked at, 0 to 1; cells that say "nothing here" (`n/a`, `-`) don't count. */
  types: Partial<Record<ValueType, number>>
  dates: DateForm[]
  /** Share of filled cells with white space around (or doubled inside). */
  padded: number
  double_spaced: number
  /** The smallest hashes of distinct values, rising: comparing two of them estimates how far their values overlap. */
  sketch: number[]
  /** The sketch holds every distinct value of the whole table. */
  sketch_complete: boolean
  /** The values as keys of joins, compared loosely. */
  loose: LooseKeys
}

/** A row that is no data (`total`, `note`, `page`, `test`), or may be none (`doubtful`); `label` is the text in it that says so. */
export interface AsideRow {
  row: number
  kind: 'total' | 'note' | 'page' | 'test' | 'doubtful'
  label: string
}

export interface TableProfile {
  table: InputTable
  /** Rows of which cells were looked at; all of them when equal to `table.rows`. */
  sampled: number
  columns: ColumnProfile[]
  /** The first rows that were looked at, cells by position: for facts that need several columns at once. At most 400. */
  rows: (string | null)[][]
  /** Rows of totals, notes, numbers of pages and tests. They are not among what the columns' profiles were taken from, where all rows were looked at. */
  aside: AsideRow[]
  /** What people call its file besides, in what they wrote. */
  called?: string[]
  /** Which part of a name stands in front, as somebody wrote. */
  name_order?: 'last first' | 'first last'
}
