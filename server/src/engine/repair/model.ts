/** What speaks for a suggestion. */
export type RepairKind =
  /** Text that was read in a wrong encoding at some time. */
  | 'encoding'
  /** A text that says that there is no value. */
  | 'missing'
  /** Written otherwise than the column's other values. */
  | 'format'
  /** A unit or sign that the column's other values don't have, or write otherwise. */
  | 'unit'
  /** A rare value next to a frequent one. */
  | 'misspelt'
  /** A value and that of another column in one cell. */
  | 'misplaced'
  /** Rows that agree elsewhere have another value here. */
  | 'dependency'
  /** Several sources report on one thing, and most or the better ones say something else. */
  | 'vote'
  /** An empty cell whose value other rows tell. */
  | 'inferred'
  /** A number far from all others. */
  | 'outlier'
  /** The row is nearly the same as an earlier one, and differs from it here. */
  | 'duplicate'

/** Kinds that say what a value should be. */
export type ValuedKind = Exclude<RepairKind, 'outlier' | 'duplicate'>

/** What may be wrong with a cell. */
export interface Suggestion {
  /** Index of the row in the grid. */
  row: number
  /** Index of the column in the grid. */
  column: number
  value: string | null
  /** The value that it should be, null for an empty cell; undefined where nothing tells. */
  suggested: string | null | undefined
  /** Why, in a sentence that stands for itself. */
  evidence: string
  /** Expected share of such suggestions that are right, 0 to 1. */
  confidence: number
  kind: RepairKind
}

/** A suggestion before its cells are known: every cell of the column with that value. */
export interface ValueProposal {
  column: number
  code: number
  suggested: string | null | undefined
  evidence: string
  confidence: number
  kind: RepairKind
}

export interface CellProposal extends Omit<ValueProposal, 'code'> {
  row: number
}

/** Suggestions with this confidence are shown to people: others would cost them more than they give. */
export const SHOWN = 0.9
