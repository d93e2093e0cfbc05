/**
 * Over 300 lines, because it is the one page that tells all data which stages exchange, in their order.
 *
 * The plain data that engine stages hand to one another: read -> profile -> match -> plan -> compile -> check -> write.
 * Field names that callers see on the wire are snake_case here too, so that nothing is renamed on the way out.
 */

import type { ValuedKind } from './repair/model.ts'

// ---------------------------------------------------------------------------------------------------------------- read

/** A column of a source table. `name` is unique in its table; `position` counts from 0 and names Parquet column `c<position>`. */
export interface SourceColumn {
  name: string
  position: number
  /** Up to 5 distinct non-empty values, in order of appearance, cut to 120 characters each. */
  samples: string[]
}

/** Rows of a file that are no data of the table (preamble, blank, footer …), counted for the ledger. */
export interface IgnoredRows {
  reason: string
  rows: number
}

/**
 * One table found in a file. Its cells lie in a Parquet file, all as text, exactly as read:
 * `_row` BIGINT (1-based row number in the file or sheet, as a person would count it), `c0` … `cN` VARCHAR (NULL = empty cell),
 * `_problem` VARCHAR (NULL, or a RowProblem) and `_extra` VARCHAR (JSON list of the cells beyond the last column, else NULL).
 * It is read through `tableScan`, which knows where row numbers are.
 */
export interface SourceTable {
  /** Sheet name in a workbook; the file's name without extension in a text file. Unique in its file. */
  name: string
  page: number | null
  /** 1-based row of the (last) header row; null when the table has none and columns are called "Column 1" … */
  header_row: number | null
  /** Row number of the first data row when all rows follow one another: then the Parquet file has no `_row`. */
  first_row: number | null
  /** Data rows in the Parquet file. */
  rows: number
  columns: SourceColumn[]
  ignored: IgnoredRows[]
  /** Rows with a `_problem`. */
  problem_rows: number
  /** Path of the Parquet file. */
  parquet: string
  /** The filled cells of the rows above its header: a title, who made the list and when, what holds for all of it. */
  above?: string[][] | undefined
  /** The filled cells of the rows below it that are notes: what its codes mean, who made it. */
  below?: string[][] | undefined
  /** What was read otherwise than it stands there, in sentences: cells filled from above, headings of sections … */
  notes?: string[] | undefined
}

export type RowProblem = 'too_many_cells' | 'too_few_cells' | 'unclosed_quote' | 'undecodable' | 'cut_off'

/** A source table together with the file it came from. `parquet` is absolute here. */
export interface InputTable extends SourceTable {
  file_id: string
  file_name: string
  /** SHA-256 of the uploaded file, in hex: part of the digest. */
  sha256: string
}

// ----------------------------------------------------------------------------------------------------------- templates

export interface TemplateColumn {
  name: string
  description?: string
  required: boolean
  unique: boolean
  desiredRule: 'none' | 'ai' | 'strict' | 'link'
  /** RE2 pattern that must match the whole value. */
  strictRule?: string
  linkRule?: { templateId: string; columnName: string }[]
}

export type CrossCellRule = { message: string } & (
  | {
      kind: 'compare'
      left: string
      op: '=' | '!=' | '<' | '<=' | '>' | '>='
      right: { column: string } | { constant: string }
    }
  | { kind: 'required_when'; column: string; when: { column: string; equals: string } }
  | { kind: 'exclusive'; columns: string[] }
  | { kind: 'sum'; columns: string[]; column: string; tolerance: number }
  | { kind: 'unique_together'; columns: string[] }
)

export interface Template {
  id: string
  slug: string
  name: string
  description: string | null
  columns: TemplateColumn[]
  cross_cell_rules: CrossCellRule[]
}

/** Durable context, read before every run. */
export interface KnowledgeEntry {
  key: string
  scope: { type: 'account' } | { type: 'template'; slug: string } | { type: 'source'; id: string }
  content: string
}

// ---------------------------------------------------------------------------------------------------------------- plan

export interface ColumnRef {
  file_id: string
  table: string
  column: string
  position: number
}

export type DecidedBy = 'matcher' | 'knowledge' | 'answer' | 'instruction' | 'model'

export interface ValueMapEntry {
  raw: string
  value: string
  decided_by: DecidedBy
}

/** A cell that is written otherwise than it was: `raw` is what the steps before made of it. */
export interface Correction {
  row: number
  raw: string | null
  value: string | null
  evidence: string
}

/**
 * `formula` of `+ - * / ??`, brackets, figures with a point and `$1` to `$99`, the column's inputs, each read as `inputs` says at its place. The result
 * is rounded half away from zero to `decimals` (6), without zeros at its end.
 */
export interface Calculation {
  formula: string
  inputs: CalculatedInput[]
  decimals?: number
  /** A `day` is counted from dates, and written `YYYY-MM-DD`; a `moment` from minutes, `YYYY-MM-DD HH:mm`, or its `time` of the day alone. */
  result?: 'figure' | 'day' | 'moment' | 'time'
}

/** How the figures, or the dates, of one input of a calculation are read. */
export interface CalculatedInput {
  decimal?: '.' | ','
  grouping?: '' | ',' | '.' | ' ' | "'"
  /** Dates that are written so, each as its number of days; with `month` as unit, of months. */
  dates?: string[]
  /** The unit of the figures in the formula; other units of its kind are converted. `1` with `bare_unit: '%'`: percentages as shares of one. */
  unit?: string
  bare_unit?: string
  /** What an empty cell counts as; without it nothing is calculated where there is none. */
  empty?: string
  /** Texts that stand for figures: `C` for 100. */
  figures?: { raw: string; value: string }[]
}

/**
 * The closed set of transforms. Each takes text and gives text; NULL stays NULL except for `default`, `constant` and `row_number`.
 * A value that a transform can't take is kept as it was and becomes an issue: nothing is dropped in silence.
 */
export type Transform =
  | { kind: 'trim' }
  | { kind: 'collapse_spaces' }
  /** `name`: only what is written wholly in one case, and `words` just so. */
  | { kind: 'case'; to: 'upper' | 'lower' | 'title' | 'name'; words?: string[] }
  | { kind: 'strip'; characters: string }
  | { kind: 'replace'; find: string; with: string }
  | { kind: 'pad'; length: number; character: string; side: 'left' | 'right' }
  | { kind: 'prefix'; text: string }
  | { kind: 'suffix'; text: string }
  /** `at` counts characters from the start or, below zero, from the end. */
  | { kind: 'insert'; text: string; at: number }
  | { kind: 'extract'; pattern: string }
  /** `part` counts from 1; -1 is the last; `rest: true` takes everything from `part` on. */
  | { kind: 'split'; separator: string; part: number; rest?: boolean }
  /** Only as the first transform of a column with several inputs; empty inputs are left out. `first`: all but the first that isn't; `tokens` count as empty. */
  | { kind: 'merge'; separator: string; first?: boolean; tokens?: string[]; calculation?: Calculation }
  /** The part behind the first separator goes to the front: “Meier, Ursula” → “Ursula Meier”. */
  | { kind: 'swap'; separator: string; with: string }
  /** `pattern` must match the whole value; `\1` to `\9` in `with` are its groups, `\0` is all of it, and `\\` a backslash. */
  | { kind: 'rewrite'; pattern: string; with: string }
  /** A value that the last steps did not make match, or that matched before, is as it was before them. */
  | { kind: 'take_back'; steps: number; pattern: string }
  | { kind: 'null_token'; tokens: string[] }
  /** `decimals`: so many are written, filled up with zeros; further ones stay unless they are zeros. */
  /**
   * `unit`: the one that the figures are in then; a unit behind them goes, and those in another of its kind are converted. `bare_unit`: that
   * of figures without any, where it is another one. `written_decimal`: the mark that is written; a point where it is absent.
   */
  | {
      kind: 'number'
      decimal: '.' | ','
      grouping: '' | ',' | '.' | ' ' | "'"
      percent?: boolean
      decimals?: number
      unit?: string
      bare_unit?: string
      written_decimal?: '.' | ','
    }
  /** Patterns as in `DD.MM.YYYY`, tried in order: YYYY YY Y MM M DD D MMM MMMM HH mm ss A, all else literal; Y is one digit or two. */
  /**
   * `latest_year`: no two-digit year is read as a later one; without it, 00 to 68 are 2000 to 2068. `month_day`: which day of its month
   * a date is that says none; without it, the first.
   */
  | { kind: 'date'; from: string[]; to: string; latest_year?: number; month_day?: 'first' | 'last' }
  | { kind: 'boolean'; yes: string[]; no: string[]; to: { yes: string; no: string } }
  /** `country` (ISO 3166 alpha-2) for numbers without a country code; null leaves those as they are, with an issue. */
  | { kind: 'phone'; country: string | null }
  | { kind: 'email' }
  | { kind: 'value_map'; entries: ValueMapEntry[] }
  | { kind: 'default'; value: string }
  | { kind: 'constant'; value: string }
  /** `within`: anew for each value of the input. */
  | { kind: 'row_number'; start: number; within?: boolean }
  /** Only as the last one: what accepted suggestions say of single rows, by their numbers in the file. */
  | { kind: 'correct'; entries: Correction[] }

export interface ColumnPlan {
  /** Template column. */
  column: string
  /** Empty: nothing is mapped here (the column is filled by `constant`/`default`, or stays empty). */
  inputs: ColumnRef[]
  transforms: Transform[]
  /** Expected share of such decisions that are right, 0 to 1. */
  confidence: number
  reason: string
  decided_by: DecidedBy
  alternatives: { inputs: ColumnRef[]; confidence: number; reason: string }[]
  /** Some values are long numbers that a spreadsheet shortened (`1.2E+10`): each gets an issue. */
  shortened?: true
}

/** Rows that are left out on purpose. `position` is a column of the source table; an absent one means the whole row. */
export interface RowSkip {
  when:
    | { position: number; is: 'empty' }
    | { positions: number[]; is: 'all_empty' }
    | { position: number; is: 'equal'; value: string }
    /** Letters' case and spaces around make no difference; `none_of` are the rows that have another value, or none. */
    | { position: number; is: 'one_of' | 'none_of'; values: string[] }
    | { is: 'blank_row' }
    /** Exactly these rows, by their numbers in the file. */
    | { is: 'numbered'; rows: number[] }
    /**
     * Rows of which another one of the table has the same key and a later day, by the patterns in which the days are written; where there is none, a
     * higher number in that column.
     */
    | { is: 'older'; key: number[]; day: number; patterns: string[] }
  reason: string
  /**
   * What stands there is a state of what the row is about, and not of the row: of several rows that are one, that of the row which counts is
   * its state, and the others stay behind with it.
   */
  state?: true
}

/** A table that only completes this one: at most one row of it for each. Its first row per key wins; others are ignored, with a reason. */
export interface JoinPlan {
  file_id: string
  table: string
  left: number
  right: number
  /** Further columns of a key of several: all of them have to be equal. */
  also?: { left: number; right: number }[]
  /** Keys are compared without case, spaces, hyphens and leading zeros. */
  loose?: true
  /** Of loose keys: dots, slashes and underscores don't count, either. */
  unmarked?: true
  /** Of loose keys: letters that only some of them begin with, and that don't count. */
  dress?: string
  /** Keys that have nothing in common, of rows that are known to be the same: each of the main table's with that of the joined one. */
  twins?: { left: string; right: string }[]
  /** Of several rows with a key that of the latest day is taken, and not the first. */
  latest?: { day: number; patterns: string[] }
  /** Only rows count of which this column is empty: the others are over. */
  open?: number
  /** Only rows count that have one of these in this column: the others are of other tables' rows. */
  only?: { position: number; values: string[] }
  reason: string
}

export interface SourcePlan {
  file_id: string
  table: string
  /** Of a table that gives several rows for each of its own: the header of the column that these are of. */
  part?: string
  joins: JoinPlan[]
  /** One per template column, in template order. */
  columns: ColumnPlan[]
  skips: RowSkip[]
  /** Columns of this table (and of the joined ones) that end nowhere. */
  unmapped: { file_id: string; table: string; column: string; position: number; reason: string }[]
}

export interface SameKey {
  column: string
  with?: string[]
  keep: 'keep_first' | 'keep_last' | 'keep_all' | { file_id: string; table: string }
  /** Before that rows are merged into one of their key that has all that they have, and more. */
  fullest?: true
}

export interface SheetPlan {
  slug: string
  sources: SourcePlan[]
  /** What happens to rows that are equal in every mapped cell. `ask` until it is known. */
  duplicates: 'ask' | 'keep_first' | 'keep_last' | 'keep_all'
  /**
   * Which stays of rows that share a value of a column that is to be unique, or was said to make them one: the first, the last, or that of a table;
   * the others are merged into it. With `keep_all` none is, and the check refuses them all. A natural key is a column `with` others, which no check
   * refuses.
   */
  same_key?: SameKey[]
  /** Its rows are what those of another sheet's table belong to, each once: that they repeat is as it should be. */
  inline?: true
  /** Links of which somebody said that rows stay behind with the row that they name: each with who says so. */
  bereft?: { column: string; origin: string }[]
  /** Links of which somebody said that rows stay behind where `state` of the row that they name, of the sheet `of`, is one of these. */
  of_state?: { column: string; of: string; state: string; values: string[]; origin: string }[]
  /** Template columns of which suggestions are accepted: each with who says so. */
  accepted?: { column: string; origin: string }[]
}

/** Everything needed to make the sheets again without the agent. Immutable once shown. */
export interface Plan {
  version: number
  sheets: SheetPlan[]
  ignored_tables: { file_id: string; table: string; reason: string }[]
}

// ----------------------------------------------------------------------------------------------------------- questions

export type QuestionKind = 'column_match' | 'value_map' | 'date_order' | 'duplicate' | 'link' | 'other'

export interface Evidence {
  file_id: string
  table: string
  row: number
  column: string
  value: string | null
}

export interface Question {
  /** The same decision has the same key whenever it is planned again. */
  key: string
  kind: QuestionKind
  prompt: string
  target: { slug: string; column: string | null }
  options: { value: string; label: string; confidence: number }[]
  free_text: boolean
  evidence: Evidence[]
  affected_rows: number
  default: string | null
}

export interface Answer {
  key: string
  value: string
  /** Revisions that were there already when it was given: only a later one goes before it. 0 when left out. */
  revisions?: number
  /** It was given to an earlier migration: whatever was said of this one goes before it. */
  earlier?: { migration_id: string; prompt: string }
}

// ------------------------------------------------------------------------------------------------------------- revisions

/** What is there, of one source column or several, and what is wanted; the empty text is an empty cell. */
export interface Example {
  from: string[]
  to: string
}

/** One exact change of a plan; `slug` names a template, and `column` a column of it. */
export type PlanChange = ColumnChange | JoinTables

export type ColumnChange = { slug: string; column: string } & (
  | { kind: 'map'; sources: NamedColumn[] }
  | { kind: 'unmap' }
  | { kind: 'value_map'; entries: { raw: string; value: string }[] }
  | { kind: 'transform'; transforms: Transform[] }
  | { kind: 'examples'; sources?: NamedColumn[]; examples: Example[] }
  | { kind: 'default'; value: string }
  /** Rows whose source value is that text or, without one, is empty. */
  | { kind: 'skip_rows'; equals?: string }
)

/** The table of `right` completes the rows of the table of `left`, by these keys. */
export interface JoinTables {
  kind: 'join'
  slug: string
  left: NamedColumn
  right: NamedColumn
}

/** A column of a file as a caller names it. */
export type NamedColumn = Omit<ColumnRef, 'position'>

/** What one update said. Later ones go before earlier ones, and changes before instructions. */
export interface Revision {
  instructions: string | null
  changes: PlanChange[]
  /** The run at work is this update: its notes tell what came of it. */
  current?: boolean
}

// --------------------------------------------------------------------------------------------------------------- check

export type IssueCode =
  | 'required'
  | 'strict'
  | 'type'
  | 'unique'
  | 'link'
  | 'cross_cell'
  | 'ai'
  | 'ambiguous'
  | 'lossy'
  | 'truncated'
  | 'unparsed'

export type Severity = 'warning' | 'error'

export interface Issue {
  column: string | null
  code: IssueCode
  severity: Severity
  message: string
  suggestion?: IssueSuggestion
}

/** What a value should be, where the rest of the data tells. */
export interface IssueSuggestion {
  value: string | null
  kind: ValuedKind
  confidence: number
  evidence: string
}

// --------------------------------------------------------------------------------------------------------------- write

export interface RowCounts {
  source: number
  exported: number
  merged: number
  rejected: number
  ignored: number
}

/** Where every source row and column went. `source` is always the sum of the other four. */
export interface Ledger {
  rows: RowCounts
  columns: { source: number; mapped: number; ignored: number }
  tables: {
    file_id: string
    table: string
    rows: RowCounts
    columns: { name: string; state: 'mapped' | 'ignored'; reason: string }[]
    ignored: IgnoredRows[]
  }[]
}

export interface SheetSummary {
  slug: string
  name: string
  columns: string[]
  total: number
  valid: number
  warning: number
  error: number
  issues: { column: string | null; code: IssueCode; severity: Severity; rows: number }[]
}

export interface ValueMapReport {
  slug: string
  column: string
  entries: (ValueMapEntry & { count: number })[]
}

export interface Impact {
  from_version: number
  rows: { added: number; removed: number; changed: number }
  issues: { added: number; removed: number }
  columns: {
    slug: string
    column: string
    cells_changed: number
    examples: { row_id: string; before: string | null; after: string | null }[]
  }[]
}

/** What a finished plan-making run leaves behind, beside the sheets' Parquet files. */
export interface Manifest {
  plan: Plan
  /** SHA-256 (hex) over RFC 8785 JSON of inputs, plan, templates and knowledge. */
  digest: string
  sheets: (SheetSummary & {
    /** File name within the run's folder, and its SHA-256: what execute verifies and exports read. */
    parquet: string
    sha256: string
  })[]
  value_maps: ValueMapReport[]
  ledger: Ledger
  impact: Impact | null
  /** Decisions taken without asking that a person may want to see (autonomy `decide`, unread files …). */
  notes: string[]
  /** The knowledge that the plan was made with; not there in results from before it was kept. */
  knowledge?: { key: string; sha256: string }[]
}

/** Stages in order, as `progress.stage` shows them. */
export type Stage =
  | 'waiting_for_files'
  | 'reading'
  | 'profiling'
  | 'matching'
  | 'transforming'
  | 'checking'
  | 'writing'
  | 'done'

export interface Progress {
  stage: Stage
  done: number
  total: number
}

/** An error whose sentence is meant for the caller: what went wrong, where, with which value and limit, and what to do. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
}
