import { describe, expect, it } from 'vitest'
import type { Call } from '../support/call.ts'
import { useService } from '../support/harness.ts'
import { untilWindowHas } from '../support/refusals.ts'
import {
  blockedRun,
  cancel,
  customersTemplate,
  migrationWithFile,
  question,
  readRun,
  start,
  type Run,
} from '../support/runs.ts'

interface Answer {
  question_id?: string | undefined
  value: unknown
  remember?: string
}

const idOf = (run: Run, index: number) => run.questions[index]?.question_id
const valid = (run: Run, index: number): Answer => ({ question_id: idOf(run, index), value: 'day_first' })

/** Without a worker, so that a run that goes on stays running. */
describe('answerRun', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })
  const send = (run: Pick<Run, 'migration_id' | 'run_id'>, body: unknown, more: Call = {}) =>
    service.call('POST', `/migrations/${run.migration_id}/runs/${run.run_id}/answers`, { body, ...more })
  const answer = (run: Run, ...answers: Answer[]) => send(run, { answers })
  const answersOf = async (run: Run) => (await readRun(service, run)).questions.map((asked) => asked.answer)

  it('200: the last answer lets the run go on', async () => {
    const run = await blockedRun(service, [question('a'), question('b')])
    const first = await answer(run, { question_id: idOf(run, 1), value: 'month_first' })
    expect(first).toMatchObject({
      status: 200,
      body: { status: 'blocked', questions: [{ answer: null }, { answer: 'month_first' }] },
    })
    const last = await answer(run, { question_id: idOf(run, 0), value: 'day_first' })
    expect(last).toMatchObject({
      status: 200,
      body: { status: 'running', questions: [{ answer: 'day_first' }, { answer: 'month_first' }] },
    })
    const { rows } = await service.deps.pool.query('SELECT 1 FROM graphile_worker.jobs WHERE key = $1', [
      `run:${run.run_id}`,
    ])
    expect(rows).toHaveLength(1)
    await cancel(service, run)
  })

  it('200: all at once, an option or own words where they are allowed', async () => {
    const run = await blockedRun(service, [question('a'), question('b', { free_text: true })])
    const reply = await answer(
      run,
      { question_id: idOf(run, 0), value: 'day_first' },
      { question_id: idOf(run, 1), value: 'the 3rd' },
    )
    expect(reply).toMatchObject({ status: 200, body: { status: 'running' } })
    await cancel(service, run)
  })

  it('200: an answer to be remembered in the account becomes a knowledge entry of its template', async () => {
    const evidence = [{ file_id: 'file_00000000', table: 't', row: 2, column: 'Joined', value: '03/04/2024' }]
    const run = await blockedRun(service, [question('date:customers.joined', { evidence })])
    await answer(run, { question_id: idOf(run, 0), value: 'day_first', remember: 'account' })
    const entries = await service.deps.prisma.knowledge.findMany({ where: { account_id: service.account.id } })
    expect(entries).toMatchObject([
      {
        scope: { type: 'template', slug: 'customers' },
        content: 'Dates in `Joined` are day first.',
        updated_by: { type: 'answer' },
      },
    ])
    await cancel(service, run)
    const again = await blockedRun(service, [question('date:customers.joined', { evidence })])
    await answer(again, { question_id: idOf(again, 0), value: 'month_first', remember: 'account' })
    const later = await service.deps.prisma.knowledge.findMany({ where: { account_id: service.account.id } })
    expect(later).toHaveLength(1)
    expect(later[0]?.updated_at.getTime()).toBeGreaterThan(entries[0]?.updated_at.getTime() ?? 0)
    await cancel(service, again)
  })

  it('200: tells the thread', async () => {
    const run = await blockedRun(service, [question('a')])
    await answer(run, { question_id: idOf(run, 0), value: 'day_first' })
    const told = await service.deps.prisma.threadEvent.findMany({
      where: { migration_id: run.migration_id, type: 'message' },
    })
    expect(told).toMatchObject([{ actor: 'caller', data: { question_id: idOf(run, 0), answer: 'day_first' } }])
    await cancel(service, run)
  })

  describe('400, and nothing is recorded', () => {
    it.each<[string, (run: Run) => Answer[], RegExp]>([
      [
        'a question that is not asked',
        (run) => [valid(run, 0), { question_id: 'qst_0000000000', value: 'x' }],
        /answers\[1\].*qst_0000000000/,
      ],
      [
        'neither an option nor free text',
        (run) => [valid(run, 0), { question_id: idOf(run, 1), value: 'year_first' }],
        /answers\[1\].*year_first/,
      ],
      ['one question twice', (run) => [valid(run, 0), valid(run, 0)], /answers\[1\].*twice/],
      ['blank text', (run) => [valid(run, 0), { question_id: idOf(run, 2), value: '  ' }], /answers\[1\]/],
      ['an unknown way to remember', (run) => [{ ...valid(run, 0), remember: 'forever' }], /./],
      ['no answers', () => [], /./],
      ['a value that is no text', (run) => [{ question_id: idOf(run, 0), value: 7 }], /./],
    ])('%s', async (_name, answersFor, error) => {
      const run = await blockedRun(service, [
        question('a'),
        question('b'),
        question('c', { free_text: true, options: [] }),
      ])
      const reply = await answer(run, ...answersFor(run))
      expect(reply.status).toBe(400)
      expect(reply.body.error).toMatch(error)
      expect(await answersOf(run)).toEqual([null, null, null])
      await cancel(service, run)
    })

    it("another run's question", async () => {
      const other = await blockedRun(service, [question('a')])
      const run = await blockedRun(service, [question('a')])
      expect((await answer(run, { question_id: idOf(other, 0), value: 'day_first' })).status).toBe(400)
      await Promise.all([cancel(service, other), cancel(service, run)])
    })

    it('a question that has its answer already', async () => {
      const run = await blockedRun(service, [question('a'), question('b')])
      await answer(run, { question_id: idOf(run, 0), value: 'day_first' })
      expect((await answer(run, { question_id: idOf(run, 0), value: 'month_first' })).status).toBe(400)
      expect(await answersOf(run)).toEqual(['day_first', null])
      await cancel(service, run)
    })
  })

  it('401: no key', async () => {
    expect(
      (await send({ migration_id: 'mig_0000000000', run_id: 'run_0000000000' }, { answers: [] }, { key: null })).status,
    ).toBe(401)
  })

  it("404: unknown, and another account's", async () => {
    const run = await blockedRun(service, [question('a')])
    const body = { answers: [{ question_id: idOf(run, 0), value: 'day_first' }] }
    const other = await service.newAccount()
    expect((await send({ ...run, run_id: 'run_0000000000' }, body)).status).toBe(404)
    expect((await send(run, body, { key: other.key })).status).toBe(404)
    expect(await answersOf(run)).toEqual([null])
    await cancel(service, run)
  })

  it('409: a run that is not blocked', async () => {
    const queued = await start(service, await migrationWithFile(service))
    const body = { answers: [{ question_id: 'qst_0000000000', value: 'x' }] }
    expect(await send(queued, body)).toMatchObject({ status: 409, body: { error: expect.stringContaining('queued') } })
    await cancel(service, queued)
    expect((await send(queued, body)).status).toBe(409)
  })

  it('409: of two answers at once that both end the questions, one comes late', async () => {
    const run = await blockedRun(service, [question('a')])
    const replies = await Promise.all(
      ['day_first', 'month_first'].map((value) => answer(run, { question_id: idOf(run, 0), value })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await cancel(service, run)
  })

  it('400: an answer to be remembered by an account that has all the knowledge it may have; nothing is recorded', async () => {
    const account = await service.newAccount()
    await service.importTemplates(account.id, [customersTemplate])
    await service.deps.pool.query(
      `INSERT INTO knowledge (account_id, key, scope, content, updated_at, updated_by)
       SELECT $1, 'k-' || n, '{"type": "account"}', 'x', now(), '{"type": "key", "id": "k"}' FROM generate_series(1, 10000) n`,
      [account.id],
    )
    const run = await blockedRun(service, [question('a')], account)
    const post = (remember?: 'account') =>
      send(
        run,
        { answers: [{ question_id: idOf(run, 0), value: 'day_first', ...(remember && { remember }) }] },
        { key: account.key },
      )
    const refused = await post('account')
    expect(refused).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/entries_per_account is 10000/) },
    })
    expect((await post()).status).toBe(200)
  })

  it('413: a body of 2 MB', async () => {
    const run = await blockedRun(service, [question('a', { free_text: true })])
    expect((await answer(run, { question_id: idOf(run, 0), value: 'x'.repeat(2 ** 21) })).status).toBe(413)
    await cancel(service, run)
  })

  it('415: a body that is no JSON', async () => {
    const nowhere = { migration_id: 'mig_0000000000', run_id: 'run_0000000000' }
    expect((await send(nowhere, undefined, { raw: 'x', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  })

  it('429: the hourly budget, of which refused answers cost nothing', async () => {
    const account = await service.newAccount({ limits: { answer: 1 } })
    await service.importTemplates(account.id, [customersTemplate])
    const run = await blockedRun(service, [question('a'), question('b')], account)
    await untilWindowHas(service, 15, 3_600)
    const post = (index: number, value: string) =>
      send(run, { answers: [{ question_id: idOf(run, index), value }] }, { key: account.key })
    for (let refused = 0; refused < 3; refused++) expect((await post(0, 'nonsense')).status).toBe(400)
    expect((await post(0, 'day_first')).status).toBe(200)
    const over = await post(1, 'day_first')
    expect(over).toMatchObject({ status: 429, body: { error: 'Too many requests' } })
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(over.headers.get('x-ratelimit-limit')).toBe('1')
  })

  it('500: a question that is broken in the database, told without its cause', async () => {
    const run = await blockedRun(service, [question('a')])
    await service.deps.prisma.question.updateMany({ where: { run_id: run.run_id }, data: { body: {} } })
    const reply = await answer(run, { question_id: idOf(run, 0), value: 'day_first' })
    expect(reply).toMatchObject({ status: 500, body: { error: 'Internal server error' } })
    await cancel(service, run)
  })
})
