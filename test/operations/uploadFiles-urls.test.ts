// Over 300 lines: every declared status, and every way in which a file server can misbehave.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '#client'
import type { components } from '../../generated/api.ts'
import { FetchError } from '../../server/src/domain/fetch/errors.ts'
import { fetchFileTask } from '../../server/src/jobs/tasks/fetch-file.ts'
import { useService } from '../support/harness.ts'
import { expectAlike, itNeedsAKey, type Send } from '../support/refusals.ts'
import { customersCsv, customersTemplate, eventually, runThat } from '../support/runs.ts'

type File = components['schemas']['File']

const exampleUrl = 'https://files.example.com/exports/customers.csv?signature=secret'

describe('uploadFiles with URLs', () => {
  const service = useService()
  const post = (id: string, urls: unknown, key = service.key) =>
    service.call('POST', `/migrations/${id}/files`, { body: { urls }, key })
  const rowsOf = (migration_id: string) => service.deps.prisma.file.findMany({ where: { migration_id } })

  it('201: files that are pending, in the order of the URLs, with what is not known yet as null', async () => {
    const { id } = await service.newMigration()
    const { status, body } = await post(id, [exampleUrl, 'https://files.example.com/'])
    expect(status).toBe(201)
    expect(body.files).toEqual([
      {
        file_id: expect.stringMatching(/^file_/),
        name: 'customers.csv',
        size: null,
        content_type: null,
        kind: null,
        sha256: null,
        status: 'pending',
        tables: [],
        error: null,
        created_at: expect.any(String),
      },
      expect.objectContaining({ name: 'files.example.com', status: 'pending' }),
    ])
    const { body: list } = await service.call('GET', `/migrations/${id}/files`)
    expect(list.files).toEqual(body.files)
    const { body: migration } = await service.call('GET', `/migrations/${id}`)
    expect(migration.file_counts).toEqual({ total: 2, documents: 0 })
    const events = await service.deps.prisma.threadEvent.findMany({ where: { migration_id: id } })
    expect(events.map(({ type }) => type)).toEqual(['file.status', 'file.status'])
    expect(JSON.stringify(events)).not.toContain('secret')
  })

  it.each([
    ['no list', undefined, /urls/],
    ['an empty list', [], /urls/],
    ['a number', [7], /urls\.0/],
    ['an empty URL', [''], /urls\.0/],
    ['a URL that is too long', [`https://files.example.com/${'x'.repeat(4_096)}`], /urls\.0/],
    ['no URL', [exampleUrl, 'customers.csv'], /urls\.1: "customers\.csv" is no valid URL/],
    [
      'another protocol',
      ['ftp://files.example.com/a.csv'],
      /urls\.0: A URL must begin with http: or https:, not ftp:\.$/,
    ],
    ['a local file', ['file:///etc/passwd'], /not file:/],
    ['credentials', ['https://anna:secret@files.example.com/a.csv'], /user name or password/],
    ['a private address', ['http://10.0.0.1/a.csv'], /10\.0\.0\.1 is not on the public internet/],
    ['this machine', ['http://127.0.0.1:3000/a.csv'], /127\.0\.0\.1 is not on the public internet/],
    ['this machine in decimal', ['http://2130706433/a.csv'], /127\.0\.0\.1 is not on the public internet/],
    ['this machine in octal', ['http://0177.1/a.csv'], /127\.0\.0\.1 is not on the public internet/],
    ['this machine in hexadecimal', ['http://0x7f000001/a.csv'], /127\.0\.0\.1 is not on the public internet/],
    ['this machine, mapped into IPv6', ['http://[::ffff:127.0.0.1]/a.csv'], /not on the public internet/],
    ['this machine in IPv6', ['http://[::1]/a.csv'], /::1 is not on the public internet/],
    ['metadata of a cloud', ['http://169.254.169.254/latest/meta-data'], /not on the public internet/],
  ])('400: %s, and nothing is kept', async (_what, urls, sentence) => {
    const { id } = await service.newMigration()
    const { status, body } = await post(id, urls)
    expect([status, body]).toEqual([400, { error: expect.stringMatching(sentence) }])
    expect(await rowsOf(id)).toEqual([])
  })

  it('400: an unknown field', async () => {
    const { id } = await service.newMigration()
    const path = `/migrations/${id}/files`
    expect((await service.call('POST', path, { body: { urls: [exampleUrl], url: 'x' } })).status).toBe(400)
    expect((await service.call('POST', path, { body: { files: [] } })).status).toBe(400)
    expect(
      (await service.call('POST', path, { raw: '{"urls":', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(400)
    expect(
      (await service.call('POST', path, { raw: '', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(400)
  })

  it('400: 26 URLs in one request, naming the limit and the total; 25 are accepted', async () => {
    const { id } = await service.newMigration()
    const urls = Array.from({ length: 26 }, (_, index) => `https://files.example.com/${index}.csv`)
    const { status, body } = await post(id, urls)
    expect(status).toBe(400)
    expect(body.error).toContain('files_per_request is 25, and this request has 26. Send them in several requests.')
    expect(await rowsOf(id)).toEqual([])
    expect((await post(id, urls.slice(1))).status).toBe(201)
  })

  it('400: over 400 files in the migration, naming the limit and the total, also at the same time', async () => {
    const { id } = await service.newMigration()
    const data = Array.from({ length: 390 }, () => ({
      id: service.deps.newId('file'),
      account_id: service.account.id,
      migration_id: id,
      name: 'x',
    }))
    await service.deps.prisma.file.createMany({ data })
    const six = Array.from({ length: 6 }, (_, index) => `https://files.example.com/${index}.csv`)
    const replies = await Promise.all([post(id, six), post(id, six), post(id, six)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
    expect(replies.find(({ status }) => status === 400)?.body.error).toBe(
      'files_per_run is 400, and this migration would have 402 files. Upload at most 4 of these.',
    )
  })

  it('400: over 50 documents, by what their URLs say that they are', async () => {
    const { id } = await service.newMigration()
    const data = Array.from({ length: 49 }, () => ({
      id: service.deps.newId('file'),
      account_id: service.account.id,
      migration_id: id,
      name: 'x',
      kind: 'document',
    }))
    await service.deps.prisma.file.createMany({ data })
    const { status, body } = await post(id, ['https://files.example.com/a.pdf', 'https://files.example.com/b.DOCX'])
    expect([status, body.error]).toEqual([
      400,
      'documents_per_run is 50, and this migration would have 51 PDF and Word documents. Upload at most 1 of these.',
    ])
    expect((await post(id, ['https://files.example.com/a.pdf'])).status).toBe(201)
    // The one that is still to be fetched counts.
    const late = await post(id, ['https://files.example.com/b.docx'])
    expect([late.status, late.body.error]).toEqual([
      400,
      'documents_per_run is 50, and this migration would have 51 PDF and Word documents. Upload into another migration.',
    ])
    expect((await post(id, ['https://files.example.com/c.csv'])).status).toBe(201)
  })

  it('404: an unknown migration and that of another account, alike', async () => {
    const { id } = await service.newMigration()
    const { key } = await service.newAccount()
    expectAlike(404, [await post('mig_00000000', [exampleUrl]), await post(id, [exampleUrl], key)])
  })

  it('413: a JSON body over the limit', async () => {
    const { id } = await service.newMigration()
    expect((await post(id, ['x'.repeat(2_000_000)])).status).toBe(413)
  })

  it('forgets a file that is deleted before it was fetched', async () => {
    const { id } = await service.newMigration()
    const { body } = await post(id, [exampleUrl])
    const { file_id } = body.files[0]
    expect((await service.call('DELETE', `/migrations/${id}/files/${file_id}`)).status).toBe(204)
    const payload = { account_id: service.account.id, migration_id: id, file_id }
    await fetchFileTask.run(payload, {
      deps: service.deps,
      log: service.deps.log,
      stopping: AbortSignal.timeout(60_000),
    })
    expect(await rowsOf(id)).toEqual([])
  })

  const send: Send = async ({ path, ...changes } = {}) =>
    service.call('POST', path ?? '/migrations/mig_0/files', { body: { urls: [exampleUrl] }, ...changes })
  itNeedsAKey(service, send)
})

describe('files that are fetched', () => {
  const service = useService({
    worker: true,
    templates: [customersTemplate],
    config: { allowPrivateAddresses: true },
  })
  const calls = new Map<string, number>()
  const replies: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    '/customers.csv': (_request, response) => void response.end(customersCsv),
    '/zipped.csv': (_request, response) =>
      void response.setHeader('content-encoding', 'gzip').end(gzipSync(customersCsv)),
    '/download': (_request, response) =>
      void response.setHeader('content-disposition', "attachment; filename*=UTF-8''K%C3%A4ufer.csv").end(customersCsv),
    '/moved.csv': (_request, response) => void response.writeHead(302, { location: '/customers.csv' }).end(),
    '/missing.csv': (_request, response) => void response.writeHead(404).end('secret'),
    '/page.csv': (_request, response) => void response.end('<!doctype html><html><body>Please log in</body></html>'),
    '/empty.csv': (_request, response) => void response.end(),
    '/huge.csv': (_request, response) => void response.writeHead(200, { 'content-length': 104_857_601 }).write('a'),
    '/inside.csv': (_request, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/flaky.csv': (request, response) => {
      if (calls.get(request.url ?? '') === 1) response.writeHead(503).end()
      else response.end(customersCsv)
    },
  }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    calls.set(path, (calls.get(path) ?? 0) + 1)
    replies[path]?.(request, response)
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const urlOf = (path: string): string => `http://localhost:${(server.address() as AddressInfo).port}${path}`
  const client = () => createClient({ baseUrl: service.url, apiKey: service.key })

  const fetched = async (migration_id: string): Promise<File[]> =>
    eventually('the files to be fetched and read', async () => {
      const { files } = await client().listFiles(migration_id)
      return files.every(({ status }) => status !== 'pending') ? files : null
    })

  it('are read as uploaded ones are, and their URLs are forgotten', async () => {
    const { id } = await service.newMigration()
    await client().uploadUrls(id, [
      urlOf('/customers.csv'),
      urlOf('/zipped.csv'),
      urlOf('/download'),
      urlOf('/moved.csv'),
    ])
    const files = await fetched(id)
    expect(files).toMatchObject(
      ['customers.csv', 'zipped.csv', 'Käufer.csv', 'moved.csv'].map((name) => ({
        name,
        status: 'ready',
        size: Buffer.byteLength(customersCsv),
        kind: 'csv',
        content_type: 'text/csv',
        sha256: createHash('sha256').update(customersCsv).digest('hex'),
        tables: [{ rows: 3 }],
        error: null,
      })),
    )
    expect(await service.deps.prisma.file.count({ where: { source_url: { not: null } } })).toBe(0)
  })

  it('fail alone, each with its reason', async () => {
    const { id } = await service.newMigration()
    const paths = ['/missing.csv', '/page.csv', '/empty.csv', '/huge.csv', '/inside.csv', '/customers.csv']
    await client().uploadUrls(id, paths.map(urlOf))
    const files = await fetched(id)
    expect(files.map(({ status, error }) => [status, error])).toEqual([
      ['failed', 'localhost answered 404 Not Found instead of sending the file.'],
      ['failed', expect.stringMatching(/"page\.csv" can't be read: it is a web page/)],
      ['failed', '"empty.csv" is empty: it has 0 bytes.'],
      ['failed', expect.stringMatching(/larger than 104857600 bytes/)],
      ['failed', expect.stringMatching(/must begin with http: or https:, not file:/)],
      ['ready', null],
    ])
    expect(await service.deps.prisma.file.count({ where: { source_url: { not: null } } })).toBe(0)
    const events = await service.deps.prisma.threadEvent.findMany({
      where: { migration_id: id, data: { path: ['status'], equals: 'failed' } },
    })
    expect(events).toHaveLength(5)
    expect(await service.deps.blobs.list(`files/${files[0]?.file_id}`)).toEqual([])
  })

  it('are tried again after a failure that may pass, and a generate waits for them', async () => {
    const { id } = await service.newMigration()
    await client().uploadUrls(id, [urlOf('/flaky.csv')])
    const run = await client().startRun(id, { kind: 'generate' })
    await runThat(service, run, 'awaiting_approval')
    expect(calls.get('/flaky.csv')).toBe(2)
    expect((await fetched(id)).map(({ name, status }) => [name, status])).toEqual([['flaky.csv', 'ready']])
  })

  it('fail with the last reason when no attempt is left, and a run that waits goes on', async () => {
    const { id } = await service.newMigration()
    const { deps } = service
    const row = { account_id: service.account.id, migration_id: id }
    const file = await deps.prisma.file.create({
      data: { ...row, id: deps.newId('file'), name: 'a.csv', source_url: 'https://files.example.com/a.csv' },
    })
    const context = { deps, log: deps.log, stopping: new AbortController().signal }
    const cause = new FetchError('files.example.com refused the connection.', { transient: true })
    await fetchFileTask.giveUp({ ...row, file_id: file.id }, context, cause)
    const [failed] = await fetched(id)
    expect(failed).toMatchObject({
      status: 'failed',
      error: 'files.example.com refused the connection. It was tried several times.',
    })
  })

  it('bear being fetched twice, and one attempt too many changes nothing', async () => {
    const { id } = await service.newMigration()
    const [file] = await client().uploadUrls(id, [urlOf('/customers.csv')])
    const payload = { account_id: service.account.id, migration_id: id, file_id: file?.file_id ?? '' }
    const context = { deps: service.deps, log: service.deps.log, stopping: new AbortController().signal }
    await Promise.all([fetchFileTask.run(payload, context), fetchFileTask.run(payload, context)])
    const [read] = await fetched(id)
    await fetchFileTask.run(payload, context)
    await fetchFileTask.giveUp(payload, context, new Error('late'))
    expect(await fetched(id)).toEqual([read])
    expect(read?.status).toBe('ready')
  })

  it('do not hold up the work of the worker, nor the fetches of others, however many servers hang', async () => {
    const { id } = await service.newMigration()
    const hanging = Array.from({ length: 20 }, (_, index) => urlOf(`/hanging-${index}.csv`))
    await client().uploadUrls(id, hanging)
    const called = () => [...calls.keys()].filter((path) => path.startsWith('/hanging')).length
    await eventually('the servers to be called', async () => (called() > 0 ? true : null))
    const other = await service.newMigration()
    await service.upload(other.id, [{ name: 'customers.csv', content: customersCsv }])
    expect(await fetched(other.id)).toMatchObject([{ status: 'ready' }])
    const { key } = await service.newAccount()
    const stranger = createClient({ baseUrl: service.url, apiKey: key })
    const { id: theirs } = await service.newMigration({}, key)
    await stranger.uploadUrls(theirs, [urlOf('/customers.csv')])
    await eventually('their file', async () => {
      const { files } = await stranger.listFiles(theirs)
      return files[0]?.status === 'ready' ? true : null
    })
    expect(called()).toBeLessThanOrEqual(4)
  })
})
