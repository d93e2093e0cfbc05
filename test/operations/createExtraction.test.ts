import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '#client'
import { call } from '../support/call.ts'
import { forgetful } from '../support/forgetful.ts'
import { useService } from '../support/harness.ts'
import { itCountsIn, itHidesFailures, itNeedsAKey, type Send } from '../support/refusals.ts'
import { extractionThat, invoicePdf, invoicesTemplate, resultAlone } from '../support/extractions.ts'
import { startSecondServer } from '../support/second-server.ts'

const form = (parts: [name: string, content: string | Buffer, filename?: string][]): FormData => {
  const body = new FormData()
  for (const [name, content, filename] of parts) {
    if (filename === undefined) body.append(name, String(content))
    else body.append(name, new Blob([new Uint8Array(Buffer.from(content))]), filename)
  }
  return body
}

describe('createExtraction', () => {
  const service = useService({
    worker: true,
    templates: [invoicesTemplate],
    config: { allowPrivateAddresses: true, features: { eu: ['extraction'], us: ['exports'] } },
  })
  const post = (parts: Parameters<typeof form>[0], key = service.key) =>
    service.call('POST', '/extractions', { raw: form(parts), key })
  const send: Send = ({ path = '/extractions', ...changes } = {}) =>
    service.call('POST', path, { raw: form([['file', invoicePdf, 'invoice.pdf']]), ...changes })
  const stored = () => service.deps.blobs.list('extractions')

  const files = new Map<string, { status: number; body: Buffer; name?: string }>()
  const server = createServer((request, response) => {
    const { status, body, name } = files.get(request.url ?? '') ?? { status: 404, body: Buffer.alloc(0) }
    if (name !== undefined) response.setHeader('content-disposition', `attachment; filename="${name}"`)
    response.writeHead(status).end(body)
  })
  const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())))

  it('202: a document that is stored and read in the background, and then gone', async () => {
    const { status, body } = await send()
    expect(status).toBe(202)
    expect(body).toEqual({
      extraction_id: expect.stringMatching(/^ext_/),
      status: 'pending',
      template_slug: null,
      document: { name: 'invoice.pdf', pages: null, size: invoicePdf.length },
      text: null,
      tables: [],
      fields: [],
      error: null,
      created_at: expect.any(String),
      expires_at: expect.any(String),
    })
    await extractionThat(service, body.extraction_id, 'completed')
    await resultAlone(service, body.extraction_id)
  })

  it('202: with a template, whose name may stand before or behind the document', async () => {
    for (const parts of [
      [['template_slug', 'invoices'] as const, ['file', invoicePdf, 'a.pdf'] as const],
      [['file', invoicePdf, 'a.pdf'] as const, ['template_slug', 'invoices'] as const],
    ]) {
      const { status, body } = await post(parts as never)
      expect([status, body.template_slug]).toEqual([202, 'invoices'])
      await extractionThat(service, body.extraction_id, 'completed')
    }
  })

  it('202: a URL, which is fetched and then forgotten', async () => {
    files.set('/a/invoice.pdf?signature=secret', { status: 200, body: invoicePdf, name: 'March.pdf' })
    const url = at('/a/invoice.pdf?signature=secret')
    const { status, body } = await send({ raw: undefined as never, body: { url, template_slug: 'invoices' } })
    expect([status, body.document]).toEqual([202, { name: 'invoice.pdf', pages: null, size: null }])
    const read = await extractionThat(service, body.extraction_id, 'completed')
    expect(read.document).toEqual({ name: 'March.pdf', pages: 1, size: invoicePdf.length })
    const row = await service.deps.prisma.extraction.findUniqueOrThrow({ where: { id: body.extraction_id } })
    expect(JSON.stringify(row, (_key, value) => (typeof value === 'bigint' ? Number(value) : value))).not.toContain(
      'secret',
    )
  })

  it.each([
    ['is not there', '/missing.pdf', 404, Buffer.alloc(0), 'answered 404'],
    ['is no document', '/a.csv', 200, Buffer.from('a,b\n1,2\n'), 'is no document'],
    ['is empty', '/empty.pdf', 200, Buffer.alloc(0), 'is empty'],
  ])('202: a URL whose file %s fails its extraction', async (_what, path, status, content, sentence) => {
    files.set(path, { status, body: content })
    const { body } = await send({ raw: undefined as never, body: { url: at(path) } })
    const failed = await extractionThat(service, body.extraction_id, 'failed')
    expect(failed.error).toContain(sentence)
    expect((await stored()).filter((key) => key.includes(body.extraction_id))).toEqual([])
  })

  it('202: the client sends a path, text, a Blob or a URL, and waits', async () => {
    const client = createClient({ baseUrl: service.url, apiKey: service.key })
    files.set('/client.pdf', { status: 200, body: invoicePdf })
    const name = 'invoice.pdf'
    const documents = [
      { name, data: new Uint8Array(invoicePdf) },
      { name, data: Readable.from([invoicePdf]) },
      new File([new Uint8Array(invoicePdf)], name),
      { url: at('/client.pdf') },
    ]
    for (const document of documents) {
      const { extraction_id } = await client.createExtraction(document, { template_slug: 'invoices' })
      const read = await client.waitForExtraction(extraction_id, { timeoutMs: 100_000 })
      expect([read.status, read.template_slug]).toEqual(['completed', 'invoices'])
    }
  })

  it.each<[string, Parameters<typeof form>[0], RegExp]>([
    ['no part at all', [], /no document|malformed|broken/],
    [
      'two documents',
      [
        ['file', invoicePdf, 'a.pdf'],
        ['file', invoicePdf, 'b.pdf'],
      ],
      /2 documents/,
    ],
    ['a document in a part of another name', [['files', invoicePdf, 'a.pdf']], /"files" is unknown/],
    [
      'a field of another name',
      [
        ['slug', 'invoices'],
        ['file', invoicePdf, 'a.pdf'],
      ],
      /"slug" is no file/,
    ],
    [
      'a template named twice',
      [
        ['template_slug', 'invoices'],
        ['template_slug', 'invoices'],
        ['file', invoicePdf, 'a.pdf'],
      ],
      /there twice/,
    ],
    [
      'an unknown template',
      [
        ['file', invoicePdf, 'a.pdf'],
        ['template_slug', 'nothing'],
      ],
      /no active template "nothing"/,
    ],
    [
      'a template that no one could have',
      [
        ['file', invoicePdf, 'a.pdf'],
        ['template_slug', 'a\0b'],
      ],
      /no active template/,
    ],
    ['a spreadsheet', [['file', 'a,b\n1,2\n', 'report.pdf']], /is no document: it is plain or delimited text/],
    [
      'a picture',
      [['file', Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'), 'scan.pdf']],
      /PNG image; send a PDF or a Word document \(\.docx\)\.$/,
    ],
    ['a web page', [['file', '<!doctype html><p>x', 'scan.pdf']], /web page .*; print it to a PDF\.$/],
    ['an empty file', [['file', '', 'scan.pdf']], /is empty/],
  ])('400: %s, and nothing is kept', async (_what, parts, sentence) => {
    const before = await stored()
    const rows = await service.deps.prisma.extraction.count()
    const { status, body } = await post(parts)
    expect([status, body.error]).toEqual([400, expect.stringMatching(sentence)])
    expect((await stored()).filter((key) => !before.includes(key))).toEqual([])
    expect(await service.deps.prisma.extraction.count()).toBe(rows)
  })

  it.each([
    ['no URL', { url: 'invoice.pdf' }, /url: .*no valid URL/],
    ['another protocol', { url: 'ftp://example.com/a.pdf' }, /url: A URL must begin with http/],
    ['a password', { url: 'http://a:b@example.com/a.pdf' }, /user name or password/],
    ['nothing', {}, /url/],
    ['an unknown field', { url: 'http://example.com/a.pdf', slug: 'x' }, /slug/],
    ['an unknown template', { url: 'http://example.com/a.pdf', template_slug: 'nothing' }, /no active template/],
  ])('400: %s', async (_what, content, sentence) => {
    const { status, body } = await service.call('POST', '/extractions', { body: content })
    expect([status, body.error]).toEqual([400, expect.stringMatching(sentence)])
  })

  it('400: a template of another account is as unknown as one that nobody has', async () => {
    const other = await service.newAccount()
    const { status } = await post(
      [
        ['file', invoicePdf, 'a.pdf'],
        ['template_slug', 'invoices'],
      ],
      other.key,
    )
    expect(status).toBe(400)
  })

  it('413: a document over 100 MB, and nothing is kept; so is JSON over its limit', async () => {
    const megabyte = Buffer.alloc(1024 * 1024, '%PDF')
    const boundary = 'a-boundary'
    const body = async function* () {
      yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="large.pdf"\r\n\r\n`)
      for (let count = 0; count < 101; count += 1) yield megabyte
      yield Buffer.from(`\r\n--${boundary}--\r\n`)
    }
    const before = await stored()
    const reply = await send({
      raw: Readable.toWeb(Readable.from(body())) as ReadableStream,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    expect([reply.status, reply.body.error]).toEqual([
      413,
      expect.stringContaining('"large.pdf" is larger than 104857600 bytes'),
    ])
    expect((await stored()).filter((key) => !before.includes(key))).toEqual([])
    const url = `http://example.com/${'x'.repeat(1_100_000)}`
    expect((await service.call('POST', '/extractions', { body: { url } })).status).toBe(413)
  })

  it.each(['', 'application/pdf', 'multipart/mixed; boundary=x'])('415: the content type %j', async (type) => {
    expect((await send({ raw: '{}', headers: { 'content-type': type } })).status).toBe(415)
  })

  it('503: where the feature is off in the account’s region', async () => {
    const { id, key } = await service.newAccount()
    await service.deps.prisma.account.update({ where: { id }, data: { region: 'us' } })
    const { status, body } = await send({ key })
    expect([status, body.error]).toEqual([503, expect.stringContaining('extraction is not available in the region us')])
  })

  it('500: the answer of the database got lost, and the extraction, which is there, is completed', async () => {
    const second = await startSecondServer(service, {}, { prisma: forgetful(service.deps.prisma) })
    const raw = form([['file', invoicePdf, 'kept.pdf']])
    const { status } = await call('POST', `${second.url}/extractions`, { key: service.key, raw })
    await second.stop()
    expect(status).toBe(500)
    const { id } = await service.deps.prisma.extraction.findFirstOrThrow({ where: { name: 'kept.pdf' } })
    await extractionThat(service, id, 'completed')
  })

  itNeedsAKey(service, send)
  itCountsIn(service, 'agent', send)
  itHidesFailures(service, 'extraction', send)
})
