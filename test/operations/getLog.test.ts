import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { components } from '../../generated/api.ts'
import { transaction } from '../../server/src/database/transaction.ts'
import { recordEvents } from '../../server/src/domain/thread/record.ts'
import { verifyThread } from '../../server/src/domain/thread/verify.ts'
import { startService, useService } from '../support/harness.ts'
import { itCountsIn } from '../support/refusals.ts'
import { cancel, customersTemplate, migrationWithFile, runThat, start } from '../support/runs.ts'

type Log = components['schemas']['Log']

/** RFC 8785 for what a log holds, written anew: the service's own is not to judge itself. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const expectChained = ({ migration_id, entries }: Pick<Log, 'migration_id' | 'entries'>): void => {
  let previous = sha256(migration_id)
  for (const [index, { hash, ...entry }] of entries.entries()) {
    expect([entry.sequence, entry.previous_hash]).toEqual([index + 1, previous])
    expect(sha256(canonical(entry))).toBe(hash)
    previous = hash
  }
}

describe('getLog', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })
  const get = (migration_id: string, query = '', key?: string | null) =>
    service.call('GET', `/migrations/${migration_id}/log${query}`, key === undefined ? {} : { key })

  const settled = async (): Promise<string> => {
    const id = await migrationWithFile(service)
    await cancel(service, await start(service, id))
    return id
  }

  it('200: a migration that was canceled, with who did what, and nothing executed', async () => {
    const id = await settled()
    const { status, body } = await get(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ migration_id: id, outcome: 'canceled', totals: null, digest: null, next_cursor: null })
    expect(body.settled_at).toBe((await service.call('GET', `/migrations/${id}`)).body.settled_at)
    expect(body.entries).toMatchObject([
      {
        type: 'file.status',
        actor: 'caller',
        run_id: null,
        summary: 'The file "customers.csv" was added and waits to be read.',
      },
      { type: 'run.status', actor: 'caller', summary: 'The generate run was started.' },
      { type: 'run.status', actor: 'caller', summary: 'The generate run was canceled.', data: { status: 'canceled' } },
    ])
    expectChained(body)
  })

  it('200: pages that together are the whole chain', async () => {
    const id = await settled()
    const whole = (await get(id)).body
    const entries: Log['entries'] = []
    let query = '?limit=1'
    for (;;) {
      const { body } = await get(id, query)
      expect(body.entries).toHaveLength(1)
      entries.push(...body.entries)
      if (body.next_cursor === null) break
      query = `?limit=1&cursor=${body.next_cursor}`
    }
    expect(entries).toEqual(whole.entries)
  })

  it('200: the same events with the same numbers as the stream, and a chain that a later run continues', async () => {
    const id = await settled()
    const before: Log = (await get(id)).body
    await cancel(service, await start(service, id))
    const after: Log = (await get(id)).body
    expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries)
    expect(after.entries).toHaveLength(before.entries.length + 2)
    expectChained(after)
    const stream = (await service.call('GET', `/migrations/${id}/thread/stream`)).body.split('\n')
    const told = stream.flatMap((line: string) => (line.startsWith('data: {"seq') ? [JSON.parse(line.slice(6))] : []))
    expect(told).toEqual(
      after.entries.map(({ sequence, type, run_id, at, data }) => ({
        sequence,
        type,
        migration_id: id,
        run_id,
        at,
        data,
      })),
    )
  })

  it('200: whatever an event holds is hashed as it is read', async () => {
    const id = await settled()
    const data = { text: 'Größe "é" \u2028 \\ 𝄞', nested: { b: [1, 0.1, 1e21, -0, null], a: { ä: true, Z: 1, _: {} } } }
    await transaction(service.deps, (tx) =>
      recordEvents(tx, service.account.id, id, [{ type: 'message', actor: 'agent', data }]),
    )
    const log: Log = (await get(id)).body
    expect(log.entries.at(-1)).toMatchObject({ summary: data.text, data: JSON.parse(JSON.stringify(data)) })
    expectChained(log)
  })

  it.each(['?cursor=nonsense', `?cursor=${btoa('{"after":0}')}`, '?limit=0', '?limit=1001', '?unknown=1'])(
    '400: %s',
    async (query) => {
      expect((await get(await settled(), query)).status).toBe(400)
    },
  )

  it('401: no key', async () => {
    expect((await get('mig_0000000000', '', null)).status).toBe(401)
  })

  it("404: unknown, malformed, and another account's, alike to the byte", async () => {
    const id = await settled()
    const other = await service.newAccount()
    const replies = [await get('mig_0000000000'), await get('x'), await get(id, '', other.key)]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it('409: before anything has been run, while it runs, and while it runs again', async () => {
    const id = await migrationWithFile(service)
    const fresh = await get(id)
    expect(fresh).toMatchObject({ status: 409, body: { error: expect.stringContaining('no log yet') } })
    const run = await start(service, id)
    expect(await get(id)).toMatchObject({ status: 409, body: { error: expect.stringContaining('is running') } })
    await cancel(service, run)
    expect((await get(id)).status).toBe(200)
    const again = await start(service, id)
    expect((await get(id)).status).toBe(409)
    await cancel(service, again)
  })

  itCountsIn(service, 'read', ({ key } = {}) => get('mig_0000000000', '', key))

  it('500: a record that is broken in the database, told without its cause', async () => {
    const id = await settled()
    await service.deps.prisma.threadEvent.updateMany({
      where: { migration_id: id, sequence: 2 },
      data: { actor: 'nobody' },
    })
    expect(await get(id)).toMatchObject({ status: 500, body: { error: 'Internal server error' } })
  })
})

describe('the log of a migration that was executed', () => {
  const service = useService({ worker: true, templates: [customersTemplate] })

  it('has the ledger and the digest of the executed plan, and tells what was decided in plain sentences', async () => {
    const id = await migrationWithFile(service)
    const generated = await runThat(service, await start(service, id), 'awaiting_approval')
    await runThat(service, await start(service, id, { kind: 'execute' }), 'completed')
    const { body }: { body: Log } = await service.call('GET', `/migrations/${id}/log?limit=1000`)
    const preview = (await service.call('GET', `/migrations/${id}/preview`)).body
    expect(body).toMatchObject({ outcome: 'completed', digest: generated.digest, totals: preview.ledger })
    expectChained(body)
    const steps = body.entries.filter(({ type }) => type === 'step')
    expect(steps.map(({ summary }) => summary)).toEqual([
      'Found 1 table in 1 file: “customers” in customers.csv (3 rows, 3 columns).',
      expect.stringMatching(
        /^Customers is filled from “customers” of customers\.csv, all 3 columns with \d+ % confidence on average\. It takes customer_id from “customer_id”, full_name from “full_name” and email from “email”\./,
      ),
      'Customers has 3 rows: 3 valid, 0 with warnings, 0 with errors.',
    ])
    expect(steps.map(({ actor, data }) => [actor, data['topic']])).toEqual([
      ['agent', 'tables'],
      ['agent', 'mapping'],
      ['agent', 'issues'],
    ])
    expect(body.entries.every(({ summary }) => /^[A-Z].*[.!?]$/s.test(summary))).toBe(true)
  })
})

describe('verifying a thread', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })

  const thread = async (events: number): Promise<string> => {
    const { id } = await service.newMigration({})
    const texts = Array.from({ length: events }, (_, index) => `event ${index + 1}`)
    await transaction(service.deps, (tx) =>
      recordEvents(
        tx,
        service.account.id,
        id,
        texts.map((text) => ({ type: 'message', actor: 'agent', data: { text } }) as const),
      ),
    )
    return id
  }

  const verify = (id: string) => verifyThread(service.deps.prisma, id, undefined)

  it('finds a thread right, however long, and an empty one', async () => {
    expect(await verify(await thread(2_500))).toEqual({ ok: true, entries: 2_500, broken_at: null })
    const { id } = await service.newMigration({})
    expect(await verify(id)).toEqual({ ok: true, entries: 0, broken_at: null })
  })

  it.each([
    ['data', `data = '{"text": "another"}'`],
    ['summary', `summary = 'another'`],
    ['actor', `actor = 'caller'`],
    ['time', `at = at + interval '1 millisecond'`],
    ['type', `type = 'error'`],
    ['run', `run_id = 'run_0000000000'`],
    ['hash', `hash = repeat('0', 64)`],
    ['previous hash', `previous_hash = repeat('0', 64)`],
  ])('finds the entry whose %s was changed', async (_what, change) => {
    const id = await thread(5)
    await service.deps.pool.query(`UPDATE thread_event SET ${change} WHERE migration_id = $1 AND sequence = 3`, [id])
    expect(await verify(id)).toEqual({ ok: false, entries: 2, broken_at: 3 })
  })

  it('finds an entry that was removed, in the middle and at the end', async () => {
    const id = await thread(5)
    await service.deps.pool.query('DELETE FROM thread_event WHERE migration_id = $1 AND sequence = 5', [id])
    expect(await verify(id)).toEqual({ ok: false, entries: 4, broken_at: 5 })
    await service.deps.pool.query('DELETE FROM thread_event WHERE migration_id = $1 AND sequence = 2', [id])
    expect(await verify(id)).toEqual({ ok: false, entries: 1, broken_at: 2 })
    await service.deps.pool.query('UPDATE migration SET last_sequence = 1 WHERE id = $1', [id])
    expect(await verify(id)).toEqual({ ok: false, entries: 0, broken_at: 1 })
  })

  it('finds entries that changed places', async () => {
    const id = await thread(4)
    const move = (from: number, to: number) =>
      service.deps.pool.query('UPDATE thread_event SET sequence = $3 WHERE migration_id = $1 AND sequence = $2', [
        id,
        from,
        to,
      ])
    await move(2, 99)
    await move(3, 2)
    await move(99, 3)
    expect(await verify(id)).toEqual({ ok: false, entries: 1, broken_at: 2 })
  })

  it('says which migration there is not', async () => {
    await expect(verify('mig_0000000000')).rejects.toThrow('There is no migration "mig_0000000000".')
    const id = await thread(1)
    await expect(verifyThread(service.deps.prisma, id, 'acc_0000000000')).rejects.toThrow('There is no migration')
  })

  it('finds threads right that were written before there was a chain', async () => {
    const old = await startService()
    const { id } = await old.newMigration({})
    const data = { text: 'Größe "é" \\ \u0001', nested: { list: [1, 0.5, true, null, {}], a: 1200, B: 'b' } }
    await transaction(old.deps, (tx) =>
      recordEvents(tx, old.account.id, id, [
        { type: 'message', actor: 'agent', data },
        { type: 'run.status', actor: 'system', run_id: 'run_0000000000', data: {} },
      ]),
    )
    await old.deps.pool.query(`
      ALTER TABLE thread_event DROP COLUMN hash, DROP COLUMN previous_hash, DROP COLUMN summary;
      ALTER TABLE migration DROP COLUMN last_hash`)
    const chaining = new URL('../../prisma/migrations/20261121103000_thread_chain/migration.sql', import.meta.url)
    await old.deps.pool.query(await readFile(chaining, 'utf8'))
    const texts = { type: 'message', actor: 'agent', data: { text: 'after' } } as const
    await transaction(old.deps, (tx) => recordEvents(tx, old.account.id, id, [texts]))
    expect(await verifyThread(old.deps.prisma, id, old.account.id)).toEqual({ ok: true, entries: 3, broken_at: null })
    await old.stop()
  })
})
