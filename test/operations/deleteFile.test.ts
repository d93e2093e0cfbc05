import { describe, expect, it } from 'vitest'
import { filePrefix } from '../../server/src/domain/files/add.ts'
import { startWorker } from '../../server/src/jobs/worker.ts'
import { startService, useService } from '../support/harness.ts'
import { expectAlike, itCountsIn, itHidesFailures, itNeedsAKey, type Send } from '../support/refusals.ts'
import {
  blockedRun,
  cancel,
  customersCsv,
  customersTemplate,
  eventually,
  migrationWithFile,
  offeredRun,
  question,
  runThat,
  start,
  takeUpByHand,
} from '../support/runs.ts'

/** Without a worker: files stay pending, and runs where they are put. */
describe('deleteFile', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })

  const fileOf = async (migration_id: string): Promise<string> =>
    (await service.call('GET', `/migrations/${migration_id}/files`)).body.files[0].file_id
  const withFile = async () => {
    const migration_id = await migrationWithFile(service)
    return { migration_id, file_id: await fileOf(migration_id) }
  }
  const remove = ({ migration_id, file_id }: { migration_id: string; file_id: string }, key = service.key) =>
    service.call('DELETE', `/migrations/${migration_id}/files/${file_id}`, { key })
  const send: Send = ({ path = '/migrations/mig_00000000/files/file_00000000', ...changes } = {}) =>
    service.call('DELETE', path, changes)

  it('204: the file is gone from the list and the counts, and the thread says so', async () => {
    const file = await withFile()
    expect(await remove(file)).toMatchObject({ status: 204, body: '' })
    const listed = await service.call('GET', `/migrations/${file.migration_id}/files`)
    expect(listed.body.files).toEqual([])
    const { body } = await service.call('GET', `/migrations/${file.migration_id}`)
    expect(body.file_counts).toEqual({ total: 0, documents: 0 })
    const { type, actor, data } = await service.deps.prisma.threadEvent.findFirstOrThrow({
      where: { migration_id: file.migration_id },
      orderBy: { sequence: 'desc' },
    })
    expect({ type, actor, data }).toEqual({
      type: 'file.status',
      actor: 'caller',
      data: { file_id: file.file_id, name: 'customers.csv', status: 'deleted', error: null },
    })
  })

  it('204: while a preview awaits approval, which can still be executed', async () => {
    const file = await withFile()
    const preview = await offeredRun(service, file.migration_id)
    expect((await remove(file)).status).toBe(204)
    const execute = await start(service, file.migration_id, { kind: 'execute' })
    expect(execute).toMatchObject({ kind: 'execute', digest: preview.digest })
  })

  it("404: unknown ids, those of another account, and a file of another migration, alike by what can't be found", async () => {
    const file = await withFile()
    const elsewhere = await withFile()
    const other = await service.newAccount()
    const noMigration = [
      await remove({ ...file, migration_id: 'mig_00000000' }),
      await remove(file, other.key),
      await remove({ migration_id: 'x', file_id: 'y' }),
    ]
    expectAlike(404, noMigration)
    const noFile = [
      await remove({ ...file, file_id: 'file_00000000' }),
      await remove({ ...file, file_id: elsewhere.file_id }),
      await remove({ ...file, file_id: 'no%20file' }),
    ]
    expectAlike(404, noFile)
    expect(await fileOf(file.migration_id)).toBe(file.file_id)
    expect(await fileOf(elsewhere.migration_id)).toBe(elsewhere.file_id)
  })

  it('409: while a run is queued, running or blocked, naming it; the file stays', async () => {
    const file = await withFile()
    const run = await start(service, file.migration_id)
    expect(await remove(file)).toMatchObject({ status: 409, body: { error: expect.stringContaining(run.run_id) } })
    await takeUpByHand(service, run)
    expect((await remove(file)).status).toBe(409)
    expect(await fileOf(file.migration_id)).toBe(file.file_id)
    await cancel(service, run)
    expect((await remove(file)).status).toBe(204)

    const blocked = await blockedRun(service, [question('a')])
    const asked = { migration_id: blocked.migration_id, file_id: await fileOf(blocked.migration_id) }
    expect(await remove(asked)).toMatchObject({ status: 409, body: { error: expect.stringContaining('blocked') } })
  })

  it('lets one of 20 deletes at once through', async () => {
    const file = await withFile()
    const replies = await Promise.all(Array.from({ length: 20 }, () => remove(file)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, ...Array.from({ length: 19 }, () => 404)])
  })

  it('either goes before a run or is refused by it: the only file of a migration is never deleted under one', async () => {
    for (let round = 0; round < 20; round++) {
      const file = await withFile()
      const begin = () => service.call('POST', `/migrations/${file.migration_id}/runs`, { body: { kind: 'generate' } })
      const calls = round % 2 === 0 ? [begin(), remove(file)] : [remove(file), begin()]
      const statuses = (await Promise.all(calls)).map(({ status }) => status).toSorted()
      expect([
        [201, 409],
        [204, 409],
      ]).toContainEqual(statuses)
    }
  })

  itNeedsAKey(service, send)
  itCountsIn(service, 'write', send)
  itHidesFailures(service, 'file', async () => {
    const { id } = await service.deps.prisma.migration.findFirstOrThrow({ where: { account_id: service.account.id } })
    return send({ path: `/migrations/${id}/files/file_00000000` })
  })
})

describe('the bytes of a deleted file', () => {
  const service = useService({ templates: [customersTemplate], worker: true })
  const blobsOf = (file_id: string) => service.deps.blobs.list(filePrefix(file_id))
  const gone = (file_id: string) =>
    eventually(`the blobs of ${file_id} to go`, async () => ((await blobsOf(file_id)).length === 0 ? true : null))
  const read = (migration_id: string) =>
    eventually('the files to be read', async () => {
      const { files } = (await service.call('GET', `/migrations/${migration_id}/files`)).body
      return files.every(({ status }: { status: string }) => status !== 'pending') ? files : null
    })

  it('go, those of its tables too, and a run sees only the files that are left', async () => {
    const { id } = await service.newMigration()
    const [kept, deleted] = await service.upload(id, [
      { name: 'customers.csv', content: customersCsv },
      { name: 'more.csv', content: customersCsv.replaceAll('100', '200') },
    ])
    await read(id)
    expect(await blobsOf(deleted?.file_id ?? '')).toHaveLength(2)
    expect((await service.call('DELETE', `/migrations/${id}/files/${deleted?.file_id}`)).status).toBe(204)
    await gone(deleted?.file_id ?? '')
    expect(await blobsOf(kept?.file_id ?? '')).toHaveLength(2)
    const run = await start(service, id)
    await runThat(service, run, 'awaiting_approval')
    const { body } = await service.call('GET', `/migrations/${id}/preview`)
    expect(body.ledger.tables.map(({ file_id }: { file_id: string }) => file_id)).toEqual([kept?.file_id])
  })

  it('go as soon as a worker is there, when none was at the time of the delete', async () => {
    const alone = await startService({ templates: [customersTemplate] })
    const { id } = await alone.newMigration()
    const [file] = await alone.upload(id, [{ name: 'customers.csv', content: customersCsv }])
    const blobs = () => alone.deps.blobs.list(filePrefix(file?.file_id ?? ''))
    expect((await alone.call('DELETE', `/migrations/${id}/files/${file?.file_id}`)).status).toBe(204)
    expect(await blobs()).toHaveLength(1)
    const worker = await startWorker(alone.deps)
    await eventually('the blobs to go', async () => ((await blobs()).length === 0 ? true : null))
    await worker.stop()
    await alone.stop()
  })

  it('go, when the file is deleted before or while it is read, and nothing is left to be done', async () => {
    const { id } = await service.newMigration()
    const content = `a,b\n${'1,2\n'.repeat(20_000)}`
    const files = await service.upload(
      id,
      Array.from({ length: 12 }, (_, n) => ({ name: `${n}.csv`, content })),
    )
    const replies = await Promise.all(
      files.map(({ file_id }) => service.call('DELETE', `/migrations/${id}/files/${file_id}`)),
    )
    expect(replies.every(({ status }) => status === 204)).toBe(true)
    const left = await eventually('the queue to be empty', async () => {
      const { rows } = await service.deps.pool.query<{ key: string }>('SELECT key FROM graphile_worker.jobs')
      const ours = rows.filter(({ key }) => files.some(({ file_id }) => key?.endsWith(file_id)))
      return ours.length === 0 ? ours : null
    })
    expect(left).toEqual([])
    for (const { file_id } of files) await gone(file_id)
  })
})
