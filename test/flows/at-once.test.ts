// Many callers at once, on two servers over one database, about the same few migrations; meanwhile the worker is killed, and every
// connection to the database is cut. The thread of a migration is a total order of what happened to it: it is replayed against the
// contract's rules, and every call that was acknowledged has to be found in it. Over 300 lines, because what callers do and what has
// to hold of it are read side by side. `AT_ONCE_SEED=7 AT_ONCE_RUNS=20` has them do something else, twenty times.

import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { ThreadEvent } from '../../generated/prisma/client.ts'
import { transitions } from '../../generated/server/router.ts'
import { verifyThread } from '../../server/src/domain/thread/verify.ts'
import { startWorker, type RunningWorker } from '../../server/src/jobs/worker.ts'
import { call as callAt, type Call, type Reply } from '../support/call.ts'
import { cutConnections } from '../support/connections.ts'
import { formOf, useService, type Account } from '../support/harness.ts'
import { datedTemplate, eventually, type Run } from '../support/runs.ts'
import { startSecondServer, type SecondServer } from '../support/second-server.ts'
import { itTellsAsTheContractSays } from '../support/thread.ts'
import { forkWorker, killWorker } from '../support/worker.ts'

type Status = Run['status']

/** What a caller does next. */
interface Turn {
  call: keyof typeof turns
  /** Of the migrations, by place. */
  migration: number
  flag: boolean
}

/** A call as it was answered: the how manyth it was, and how many there had been by the time of its reply. */
interface Answered {
  turn: Turn
  reply: Reply
  sent: number
  heard: number
}

const migrations = 3
const seed = Number(process.env['AT_ONCE_SEED'] ?? 20_261_122)
const seeds = Array.from({ length: Number(process.env['AT_ONCE_RUNS'] ?? 1) }, (_, run) => seed + run)

const inFlight: readonly Status[] = ['queued', 'running', 'blocked']

// Room for all but one, so that some starts meet the account's limit.
const limits = { runs: migrations - 1 }
const service = useService()
itTellsAsTheContractSays(service, 'run.status', 'file.status', 'export.status', 'preview.ready')

let second: SecondServer
let worker: RunningWorker | undefined

beforeAll(async () => {
  second = await startSecondServer(service)
})
afterEach(() => worker?.stop())
afterAll(() => second.stop())

let account: Account
let ids: string[] = []
let answered: Answered[] = []
/** Ids of what callers were told is done. */
let done: Record<string, string[]> = {}
let calls = 0
let lastRow = 1_000

/** An account of its own, with migrations that nobody has touched. */
const begin = async (): Promise<void> => {
  account = await service.newAccount({ limits })
  await service.importTemplates(account.id, [datedTemplate])
  const made = Array.from({ length: migrations }, () => service.newMigration({}, account.key))
  ids = (await Promise.all(made)).map(({ id }) => id)
  answered = []
  done = { upload: [], remove: [], start: [], cancel: [], answer: [], export: [] }
  calls = 0
  lastRow = 1_000
}

/** Every other call goes to the other server. */
const send = async (turn: Turn, method: string, path: string, options: Call = {}): Promise<Reply> => {
  const sent = (calls += 1)
  const url = sent % 2 === 0 ? service.url : second.url
  const reply = await callAt(method, `${url}/migrations/${ids[turn.migration]}${path}`, {
    key: account.key,
    ...options,
  })
  answered.push({ turn, reply, sent, heard: calls })
  return reply
}

const start = async (turn: Turn, body: object): Promise<void> => {
  const reply = await send(turn, 'POST', '/runs', { body })
  if (reply.status === 201) done['start']?.push(reply.body.run_id)
}

/** The run in flight, else the last one. */
const runAt = async (turn: Turn): Promise<Run | undefined> => {
  const { status, body } = await send(turn, 'GET', '/runs?limit=5')
  const runs: Run[] = status === 200 ? body.runs : []
  return runs.find((run) => inFlight.includes(run.status)) ?? runs[0]
}

/** Waits until no worker has anything to do in the migration. */
const rested = (migration_id: string): Promise<true> =>
  eventually(`the work on ${migration_id} to rest`, async () => {
    const where = { migration_id, status: { in: ['queued', 'running'] } }
    const atWork = await service.deps.prisma.run.count({ where }).catch(() => null)
    return atWork === 0 ? true : null
  })

const turns = {
  upload: async (turn: Turn): Promise<void> => {
    const first = (lastRow += 2)
    const lines = [first, first + 1].map((id) => `${id},Person ${id},${turn.flag ? '2024-01-31' : '03/04/2024'}`)
    const content = ['customer_id,full_name,birth_date', ...lines].join('\r\n')
    const { status, body } = await send(turn, 'POST', '/files', { raw: formOf([{ name: `${first}.csv`, content }]) })
    if (status === 201) done['upload']?.push(body.files[0].file_id)
  },
  remove: async (turn: Turn): Promise<void> => {
    const { status, body } = await send(turn, 'GET', '/files')
    const file = status === 200 ? body.files.at(turn.flag ? 0 : -1) : undefined
    if (file === undefined) return
    if ((await send(turn, 'DELETE', `/files/${file.file_id}`)).status === 204) done['remove']?.push(file.file_id)
  },
  generate: (turn: Turn) => start(turn, { kind: 'generate', autonomy: turn.flag ? 'decide' : 'ask' }),
  update: (turn: Turn) => start(turn, { kind: 'update', instructions: 'Uppercase full_name', autonomy: 'decide' }),
  execute: (turn: Turn) => start(turn, { kind: 'execute' }),
  clarify: (turn: Turn) => start(turn, { kind: 'clarify', message: 'Why was full_name mapped so?' }),
  answer: async (turn: Turn): Promise<void> => {
    const run = await runAt(turn)
    const open = run?.questions.filter(({ answer }) => answer === null) ?? []
    if (run === undefined || open.length === 0) return
    const answers = open.map(({ question_id, options }) => ({ question_id, value: options[0]?.value ?? 'yes' }))
    const { status } = await send(turn, 'POST', `/runs/${run.run_id}/answers`, { body: { answers } })
    if (status === 200) done['answer']?.push(...answers.map(({ question_id }) => question_id))
  },
  cancel: async (turn: Turn): Promise<void> => {
    const run = await runAt(turn)
    if (run === undefined) return
    const { status, body } = await send(turn, 'POST', `/runs/${run.run_id}/cancel`)
    if (status !== 200) return
    expect(body).toMatchObject({ run_id: run.run_id, status: 'canceled' })
    done['cancel']?.push(run.run_id)
  },
  export: async (turn: Turn): Promise<void> => {
    const { status, body } = await send(turn, 'POST', '/exports', { body: { slug: 'customers' } })
    if (status === 202) done['export']?.push(`/migrations/${ids[turn.migration]}/exports/jobs/${body.job_id}`)
  },
  csv: async (turn: Turn): Promise<void> => {
    const { status, body } = await send(turn, 'GET', '/exports/customers.csv')
    if (status === 200) expect(body).toMatch(/^customer_id,full_name,birth_date\r\n(?:\d{4,6},[^,]*,[^,\r]*\r\n)*$/)
  },
  preview: async (turn: Turn): Promise<void> => {
    const { status, body } = await send(turn, 'GET', '/preview')
    if (status !== 200) return
    const { source, exported, merged, rejected, ignored } = body.ledger.rows
    expect(exported + merged + rejected + ignored).toBe(source)
    expect(body.rows).toHaveLength(Math.min(body.sheets[0]?.total ?? 0, 100))
  },
  look: async (turn: Turn): Promise<void> => {
    const { status, body } = await send(turn, 'GET', '')
    if (status !== 200) return
    const isSettled = body.status === 'settled'
    expect([body.settled_at !== null, body.outcome !== null]).toEqual([isSettled, isSettled])
    if (body.status === 'running') expect(body.active_run_id).not.toBeNull()
  },
  log: (turn: Turn) => send(turn, 'GET', '/log'),
  template: async ({ flag }: Turn): Promise<void> => {
    const body = { description: `Customers, ${flag}.` }
    const reply = await callAt('PATCH', `${second.url}/templates/customers`, { key: account.key, body })
    if (reply.status === 200) expect(reply.body).toMatchObject(body)
  },
  rest: ({ migration }: Turn) => rested(ids[migration] ?? ''),
}

/** A caller for each migration does the job … */
const job: Turn['call'][] = ['upload', 'generate', 'rest', 'answer', 'rest', 'execute', 'rest', 'export', 'csv']
const more: Turn['call'][] = ['update', 'rest', 'execute', 'rest', 'clarify', 'export', 'rest']
const jobs = Array.from({ length: migrations }, (_, migration) =>
  [...job, ...more].map((call, index): Turn => ({ call, migration, flag: index % 2 === 0 })),
)

/** … while as many others do anything with any of them. */
const disturbance: fc.Arbitrary<Turn> = fc.record({
  call: fc.constantFrom(...(Object.keys(turns) as Turn['call'][])),
  migration: fc.nat(migrations - 1),
  flag: fc.boolean(),
})
const plansOf = (chosen: number): Turn[][] => [
  ...jobs,
  ...fc.sample(fc.array(disturbance, { minLength: 16, maxLength: 16 }), { seed: chosen, numRuns: migrations }),
]

/** The thread obeys the contract at each of its events; gives what every run has come to. */
const replay = (events: readonly ThreadEvent[]): Map<string, Status> => {
  const statuses = new Map<string, Status>()
  const count = (...of: readonly Status[]): number => [...statuses.values()].filter((one) => of.includes(one)).length
  for (const { type, run_id, data } of events) {
    const { status } = data as { status: string }
    if (type === 'file.status' && status === 'deleted') expect(count(...inFlight)).toBe(0)
    if (type !== 'run.status' || run_id === null) continue
    const before = statuses.get(run_id)
    expect(before === undefined ? ['queued'] : transitions.RunStatus[before]).toContain(status)
    statuses.set(run_id, status as Status)
    expect(count(...inFlight)).toBeLessThanOrEqual(1)
    expect(count('awaiting_approval')).toBeLessThanOrEqual(1)
  }
  return statuses
}

/** Cuts the connections to the database. Gives the first and the last call, counted, that this can have met. */
const cutOff = async (): Promise<{ from: number; to: number }> => {
  const from = calls
  await cutConnections(service)
  for (const { url } of [service, second])
    await eventually('the server to answer', async () =>
      (await callAt('GET', `${url}/templates`, { key: account.key })).status === 200 ? true : null,
    )
  return { from, to: calls }
}

/** All callers at once, on and on, while the worker dies, another comes, and the database is cut off. */
const actWhileThingsBreak = async (plans: readonly Turn[][]): Promise<{ from: number; to: number }> => {
  let acted = 0
  const act = async (plan: readonly Turn[]): Promise<void> => {
    for (const turn of plan) {
      await turns[turn.call](turn)
      acted += 1
    }
  }
  const reached = (share: number) =>
    eventually(`${share} of all turns`, async () => (acted >= plans.flat().length * share ? true : null))
  const doomed = forkWorker(service)
  try {
    await eventually('a worker', () => service.deps.prisma.workerHeartbeat.findFirst())
    const acting = Promise.all(plans.map(act))
    await Promise.race([acting, reached(0.4)])
    await killWorker(doomed)
    worker = await startWorker(service.deps, { heartbeatMs: 200, silenceMs: 1_500 })
    await Promise.race([acting, reached(0.7)])
    const cut = await cutOff()
    await acting
    return cut
  } finally {
    await killWorker(doomed)
  }
}

/** What a caller does once all is quiet again: the whole job, in each of the migrations. */
const doTheJobs = async (): Promise<void> => {
  for (const migration of ids.keys()) await turns.cancel({ call: 'cancel', migration, flag: true })
  for (const migration of ids.keys()) for (const call of job) await turns[call]({ call, migration, flag: true })
  expect(done['export']).toEqual(expect.arrayContaining(ids.map((id) => expect.stringContaining(id))))
}

it.each(seeds)(
  'many callers at once lose nothing that they were told is done, though the worker dies and the database is cut off, seed %i',
  async (chosen) => {
    await begin()
    const { key } = account
    const ofThese = { migration_id: { in: ids } }
    const cut = await actWhileThingsBreak(plansOf(chosen))
    for (const id of ids) await rested(id)
    await doTheJobs()

    // What the cut broke is told as a fault of the service, and what the dead worker would have done as its absence; nothing else is.
    const faults = answered.filter(({ reply }) => reply.status >= 500)
    const isOfCut = ({ sent, heard }: Answered): boolean => heard >= cut.from && sent <= cut.to
    const said = faults.map((one) => [
      one.reply.status,
      one.reply.body.error,
      one.reply.status === 500 && !isOfCut(one),
    ])
    expect(
      said.filter(([status, error, isOther]) => isOther || (status === 500 && error !== 'Internal server error')),
    ).toEqual([])
    expect(said.filter(([status]) => status !== 500 && status !== 502)).toEqual([])

    const statuses = new Map<string, Status>()
    for (const id of ids) {
      const runs: Run[] = (await service.call('GET', `/migrations/${id}/runs?limit=1000`, { key })).body.runs
      const { body } = await service.call('GET', `/migrations/${id}`, { key })
      const where = { migration_id: id }
      const replayed = replay(await service.deps.prisma.threadEvent.findMany({ where, orderBy: { sequence: 'asc' } }))
      expect(new Map(runs.map(({ run_id, status }) => [run_id, status]))).toEqual(replayed)
      const resting = runs.some(({ status }) => status === 'blocked' || status === 'awaiting_approval')
      expect(body.status).toBe(runs.length === 0 ? 'created' : resting ? 'running' : 'settled')
      expect(await verifyThread(service.deps.prisma, id, account.id)).toMatchObject({ ok: true })
      for (const [run_id, status] of replayed) statuses.set(run_id, status)
    }
    expect([...statuses.values()]).not.toContain('failed')
    expect(done['start']?.filter((run_id) => !statuses.has(run_id))).toEqual([])
    expect(done['cancel']?.filter((run_id) => statuses.get(run_id) !== 'canceled')).toEqual([])

    const events = await service.deps.prisma.threadEvent.findMany({ where: ofThese })
    const told = (type: string, field: string, matches: (data: Record<string, unknown>) => boolean): unknown[] =>
      events.flatMap((event) => {
        const data = event.data as Record<string, unknown>
        return event.type === type && matches(data) ? [data[field]] : []
      })
    expect(told('message', 'question_id', ({ answer }) => answer !== undefined)).toEqual(
      expect.arrayContaining(done['answer'] ?? []),
    )
    const files = await service.deps.prisma.file.findMany({ where: ofThese, select: { id: true } })
    const deleted = told('file.status', 'file_id', ({ status }) => status === 'deleted')
    expect([...files.map(({ id }) => id), ...deleted].toSorted()).toEqual(
      [...new Set(told('file.status', 'file_id', () => true))].toSorted(),
    )
    expect(told('file.status', 'file_id', () => true)).toEqual(expect.arrayContaining(done['upload'] ?? []))
    expect(deleted).toEqual(expect.arrayContaining(done['remove'] ?? []))
    for (const path of done['export'] ?? [])
      await eventually('every export to be made', async () => {
        const { body } = await service.call('GET', path, { key })
        if (body.status === 'failed') throw new Error(`an export failed: ${JSON.stringify(body)}`)
        return body.status === 'completed' ? true : null
      })
  },
  120_000,
)
