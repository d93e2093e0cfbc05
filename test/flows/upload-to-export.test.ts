import { createReadStream, openAsBlob } from 'node:fs'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringify } from 'csv-stringify/sync'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createClient } from '#client'
import type { Answer, Client, Preview, PreviewRow, Run } from '#client'
import { ledgerAddsUp } from '../../scripts/demo/checks.ts'
import { useService } from '../support/harness.ts'

const samples = fileURLToPath(new URL('../../scripts/demo/files', import.meta.url))

/** What a person who knows the data would answer. */
const knownAnswers = (run: Run): Answer[] =>
  run.questions.map(({ question_id, kind, options, default: suggested }) => {
    const prospect = kind === 'value_map' ? options.find(({ value }) => value === 'prospect') : undefined
    const monthFirst = kind === 'date_order' ? options.find(({ label }) => /month first/i.test(label)) : undefined
    const value = (prospect ?? monthFirst)?.value ?? suggested
    if (value === null) throw new Error(`No answer to question ${question_id} of kind ${kind}`)
    return { question_id, value }
  })

const rowsOf = async (client: Client, id: string, slug: string): Promise<PreviewRow[]> => {
  const rows: PreviewRow[] = []
  for await (const row of client.previewRows(id, { slug })) rows.push(row)
  return rows
}

const isFaulty = ({ issues }: PreviewRow) => issues.some(({ severity }) => severity === 'error')

/** RFC 4180, as the contract promises it: CRLF, quotes where needed, doubled inside. */
const csvOf = (columns: readonly string[], rows: readonly PreviewRow[]): string =>
  stringify([columns, ...rows.map(({ values }) => columns.map((column) => values[column] ?? ''))], {
    record_delimiter: '\r\n',
    quoted_match: /[\r\n]/,
  })

describe('five messy files, from upload to export', () => {
  const service = useService({ worker: true })
  let client: Client
  let id: string
  let preview: Preview
  /** Statuses in which the runs came to rest. */
  const rests: string[] = []
  let executed: Run

  beforeAll(async () => {
    await service.importTemplates()
    client = createClient({ baseUrl: service.url, apiKey: service.key })
    id = (await client.createMigration({ name: 'Five messy files' })).id
    const [first, second, third, ...others] = (await readdir(samples)).map((name) => join(samples, name))
    await client.upload(id, [
      { name: 'from-a-stream.csv', data: createReadStream(first!) },
      new File([await openAsBlob(second!)], 'from-a-blob.csv'),
      { name: 'from-bytes.csv', data: await readFile(third!) },
      ...others,
    ])
    const started = await client.startRun(id, { kind: 'generate' })
    let run = await client.waitForRun(id, started.run_id)
    for (let round = 0; run.status === 'blocked' && round < 5; round++) {
      rests.push(run.status)
      await client.answerRun(id, run.run_id, knownAnswers(run))
      run = await client.waitForRun(id, run.run_id)
    }
    rests.push(run.status)
    preview = await client.getPreview(id)
    const execute = await client.startRun(id, { kind: 'execute', digest: preview.digest })
    executed = await client.waitForRun(id, execute.run_id)
  }, 120_000)

  test('the run asks once, then waits for approval; the execute applies the preview', () => {
    expect(rests).toEqual(['blocked', 'awaiting_approval'])
    expect(executed).toMatchObject({ status: 'completed', digest: preview.digest, error: null })
  })

  test('the sheets have the rows that the files hold, and the known faults are errors', () => {
    const counts = preview.sheets.map(({ slug, total, error }) => [slug, total, error])
    expect(Object.fromEntries(counts.map(([slug, ...rest]) => [slug, rest]))).toEqual({
      // 140 + 111 rows, one of them twice; an address and a phone number that are none.
      customers: [250, 2],
      products: [80, 1],
      orders: [364, 15],
    })
  })

  test('the ledger adds up', () => {
    expect(ledgerAddsUp(preview.ledger).problem).toBeNull()
    const { exported, rejected, merged } = preview.ledger.rows
    expect({ exported, rejected, merged }).toEqual({ exported: 248 + 79 + 349, rejected: 18, merged: 1 })
  })

  test.each(['customers', 'products', 'orders'])('%s.csv is the preview, byte for byte', async (slug) => {
    const rows = await rowsOf(client, id, slug)
    const { columns } = await client.getTemplate(slug)
    const names = columns.map(({ name }) => name)
    const valid = await (await client.exportCsv(id, slug)).text()
    expect(valid).toBe(
      csvOf(
        names,
        rows.filter((row) => !isFaulty(row)),
      ),
    )
    const all = await (await client.exportCsv(id, slug, { rows: 'all' })).text()
    expect(all).toBe(csvOf(names, rows))
    const rejected = await (await client.exportCsv(id, slug, { rows: 'rejected' })).text()
    expect(rejected.split('\r\n')[0]).toBe([...names, '_issues'].join(','))
  })

  test('cells of every source come out clean', async () => {
    const [customers, orders] = await Promise.all([rowsOf(client, id, 'customers'), rowsOf(client, id, 'orders')])
    const customer = (customer_id: string) => customers.find(({ values }) => values.customer_id === customer_id)?.values
    expect(customer('C-1001')).toMatchObject({
      name: 'Claudia Große',
      phone: '+492116801119',
      since: '2017-06-24',
      status: 'active',
      credit_limit: '32900.00',
    })
    expect(customer('C-2004')).toMatchObject({ status: 'prospect', since: '2018-07-10', phone: '+16178332450' })
    expect(orders.find(({ values }) => values.order_id === 'O-24001')?.values.order_date).toMatch(/^2024-\d\d-\d\d$/)
  })

  test('a file saved by the client has the same bytes as the text', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'flow-export-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const path = join(folder, 'customers.csv')
    const bytes = await (await client.exportCsv(id, 'customers')).saveTo(path)
    const saved = await readFile(path)
    expect(saved.length).toBe(bytes)
    expect(saved.toString('utf8')).toBe(await (await client.exportCsv(id, 'customers')).text())
  })

  test('the migration is settled as completed', async () => {
    expect(await client.getMigration(id)).toMatchObject({
      status: 'settled',
      outcome: 'completed',
      active_run_id: null,
    })
  })
})
