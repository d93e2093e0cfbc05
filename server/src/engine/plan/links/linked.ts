import type { Template } from '../../model.ts'

/** A column that another one is linked to. */
export interface Linked {
  template: Template
  column: string
  /** The name of the column that links. */
  by?: string
  /** A row need not link to any. */
  isOptional?: true
}
