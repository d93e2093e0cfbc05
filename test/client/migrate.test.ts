/** The whole job in one call, against the real service. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { RunFailedError, UnansweredQuestionError, createClient } from '#client'
import type { Client, UploadProgress } from '#client'
import { filesIn } from '../../client/src/node.ts'
import { useService } from '../support/harness.ts'
import { json, scriptedServer } from './scripted-server.ts'

/** Seven customers; the dates can be read both ways, so that a run has something to ask. */
const ambiguous = [
  'customer_id,name,status,since',
  ...Array.from({ length: 7 }, (_, i) => `C-100${i},Person ${'ABCDEFG'[i]},active,0${i + 1}/0${8 - i}/2024`),
].join('\r\n')

const file = { name: 'customers.csv', data: ambiguous }

describe('migrate', () => {
  const service = useService({ worker: true })
  let client: Client

  // An account for each: what one job answered is not asked again of another with the same source and headers.
  beforeEach(async () => {
    const { id, key } = await service.newAccount()
    await service.importTemplates(id)
    client = createClient({ baseUrl: service.url, apiKey: key })
  })

  test('does the whole job: asks, shows the preview, executes, exports', async () => {
    const asked: string[] = []
    const stages: string[] = []
    const job = await client.migrate({
      templates: ['customers'],
      files: [file],
      onQuestion: ({ kind, options }) => {
        asked.push(kind)
        return { value: options.find(({ label }) => /day/i.test(label))!.value, remember: 'migration' }
      },
      onPreview: ({ sheets }) => sheets[0]!.total === 7,
      onProgress: ({ kind, status }) => stages.push(`${kind} ${status}`),
    })
    expect(asked).toEqual(['date_order'])
    expect(job).toMatchObject({ executed: true, migration: { status: 'settled', outcome: 'completed' } })
    expect(stages).toContain('generate blocked')
    expect(stages.at(-1)).toBe('execute completed')
    const rows = await Array.fromAsync((await job.exportCsv('customers')).rows())
    expect(rows).toHaveLength(7)
    expect(rows[0]).toMatchObject({ customer_id: 'C-1000', since: '2024-08-01' })
  })

  test('a preview that is not wanted is left awaiting approval, and nothing is exported', async () => {
    const job = await client.migrate({
      templates: ['customers'],
      files: [file],
      onQuestion: ({ options }) => options[0]!.value,
      onPreview: () => false,
    })
    expect(job.executed).toBe(false)
    expect(job.migration.status).toBe('running')
    await expect(job.exportCsv('customers')).rejects.toMatchObject({ status: 409 })
  })

  test('called again with its external_id, a broken-off job goes on where it stood', async () => {
    const first = { templates: ['customers'], external_id: 'again', files: [file] }
    const broken = await client
      .migrate({
        ...first,
        onQuestion: () => {
          throw new Error('the caller crashed')
        },
      })
      .catch((error: unknown) => error)
    expect(broken).toMatchObject({ message: 'the caller crashed' })
    const job = await client.migrate({ ...first, onQuestion: ({ options }) => options[0]!.value })
    expect(job).toMatchObject({ executed: true, migration: { external_id: 'again', file_counts: { total: 1 } } })
    const runs = await Array.fromAsync(client.runs(job.migration.id))
    expect(runs.map(({ kind }) => kind)).toEqual(['execute', 'generate'])
    // Once it is done, there is nothing left to do.
    expect(await client.migrate(first)).toMatchObject({ executed: true, migration: { id: job.migration.id } })
    expect(await Array.fromAsync(client.runs(job.migration.id))).toHaveLength(2)
  })

  test('lists are iterated over all their pages', async () => {
    const { id } = await client.createMigration()
    const names = ['a.csv', 'b.csv', 'c.csv']
    await client.upload(
      id,
      names.map((name) => ({ name, data: `x,y\r\n1,${name}` })),
    )
    const files = await Array.fromAsync(client.files(id, { limit: 2 }))
    expect(files.map(({ name }) => name)).toEqual(names)
    expect((await Array.fromAsync(client.migrations({ limit: 1 }))).map((migration) => migration.id)).toContain(id)
    for (const key of ['one', 'two']) await client.putKnowledge(key, { scope: { type: 'account' }, content: key })
    expect((await Array.fromAsync(client.knowledge({ limit: 1 }))).map(({ key }) => key)).toEqual(['one', 'two'])
  })

  test('an upload tells how far it is, of paths, streams and blobs alike', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'client-migrate-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await writeFile(join(folder, 'on-disk.csv'), 'a,b\r\n1,2\r\n')
    await writeFile(join(folder, '.hidden'), '')
    const { id } = await client.createMigration()
    const told: UploadProgress[] = []
    const files = [...(await filesIn(folder)), new File(['a\r\n1\r\n'], 'blob.csv')]
    await client.upload(id, files, { onProgress: (progress) => told.push(progress) })
    expect(told.at(-1)).toEqual({ name: 'blob.csv', bytes: 16, files: 2 })
    expect(
      told.some(({ name, bytes, files: through }) => name === 'on-disk.csv' && bytes === 10 && through === 1),
    ).toBe(true)
  })

  test('reply gives every status, typed by it', async () => {
    const unknown = await client.reply('get', '/migrations/{migration_id}', {
      params: { path: { migration_id: 'mig_none' } },
    })
    if (unknown.status !== 404) throw new Error(`expected 404, not ${unknown.status}`)
    expect(unknown.body.error).toMatch('There is no such migration')
    const found = await client.reply('get', '/templates')
    if (found.status !== 200) throw new Error(`expected 200, not ${found.status}`)
    expect(found.body.templates).toHaveLength(3)
    expect(found.headers.get('x-ratelimit-limit')).not.toBeNull()
  })
})

describe('migrate against a server that', () => {
  const begin = [
    json(201, { id: 'mig_1', outcome: null, active_run_id: null, file_counts: { total: 0 } }),
    json(201, { files: [{ file_id: 'file_1' }] }),
    json(201, { run_id: 'run_1', migration_id: 'mig_1' }),
  ]
  const run = { run_id: 'run_1', migration_id: 'mig_1', kind: 'generate', progress: {}, questions: [] }

  test('asks what has no default stops with the question when nobody answers it', async () => {
    const question = { question_id: 'qst_1', prompt: 'Which column is the key?', default: null, answer: null }
    const { url } = await scriptedServer(...begin, json(200, { ...run, status: 'blocked', questions: [question] }))
    const failure = await createClient({ baseUrl: url, apiKey: 'msk_test' })
      .migrate({ files: [file], onQuestion: () => null })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(UnansweredQuestionError)
    expect(failure).toMatchObject({ question, message: expect.stringContaining('Which column is the key?') })
  })

  test.each([
    ['failed', 'No file could be read.', 'Run run_1 (generate) failed: No file could be read.'],
    ['canceled', null, 'Run run_1 (generate) was canceled'],
  ])('ends a run as %s stops with the reason', async (status, error, message) => {
    const { url } = await scriptedServer(...begin, json(200, { ...run, status, error }))
    const failure = await createClient({ baseUrl: url, apiKey: 'msk_test' })
      .migrate({ files: [file] })
      .catch((caught: unknown) => caught)
    expect(failure).toBeInstanceOf(RunFailedError)
    expect(failure).toMatchObject({ message, run: { status, error } })
  })
})
