import type { Transform } from '../model.ts'

/** The transform of one kind. */
export type TransformOf<Kind extends Transform['kind']> = Extract<Transform, { kind: Kind }>

/** One transform compiled: SQL expressions over the step's input column and over what the step defined. */
export interface Step {
  /** VARCHAR. For a value that can't be taken: the input, unchanged. */
  value: string
  /** BOOLEAN (NULL = false): the transform could not be applied to this value. */
  failed?: string
  /** BOOLEAN (NULL = false): more than formatting was lost. */
  lossy?: string
  /** BOOLEAN: so many steps before did nothing, so that neither did they fail nor was anything lost. */
  undoes?: { steps: number; where: string }
}

/** What a step may use besides its input column. */
export interface StepScope {
  /** Computes an expression once and gives back the name of its column, for use in later expressions of the step. */
  define: (expression: string) => string
  /** The name of the column as it was so many steps before. */
  before: (steps: number) => string
  /** The input has no spaces at its ends: the step before saw to that. */
  trimmed: boolean
  /** The input is a number that the step before gave the row. */
  numbered: boolean
  /** The columns that feed the chain, in the plan's order. */
  inputs: string[]
  /** BIGINT expression: position of the row among the rows of its sheet, from 0. */
  rowNumber: string
  /** BIGINT expression: the row's number in its file. */
  row: string
  /** A source column that also feeds another column of the sheet: what one of them leaves out isn't lost. */
  shared: boolean
}

/** One kind of the closed set: its compiler to SQL and its sentence. `input` is the name of a VARCHAR column, never an expression. */
export interface TransformKind<Kind extends Transform['kind']> {
  compile: (transform: TransformOf<Kind>, input: string, scope: StepScope) => Step
  /** A sentence for people, without the full stop. */
  describe: (transform: TransformOf<Kind>) => string
  /** Whether the value before can be told from the value after, formatting aside. */
  lossless: (transform: TransformOf<Kind>) => boolean
  /** What a value must be to be taken, as in "is not <expects>"; null when every value is taken. */
  expects: (transform: TransformOf<Kind>) => string | null
}

export const always = (): boolean => true
export const never = (): boolean => false
export const anything = (): null => null
