import { describe, expect, it } from 'vitest'
import { migrate } from '../../server/src/database/migrate.ts'
import { useService } from '../support/harness.ts'
import { describeSchema } from '../support/schema.ts'

describe('the migrated database', () => {
  const service = useService()

  it('has the schema that is committed; after a new migration, write it with `npx vitest run test/database -u`', async () => {
    await expect(await describeSchema(service.deps.pool)).toMatchFileSnapshot('../../prisma/schema.sql')
  })

  it('is left alone when it is up to date, also by several processes at once', async () => {
    const { connection, pool } = service.deps
    expect(await Promise.all([1, 2, 3].map(() => migrate(connection, pool)))).toEqual([[], [], []])
  })

  it('allows one run in flight per migration, whatever happens', async () => {
    const { prisma, newId } = service.deps
    const { id: migration_id } = await service.newMigration()
    const run = (status: string) =>
      prisma.run.create({
        data: { id: newId('run'), account_id: service.account.id, migration_id, kind: 'generate', status },
      })
    await run('queued')
    await run('awaiting_approval')
    await expect(run('blocked')).rejects.toThrow(/unique/i)
  })
})
