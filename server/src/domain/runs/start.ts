import { operationTable } from '../../../../generated/server/router.ts'
import type { components } from '../../../../generated/api.ts'
import type { Migration, Run } from '../../../../generated/prisma/client.ts'
import { inTransaction } from '../../database/statement.ts'
import type { Tx } from '../../database/transaction.ts'
import { ApiError, badRequest, conflict } from '../../errors.ts'
import type { Plan, Revision } from '../../engine/model.ts'
import { lockTemplates, templatesOfMigration } from '../catalog/templates.ts'
import { enqueue } from '../queue/enqueue.ts'
import { runJob } from '../queue/jobs.ts'
import { requireResult } from '../retention/results.ts'
import { checkNames, readChanges } from './changes.ts'
import { findPreviewedRun } from './result.ts'
import { IN_FLIGHT, insertRun, lockMigration, PLAN_MAKING, type NewRun } from './state.ts'
import { toJson } from './stored-json.ts'

type StartRun = components['schemas']['StartRun']
type Update = Extract<StartRun, { kind: 'update' }>

/** What is to be started: the body of the request, with its update read. */
type RunRequest = Exclude<StartRun, Update> | (Pick<Update, 'kind' | 'autonomy'> & { revision: Revision })

export interface Start {
  account: { id: string; limits: Readonly<Record<string, number>> }
  migration_id: string
  run_id: string
  request: RunRequest
  at: Date
  /** Spends the hourly budget, or refuses: only what is accepted costs anything, as the transaction decides. */
  spendBudget: (tx: Tx) => Promise<void>
  /** The plan that a run made; null when it is no longer there. */
  readPlan: (run: Run) => Promise<Plan | null>
}

/** Reads the request before anything is locked. 400 for an update that says nothing, or a change that can't be whatever there is. */
export const readRunRequest = async (body: StartRun): Promise<RunRequest> => {
  if (body.kind !== 'update') return body
  const { instructions = null, changes = [], ...request } = body
  if (instructions === null && changes.length === 0)
    throw badRequest(
      'An update needs instructions, changes or both. For new files alone start a run of kind "generate".',
    )
  return { ...request, revision: { instructions, changes: await readChanges(changes) } }
}

/**
 * Starts a run, or throws why it can't: 429 for the hourly budget, 409 with the `run_id` in flight, 409, 410 or 400 for what the
 * kind needs, 429 with the account's runs. The account's row is locked first, so that of any number of starts at once no more
 * than the limit get through; the partial unique index on the migration would refuse a second one even without it.
 */
export const startRun = async (tx: Tx, start: Start): Promise<Run> => {
  const { account, migration_id, request } = start
  await tx.$queryRaw`SELECT id FROM account WHERE id = ${account.id} FOR NO KEY UPDATE`
  await start.spendBudget(tx)
  await lockTemplates(tx, account.id)
  const migration = await lockMigration(tx, account.id, migration_id)
  await refuseSecondRun(tx, migration)
  const prepared = await prepare(tx, start, migration)
  await refuseOverLimit(tx, start)
  const key = { id: start.run_id, account_id: account.id, migration_id }
  const run = await insertRun(tx, {
    autonomy: 'ask',
    preview: null,
    ...prepared,
    ...key,
    kind: request.kind,
    at: start.at,
  })
  await enqueue(tx, runJob, { account_id: account.id, migration_id, run_id: run.id })
  return run
}

/** What the run is given to work on, or a refusal where what its kind needs is not there. */
const prepare = async (tx: Tx, start: Start, migration: Migration): Promise<Partial<NewRun>> => {
  const { request } = start
  if (request.kind === 'execute') return { preview: await previewToExecute(tx, migration, request.digest) }
  if (request.kind === 'clarify') {
    const { account_id, id } = migration
    const asked = await findPreviewedRun(inTransaction(tx), account_id, id, null)
    return questionAbout(requireResult(asked), start, request)
  }
  await requireInputs(tx, migration)
  if (request.kind === 'generate') return { autonomy: request.autonomy ?? 'ask' }
  const revised = await planToRevise(tx, migration)
  await checkRevision(tx, start, request.revision, revised)
  return { input: toJson(request.revision), autonomy: request.autonomy ?? revised.autonomy }
}

/** The question is told in the thread at once, before what comes of it. */
const questionAbout = (
  { id, plan_version, digest }: Run,
  { run_id }: Start,
  { message }: Extract<StartRun, { kind: 'clarify' }>,
): Partial<NewRun> => ({
  input: { message },
  preview: { run_id: id, plan_version, digest },
  events: [{ type: 'message', actor: 'caller', run_id, data: { text: message } }],
})

const refuseSecondRun = async (tx: Tx, { id: migration_id, account_id }: Migration): Promise<void> => {
  const run = await tx.run.findFirst({ where: { account_id, migration_id, status: { in: [...IN_FLIGHT] } } })
  if (!run) return
  const way =
    run.status === 'blocked' ? 'Answer its questions or cancel it first.' : 'Wait for its end or cancel it first.'
  throw conflict(`Run ${run.id} of this migration is ${run.status}, and only one can be in flight. ${way}`, {
    run_id: run.id,
  })
}

const previewToExecute = async (
  tx: Tx,
  { account_id, awaiting_run_id }: Migration,
  digest: string | undefined,
): Promise<NonNullable<NewRun['preview']>> => {
  const preview = awaiting_run_id && (await tx.run.findFirst({ where: { id: awaiting_run_id, account_id } }))
  if (!preview) {
    throw conflict(
      'No preview awaits approval in this migration. Start a run of kind "generate" and review its preview first.',
    )
  }
  if (digest !== undefined && digest !== preview.digest) {
    throw conflict(
      `The digest ${digest} is not that of the preview that awaits approval, which is ${preview.digest} (run ${preview.id}). ` +
        'Review that preview, and send its digest.',
    )
  }
  return { run_id: preview.id, plan_version: preview.plan_version, digest: preview.digest }
}

/** The run whose plan an update revises: the last that made one. */
const planToRevise = async (tx: Tx, { account_id, id: migration_id }: Migration): Promise<Run> => {
  const run = await tx.run.findFirst({
    where: { account_id, migration_id, kind: { in: [...PLAN_MAKING] }, plan_version: { not: null } },
    orderBy: { plan_version: 'desc' },
  })
  if (run) return run
  throw conflict('This migration has no plan to revise yet. Start a run of kind "generate" first.')
}

/** Refuses an update that names what is not there. */
const checkRevision = async (
  tx: Tx,
  { account, migration_id, readPlan }: Start,
  { changes }: Revision,
  revised: Run,
): Promise<void> => {
  if (changes.length === 0) return
  checkNames(changes, {
    files: await tx.file.findMany({ where: { account_id: account.id, migration_id } }),
    templates: await templatesOfMigration(tx, account.id, revised.plan_template_slugs),
    plan: await readPlan(revised),
  })
}

const requireInputs = async (tx: Tx, migration: Migration): Promise<void> => {
  const { account_id, id: migration_id } = migration
  const files = await tx.file.findMany({ where: { account_id, migration_id }, select: { status: true, kind: true } })
  const { files_per_run, documents_per_run } = operationTable.uploadFiles.limits
  const documents = files.filter((file) => file.kind === 'document').length
  refuseTotal('files', 'files_per_run', files.length, files_per_run)
  refuseTotal('PDF and Word documents', 'documents_per_run', documents, documents_per_run)
  if (!files.some((file) => file.status !== 'failed')) {
    throw conflict(
      files.length === 0
        ? 'This migration has no files yet. Upload some first.'
        : `No file of this migration could be read; it has ${files.length}. Upload others first; listFiles tells what is wrong.`,
    )
  }
  const templates = await templatesOfMigration(tx, account_id, migration.template_slugs)
  if (templates.length === 0)
    throw conflict('No active template is there to fill. Set one up for this migration first.')
}

const refuseTotal = (what: string, name: string, total: number, limit: number): void => {
  if (total <= limit) return
  throw badRequest(
    `The run would read ${total} ${what}; the limit is ${limit} (${name}). Use a further migration for the rest.`,
  )
}

const refuseOverLimit = async (tx: Tx, { account }: Start): Promise<void> => {
  const limit = account.limits['runs'] ?? operationTable.startRun.limits.concurrent_runs
  const runs = await tx.run.findMany({
    where: { account_id: account.id, status: { in: [...IN_FLIGHT] } },
    select: { id: true, migration_id: true, status: true },
    orderBy: { id: 'asc' },
  })
  if (runs.length < limit) return
  const message = `The account has ${runs.length} runs in progress; the limit is ${limit}. Wait for one to end, answer or cancel one.`
  throw new ApiError(429, message, {
    body: {
      code: 'run_concurrency_limit',
      runs: runs.map(({ id, migration_id, status }) => ({ run_id: id, migration_id, status })),
    },
  })
}
