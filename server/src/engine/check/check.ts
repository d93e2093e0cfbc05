import type { IssueCode, Severity } from '../model.ts'
import type { ValuedKind } from '../repair/model.ts'

/**
 * One thing that can be wrong with rows of a sheet. A sheet's checks are numbered from 0; number `i` is bit `i % 64` of the issue mask
 * `_i<i / 64>` in the sheet's file. They are kept in that file, so that a page or an export needs nothing else.
 */
export interface Check {
  /** Name of the template column; null for what concerns the row. */
  column: string | null
  code: IssueCode
  severity: Severity
  /** The sentence: texts, values of the row by column index, and raw texts of cells that lost something. */
  message: MessagePart[]
  /** Single cells of the column, for checks that know something of each. */
  cells?: CheckedCell[]
}

/** A cell by its row, with what there is to say of it: what it should be, or what it was before it was corrected. */
export interface CheckedCell {
  /** Index of the source in the sheet's plan, and the row's number there. */
  source: number
  row: number
  other: string | null
  evidence: string
  suggestion?: { kind: ValuedKind; confidence: number }
}

export type MessagePart = string | { value: number } | { raw: number } | { cell: 'other' | 'evidence' }

/** A check that a row alone can answer: a BOOLEAN expression over the columns of a compiled sheet (NULL = all is well). */
export interface RowCheck extends Check {
  fails: string
}

/** A check that takes other rows to answer. */
export interface TableCheck extends Check {
  across:
    | { kind: 'distinct'; columns: number[] }
    /** The value must be among those of the columns named, each by slug and index. */
    | { kind: 'link'; column: number; parents: { slug: string; column: number }[] }
    /** The value must not be that of rows with an error alone, in the columns named. */
    | { kind: 'bereft'; column: number; parents: { slug: string; column: number }[] }
    /** Just the check's cells. */
    | { kind: 'cells' }
}

export type AnyCheck = RowCheck | TableCheck

export function isTableCheck(check: AnyCheck): check is TableCheck {
  return 'across' in check
}

/** Longest value shown in a message, in characters. */
export const shownLength = 80

/** A value of the row in a message. */
export const value = (column: number): MessagePart => ({ value: column })
