import type { components, operations, paths, webhooks } from '../../generated/api.ts'

export type { components, operations, paths, webhooks }

type Schemas = components['schemas']

/** The records of the service, named as in its contract. */
export type Template = Schemas['Template']
export type TemplateColumn = Schemas['TemplateColumn']
export type UpdateTemplate = Schemas['UpdateTemplate']
export type Migration = Schemas['Migration']
export type CreateMigration = Schemas['CreateMigration']
/** An uploaded file (the contract's `File`; named apart from the platform's own). */
export type UploadedFile = Schemas['File']
export type Run = Schemas['Run']
export type StartRun = Schemas['StartRun']
export type Question = Schemas['Question']
export type Answer = Schemas['AnswerRun']['answers'][number]
export type Preview = Schemas['Preview']
export type PreviewRow = Schemas['PreviewRow']
export type Mapping = Schemas['Mapping']
export type Issue = Schemas['Issue']
export type Ledger = Schemas['Ledger']
export type Knowledge = Schemas['Knowledge']
export type KnowledgeScope = Schemas['KnowledgeScope']
export type PutKnowledge = Schemas['PutKnowledge']

/** The end of a stream; `followThread` deals with it. */
export type DoneEvent = Schemas['DoneEvent']
/** An event of a migration's thread: narrow it by `type`. */
export type ThreadEvent = Exclude<Schemas['ThreadEvent'], DoneEvent>
export type ExportJob = Schemas['ExportJob']
export type Extraction = Schemas['Extraction']
export type StartedExport = Schemas['StartedExport']
/** What to export: one sheet as a CSV, or several as a ZIP. */
export type StartExport = { slug: string } | { slugs: string[] }
export type Log = Schemas['Log']
export type LogEntry = Schemas['LogEntry']

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
