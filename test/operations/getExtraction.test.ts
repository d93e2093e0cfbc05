import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { failExtraction, takeUpExtraction } from '../../server/src/domain/extractions/outcome.ts'
import { sweepExtractions } from '../../server/src/domain/extractions/sweep.ts'
import { reclaim, requeueLost } from '../../server/src/domain/queue/reclaim.ts'
import { paragraph, textTable, writeDocx } from '../engine/read/support/docx.ts'
import { pdfOf } from '../engine/read/support/pdf.ts'
import { testFolder } from '../engine/read/support/reading.ts'
import { createExtraction, extractionThat, invoicePdf, invoicesTemplate, resultAlone } from '../support/extractions.ts'
import { useService } from '../support/harness.ts'
import { expectAlike, itCountsIn, itHidesFailures, itNeedsAKey, type Send } from '../support/refusals.ts'

const dayMs = 86_400_000

describe('getExtraction', () => {
  const clock = { ahead: 0 }
  const service = useService({
    worker: true,
    templates: [invoicesTemplate],
    surroundings: { now: () => new Date(Date.now() + clock.ahead) },
  })
  const shared = { id: '' }
  const send: Send = ({ path = `/extractions/${shared.id}`, ...changes } = {}) => service.call('GET', path, changes)
  const read = async (content: Buffer, options: Parameters<typeof createExtraction>[2] = {}) => {
    const { extraction_id } = await createExtraction(service, content, options)
    return extractionThat(service, extraction_id, 'completed')
  }

  beforeAll(async () => {
    shared.id = (await read(invoicePdf, { template_slug: 'invoices' })).extraction_id
  })

  it('200: text, tables with pages, and the fields of the template with the words that they were taken from', async () => {
    const { status, body } = await send()
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'completed', document: { pages: 1 }, error: null })
    expect(body.text).toContain('Invoice number: 2024-0117')
    expect(body.tables).toEqual([
      {
        page: 1,
        header: ['Description', 'Hours', 'Amount'],
        rows: [
          ['Consulting', '12', '1,440.00'],
          ['Travel', '2', '90.00'],
          ['Training', '4', '480.00'],
        ],
      },
    ])
    expect(body.fields).toEqual([
      {
        name: 'invoice_number',
        value: '2024-0117',
        page: 1,
        quote: 'Invoice number: 2024-0117',
        confidence: expect.any(Number),
      },
      expect.objectContaining({ name: 'invoice_date', value: '2024-03-01', page: 1 }),
      expect.objectContaining({ name: 'customer', value: 'Anna Berg' }),
      { name: 'vat_id', value: null, page: null, quote: null, confidence: 0 },
    ])
    for (const { value, confidence } of body.fields.slice(0, 3))
      expect([value, confidence >= 0.8]).toEqual([value, true])
    const { finished_at } = await service.deps.prisma.extraction.findUniqueOrThrow({ where: { id: shared.id } })
    expect(Date.parse(body.expires_at)).toBe((finished_at?.getTime() ?? 0) + 7 * dayMs)
  })

  it('200: a Word document, which has no pages', async () => {
    const path = await writeDocx(
      join(await testFolder(), 'd'),
      paragraph('Invoice no.: 77') +
        textTable([
          ['Item', 'Price'],
          ['Pen', '1.20'],
          ['Ink', '3.40'],
        ]),
    )
    const body = await read(await readFile(path), { name: 'letter.docx', template_slug: 'invoices' })
    expect(body.document).toMatchObject({ name: 'letter.docx', pages: null })
    expect(body.text).toBe('Invoice no.: 77\nItem Price\nPen 1.20\nInk 3.40')
    expect(body.tables).toEqual([
      {
        page: null,
        header: ['Item', 'Price'],
        rows: [
          ['Pen', '1.20'],
          ['Ink', '3.40'],
        ],
      },
    ])
    expect(body.fields[0]).toMatchObject({ name: 'invoice_number', value: '77', page: null })
  })

  it('200: a document without text is completed and empty', async () => {
    const body = await read(pdfOf([{ lines: [[10, 10, 90, 10]] }]))
    expect(body).toMatchObject({ status: 'completed', text: '', tables: [], fields: [] })
  })

  it('200: one that can’t be read says why, and the ones beside it are read', async () => {
    const broken = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 0xab)])
    const [bad, good] = await Promise.all([
      createExtraction(service, broken, { name: 'broken.pdf' }),
      createExtraction(service, invoicePdf),
    ])
    const failed = await extractionThat(service, bad.extraction_id, 'failed')
    expect(failed).toMatchObject({ text: null, tables: [], fields: [] })
    expect(failed.error).toContain('"broken.pdf" is damaged')
    await extractionThat(service, good.extraction_id, 'completed')
  })

  it('404: an unknown one and that of another account, alike', async () => {
    const { key } = await service.newAccount()
    expectAlike(404, [await send({ path: '/extractions/ext_00000000' }), await send({ key })])
  })

  it('410: past its retention, before and after it is swept', async () => {
    const { extraction_id } = await read(invoicePdf)
    const row = () => service.deps.prisma.extraction.findUniqueOrThrow({ where: { id: extraction_id } })
    await service.deps.prisma.extraction.update({
      where: { id: extraction_id },
      data: { expires_at: new Date(Date.now() - 1) },
    })
    const path = `/extractions/${extraction_id}`
    expect(await send({ path })).toMatchObject({ status: 410, body: { error: expect.stringContaining('new one') } })
    await resultAlone(service, extraction_id)
    expect(await sweepExtractions(service.deps)).toBe(1)
    expect(await service.deps.blobs.list(`extractions/${extraction_id}`)).toEqual([])
    expect((await row()).swept_at).not.toBeNull()
    expect((await send({ path })).status).toBe(410)
    expect(await sweepExtractions(service.deps)).toBe(0)
    expect((await send()).status).toBe(200)
  })

  it('400: a query parameter that it does not know', async () => {
    expect((await send({ path: `/extractions/${shared.id}?pages=2` })).status).toBe(400)
  })

  itNeedsAKey(service, send)
  itCountsIn(service, 'read', send)
  itHidesFailures(service, 'extraction', send)
})

describe('documents that do harm', () => {
  const service = useService({ worker: true, config: { runMemory: 400 * 1024 ** 2, documentMs: 30_000 } })
  const withContent = (packed: Buffer): Buffer => {
    const bytes = pdfOf([{ raw: 'PLACE' }]).toString('latin1')
    const stream = `<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`
    return Buffer.from(
      bytes.replace(/<< \/Length \d+ >>\nstream\n\s*PLACE\nendstream/, () => stream),
      'latin1',
    )
  }

  it('a bomb and an endless page fail alone, and the next document is read', async () => {
    const bomb = withContent(deflateSync(Buffer.alloc(300_000_000)))
    const endless = withContent(deflateSync(Buffer.alloc(60_000_000, 'q 1 0 0 1 0 0 cm Q ')))
    const harmful = [
      await createExtraction(service, bomb, { name: 'bomb.pdf' }),
      await createExtraction(service, endless, { name: 'endless.pdf' }),
    ]
    const good = await createExtraction(service, invoicePdf)
    for (const { extraction_id } of harmful) {
      const { error } = await extractionThat(service, extraction_id, 'failed')
      expect(error).toMatch(/more than the 400 MB of memory|longer than the 30 seconds/)
    }
    await extractionThat(service, good.extraction_id, 'completed')
  }, 120_000)
})

describe('extractions whose worker died', () => {
  const service = useService()
  const insert = async () => {
    const id = service.deps.newId('ext')
    await service.deps.prisma.extraction.create({
      data: { id, account_id: service.account.id, name: 'a.pdf', size: 1n, expires_at: new Date(Date.now() + dayMs) },
    })
    return { id, account_id: service.account.id }
  }
  const statusOf = async (id: string) =>
    (await service.deps.prisma.extraction.findUniqueOrThrow({ where: { id } })).status

  it('one that lost its job gets a new one, and one whose job has no attempt left is reported', async () => {
    const { id, account_id } = await insert()
    expect((await requeueLost(service.deps)).extractions).toEqual([{ id, account_id, fetched: true }])
    expect((await requeueLost(service.deps)).extractions).toEqual([])
    await service.deps.pool.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts')
    const reclaimed = await reclaim(service.deps, 15_000)
    expect(reclaimed?.exhausted.extractions).toEqual([{ id, account_id, fetched: true }])
  })

  it('only the latest attempt can end one, and nothing changes it after that', async () => {
    const key = await insert()
    const first = await takeUpExtraction(service.deps, key)
    const second = await takeUpExtraction(service.deps, key)
    expect([first?.attempt, second?.attempt]).toEqual([1, 2])
    await failExtraction(service.deps, key, 'too late', first?.attempt)
    expect(await statusOf(key.id)).toBe('running')
    await failExtraction(service.deps, key, 'it broke', second?.attempt)
    expect(await statusOf(key.id)).toBe('failed')
    expect(await takeUpExtraction(service.deps, key)).toBeNull()
  })
})
