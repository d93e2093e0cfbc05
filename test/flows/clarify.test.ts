import { describe, expect, it } from 'vitest'
import { createClient } from '#client'
import { useService } from '../support/harness.ts'
import { customersTemplate } from '../support/runs.ts'
import { itTellsAsTheContractSays } from '../support/thread.ts'

const csv = [
  'customer_id,full_name,Mail,Fax',
  '1001,Anna Berg, Anna@Example.com ,030 1',
  '1002,Jonas Holm,,030 2',
  '1003,Mira Sand,mira@example.com,030 3',
].join('\r\n')

describe('a clarify, by the client', () => {
  const service = useService({ templates: [customersTemplate], worker: true, limits: { runs: 100 } })
  itTellsAsTheContractSays(service, 'message', 'step')
  const client = () => createClient({ baseUrl: service.url, apiKey: service.key })

  const previewed = async () => {
    const api = client()
    const { id } = await api.createMigration({ instructions: '`Mail` is `email`' })
    await api.upload(id, [{ name: 'customers.csv', data: new Blob([csv]) }])
    const { run_id } = await api.startRun(id, { kind: 'generate', autonomy: 'decide' })
    expect(await api.waitForRun(id, run_id)).toMatchObject({ status: 'awaiting_approval' })
    return { api, id, preview: run_id }
  }

  it('answers in the thread, with evidence, before and after the migration has settled, and changes nothing', async () => {
    const { api, id, preview } = await previewed()
    const message =
      'Why was email mapped so? Why does row 3 fail? What was email in row 2 before? What colour is the sky?'
    const before = { preview: await api.getPreview(id), migration: await api.getMigration(id) }
    const asking = await api.startRun(id, { kind: 'clarify', message })
    const run = await api.waitForRun(id, asking.run_id)
    expect(run).toMatchObject({ status: 'completed', error: null, plan_version: 1, digest: before.preview.digest })
    expect(run.summary?.split('\n')).toHaveLength(4)
    expect(await api.getPreview(id)).toEqual(before.preview)
    const { latest_run_id: _, updated_at: __, ...same } = before.migration
    expect(await api.getMigration(id)).toMatchObject(same)

    const { run_id } = await api.startRun(id, { kind: 'execute', digest: before.preview.digest })
    await api.waitForRun(id, run_id)
    const settled = await api.getMigration(id)
    expect(settled).toMatchObject({ status: 'settled', outcome: 'completed' })
    const later = await api.startRun(id, { kind: 'clarify', message: 'How many rows were rejected and why?' })
    expect((await api.waitForRun(id, later.run_id)).summary).toContain(
      '1 is rejected. Rejected are rows with errors: in 1 row email',
    )
    expect(await api.getMigration(id)).toMatchObject({
      status: 'settled',
      outcome: 'completed',
      settled_at: settled.settled_at,
    })

    const log = await api.getLog(id)
    const told = log.entries.flatMap((entry) =>
      entry.run_id === asking.run_id && entry.type === 'message' ? [entry] : [],
    )
    expect(told.map(({ actor, data }) => [actor, data.topic, data.asked ?? data.text])).toEqual([
      ['caller', undefined, message],
      ['agent', 'mapping', 'Why was email mapped so'],
      ['agent', 'row', 'Why does row 3 fail'],
      ['agent', 'value', 'What was email in row 2 before'],
      ['agent', 'unclear', 'What colour is the sky'],
    ])
    expect(told[1]?.data.evidence).toContainEqual(
      expect.objectContaining({ kind: 'mapping', column: 'email', source_column: 'Mail', decided_by: 'instruction' }),
    )
    expect(told[2]?.data.evidence).toContainEqual(
      expect.objectContaining({ kind: 'issue', column: 'email', code: 'required' }),
    )
    expect(told[3]?.data.evidence).toContainEqual(
      expect.objectContaining({ kind: 'cell', row: 2, source_column: 'Mail', value: ' Anna@Example.com ' }),
    )
    expect(log.entries.at(-1)?.summary).toBe('The clarify run is completed.')
    expect((await api.getPreview(id, { run_id: asking.run_id })).run_id).toBe(preview)
  })

  it('waits for no file, and says so when the rows of the preview have gone from the store', async () => {
    const { api, id, preview } = await previewed()
    await service.deps.prisma.file.updateMany({ where: { migration_id: id }, data: { status: 'pending' } })
    const first = await api.startRun(id, { kind: 'clarify', message: 'How many rows have errors?' })
    expect(await api.waitForRun(id, first.run_id)).toMatchObject({ status: 'completed' })
    const { attempt } = await service.deps.prisma.run.findUniqueOrThrow({ where: { id: preview } })
    await service.deps.blobs.removeAll(`runs/${preview}/${attempt}`)
    const second = await api.startRun(id, { kind: 'clarify', message: 'Why does row 3 fail?' })
    expect((await api.waitForRun(id, second.run_id)).summary).toContain('no longer stored')
    expect(await api.getMigration(id)).toMatchObject({ status: 'running', active_run_id: preview })
  })
})
