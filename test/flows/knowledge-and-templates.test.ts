import { describe, expect, it } from 'vitest'
import { ApiError, createClient } from '#client'
import { createSource } from '../../server/src/domain/accounts/accounts.ts'
import { useService } from '../support/harness.ts'
import { customersCsv, customersTemplate } from '../support/runs.ts'

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('what is known and what is asked for, by the client', () => {
  const service = useService({ templates: [customersTemplate], worker: true })
  const client = () => createClient({ baseUrl: service.url, apiKey: service.key })

  it('knowledge is written, read, listed, guarded and deleted', async () => {
    const { putKnowledge, getKnowledge, listKnowledge, deleteKnowledge } = client()
    const first = await putKnowledge('dates', { content: 'Dates are day first.', if_unmodified_since: null })
    expect(await getKnowledge('dates')).toEqual(first)
    const scope = { type: 'template', slug: 'customers' } as const
    const guarded = { scope, content: 'Dates are month first.', if_unmodified_since: first.updated_at }
    const second = await putKnowledge('dates', guarded)
    expect(second).toMatchObject({ scope, content: guarded.content })
    const lost = await failure(putKnowledge('dates', guarded))
    expect(lost).toBeInstanceOf(ApiError)
    expect(lost).toMatchObject({ status: 412 })
    await putKnowledge('names', { content: '`Full Name` is `full_name`' })
    const page = await listKnowledge({ limit: 1 })
    expect(page.knowledge).toEqual([second])
    const rest = await listKnowledge({ limit: 1, cursor: page.next_cursor ?? '' })
    expect(rest).toMatchObject({ knowledge: [{ key: 'names' }], next_cursor: null })
    expect(await failure(deleteKnowledge('dates', { if_unmodified_since: first.updated_at }))).toMatchObject({
      status: 412,
    })
    await deleteKnowledge('dates', { if_unmodified_since: second.updated_at })
    await deleteKnowledge('names')
    expect(await failure(getKnowledge('dates'))).toMatchObject({ status: 404 })
  })

  it('knowledge that comes after a preview changes neither its digest nor what is exported; the next plan knows it', async () => {
    const api = client()
    await createSource(service.deps, service.account.id, 'Other')
    for (const key of ['early', 'old', 'same']) await api.putKnowledge(key, { content: 'Dates are day first.' })
    const { id } = await api.createMigration()
    const content = new Blob([customersCsv.replace('1002,Jonas Holm', '1002,N/A-X')])
    await api.upload(id, [{ name: 'customers.csv', data: content }])
    const generate = await api.startRun(id, { kind: 'generate' })
    const previewed = await api.waitForRun(id, generate.run_id)
    expect(previewed.status).toBe('awaiting_approval')
    const before = await api.getPreview(id)
    await api.putKnowledge('later', { content: '`customer_id` is `full_name`\n\n`full_name` is `customer_id`' })
    await api.putKnowledge('early', { content: 'Dates are month first.' })
    await api.deleteKnowledge('old')
    const foreign = { type: 'source', id: (await api.createMigration({ source: 'Other' })).source.id } as const
    await api.putKnowledge('elsewhere', { scope: foreign, content: 'Dates are month first.' })
    expect(await api.getPreview(id)).toEqual(before)
    const execute = await api.startRun(id, { kind: 'execute', digest: before.digest })
    expect(await api.waitForRun(id, execute.run_id)).toMatchObject({ status: 'completed', digest: before.digest })
    expect(await (await api.exportCsv(id, 'customers', { rows: 'all' })).text()).toContain('1002,N/A-X,')
    const { entries } = await api.getLog(id)
    const told = entries.filter(({ run_id, type }) => run_id === execute.run_id && type === 'message')
    expect(told.map(({ summary }) => summary)).toEqual([
      'Knowledge is another since the preview was made: “early” is changed, “later” is new and “old” is gone. ' +
        'The plan is applied as it was previewed; generate anew for one that follows what is known now.',
      expect.stringContaining('Applied plan 1 as previewed.'),
    ])
    for (const key of ['early', 'same', 'elsewhere']) await api.deleteKnowledge(key)
    const again = await api.startRun(id, { kind: 'generate', autonomy: 'decide' })
    await api.waitForRun(id, again.run_id)
    expect((await api.getPreview(id, { run_id: again.run_id })).digest).not.toBe(before.digest)
    await api.deleteKnowledge('later')
    await api.cancelRun(id, again.run_id)
  })

  it('a file is deleted, and a template changed, by their methods', async () => {
    const api = client()
    const { id } = await api.createMigration()
    const [file] = await api.upload(id, [{ name: 'customers.csv', data: new Blob([customersCsv]) }])
    await api.deleteFile(id, file?.file_id ?? '')
    expect((await api.listFiles(id)).files).toEqual([])
    expect(await failure(api.deleteFile(id, file?.file_id ?? ''))).toMatchObject({ status: 404 })
    const { columns, ...changed } = await api.updateTemplate('customers', { name: 'Clients', description: null })
    expect(changed).toMatchObject({ slug: 'customers', name: 'Clients', description: null })
    const wider = await api.updateTemplate('customers', { columns: [...columns, { name: 'note' }] })
    expect(wider.columns).toHaveLength(columns.length + 1)
  })
})
