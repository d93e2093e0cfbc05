import type { DecidedBy, InputTable, IssueCode, Manifest, Severity, Template } from '../model.ts'

/** What a question was taken to be about. */
export type Topic =
  | 'mapping'
  | 'unmapped'
  | 'row'
  | 'value'
  | 'meaning'
  | 'issues'
  | 'ledger'
  | 'impact'
  | 'transforms'
  | 'decisions'
  | 'tables'
  | 'overview'
  | 'unclear'

/** Something that an answer rests on, as it stands in the data; which fields are there depends on the kind. */
export interface Finding {
  kind: 'mapping' | 'alternative' | 'unmapped' | 'table' | 'row' | 'cell' | 'issue' | 'count' | 'change' | 'value'
  slug?: string
  column?: string
  file_id?: string
  table?: string
  source_column?: string
  row?: number
  row_id?: string
  value?: string | null
  before?: string | null
  rows?: number
  code?: IssueCode
  severity?: Severity
  message?: string
  confidence?: number
  decided_by?: DecidedBy
  reason?: string
  transforms?: string[]
}

export interface Answer {
  text: string
  evidence: Finding[]
}

/** A question with its answer. */
export interface Answered extends Answer {
  asked: string
  topic: Topic
}

/** A table of the plan; `parquet` is null where what was read from its file has gone. */
export type KnownTable = Omit<InputTable, 'parquet'> & { parquet: string | null }

/** What questions are answered from: a finished plan and what lies there of it. */
export interface Known {
  manifest: Manifest
  tables: KnownTable[]
  /** As they are now; a template that has gone since is not there. */
  templates: Template[]
  /** The sheets' files; `path` is null where one has gone. */
  sheets: { slug: string; path: string | null }[]
}
