import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { transaction } from '../../../server/src/database/transaction.ts'
import { recordEvents, THREAD_CHANNEL, type NewThreadEvent } from '../../../server/src/domain/thread/record.ts'
import { useService } from '../../support/harness.ts'
import { eventually } from '../../support/runs.ts'

const message = (text: string): NewThreadEvent => ({ type: 'message', actor: 'agent', data: { text } })

describe('recordEvents', () => {
  const service = useService({})

  const record = (migration_id: string, ...texts: string[]): Promise<number> =>
    transaction(service.deps, (tx) => recordEvents(tx, service.account.id, migration_id, texts.map(message)))

  const read = (migration_id: string) =>
    service.deps.prisma.threadEvent.findMany({ where: { migration_id }, orderBy: { sequence: 'asc' } })

  it('numbers the events of a thread from 1, in the order given', async () => {
    const { id } = await service.newMigration({})
    expect(await record(id, 'a', 'b')).toBe(2)
    expect(await record(id, 'c')).toBe(3)
    const events = await read(id)
    expect(events.map(({ sequence, data }) => [sequence, data])).toEqual([
      [1, { text: 'a' }],
      [2, { text: 'b' }],
      [3, { text: 'c' }],
    ])
  })

  it('leaves no gap and no repeat when many record at once, and never shows a later event before an earlier one', async () => {
    const { id } = await service.newMigration({})
    const gaps: number[] = []
    const tail = (async () => {
      for (let seen = 0; seen < 90;) {
        const fresh = await service.deps.prisma.threadEvent.findMany({
          where: { migration_id: id, sequence: { gt: seen } },
          orderBy: { sequence: 'asc' },
        })
        for (const { sequence } of fresh) {
          if (sequence !== seen + 1) gaps.push(sequence)
          seen = sequence
        }
      }
    })()
    await Promise.all(Array.from({ length: 30 }, (_, index) => record(id, `${index}a`, `${index}b`, `${index}c`)))
    await tail
    expect(gaps).toEqual([])
    expect((await read(id)).map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 90 }, (_, index) => index + 1),
    )
  })

  it('takes back the numbers of a transaction that is rolled back', async () => {
    const { id } = await service.newMigration({})
    await record(id, 'kept')
    await expect(
      transaction(service.deps, async (tx) => {
        await recordEvents(tx, service.account.id, id, [message('lost')])
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await record(id, 'next')).toBe(2)
  })

  it('wakes listeners with the id of the migration, and nothing else', async () => {
    const { id } = await service.newMigration({})
    const listener = new Client(service.deps.connection)
    await listener.connect()
    try {
      const heard: string[] = []
      listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
      await listener.query(`LISTEN ${THREAD_CHANNEL}`)
      await record(id, 'secret')
      await eventually('a notification', async () => heard[0])
      expect(heard).toEqual([id])
    } finally {
      await listener.end()
    }
  })

  it("refuses another account's migration", async () => {
    const { id } = await service.newMigration({})
    const other = await service.newAccount()
    await expect(transaction(service.deps, (tx) => recordEvents(tx, other.id, id, [message('x')]))).rejects.toThrow(id)
    expect(await read(id)).toEqual([])
  })
})
