import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client, type UploadedFile } from '#client'
import { textTable, writeDocx } from '../engine/read/support/docx.ts'
import { gridLines, pdfOf, textRows } from '../engine/read/support/pdf.ts'
import { useService } from '../support/harness.ts'
import { customersTemplate, eventually } from '../support/runs.ts'

const header = ['customer_id', 'full_name', 'email']
const customers = (from: number, count: number): string[][] =>
  Array.from({ length: count }, (_, at) => [
    String(from + at),
    `Customer ${'ABCDEFGHIJ'[at]} Berg`,
    `person.${from + at}@example.com`,
  ])

/** The header on both pages, as a printer repeats it. */
const pdf = (): Buffer => {
  const page = (rows: string[][]) => ({
    texts: textRows([header, ...rows], [50, 150, 320]),
    lines: gridLines(
      [45, 145, 315, 520],
      Array.from({ length: rows.length + 2 }, (_, at) => 90 + at * 14),
    ),
  })
  return pdfOf([page(customers(1001, 4)), page(customers(1005, 3))])
}

describe('documents and old workbooks, from upload to export', () => {
  const service = useService({ worker: true, templates: [customersTemplate], limits: { runs: 100 } })
  let client: Client
  let files: UploadedFile[]
  let id: string

  beforeAll(async () => {
    client = createClient({ baseUrl: service.url, apiKey: service.key })
    id = (await client.createMigration()).id
    const docx = await service.deps.blobs.withWorkFolder(async (folder) =>
      readFile(await writeDocx(join(folder, 'list.docx'), textTable([header, ...customers(2001, 3)]))),
    )
    const sheet = (rows: string[][]) => {
      const book = utils.book_new()
      utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'Customers')
      return book
    }
    await client.upload(id, [
      { name: 'printed.pdf', data: new Uint8Array(pdf()) },
      { name: 'list.docx', data: new Uint8Array(docx) },
      { name: 'old.xls', data: write(sheet(customers(3001, 3)), { type: 'array', bookType: 'biff8' }) as ArrayBuffer },
      { name: 'free.ods', data: write(sheet(customers(4001, 3)), { type: 'array', bookType: 'ods' }) as ArrayBuffer },
    ])
    files = await eventually('the files to be read', async () => {
      const list = (await client.listFiles(id)).files
      return list.every(({ status }) => status !== 'pending') ? list : null
    })
  })

  it('each is read into a table, a document’s with its page', () => {
    expect(files.map(({ name, kind, status, error }) => [name, kind, status, error])).toEqual([
      ['printed.pdf', 'document', 'ready', null],
      ['list.docx', 'document', 'ready', null],
      ['old.xls', 'spreadsheet', 'ready', null],
      ['free.ods', 'spreadsheet', 'ready', null],
    ])
    expect(files.map(({ tables }) => tables.map(({ name, page, rows }) => [name, page, rows]))).toEqual([
      [['Table 1', 1, 7]],
      [['Table 1', null, 3]],
      [['Customers', null, 3]],
      [['Customers', null, 3]],
    ])
  })

  it('their rows come out of one sheet, and the ledger knows the header that the second page repeats', async () => {
    const generate = await client.startRun(id, { kind: 'generate', autonomy: 'decide' })
    expect((await client.waitForRun(id, generate.run_id)).status).toBe('awaiting_approval')
    const { ledger } = await client.getPreview(id)
    expect(ledger.rows).toMatchObject({ exported: 16, rejected: 0 })
    const printed = ledger.tables.find(({ file_id }) => file_id === files[0]?.file_id)
    expect(printed?.ignored).toEqual([{ reason: 'repeated header', rows: 1 }])
    const execute = await client.startRun(id, { kind: 'execute' })
    expect((await client.waitForRun(id, execute.run_id)).status).toBe('completed')
    const csv = await (await client.exportCsv(id, 'customers')).text()
    const ids = csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0])
    expect(ids.toSorted()).toEqual(
      [1001, 1002, 1003, 1004, 1005, 1006, 1007, 2001, 2002, 2003, 3001, 3002, 3003, 4001, 4002, 4003].map(String),
    )
  })

  it('over 50 documents are refused, naming the limit and the total; workbooks don’t count', async () => {
    const { id: other } = await client.createMigration()
    const data = Array.from({ length: 49 }, () => ({
      id: service.deps.newId('file'),
      account_id: service.account.id,
      migration_id: other,
      name: 'x',
      kind: 'document',
    }))
    await service.deps.prisma.file.createMany({ data })
    const two = ['a.pdf', 'b.pdf'].map((name) => ({ name, content: new Uint8Array(pdf()) }))
    await expect(service.upload(other, two)).rejects.toThrow(
      'documents_per_run is 50, and this migration would have 51 PDF and Word documents',
    )
    expect(await service.upload(other, two.slice(1))).toHaveLength(1)
  })
})
