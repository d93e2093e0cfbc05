import { createHash, createHmac } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import type { components } from '../../generated/api.ts'
import { createKey, revokeKey } from '../../server/src/domain/accounts/accounts.ts'
import { sweepExports } from '../../server/src/domain/exports/sweep.ts'
import {
  executedMigration,
  exportThat,
  ordersTemplate,
  readExport,
  startExport,
  twoSheets,
} from '../support/exports.ts'
import { useService } from '../support/harness.ts'
import { withoutTable } from '../support/refusals.ts'
import { customersTemplate } from '../support/runs.ts'

type ExportJob = components['schemas']['ExportJob']

const signingSecret = 'a secret of these tests, and of nothing else'

describe('downloadExport', () => {
  const clock = { ahead: 0 }
  const service = useService({
    worker: true,
    templates: [customersTemplate, ordersTemplate],
    limits: { runs: 1_000 },
    config: { signingSecret },
    surroundings: { now: () => new Date(Date.now() + clock.ahead) },
  })
  const shared = { id: '', csv: {} as ExportJob, zip: {} as ExportJob, content: '' }
  const urlOf = ({ download_url = '' }: ExportJob): string => download_url
  const get = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    const reply = await fetch(url, { method, headers })
    return { status: reply.status, headers: reply.headers, body: Buffer.from(await reply.arrayBuffer()) }
  }
  const exported = async (body: object, id = shared.id): Promise<ExportJob> => {
    const { job_id } = await startExport(service, id, body)
    return exportThat(service, id, job_id, 'completed')
  }
  const refusal = async (url: string) => {
    const { status, body } = await get(url)
    return [status, JSON.parse(body.toString())]
  }

  beforeAll(async () => {
    shared.id = await executedMigration(service, twoSheets)
    shared.csv = await exported({ slug: 'customers' })
    shared.zip = await exported({ slugs: ['orders', 'customers'] })
    shared.content = (await service.call('GET', `/migrations/${shared.id}/exports/customers.csv`)).body
  })

  it('200: the same bytes as exportCsv, to whoever has the link, uncounted', async () => {
    const { status, headers, body } = await get(urlOf(shared.csv))
    expect([status, body.toString()]).toEqual([200, shared.content])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-length': String(shared.csv.file_size),
      'content-disposition': 'attachment; filename="customers.csv"',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      etag: `"${createHash('sha256').update(body).digest('hex')}"`,
    })
    expect(headers.get('x-ratelimit-limit')).toBeNull()
  })

  it('200: a ZIP with each sheet as exportCsv gives it, and a manifest that adds up', async () => {
    const { status, headers, body } = await get(urlOf(shared.zip))
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${shared.zip.job_id}.zip"`)
    expect(body.length).toBe(shared.zip.file_size)
    const entries = await unzip(body)
    expect([...entries.keys()]).toEqual(['orders.csv', 'customers.csv', 'manifest.json'])
    const manifest = JSON.parse(entries.get('manifest.json') ?? '')
    for (const slug of ['orders', 'customers']) {
      const csv = (await service.call('GET', `/migrations/${shared.id}/exports/${slug}.csv`)).body
      expect(entries.get(`${slug}.csv`)).toBe(csv)
      expect(manifest.files).toContainEqual({
        name: `${slug}.csv`,
        slug,
        rows: slug === 'orders' ? 2 : 3,
        bytes: Buffer.byteLength(csv),
        sha256: createHash('sha256').update(csv).digest('hex'),
      })
    }
    const { body: preview } = await service.call('GET', `/migrations/${shared.id}/preview`)
    expect(manifest).toMatchObject({ migration_id: shared.id, digest: preview.digest, ledger: preview.ledger })
    expect(manifest.ledger.rows.exported).toBe(5)
  })

  it('200: a ZIP with lineage leads every cell of its sheets back to the exact text that it was made from', async () => {
    const job = await exported({ slugs: ['customers', 'orders'], lineage: true })
    const entries = await unzip((await get(urlOf(job))).body)
    expect([...entries.keys()]).toEqual([
      'customers.csv',
      'customers.lineage.csv',
      'orders.csv',
      'orders.lineage.csv',
      'manifest.json',
    ])
    const manifest = JSON.parse(entries.get('manifest.json') ?? '')
    const { body: listing } = await service.call('GET', `/migrations/${shared.id}/files`)
    for (const slug of ['customers', 'orders']) {
      const cells: string[][] = parse(entries.get(`${slug}.csv`) ?? '')
      const lines: Record<string, string>[] = parse(entries.get(`${slug}.lineage.csv`) ?? '', { columns: true })
      const { body: preview } = await service.call('GET', `/migrations/${shared.id}/preview?slug=${slug}&lineage=true`)
      const wanted = preview.rows.flatMap(({ lineage }: { lineage: object }, row: number) =>
        Object.entries(lineage).flatMap(([column, sources]: [string, object[]]) =>
          sources.map((source) => ({ ...source, line: String(row + 1), target: column })),
        ),
      )
      expect(wanted.length).toBe((cells.length - 1) * (cells[0]?.length ?? 0))
      expect(lines).toEqual(
        wanted.map(({ line, target, ...source }: Record<string, unknown>) => ({
          row: line,
          column: target,
          file_id: source['file_id'],
          file: `${slug}.csv`,
          table: slug,
          source_row: String(source['row']),
          source_column: source['column'],
          raw: source['raw'] ?? '',
        })),
      )
      expect(listing.files.map(({ file_id }: { file_id: string }) => file_id)).toContain(lines[0]?.['file_id'])
      expect(manifest.files).toContainEqual(
        expect.objectContaining({ name: `${slug}.lineage.csv`, slug, rows: lines.length }),
      )
      expect(manifest.mappings).toEqual(
        expect.arrayContaining(preview.mappings.filter((one: { slug: string }) => one.slug === slug)),
      )
    }
  })

  it('200 to HEAD: the headers alone, of the whole file whatever the range', async () => {
    for (const asked of [{}, { range: 'bytes=0-1' }]) {
      const { status, headers, body } = await get(urlOf(shared.csv), asked, 'HEAD')
      expect([status, body.length, headers.get('content-length')]).toEqual([200, 0, String(shared.csv.file_size)])
      expect([headers.get('accept-ranges'), headers.get('content-range')]).toEqual(['bytes', null])
    }
  })

  it('206: the part that is asked for', async () => {
    const size = shared.content.length
    const parts: [string, number, number][] = [
      ['bytes=0-9', 0, 9],
      ['bytes=10-', 10, size - 1],
      ['bytes=-7', size - 7, size - 1],
      [`bytes=5-${size * 10}`, 5, size - 1],
      [`bytes=-${size * 10}`, 0, size - 1],
      [`bytes=${size - 1}-${size - 1}`, size - 1, size - 1],
    ]
    for (const [range, start, end] of parts) {
      const { status, headers, body } = await get(urlOf(shared.csv), { range })
      expect([status, body.toString()]).toEqual([206, shared.content.slice(start, end + 1)])
      expect(headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`)
      expect(headers.get('content-length')).toBe(String(end - start + 1))
    }
  })

  it('206 or 200: a broken download goes on only if the file is the same', async () => {
    const etag = (await get(urlOf(shared.csv), {}, 'HEAD')).headers.get('etag') ?? ''
    const range = 'bytes=4-'
    expect((await get(urlOf(shared.csv), { range, 'if-range': etag })).status).toBe(206)
    for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2026 07:28:00 GMT']) {
      const { status, body } = await get(urlOf(shared.csv), { range, 'if-range': other })
      expect([status, body.toString()]).toEqual([200, shared.content])
    }
  })

  it.each(['bytes=0-1,3-4', 'rows=0-1', 'bytes=a-b', 'bytes=5-2', 'bytes', 'bytes=-'])(
    '200: the whole file to the range %s',
    async (range) => {
      const { status, body } = await get(urlOf(shared.csv), { range })
      expect([status, body.toString()]).toEqual([200, shared.content])
    },
  )

  it('304: unchanged since the tag, whatever the range', async () => {
    const etag = (await get(urlOf(shared.csv), {}, 'HEAD')).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await get(urlOf(shared.csv), { 'if-none-match': known, range: 'bytes=0-1' })
      expect([reply.status, reply.body.length, reply.headers.get('etag')]).toEqual([304, 0, etag])
      expect(reply.headers.get('cache-control')).toBe('private, no-cache')
    }
    expect((await get(urlOf(shared.csv), { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('400: a header that is longer than it may be', async () => {
    expect((await get(urlOf(shared.csv), { range: `bytes=${'0'.repeat(5_000)}-` })).status).toBe(400)
  })

  it('404: any one character of the link altered, cut off or added', async () => {
    const url = urlOf(shared.csv)
    const at = url.lastIndexOf('/') + 1
    const replies = new Set<string>()
    for (let place = at; place < url.length; place += 1) {
      const character = url[place] === 'A' ? 'B' : 'A'
      replies.add(JSON.stringify(await refusal(url.slice(0, place) + character + url.slice(place + 1))))
    }
    for (const other of [
      url.slice(0, -1),
      `${url}A`,
      `${url}.`,
      `${url}%3D`,
      `${url.slice(0, url.lastIndexOf('.'))}.${url.slice(url.lastIndexOf('.'))}`,
      url.slice(0, url.lastIndexOf('.')),
    ])
      replies.add(JSON.stringify(await refusal(other)))
    const error = 'There is no such download. Take the link as getExportJob gives it, unchanged.'
    expect([...replies]).toEqual([JSON.stringify([404, { error }])])
  })

  it('404: a link whose last bits alone differ, which Base64 would overlook', async () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const url = urlOf(shared.csv)
    const value = alphabet.indexOf(url.at(-1) ?? '')
    const twin = url.slice(0, -1) + alphabet[value ^ 1]
    expect(Buffer.from(twin, 'base64url')).toEqual(Buffer.from(url, 'base64url'))
    expect((await get(twin)).status).toBe(404)
  })

  it("404: a link signed for another account's job, and one signed for another method", async () => {
    const { account, deps } = service
    const keys = await deps.prisma.apiKey.findMany({ where: { account_id: account.id } })
    const other = await service.newAccount()
    const expires = Math.floor(Date.now() / 1_000) + 60
    const link = (method: string, account_id: string, key_id: string) => {
      const claims = Buffer.from(JSON.stringify([account_id, shared.csv.job_id, key_id, expires])).toString('base64url')
      const key = createHash('sha256').update(signingSecret).digest()
      return `${service.url}/downloads/${claims}.${createHmac('sha256', key).update(`${method} ${claims}`).digest('base64url')}`
    }
    const own = keys[0]?.id ?? ''
    expect((await get(link('GET', account.id, own))).status).toBe(200)
    expect((await get(link('PUT', account.id, own))).status).toBe(404)
    expect((await get(link('GET', other.id, other.key.slice(4, 10)))).status).toBe(404)
  })

  it('405: nothing but reading', async () => {
    for (const method of ['PUT', 'POST', 'DELETE']) expect((await get(urlOf(shared.csv), {}, method)).status).toBe(405)
  })

  it('410: 15 minutes later; a fresh read of the job gives a link that works', async () => {
    const { body: job } = await readExport(service, shared.id, shared.csv.job_id)
    clock.ahead = 14 * 60_000
    expect((await get(urlOf(job))).status).toBe(200)
    clock.ahead = 15 * 60_000 + 1_000
    expect(await refusal(urlOf(job))).toEqual([410, { error: expect.stringContaining('expired') }])
    expect((await get(urlOf((await readExport(service, shared.id, shared.csv.job_id)).body))).status).toBe(200)
    clock.ahead = 0
  })

  it('410: at once when the key that asked for the link is revoked; links of other keys go on', async () => {
    const { record, key } = await createKey(service.deps, service.account.id, 'Short-lived', null)
    const { body: job } = await readExport(service, shared.id, shared.csv.job_id, key)
    expect((await get(urlOf(job))).status).toBe(200)
    await revokeKey(service.deps, record.id, service.account.id)
    expect(await refusal(urlOf(job))).toEqual([410, { error: expect.stringContaining('revoked') }])
    expect((await get(urlOf(shared.csv))).status).toBe(200)
  })

  it('410: the file is gone; a download that has begun gets all of it', async () => {
    const job = await exported({ slug: 'customers' })
    const begun = await fetch(urlOf(job))
    await service.deps.prisma.exportJob.update({ where: { id: job.job_id }, data: { expires_at: new Date() } })
    await sweepExports(service.deps)
    expect(await begun.text()).toBe(shared.content)
    await service.deps.prisma.exportJob.update({
      where: { id: job.job_id },
      data: { expires_at: new Date(Date.now() + 1e6) },
    })
    expect((await get(urlOf(job))).status).toBe(410)
  })

  it('416: a range outside of the file, with its size', async () => {
    const size = shared.content.length
    for (const range of [`bytes=${size}-`, 'bytes=-0', `bytes=${size + 5}-${size + 9}`]) {
      const { status, headers } = await get(urlOf(shared.csv), { range })
      expect([status, headers.get('content-range')]).toEqual([416, `bytes */${size}`])
    }
  })

  it('500: told without its cause', async () => {
    const reply = await withoutTable(service, 'export_job', () => refusal(urlOf(shared.csv)))
    expect(reply).toEqual([500, { error: 'Internal server error' }])
  })
})

/** The entries of a ZIP as texts, in their order. */
const unzip = async (archive: Buffer): Promise<Map<string, string>> => {
  const zip = await fromBufferPromise(archive, { lazyEntries: true })
  const entries = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  }
  return entries
}
