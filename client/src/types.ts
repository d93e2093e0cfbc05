import type { components, operations, paths, webhooks } from '../../generated/api.ts'

export type { components, operations, paths, webhooks }

type Of<Name extends keyof components['schemas']> = components['schemas'][Name]

// The records of the service, named as in its contract. Those with fields are interfaces, so that editors and messages of the compiler
// call them by these names.

/** A template: an object of your account that files are turned into, with its columns and their rules. */
export interface Template extends Of<'Template'> {}
/** A column of a template, and the rule that its values must keep. */
export interface TemplateColumn extends Of<'TemplateColumn'> {}
/** What to change of a template. */
export interface UpdateTemplate extends Of<'UpdateTemplate'> {}

/** One customer's files on their way into your templates. */
export interface Migration extends Of<'Migration'> {}
/** A new migration; everything is optional. */
export interface CreateMigration extends Of<'CreateMigration'> {}
export type MigrationStatus = Of<'MigrationStatus'>
/** How a migration settled; null while it has not. */
export type MigrationOutcome = Of<'MigrationOutcome'>
/** The system that a migration's data comes from. */
export interface Source extends Of<'Source'> {}
/** An uploaded file (the contract's `File`; named apart from the platform's own). */
export interface UploadedFile extends Of<'File'> {}
/** A table found in a file. */
export interface FileTable extends Of<'FileTable'> {}

/** One piece of the agent's work on a migration. */
export interface Run extends Of<'Run'> {}
export type RunKind = Of<'RunKind'>
export type RunStatus = Of<'RunStatus'>
/** How far a run is. */
export interface Progress extends Of<'Progress'> {}
/** What to run: narrow it by `kind`. */
export type StartRun = Of<'StartRun'>
/** An exact change of the plan, for an update: narrow it by `kind`. */
export type PlanChange = Of<'PlanChange'>
/** A decision that a run will not take alone, with what it saw. */
export interface Question extends Of<'Question'> {}
/** A cell of a source file. */
export interface Evidence extends Of<'Evidence'> {}
/** The answer to a question of a blocked run. */
export type Answer = Of<'AnswerRun'>['answers'][number]

/** What an execute would export, with every decision and every issue. */
export interface Preview extends Of<'Preview'> {}
/** A sheet of a preview, and its rows by state. */
export interface PreviewSheet extends Of<'PreviewSheet'> {}
/** A row as it would be exported, with its issues and where it came from. */
export interface PreviewRow extends Of<'PreviewRow'> {}
/** With `lineage`: a source cell that a cell of the preview was made from. */
export interface LineageCell extends Of<'LineageCell'> {}
/** How a template column is filled, and why. */
export interface Mapping extends Of<'Mapping'> {}
/** A step of a column's chain, as a mapping has it: narrow it by `kind`. */
export type Transform = Of<'Transform'>
/** A step of a column's chain, as an update asks for it: narrow it by `kind`. */
export type TransformStep = Of<'TransformStep'>
/** Values of a column that are replaced by others. */
export interface ValueMap extends Of<'ValueMap'> {}
/** A source column that ends nowhere, and why. */
export interface UnmappedColumn extends Of<'UnmappedColumn'> {}
/** One thing that is wrong with a row. */
export interface Issue extends Of<'Issue'> {}
export type IssueCode = Of<'IssueCode'>
export type Severity = Of<'Severity'>
/** What a value should be, where the rest of the data tells. */
export interface Suggestion extends Of<'Suggestion'> {}
/** Where every source row and every source column went. */
export interface Ledger extends Of<'Ledger'> {}
/** What a plan changed compared with the one before it. */
export interface Impact extends Of<'Impact'> {}

/** What the agent knows beyond the templates. */
export interface Knowledge extends Of<'Knowledge'> {}
export type KnowledgeScope = Of<'KnowledgeScope'>
/** A knowledge entry as it is to be. */
export interface PutKnowledge extends Of<'PutKnowledge'> {}

/** The end of a stream; `followThread` deals with it. */
export interface DoneEvent extends Of<'DoneEvent'> {}
/** An event of a migration's thread: narrow it by `type`. */
export type ThreadEvent = Exclude<Of<'ThreadEvent'>, { type: 'done' }>
/** What an answer to a question about the preview rests on. */
export interface Finding extends Of<'Finding'> {}
type Logged<Event extends ThreadEvent> = Event extends ThreadEvent
  ? Omit<Of<'LogEntry'>, 'type' | 'data'> & Pick<Event, 'type' | 'data'>
  : never
/** One event of the thread in the log, chained by hashes: narrow it by `type`. */
export type LogEntry = Logged<ThreadEvent>
/** The settled record of a migration. */
export interface Log extends Omit<Of<'Log'>, 'entries'> {
  /** The entries of this page, in order. */
  entries: LogEntry[]
}

/** What to export: one sheet as a CSV, or several as a ZIP. */
export type StartExport = { slug: string } | { slugs: string[] }
/** An export job that has just been queued. */
export interface StartedExport extends Of<'StartedExport'> {}
export interface ExportJob extends Of<'ExportJob'> {}
export type ExportStatus = Of<'ExportStatus'>
/** What is read from one document. */
export interface Extraction extends Of<'Extraction'> {}
export type ExtractionStatus = Of<'ExtractionStatus'>

/** Query parameters of an operation; those with a default may be left out. */
type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>

export type ListMigrationsQuery = Query<'listMigrations'>
export type ListFilesQuery = Query<'listFiles'>
export type ListRunsQuery = Query<'listRuns'>
export type PreviewQuery = Query<'getPreview'>
export type ExportQuery = Query<'exportCsv'>
export type LogQuery = Query<'getLog'>
export type ListKnowledgeQuery = Query<'listKnowledge'>
export type DeleteKnowledgeQuery = Query<'deleteKnowledge'>

/** Body of an operation's successful JSON reply. */
type ReplyOf<Id extends keyof operations> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

export type TemplateList = ReplyOf<'listTemplates'>
export type MigrationList = ReplyOf<'listMigrations'>
export type FileList = ReplyOf<'listFiles'>
export type RunList = ReplyOf<'listRuns'>
export type KnowledgeList = ReplyOf<'listKnowledge'>
