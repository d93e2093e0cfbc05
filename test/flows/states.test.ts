// Random sequences of calls by two accounts, against the real service with a real worker, beside a model of what the
// specification says: plain data, and for each kind of call what it must answer and what it changes. Over 300 lines, because the
// model is one thing: each rule is read against the others. `STATES_RUNS=200 STATES_SEED=7` walks more of them, and others.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { transitions } from '../../generated/server/router.ts'
import type { Reply } from '../support/call.ts'
import { useService, type Account } from '../support/harness.ts'
import { datedTemplate, eventually, readRun, type Run } from '../support/runs.ts'

type Kind = Run['kind']
type Status = Run['status']

interface ModelRun {
  id: string
  kind: Kind
  status: Status
  /** The data rows of the files that its plan was made from; null where there is no plan. */
  rows: number | null
}

interface ModelMigration {
  id: string
  owner: number
  status: 'created' | 'running' | 'settled'
  outcome: 'completed' | 'canceled' | null
  files: { id: string; ambiguous: boolean }[]
  runs: ModelRun[]
  /** The run whose preview awaits approval. */
  awaiting: ModelRun | null
  /** The run whose plan the last completed execute applied. */
  executed: ModelRun | null
}

interface Model {
  accounts: (Account & {
    external: Map<string, ModelMigration>
    knowledge: Map<string, string>
    templateName: string
  })[]
  migrations: ModelMigration[]
  /** Counts up, so that no two rows are alike. */
  next: number
}

/** What a call does, chosen by chance: who calls, about which migration, and two free choices. */
interface Step {
  call: keyof typeof calls
  caller: number
  migration: number
  pick: number
  flag: boolean
}

const rowsPerFile = 2
const mostRuns = 3
const inFlight: readonly Status[] = ['queued', 'running', 'blocked']

const service = useService({ worker: true })

const send = ({ accounts }: Model, caller: number, method: string, path: string, body?: unknown): Promise<Reply> =>
  service.call(method, path, { key: accounts[caller]?.key ?? null, ...(body !== undefined && { body }) })

const flying = ({ runs }: ModelMigration): ModelRun | undefined => runs.find(({ status }) => inFlight.includes(status))

const planned = ({ runs }: ModelMigration): ModelRun | undefined => runs.findLast(({ rows }) => rows !== null)

const ofAccount = (model: Model, owner: number): ModelMigration[] =>
  model.migrations.filter((migration) => migration.owner === owner)

const error = { error: expect.any(String) }

/** The free choice that names what isn't there. */
const nothing = 7

const choose = <T>(items: readonly T[], choice: number): T | undefined =>
  choice === nothing ? undefined : items[choice % Math.max(items.length, 1)]

/** What every call about a migration does first: another account's, and one that is none, are 404. */
const about = (model: Model, { caller, migration }: Step): { path: string; found: ModelMigration | null } => {
  const chosen = choose(model.migrations, migration)
  const path = `/migrations/${chosen?.id ?? 'mig_0123456789'}`
  return { path, found: chosen?.owner === caller ? chosen : null }
}

const expectReply = (reply: Reply, status: number, body: unknown): void => {
  expect({ status: reply.status, body: reply.body }).toEqual({ status, body })
}

const expectUnknown = (reply: Reply): void => expectReply(reply, 404, error)

/** A run comes to a status that the contract lets it come to, and no other. */
const move = (run: ModelRun, status: Status): void => {
  expect(transitions.RunStatus[run.status]).toContain(status)
  run.status = status
}

/** Nothing in flight and nothing awaiting: the migration has come to rest. */
const settle = (migration: ModelMigration): void => {
  if (flying(migration) || migration.awaiting) return
  migration.status = 'settled'
  migration.outcome = migration.executed ? 'completed' : 'canceled'
}

const offer = (migration: ModelMigration, run: ModelRun): void => {
  if (migration.awaiting) move(migration.awaiting, 'canceled')
  migration.awaiting = run
  run.rows = migration.files.length * rowsPerFile
}

/** Waits until the worker has nothing to do for the run, and brings the model there. */
const rest = async (model: Model, migration: ModelMigration, run: ModelRun, mayAsk: boolean): Promise<void> => {
  const { key } = model.accounts[migration.owner]!
  const seen = await eventually(`run ${run.id} to rest`, async () => {
    const now = await readRun(service, { migration_id: migration.id, run_id: run.id }, key)
    return ['queued', 'running'].includes(now.status) ? null : now
  })
  if (run.status === 'queued') move(run, 'running')
  if (run.kind === 'execute') {
    expect(seen).toMatchObject({ status: 'completed', error: null })
    move(run, 'completed')
    move(migration.awaiting!, 'completed')
    migration.executed = migration.awaiting
    migration.awaiting = null
    settle(migration)
  } else if (run.kind === 'clarify') {
    expect(seen).toMatchObject({ status: 'completed', error: null, summary: expect.any(String) })
    move(run, 'completed')
  } else {
    expect(mayAsk ? ['blocked', 'awaiting_approval'] : ['awaiting_approval']).toContain(seen.status)
    expect(seen.questions.some(({ answer }) => answer === null)).toBe(seen.status === 'blocked')
    move(run, seen.status)
    if (seen.status === 'awaiting_approval') offer(migration, run)
  }
}

/** Why a run can't start, in the order in which it is told; null when it can. */
const refusalOf = (model: Model, migration: ModelMigration, kind: Kind): [number, unknown] | null => {
  const other = flying(migration)
  if (other) return [409, { ...error, run_id: other.id }]
  if (kind === 'execute' && !migration.awaiting) return [409, error]
  if (kind === 'clarify' && !planned(migration)) return [409, error]
  if ((kind === 'generate' || kind === 'update') && migration.files.length === 0) return [409, error]
  if (kind === 'update' && !planned(migration)) return [409, error]
  const runs = ofAccount(model, migration.owner).flatMap(({ id, runs: [...own] }) =>
    own.flatMap(({ id: run_id, status }) => (inFlight.includes(status) ? [{ run_id, migration_id: id, status }] : [])),
  )
  if (runs.length < mostRuns) return null
  const listed = expect.arrayContaining(runs)
  return [429, { ...error, code: 'run_concurrency_limit', runs: listed }]
}

const bodies: Record<Kind, (decides: boolean) => object> = {
  generate: (decides) => ({ kind: 'generate', autonomy: decides ? 'decide' : 'ask' }),
  update: (decides) => ({
    kind: 'update',
    changes: [{ kind: 'default', slug: 'customers', column: 'full_name', value: 'Unknown' }],
    ...(decides && { autonomy: 'decide' }),
  }),
  clarify: () => ({ kind: 'clarify', message: 'Why was full_name mapped so?' }),
  execute: () => ({ kind: 'execute' }),
}

const start = async (model: Model, step: Step, kind: Kind): Promise<void> => {
  const { path, found } = about(model, step)
  const refusal = found && refusalOf(model, found, kind)
  const reply = await send(model, step.caller, 'POST', `${path}/runs`, bodies[kind](step.flag))
  if (!found) return expectUnknown(reply)
  if (refusal) return expectReply(reply, ...refusal)
  expectReply(reply, 201, expect.objectContaining({ migration_id: found.id, kind, status: 'queued', error: null }))
  const run: ModelRun = { id: reply.body.run_id, kind, status: 'queued', rows: null }
  found.runs.push(run)
  if (kind !== 'clarify') Object.assign(found, { status: 'running', outcome: null })
  await rest(model, found, run, !step.flag && found.files.some(({ ambiguous }) => ambiguous))
}

const calls = {
  create: async (model: Model, { caller, pick }: Step): Promise<void> => {
    const account = model.accounts[caller]!
    const external_id = ['a', 'b', undefined][pick % 3]
    const known = external_id === undefined ? undefined : account.external.get(external_id)
    const reply = await send(model, caller, 'POST', '/migrations', { ...(external_id && { external_id }) })
    if (known) return expectReply(reply, 200, expect.objectContaining({ id: known.id, status: known.status }))
    expectReply(reply, 201, expect.objectContaining({ external_id: external_id ?? null, status: 'created' }))
    const fresh = { status: 'created' as const, outcome: null, files: [], runs: [], awaiting: null, executed: null }
    const migration: ModelMigration = { id: reply.body.id, owner: caller, ...fresh }
    model.migrations.push(migration)
    if (external_id !== undefined) account.external.set(external_id, migration)
  },

  upload: async (model: Model, step: Step): Promise<void> => {
    const { path, found } = about(model, step)
    const first = model.next
    model.next += rowsPerFile
    const date = step.flag ? '2024-01-31' : '03/04/2024'
    const lines = [0, 1].map((index) => `${1_000 + first + index},Person ${first + index},${date}`)
    const form = new FormData()
    form.append('files', new Blob([['customer_id,full_name,birth_date', ...lines].join('\r\n')]), `${first}.csv`)
    const reply = await service.call('POST', `${path}/files`, { raw: form, key: model.accounts[step.caller]!.key })
    if (!found) return expectUnknown(reply)
    expectReply(reply, 201, { files: [expect.objectContaining({ name: `${first}.csv`, kind: 'csv' })] })
    found.files.push({ id: reply.body.files[0].file_id, ambiguous: !step.flag })
  },

  deleteFile: async (model: Model, step: Step): Promise<void> => {
    const { path, found } = about(model, step)
    const file = found ? choose(found.files, step.pick) : undefined
    const reply = await send(model, step.caller, 'DELETE', `${path}/files/${file?.id ?? 'file_0123456789'}`)
    if (!found || !file) return expectUnknown(reply)
    if (flying(found)) return expectReply(reply, 409, error)
    expectReply(reply, 204, '')
    found.files = found.files.filter((other) => other !== file)
  },

  generate: (model: Model, step: Step) => start(model, step, 'generate'),
  update: (model: Model, step: Step) => start(model, step, 'update'),
  clarify: (model: Model, step: Step) => start(model, step, 'clarify'),
  execute: (model: Model, step: Step) => start(model, step, 'execute'),

  executeOther: async (model: Model, step: Step): Promise<void> => {
    const { path, found } = about(model, step)
    const body = { kind: 'execute', digest: '0'.repeat(64) }
    const reply = await send(model, step.caller, 'POST', `${path}/runs`, body)
    if (!found) return expectUnknown(reply)
    const other = flying(found)
    expectReply(reply, 409, other ? { ...error, run_id: other.id } : error)
  },

  answer: async (model: Model, step: Step): Promise<void> => {
    const { path, found } = about(model, step)
    const run = found && (flying(found) ?? choose(found.runs, step.pick))
    const at = `${path}/runs/${run?.id ?? 'run_0123456789'}`
    const asked: Run['questions'] = run ? (await send(model, step.caller, 'GET', at)).body.questions : []
    const open = asked.filter(({ answer }) => answer === null)
    const answers = open.map(({ question_id, options }) => ({ question_id, value: options[0]?.value ?? 'yes' }))
    const none = [{ question_id: 'qst_0123456789', value: 'yes' }]
    const wrong = (step.flag && step.pick > 3) || answers.length === 0
    const reply = await send(model, step.caller, 'POST', `${at}/answers`, {
      answers: wrong ? [...answers, ...none] : answers,
    })
    if (!found || !run) return expectUnknown(reply)
    if (run.status !== 'blocked') return expectReply(reply, 409, error)
    if (wrong) return expectReply(reply, 400, error)
    expectReply(reply, 200, expect.objectContaining({ run_id: run.id, status: 'running' }))
    move(run, 'running')
    await rest(model, found, run, true)
  },

  cancel: async (model: Model, step: Step): Promise<void> => {
    const { path, found } = about(model, step)
    const run = found && (step.flag ? (flying(found) ?? found.awaiting) : choose(found.runs, step.pick))
    const reply = await send(model, step.caller, 'POST', `${path}/runs/${run?.id ?? 'run_0123456789'}/cancel`)
    if (!found || !run) return expectUnknown(reply)
    const targets: readonly Status[] = transitions.RunStatus[run.status]
    if (!targets.includes('canceled')) return expectReply(reply, 409, error)
    expectReply(reply, 200, expect.objectContaining({ run_id: run.id, status: 'canceled' }))
    move(run, 'canceled')
    if (found.awaiting === run) found.awaiting = null
    settle(found)
  },

  preview: async (model: Model, step: Step): Promise<void> => {
    const { path, found } = about(model, step)
    const reply = await send(model, step.caller, 'GET', `${path}/preview`)
    if (!found) return expectUnknown(reply)
    const run = planned(found)
    if (!run) return expectReply(reply, 409, error)
    expectReply(reply, 200, expect.objectContaining({ run_id: run.id }))
    expect(reply.body.ledger.rows).toMatchObject({ source: run.rows, exported: run.rows })
  },

  exportCsv: async (model: Model, step: Step): Promise<void> => {
    const { path, found } = about(model, step)
    const slug = step.flag ? 'customers' : 'unknown'
    const reply = await send(model, step.caller, 'GET', `${path}/exports/${slug}.csv`)
    if (!found) return expectUnknown(reply)
    if (!found.executed) return expectReply(reply, 409, error)
    if (!step.flag) return expectUnknown(reply)
    expect(reply.status).toBe(200)
    expect(reply.body.trimEnd().split('\r\n')).toHaveLength(1 + found.executed.rows!)
  },

  startExport: async (model: Model, step: Step): Promise<void> => {
    const { path, found } = about(model, step)
    const reply = await send(model, step.caller, 'POST', `${path}/exports`, {
      slug: step.flag ? 'customers' : 'unknown',
    })
    if (!found) return expectUnknown(reply)
    if (!found.executed) return expectReply(reply, 409, error)
    if (!step.flag) return expectReply(reply, 400, error)
    const total_rows = found.executed.rows
    expectReply(reply, 202, expect.objectContaining({ status: 'pending', format: 'csv', total_rows }))
  },

  log: async (model: Model, step: Step): Promise<void> => {
    const { path, found } = about(model, step)
    const reply = await send(model, step.caller, 'GET', `${path}/log`)
    if (!found) return expectUnknown(reply)
    if (found.status !== 'settled') return expectReply(reply, 409, error)
    expectReply(reply, 200, expect.objectContaining({ migration_id: found.id, outcome: found.outcome }))
  },

  changeTemplate: async (model: Model, { caller, pick }: Step): Promise<void> => {
    const account = model.accounts[caller]!
    const name = `Customers ${pick}`
    const reply = await send(model, caller, 'PATCH', '/templates/customers', { name })
    const users = ofAccount(model, caller).filter(({ status }) => status === 'running')
    if (users.length > 0) {
      expectReply(reply, 409, error)
      for (const { id } of users) expect(reply.body.error).toContain(id)
    } else {
      expectReply(reply, 200, expect.objectContaining({ slug: 'customers', name }))
      account.templateName = name
    }
    const read = await send(model, caller, 'GET', '/templates/customers')
    expect(read.body.name).toBe(account.templateName)
  },

  putKnowledge: async (model: Model, { caller, pick, flag, migration }: Step): Promise<void> => {
    const { knowledge } = model.accounts[caller]!
    const key = `entry-${pick % 2}`
    const known = knowledge.get(key)
    const content = `Nothing to do with files, ${migration}.`
    const guard = flag ? { if_unmodified_since: known === undefined ? null : await writtenAt(model, caller, key) } : {}
    const reply = await send(model, caller, 'PUT', `/knowledge/${key}`, { content, ...guard })
    expectReply(reply, known === undefined ? 201 : 200, expect.objectContaining({ key, content }))
    knowledge.set(key, content)
  },

  putStaleKnowledge: async (model: Model, { caller, pick }: Step): Promise<void> => {
    const key = `entry-${pick % 2}`
    const known = model.accounts[caller]!.knowledge.has(key)
    const if_unmodified_since = known ? null : '2026-01-01T00:00:00.000Z'
    const reply = await send(model, caller, 'PUT', `/knowledge/${key}`, { content: 'Never kept.', if_unmodified_since })
    expectReply(reply, 412, error)
  },

  deleteKnowledge: async (model: Model, { caller, pick, flag }: Step): Promise<void> => {
    const { knowledge } = model.accounts[caller]!
    const key = `entry-${pick % 2}`
    const isStale = flag && knowledge.has(key)
    const reply = await send(
      model,
      caller,
      'DELETE',
      `/knowledge/${key}${isStale ? '?if_unmodified_since=2026-01-01T00:00:00.000Z' : ''}`,
    )
    if (!knowledge.has(key)) return expectUnknown(reply)
    if (isStale) return expectReply(reply, 412, error)
    expectReply(reply, 204, '')
    knowledge.delete(key)
  },

  readKnowledge: async (model: Model, { caller, pick }: Step): Promise<void> => {
    const { knowledge } = model.accounts[caller]!
    const key = `entry-${pick % 2}`
    const reply = await send(model, caller, 'GET', `/knowledge/${key}`)
    if (!knowledge.has(key)) return expectUnknown(reply)
    expectReply(reply, 200, expect.objectContaining({ key, content: knowledge.get(key) }))
  },
}

const writtenAt = async (model: Model, caller: number, key: string): Promise<string> =>
  (await send(model, caller, 'GET', `/knowledge/${key}`)).body.updated_at

/** The service says of every migration and run what the model says. */
const compare = async (model: Model): Promise<void> => {
  for (const migration of model.migrations) {
    const { id, owner, status, outcome, files, runs, awaiting } = migration
    const { body } = await send(model, owner, 'GET', `/migrations/${id}`)
    const active_run_id = flying(migration)?.id ?? awaiting?.id ?? null
    expect(body).toMatchObject({ id, status, outcome, active_run_id, file_counts: { total: files.length } })
    expect(body.settled_at === null).toBe(status !== 'settled')
    const listed = await send(model, owner, 'GET', `/migrations/${id}/runs`)
    const said = listed.body.runs.map((run: Run) => ({ id: run.run_id, kind: run.kind, status: run.status }))
    expect(said).toEqual(runs.toReversed().map((run) => ({ id: run.id, kind: run.kind, status: run.status })))
  }
}

const names = Object.keys(calls) as Step['call'][]

/** The calls that bring a migration on come more often than those that look at it. */
const likely: Step['call'][] = [
  'upload',
  'generate',
  'generate',
  'generate',
  'update',
  'execute',
  'execute',
  'execute',
  'answer',
  'answer',
  'cancel',
  'clarify',
]

const step: fc.Arbitrary<Step> = fc.record({
  call: fc.constantFrom(...names, ...likely),
  // Mostly the first account, so that its migrations come far; the second one is there to be refused.
  caller: fc.constantFrom(0, 0, 0, 0, 1),
  migration: fc.constantFrom(0, 0, 0, 1, 2, nothing),
  pick: fc.nat(nothing),
  flag: fc.boolean(),
})

const begin = async (): Promise<Model> => {
  const accounts = await Promise.all([service.newAccount(), service.newAccount()])
  for (const { id } of accounts) await service.importTemplates(id, [datedTemplate])
  const known = () => ({ external: new Map(), knowledge: new Map(), templateName: datedTemplate.name })
  const model: Model = { accounts: accounts.map((account) => ({ ...account, ...known() })), migrations: [], next: 1 }
  const first = { caller: 0, migration: 0, pick: 2, flag: false }
  await calls.create(model, { call: 'create', ...first })
  await calls.upload(model, { call: 'upload', ...first })
  return model
}

const seed = Number(process.env['STATES_SEED'] ?? 20_261_121)
const numRuns = Number(process.env['STATES_RUNS'] ?? 20)

/** Long enough for some dozens of walks on a quiet machine; a busy one makes fewer. Whoever asks for more gets them all. */
const mostMilliseconds = process.env['STATES_RUNS'] === undefined ? 40_000 : Number.POSITIVE_INFINITY

it(
  'any sequence of calls is answered, and leaves everything, as the specification says',
  async () => {
    const end = Date.now() + mostMilliseconds
    const walk = async (steps: readonly Step[]): Promise<void> => {
      if (Date.now() > end) return
      const model = await begin()
      for (const next of steps) await calls[next.call](model, next)
      await compare(model)
    }
    const steps = fc.array(step, { minLength: 15, maxLength: 40, size: 'max' })
    // Two at a time: while one waits for the worker, the other asks. What was found is told with its steps at once; shrinking would walk
    // them for minutes.
    const property = fc.asyncProperty(
      steps,
      steps,
      async (one, other) => void (await Promise.all([walk(one), walk(other)])),
    )
    await fc.assert(property, { seed, numRuns, endOnFailure: true })
  },
  120_000 + (mostMilliseconds === Number.POSITIVE_INFINITY ? 30_000 * numRuns : 0),
)
