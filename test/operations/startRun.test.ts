// Over 300 lines: every declared status of the operation, by kind of run.
import { describe, expect, it } from 'vitest'
import type { File } from '../../generated/prisma/client.ts'
import type { Call } from '../support/call.ts'
import { useService, type Account, type Service } from '../support/harness.ts'
import { untilWindowHas } from '../support/refusals.ts'
import { cancel, customersTemplate, migrationWithFile, offeredRun, start, type Run } from '../support/runs.ts'

const generate = { kind: 'generate' }
const execute = { kind: 'execute' }
const clarify = { kind: 'clarify', message: 'Why was email mapped so?' }
const nowhere = { migration_id: 'mig_0000000000', run_id: 'run_0000000000' }

const about = (column: string) => ({ slug: 'customers', column })
const change = (...changes: object[]) => ({ kind: 'update', changes })
const map = (...sources: object[]) => change({ kind: 'map', ...about('email'), sources })
const chain = (...transforms: object[]) => change({ kind: 'transform', ...about('email'), transforms })
const formula = (text: string) => {
  const read = { decimal: '.', grouping: '' }
  return { kind: 'merge', separator: '', calculation: { formula: text, inputs: [read, read] } }
}
const date = (from: string[], to: string) => chain({ kind: 'date', from, to })
const shown = (...pairs: [string, string][]) =>
  change({ kind: 'examples', ...about('email'), examples: pairs.map(([from, to]) => ({ from: [from], to })) })
const value = (raw: string) => ({ raw, value: 'x' })
const side = (file_id: string, table: string) => ({ file_id, table, column: 'Email' })
const join = (more: object) =>
  change({
    kind: 'join',
    slug: 'customers',
    left: side('file_0000000000', 'a'),
    right: side('file_1111111111', 'b'),
    ...more,
  })

/** Without a worker, so that runs stay where the operation leaves them. */
describe('startRun', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })

  const post = (migration_id: string, body: unknown, more: Call = {}) =>
    service.call('POST', `/migrations/${migration_id}/runs`, { body, ...more })

  it('201: queues a generate, and the migration is running', async () => {
    const id = await migrationWithFile(service)
    const { status, body } = await post(id, generate)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      migration_id: id,
      kind: 'generate',
      status: 'queued',
      progress: { stage: 'queued', done: 0, total: 0 },
      questions: [],
      summary: null,
      plan_version: null,
      digest: null,
      error: null,
      started_at: null,
      finished_at: null,
    })
    const migration = await service.call('GET', `/migrations/${id}`)
    expect(migration.body).toMatchObject({ status: 'running', active_run_id: body.run_id, latest_run_id: body.run_id })
    await cancel(service, body)
  })

  it('201: queues an execute of the preview that awaits approval, with or without its digest', async () => {
    const digest = 'a'.repeat(64)
    for (const body of [execute, { ...execute, digest }]) {
      const id = await migrationWithFile(service)
      await offeredRun(service, id, digest)
      const reply = await post(id, body)
      expect(reply.status).toBe(201)
      expect(reply.body).toMatchObject({ kind: 'execute', status: 'queued', plan_version: 1, digest })
      await cancel(service, reply.body)
    }
  })

  it.each([
    ['an unknown kind', { kind: 'migrate' }],
    ['no kind', {}],
    ['an unknown field', { kind: 'generate', force: true }],
    ['a digest that is none', { kind: 'execute', digest: 'abc' }],
    ['an unknown autonomy', { kind: 'generate', autonomy: 'full' }],
    ['a list', [generate]],
    ['null', null],
  ])('400: %s', async (_name, body) => {
    const { id } = await service.newMigration({})
    const reply = await post(id, body)
    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({ error: expect.any(String) })
  })

  it.each([
    [
      'a field that the kind does not take',
      { kind: 'generate', digest: 'x' },
      'digest: is not known here; leave it out, or see how it is spelt.',
    ],
    [
      'a value of the wrong form',
      { kind: 'execute', digest: 'abc' },
      'digest: must match pattern "^[0-9a-f]{64}$" (it is "abc").',
    ],
    [
      'an unknown kind',
      { kind: 'go' },
      'kind: must be equal to one of the allowed values: generate, update, clarify, execute (it is "go").',
    ],
    ['no kind', {}, 'kind: must be equal to one of the allowed values: generate, update, clarify, execute.'],
  ])('400 names the field: %s', async (_name, body, said) => {
    const { id } = await service.newMigration({})
    expect((await post(id, body)).body).toEqual({ error: said })
  })

  it('400: malformed JSON', async () => {
    const { id } = await service.newMigration({})
    expect(
      (await post(id, undefined, { raw: '{"kind":', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(400)
  })

  it('400: more files than one run reads, and the would-be total', async () => {
    const id = await migrationWithFile(service)
    await addFiles(service, id, 400, {})
    const reply = await post(id, generate)
    expect(reply.status).toBe(400)
    expect(reply.body.error).toMatch(/401 files.*400.*files_per_run/)
  })

  it('400: more PDF and Word documents than one run reads', async () => {
    const id = await migrationWithFile(service)
    await addFiles(service, id, 51, { kind: 'document' })
    const reply = await post(id, generate)
    expect(reply.status).toBe(400)
    expect(reply.body.error).toMatch(/51 PDF and Word documents.*50.*documents_per_run/)
  })

  it('201: queues an update of the latest plan, which spends nothing of the hour', async () => {
    const own = await ownAccount(service, { generate: 1 })
    const id = await newMigrationFor(service, own)
    await offeredRun(service, id, 'a'.repeat(64), own.key)
    for (const body of [
      { kind: 'update', instructions: 'Dates are day first' },
      { kind: 'update', changes: [{ kind: 'unmap', slug: 'customers', column: 'email' }] },
    ]) {
      const reply = await post(id, body, { key: own.key })
      expect(reply).toMatchObject({ status: 201, body: { kind: 'update', status: 'queued', plan_version: null } })
      const run = await service.deps.prisma.run.findUniqueOrThrow({ where: { id: reply.body.run_id } })
      expect(run.input).toEqual({ instructions: body.instructions ?? null, changes: body.changes ?? [] })
      await cancel(service, reply.body, own.key)
    }
    const migration = await service.call('GET', `/migrations/${id}`, { key: own.key })
    expect(migration.body.status).toBe('running')
    expect((await post(id, execute, { key: own.key })).status).toBe(201)
  })

  it('an update is a run in flight as any other: one for each migration, and counted for the account', async () => {
    const own = await ownAccount(service, { runs: 2 })
    const id = await newMigrationFor(service, own)
    await offeredRun(service, id, 'a'.repeat(64), own.key)
    const update = { kind: 'update', instructions: 'Dates are day first' }
    const replies = await Promise.all(Array.from({ length: 10 }, () => post(id, update, { key: own.key })))
    const started = replies.filter(({ status }) => status === 201)
    expect(started).toHaveLength(1)
    for (const { status, body } of replies.filter((reply) => reply.status !== 201))
      expect([status, body.run_id]).toEqual([409, started[0]?.body.run_id])
    await startFor(service, own)
    const third = await post(await newMigrationFor(service, own), generate, { key: own.key })
    expect(third).toMatchObject({ status: 429, body: { code: 'run_concurrency_limit' } })
    expect(third.body.runs.map((run: Run) => run.run_id)).toContain(started[0]?.body.run_id)
  })

  it('201: queues a clarify of the preview, which spends nothing of the hour and leaves the migration as it is', async () => {
    const own = await ownAccount(service, { generate: 1 })
    const id = await newMigrationFor(service, own)
    const digest = 'a'.repeat(64)
    const preview = await offeredRun(service, id, digest, own.key)
    const read = async () => (await service.call('GET', `/migrations/${id}`, { key: own.key })).body
    for (const settled of [false, true]) {
      if (settled) await cancel(service, preview, own.key)
      const before = await read()
      const { status, body } = await post(id, clarify, { key: own.key })
      expect({ status, body }).toMatchObject({
        status: 201,
        body: { kind: 'clarify', status: 'queued', plan_version: 1, digest },
      })
      const while_ = await read()
      expect(while_).toMatchObject({ status: before.status, outcome: before.outcome, settled_at: before.settled_at })
      expect(while_).toMatchObject({ active_run_id: body.run_id, latest_run_id: body.run_id })
      const second = await post(id, clarify, { key: own.key })
      expect(second).toMatchObject({ status: 409, body: { run_id: body.run_id } })
      await cancel(service, body, own.key)
      expect(await read()).toMatchObject({
        status: before.status,
        outcome: before.outcome,
        active_run_id: before.active_run_id,
      })
      const told = await service.deps.prisma.threadEvent.findMany({
        where: { run_id: body.run_id },
        orderBy: { sequence: 'asc' },
      })
      expect(told.map(({ actor, summary }) => [actor, summary])).toEqual([
        ['caller', clarify.message],
        ['caller', 'The clarify run was started.'],
        ['caller', 'The clarify run was canceled.'],
      ])
    }
  })

  it('a clarify is a run in flight as any other, and ends with its preview only when it is canceled itself', async () => {
    const own = await ownAccount(service, { runs: 1 })
    const id = await newMigrationFor(service, own)
    const preview = await offeredRun(service, id, 'a'.repeat(64), own.key)
    const { body: run } = await post(id, clarify, { key: own.key })
    const other = await post(await newMigrationFor(service, own), generate, { key: own.key })
    expect(other).toMatchObject({ status: 429, body: { code: 'run_concurrency_limit' } })
    expect((await cancel(service, preview, own.key)).status).toBe(200)
    const path = `/migrations/${id}`
    expect((await service.call('GET', `${path}/runs/${run.run_id}`, { key: own.key })).body.status).toBe('queued')
    expect((await service.call('GET', path, { key: own.key })).body).toMatchObject({
      status: 'settled',
      outcome: 'canceled',
    })
  })

  it('409: a clarify without a preview to ask about', async () => {
    const reply = await post(await migrationWithFile(service), clarify)
    expect(reply).toMatchObject({ status: 409, body: { error: expect.stringContaining('no preview yet') } })
  })

  it.each([
    ['no message', { kind: 'clarify' }, "must have required property 'message'"],
    ['an empty message', { kind: 'clarify', message: '' }, 'message: '],
    ['a message of 10,001 characters', { kind: 'clarify', message: 'x'.repeat(10_001) }, 'message: '],
    ['a message that is no text', { kind: 'clarify', message: 7 }, 'message: '],
    ['instructions', { ...clarify, instructions: 'Dates are day first' }, 'instructions: '],
  ])('400: a clarify with %s', async (_name, body, told) => {
    const id = await migrationWithFile(service)
    await offeredRun(service, id)
    expect(await post(id, body)).toMatchObject({ status: 400, body: { error: expect.stringContaining(told) } })
  })

  it('409: an update without a plan to revise', async () => {
    const reply = await post(await migrationWithFile(service), { kind: 'update', instructions: 'Dates are day first' })
    expect(reply).toMatchObject({ status: 409, body: { error: expect.stringContaining('no plan to revise') } })
  })

  it.each([
    ['nothing to do', { kind: 'update' }, 'needs instructions, changes or both'],
    ['no change in changes', { kind: 'update', changes: [] }, ''],
    ['empty instructions', { kind: 'update', instructions: '' }, ''],
    [
      'another kind of change',
      { kind: 'update', changes: [{ kind: 'rename', ...about('email') }] },
      'changes[0] (rename): kind must be one of map, unmap, value_map, transform, examples, default, skip_rows, join (it is "rename").',
    ],
    [
      'no kind of change',
      change({ kind: 'unmap', ...about('email') }, about('email')),
      'changes[1]: kind must be one of',
    ],
    [
      'a change that is no object',
      { kind: 'update', changes: ['unmap email'] },
      'changes[0]: must be an object (it is "unmap email").',
    ],
    [
      'a change with an unknown field',
      change({ kind: 'unmap', ...about('email'), force: true }),
      'changes[0] (unmap): has no field "force".',
    ],
    [
      'a slug that is no text',
      change({ kind: 'unmap', slug: 7, column: 'email' }),
      'changes[0] (unmap): slug must be a text (it is 7).',
    ],
    ['no source', map(), 'changes[0] (map): sources '],
    [
      'a change without its value',
      change({ kind: 'default', ...about('email') }),
      'changes[0] (default): value is missing.',
    ],
    [
      'an unknown sheet',
      change({ kind: 'unmap', slug: 'orders', column: 'email' }),
      'no sheet "orders". It has customers',
    ],
    [
      'an unknown column',
      change({ kind: 'unmap', ...about('mobile') }),
      'no column "mobile". Its columns are customer_id',
    ],
    [
      'an unknown file',
      map({ file_id: 'file_0000000000', table: 'customers', column: 'email' }),
      'no file file_0000000000',
    ],
    ['a value twice', change({ kind: 'value_map', ...about('email'), entries: [value('a'), value('a')] }), '"a" twice'],
    ['a join without one side', join({ right: undefined }), 'changes[0] (join): right is missing.'],
    ['a join of a column', join({ column: 'email' }), 'changes[0] (join): has no field "column".'],
    ['a join of one table', join({ right: side('file_0000000000', 'a') }), 'left and right are both of the table "a"'],
    ['a join of no file', join({}), 'changes[0] (join): this migration has no file file_0000000000'],
    ['an unknown step', chain({ kind: 'reverse' }), 'changes[0] (transform): transforms[0].kind must be one of trim,'],
    [
      'a step with an unknown field',
      chain({ kind: 'trim', side: 'left' }),
      'changes[0] (transform): transforms[0] has no field "side".',
    ],
    ['a merge that is not first', chain({ kind: 'trim' }, { kind: 'merge', separator: ' ' }), 'only be the first'],
    ['a formula that is none', chain(formula('$1 +')), '"$1 +" can\'t be read: it ends too soon.'],
    ['a formula of more columns than are read', chain(formula('$1 / $3')), 'has $3, and inputs says how 2 are read'],
    ['part 0 of a split', chain({ kind: 'split', separator: ' ', part: 0 }), 'part counts from 1'],
    ['equal marks of a number', chain({ kind: 'number', decimal: ',', grouping: ',' }), 'are both ","'],
    ['a date in letters that are no tokens', date(['DD.MM.YYYY'], 'yyyy-mm-dd'), '"yyyy-mm-dd" is no form of a date'],
    ['a date that names no part of one', date(['today'], 'YYYY-MM-DD'), 'Its tokens are YYYY, YY, Y, MMMM'],
    ['a date written as a count', date(['YYYY-MM-DD'], 'serial'), 'to is "serial", which dates are read from'],
    [
      'more steps taken back than there are',
      chain({ kind: 'trim' }, { kind: 'take_back', steps: 2, pattern: 'a' }),
      "2 steps can't be taken back, as 1 stand before it.",
    ],
    ['a group that the pattern lacks', chain({ kind: 'rewrite', pattern: '(a)', with: '\\2' }), 'has 1 group.'],
    ['a lone backslash', chain({ kind: 'rewrite', pattern: '(a)', with: 'a\\' }), 'two backslashes'],
    ['a pattern that RE2 can not match', chain({ kind: 'rewrite', pattern: '(?=a)', with: '' }), 'the pattern "(?=a)"'],
    [
      'examples that contradict each other',
      shown(['a', '1'], ['b', '2'], ['a', '3']),
      'examples[0] and examples[2] contradict each other: both are of a.',
    ],
    [
      'an example of too many columns',
      change({
        kind: 'examples',
        ...about('email'),
        examples: [
          { from: ['a'], to: '' },
          { from: ['a', 'b'], to: '' },
        ],
      }),
      'examples[1].from has 2 values, and there is one source column.',
    ],
    ['a pattern that RE2 can not run', chain({ kind: 'extract', pattern: '(?=a)' }), 'the pattern "(?=a)"'],
  ])('400: an update with %s', async (_name, body, told) => {
    const id = await migrationWithFile(service)
    await offeredRun(service, id)
    const reply = await post(id, body)
    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({ error: expect.stringContaining(told) })
    expect((await service.call('GET', `/migrations/${id}/runs`)).body.runs).toHaveLength(1)
  })

  it('400: an update that can not be, also where there is no plan yet, and one of which nothing is there is 409', async () => {
    const { id } = await service.newMigration({})
    const impossible = change({ kind: 'value_map', ...about('email'), entries: [value('a'), value('a')] })
    const possible = change({ kind: 'unmap', slug: 'nowhere', column: 'email' })
    const statuses = [impossible, possible].map(async (body) => (await post(id, body)).status)
    expect(await Promise.all(statuses)).toEqual([400, 409])
  })

  it('401: no key', async () => {
    expect((await post(nowhere.migration_id, generate, { key: null })).status).toBe(401)
  })

  it('403: no active subscription', async () => {
    const lapsed = await service.newAccount({ subscription: 'lapsed' })
    const reply = await post(nowhere.migration_id, generate, { key: lapsed.key })
    expect(reply.status).toBe(403)
  })

  it("404: an unknown migration, and another account's, with the same body", async () => {
    const other = await service.newAccount()
    const { id } = await service.newMigration({})
    const unknown = await post(nowhere.migration_id, generate)
    const foreign = await post(id, generate, { key: other.key })
    expect([unknown.status, foreign.status]).toEqual([404, 404])
    expect(foreign.body).toEqual(unknown.body)
  })

  it('409: generate without a file that could be read', async () => {
    const { id } = await service.newMigration({})
    const none = await post(id, generate)
    expect(none.status).toBe(409)
    expect(none.body).toEqual({ error: expect.stringContaining('no files') })
    await service.upload(id, [{ name: 'a.csv', content: 'a,b\n1,2\n' }])
    await service.deps.prisma.file.updateMany({
      where: { migration_id: id },
      data: { status: 'failed', error: 'broken' },
    })
    expect(await post(id, generate)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('could be read; it has 1') },
    })
  })

  it('409: generate without a template to fill', async () => {
    const bare = await service.newAccount()
    const { body: migration } = await service.call('POST', '/migrations', { body: {}, key: bare.key })
    await service.upload(migration.id, [{ name: 'a.csv', content: 'a,b\n1,2\n' }], bare.key)
    const reply = await post(migration.id, generate, { key: bare.key })
    expect(reply).toMatchObject({ status: 409, body: { error: expect.stringContaining('template') } })
  })

  it('409: execute without a preview that awaits approval', async () => {
    const id = await migrationWithFile(service)
    expect(await post(id, execute)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('No preview awaits') },
    })
    const preview = await offeredRun(service, id, 'b'.repeat(64))
    await cancel(service, preview)
    expect((await post(id, execute)).status).toBe(409)
  })

  it("409: execute with a digest that is not the preview's, and nothing is started", async () => {
    const id = await migrationWithFile(service)
    await offeredRun(service, id, 'c'.repeat(64))
    const reply = await post(id, { ...execute, digest: 'd'.repeat(64) })
    expect(reply).toMatchObject({ status: 409, body: { error: expect.stringContaining('c'.repeat(64)) } })
    expect((await service.call('GET', `/migrations/${id}/runs`)).body.runs).toHaveLength(1)
  })

  it('409: a second run of a migration names the one in flight, even when the account has no room either', async () => {
    const own = await ownAccount(service, { runs: 1 })
    const run = await startFor(service, own)
    const second = await post(run.migration_id, generate, { key: own.key })
    expect(second).toMatchObject({
      status: 409,
      body: { run_id: run.run_id, error: expect.stringContaining(run.run_id) },
    })
  })

  it('413: a body of 2 MB', async () => {
    const { id } = await service.newMigration({})
    expect((await post(id, { kind: 'generate', autonomy: 'x'.repeat(2 ** 21) })).status).toBe(413)
  })

  it('415: a body that is no JSON', async () => {
    const { id } = await service.newMigration({})
    expect(
      (await post(id, undefined, { raw: 'kind=generate', headers: { 'content-type': 'text/plain' } })).status,
    ).toBe(415)
  })

  it('429: the class per minute, and generate per hour; an execute and refused starts cost nothing of the hour', async () => {
    const slow = await service.newAccount({ limits: { agent: 1 } })
    await untilWindowHas(service, 5)
    await post(nowhere.migration_id, generate, { key: slow.key })
    const limited = await post(nowhere.migration_id, generate, { key: slow.key })
    expect(limited).toMatchObject({ status: 429, body: { error: 'Too many requests' } })
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)

    const hourly = await ownAccount(service, { generate: 2 })
    await untilWindowHas(service, 15, 3_600)
    const { body: empty } = await service.call('POST', '/migrations', { body: {}, key: hourly.key })
    for (let refused = 0; refused < 5; refused++)
      expect((await post(empty.id, generate, { key: hourly.key })).status).toBe(409)
    await startFor(service, hourly)
    const last = await startFor(service, hourly)
    expect((await post(last.migration_id, execute, { key: hourly.key })).status).toBe(409)
    const over = await post(empty.id, generate, { key: hourly.key })
    expect(over).toMatchObject({ status: 429, body: { error: 'Too many requests' } })
    expect(over.headers.get('x-ratelimit-limit')).toBe('2')
  })

  it('429: three runs in progress, with the runs', async () => {
    const own = await ownAccount(service)
    const runs = [await startFor(service, own), await startFor(service, own), await startFor(service, own)]
    const fourth = await newMigrationFor(service, own)
    const reply = await post(fourth, generate, { key: own.key })
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, null])
    expect(reply.body).toEqual({
      error: 'The account has 3 runs in progress; the limit is 3. Wait for one to end, answer or cancel one.',
      code: 'run_concurrency_limit',
      runs: runs.map(({ run_id, migration_id }) => ({ run_id, migration_id, status: 'queued' })),
    })
    await cancel(service, runs[0] ?? nowhere, own.key)
    expect((await post(fourth, generate, { key: own.key })).status).toBe(201)
  })

  it('500: a template that is broken in the database, told without its cause', async () => {
    const own = await ownAccount(service)
    const id = await newMigrationFor(service, own)
    await service.deps.prisma.template.updateMany({ where: { account_id: own.id }, data: { columns: 'broken' } })
    expect(await post(id, generate, { key: own.key })).toMatchObject({
      status: 500,
      body: { error: 'Internal server error' },
    })
  })

  it('lets exactly three of 20 simultaneous starts on 5 migrations through, one for each migration', async () => {
    const own = await ownAccount(service)
    const migrations = await Promise.all(Array.from({ length: 5 }, () => newMigrationFor(service, own)))
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(migrations[index % 5] ?? '', generate, { key: own.key })),
    )
    const started = replies.filter(({ status }) => status === 201)
    expect(started).toHaveLength(3)
    expect(new Set(started.map(({ body }) => body.migration_id)).size).toBe(3)
    expect(replies.filter(({ status }) => status !== 201).every(({ status }) => status === 409 || status === 429)).toBe(
      true,
    )
    const inFlight = await service.deps.prisma.run.count({
      where: { account_id: own.id, status: { in: ['queued', 'running', 'blocked'] } },
    })
    expect(inFlight).toBe(3)
  })

  it('lets exactly one of 20 simultaneous starts on one migration through; the others are told which', async () => {
    const own = await ownAccount(service)
    const id = await newMigrationFor(service, own)
    const replies = await Promise.all(Array.from({ length: 20 }, () => post(id, generate, { key: own.key })))
    const started = replies.filter(({ status }) => status === 201)
    expect(started).toHaveLength(1)
    for (const { status, body } of replies.filter((reply) => reply.status !== 201)) {
      expect([status, body.run_id]).toEqual([409, started[0]?.body.run_id])
    }
  })
})

/** An account with the template, and no run of other tests. */
const ownAccount = async (service: Service, limits: Record<string, number> = {}): Promise<Account> => {
  const account = await service.newAccount({ limits })
  await service.importTemplates(account.id, [customersTemplate])
  return account
}

const newMigrationFor = (service: Service, { key }: Account): Promise<string> =>
  migrationWithFile(service, undefined, key)

const startFor = async (service: Service, account: Account): Promise<Run> =>
  start(service, await newMigrationFor(service, account), generate, account.key)

/** More files like the migration's only one, which need not be there in the blob store. */
const addFiles = async (
  { deps }: Service,
  migration_id: string,
  count: number,
  fields: Partial<Pick<File, 'kind'>>,
): Promise<void> => {
  const file = await deps.prisma.file.findFirstOrThrow({ where: { migration_id } })
  const copies = Array.from({ length: count }, () => ({ ...file, tables: [], ...fields, id: deps.newId('file') }))
  await deps.prisma.file.createMany({ data: copies })
}
