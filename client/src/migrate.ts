import type { CallOptions } from './call-options.ts'
import type { CsvExport } from './csv-export.ts'
import type {
  Answer,
  CreateMigration,
  ExportQuery,
  Migration,
  Preview,
  Question,
  Run,
  StartRun,
  UploadedFile,
} from './types.ts'
import { listed } from './upload.ts'
import type { UploadFile, UploadFiles } from './upload.ts'
import type { WaitOptions } from './wait.ts'

/** The calls that a job is made of, as the client has them. */
export interface MigrateCalls {
  createMigration(body: CreateMigration, call: CallOptions): Promise<Migration>
  getMigration(migrationId: string, call: CallOptions): Promise<Migration>
  files(migrationId: string, query: object, call: CallOptions): AsyncGenerator<UploadedFile, void>
  upload(migrationId: string, files: UploadFiles, call: CallOptions): Promise<UploadedFile[]>
  startRun(migrationId: string, body: StartRun, call: CallOptions): Promise<Run>
  getRun(migrationId: string, runId: string, call: CallOptions): Promise<Run>
  waitForRun(migrationId: string, runId: string, wait: WaitOptions): Promise<Run>
  answerRun(migrationId: string, runId: string, answers: Answer[], call: CallOptions): Promise<Run>
  getPreview(migrationId: string, query: object, call: CallOptions): Promise<Preview>
  exportCsv(migrationId: string, slug: string, query?: ExportQuery, call?: CallOptions): Promise<CsvExport>
}

/** An answer's value, or the value and for what it is to be remembered. */
export type QuestionAnswer = string | { value: string; remember?: 'migration' | 'account' }

type MaybeAnswer = QuestionAnswer | null | undefined

/** What to migrate, and who is asked on the way. */
export interface MigrateOptions extends Omit<CreateMigration, 'template_slugs'> {
  /** Slugs of the templates to fill; all active ones when left out. */
  templates?: string[] | undefined
  files: UploadFiles
  /** Answers what the agent can't know. Without it, or where it gives nothing, the question's `default` is taken. */
  onQuestion?: ((question: Question, run: Run) => MaybeAnswer | Promise<MaybeAnswer>) | undefined
  /** Sees the preview before it is applied. `false` leaves it awaiting approval: nothing is exported. */
  onPreview?: ((preview: Preview) => boolean | Promise<boolean>) | undefined
  /** Called with the run in flight as it goes on. */
  onProgress?: ((run: Run) => void) | undefined
  /** Ends the job here (not the migration, which can be taken up again) when aborted. */
  signal?: AbortSignal | undefined
  /** Milliseconds until a wait for one run is given up; one hour when left out. */
  timeoutMs?: number | undefined
}

/** A whole job, done or left at its preview. */
export interface Migrated {
  migration: Migration
  /** What was shown, and with `executed` is what was exported. */
  preview: Preview
  /** The preview has been applied; false when `onPreview` said so. */
  executed: boolean
  /** A sheet of the result. */
  exportCsv: (slug: string, query?: ExportQuery, options?: CallOptions) => Promise<CsvExport>
}

/** The run ended as `failed` or `canceled`; its `error` says why. */
export class RunFailedError extends Error {
  override readonly name = 'RunFailedError'
  readonly run: Run

  constructor(run: Run) {
    super(`Run ${run.run_id} (${run.kind}) ${run.status === 'canceled' ? 'was canceled' : `failed: ${run.error}`}`)
    this.run = run
  }
}

/** A question has no default, and `onQuestion` gave no answer. The run waits for one: answer it, or cancel the run. */
export class UnansweredQuestionError extends Error {
  override readonly name = 'UnansweredQuestionError'
  readonly run: Run
  readonly question: Question

  constructor(run: Run, question: Question) {
    super(`Run ${run.run_id} asks what has no default, and got no answer: ${question.prompt}`)
    this.run = run
    this.question = question
  }
}

const answerTo = async (run: Run, question: Question, { onQuestion }: MigrateOptions) => {
  const given = (await onQuestion?.(question, run)) ?? question.default
  if (given === null) throw new UnansweredQuestionError(run, question)
  return { question_id: question.question_id, ...(typeof given === 'string' ? { value: given } : given) }
}

const answersTo = async (run: Run, options: MigrateOptions) => {
  const answers = []
  for (const question of run.questions)
    if (question.answer === null) answers.push(await answerTo(run, question, options))
  return answers
}

/** Waits for a run, and answers what it asks, until it has ended or awaits approval. */
const seeThrough = async (client: MigrateCalls, started: Run, options: MigrateOptions): Promise<Run> => {
  const { onProgress, signal, timeoutMs } = options
  for (;;) {
    const run = await client.waitForRun(started.migration_id, started.run_id, { onProgress, signal, timeoutMs })
    if (run.status === 'failed' || run.status === 'canceled') throw new RunFailedError(run)
    if (run.status !== 'blocked') return run
    const answers = await answersTo(run, options)
    await client.answerRun(run.migration_id, run.run_id, answers, { signal })
  }
}

const fileName = (file: UploadFile): string => {
  if (file instanceof URL) return decodeURIComponent(file.pathname.replace(/^.*\//, ''))
  return typeof file === 'string' ? file.replace(/^.*[\\/]/, '') : file.name
}

/** Uploads the files that are not there yet, by their names, and starts a run over all of them. */
const begin = async (client: MigrateCalls, migration: Migration, options: MigrateOptions, call: CallOptions) => {
  const there = new Set<string>()
  if (migration.file_counts.total > 0)
    for await (const { name } of client.files(migration.id, {}, call)) there.add(name)
  const missing = listed(options.files).filter((file) => !there.has(fileName(file)))
  await client.upload(migration.id, missing, call)
  return client.startRun(migration.id, { kind: 'generate' }, call)
}

/**
 * The whole job: a migration, its files, a run with its questions, the preview, and its execution.
 *
 * With an `external_id`, a job that broke off is taken up where it stood when it is called again: files that are there already are
 * not uploaded again, and a run in flight is waited for.
 *
 * @throws RunFailedError, UnansweredQuestionError, WaitTimeoutError, ApiError and its kin, and the signal's reason.
 */
export const migrate = async (client: MigrateCalls, options: MigrateOptions): Promise<Migrated> => {
  const {
    templates,
    files: _files,
    onQuestion: _ask,
    onPreview,
    onProgress: _tell,
    signal,
    timeoutMs: _limit,
    ...body
  } = options
  const call: CallOptions = { signal }
  const migration = await client.createMigration({ ...body, ...(templates && { template_slugs: templates }) }, call)
  const finish = async (preview: Preview, executed: boolean): Promise<Migrated> => ({
    migration: await client.getMigration(migration.id, call),
    preview,
    executed,
    exportCsv: (slug, query, how) => client.exportCsv(migration.id, slug, query, how),
  })
  if (migration.outcome === 'completed') return finish(await client.getPreview(migration.id, {}, call), true)

  const inFlight = migration.active_run_id
  const started =
    inFlight === null
      ? await begin(client, migration, options, call)
      : await client.getRun(migration.id, inFlight, call)
  const run = await seeThrough(client, started, options)
  const preview = await client.getPreview(migration.id, {}, call)
  if (run.kind === 'execute') return finish(preview, true)
  if (onPreview !== undefined && !(await onPreview(preview))) return finish(preview, false)
  const execute = await client.startRun(migration.id, { kind: 'execute', digest: preview.digest }, call)
  await seeThrough(client, execute, options)
  return finish(preview, true)
}
