import type { TemplateColumn } from '../model.ts'

export interface ExtractInput {
  path: string
  /** The name that its sender gave it, for sentences. */
  name: string
  /** The fields to find; may be none. */
  columns: TemplateColumn[]
  /** Where the result goes: an ExtractedDocument as JSON. */
  to: string
}

export interface ExtractOutput {
  pages: number | null
}

export interface ExtractedTable {
  page: number | null
  header: string[]
  rows: string[][]
}

/** A field of the template as found in the document; all but the name null, and confidence 0, when it was not. */
export interface ExtractedField {
  name: string
  value: string | null
  page: number | null
  quote: string | null
  confidence: number
}

export interface ExtractedDocument {
  text: string
  tables: ExtractedTable[]
  fields: ExtractedField[]
}
