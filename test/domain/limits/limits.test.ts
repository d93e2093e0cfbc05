import { describe, expect, it } from 'vitest'
import { transaction } from '../../../server/src/database/transaction.ts'
import { spend } from '../../../server/src/domain/limits/spend.ts'
import { useService } from '../../support/harness.ts'
import { untilWindowHas } from '../../support/refusals.ts'

describe('limits', () => {
  const service = useService()

  it('let exactly as many calls through as there are, of any number at once, and write nothing for the others', async () => {
    const { id, key } = await service.newAccount({ limits: { read: 20 } })
    await untilWindowHas(service, 10)
    const replies = await Promise.all(Array.from({ length: 60 }, () => service.call('GET', '/templates', { key })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(40)
    const remaining = replies
      .map(({ headers }) => Number(headers.get('x-ratelimit-remaining')))
      .toSorted((one, other) => other - one)
    expect(remaining.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, index) => 19 - index))
    expect(await service.deps.prisma.rateWindow.findMany({ where: { account_id: id } })).toMatchObject([
      { budget: 'read', count: 20 },
    ])
  })

  it('begin anew with the next window', async () => {
    const { id, key } = await service.newAccount({ limits: { read: 1 } })
    await untilWindowHas(service, 5)
    await service.call('GET', '/templates', { key })
    expect((await service.call('GET', '/templates', { key })).status).toBe(429)
    await service.deps.pool.query(
      `UPDATE rate_window SET window_start = window_start - interval '1 minute' WHERE account_id = $1`,
      [id],
    )
    expect((await service.call('GET', '/templates', { key })).status).toBe(200)
  })

  it('are shared by the keys of an account, and not with other accounts', async () => {
    const account = await service.newAccount({ limits: { read: 1 } })
    const other = await service.newAccount({ limits: { read: 1 } })
    await untilWindowHas(service, 5)
    expect((await service.call('GET', '/templates', { key: account.key })).status).toBe(200)
    expect((await service.call('GET', '/templates', { key: other.key })).status).toBe(200)
  })

  it('of zero refuse every call', async () => {
    const { key } = await service.newAccount({ limits: { read: 0 } })
    expect((await service.call('GET', '/templates', { key })).status).toBe(429)
  })

  it('count a spending only when its work is done', async () => {
    const account = { ...(await service.newAccount()), limits: { generate: 1 } }
    await untilWindowHas(service, 5, 3_600)
    const failing = transaction(service.deps, async (tx) => {
      await spend(tx, account, 'generate')
      throw new Error('the work failed')
    })
    await expect(failing).rejects.toThrow('the work failed')
    const counts = await Promise.all(
      [1, 2, 3].map(() => transaction(service.deps, (tx) => spend(tx, account, 'generate'))),
    )
    expect(counts.map(({ count }) => count).toSorted()).toEqual([1, null, null].toSorted())
  })
})
