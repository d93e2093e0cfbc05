import { describe, expect, it } from 'vitest'
import { useService } from '../support/harness.ts'
import { itCountsIn } from '../support/refusals.ts'
import { customersTemplate, migrationWithFile, start, type Run } from '../support/runs.ts'

describe('listRuns', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })
  const list = (migration_id: string, query = '', key?: string | null) =>
    service.call('GET', `/migrations/${migration_id}/runs${query}`, key === undefined ? {} : { key })

  /** Runs one after the other, the last one first. */
  const manyRuns = async (count: number): Promise<{ id: string; runs: Run[] }> => {
    const id = await migrationWithFile(service)
    const runs: Run[] = []
    for (let index = 0; index < count; index++) {
      const run = await start(service, id)
      runs.unshift((await service.call('POST', `/migrations/${id}/runs/${run.run_id}/cancel`)).body)
    }
    return { id, runs }
  }

  it('200: newest first', async () => {
    const { id, runs } = await manyRuns(3)
    expect(await list(id)).toMatchObject({ status: 200, body: { runs, next_cursor: null } })
  })

  it('200: pages that together are the whole list', async () => {
    const { id, runs } = await manyRuns(5)
    const first = await list(id, '?limit=2')
    const second = await list(id, `?limit=2&cursor=${first.body.next_cursor}`)
    const third = await list(id, `?limit=2&cursor=${second.body.next_cursor}`)
    expect([...first.body.runs, ...second.body.runs, ...third.body.runs]).toEqual(runs)
    expect(third.body.next_cursor).toBeNull()
  })

  it('200: none yet', async () => {
    const { id } = await service.newMigration({})
    expect(await list(id)).toMatchObject({ status: 200, body: { runs: [], next_cursor: null } })
  })

  it.each(['?cursor=nonsense', '?limit=0', '?limit=1001', '?limit=x', '?unknown=1'])('400: %s', async (query) => {
    const { id } = await service.newMigration({})
    expect((await list(id, query)).status).toBe(400)
  })

  it('401: no key', async () => {
    expect((await list('mig_0000000000', '', null)).status).toBe(401)
  })

  it("404: unknown, and another account's", async () => {
    const { id } = await service.newMigration({})
    const other = await service.newAccount()
    expect([(await list('mig_0000000000')).status, (await list(id, '', other.key)).status]).toEqual([404, 404])
  })

  itCountsIn(service, 'read', ({ key } = {}) => list('mig_0000000000', '', key))

  it('500: a record that is broken in the database', async () => {
    const run = await start(service, await migrationWithFile(service))
    await service.deps.prisma.run.update({ where: { id: run.run_id }, data: { progress: { stage: 'nowhere' } } })
    expect((await list(run.migration_id)).status).toBe(500)
  })
})
