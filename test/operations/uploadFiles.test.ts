import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { call } from '../support/call.ts'
import { forgetful } from '../support/forgetful.ts'
import { formOf, useService } from '../support/harness.ts'
import { expectAlike, itCountsIn, itHidesFailures, itNeedsAKey, type Send } from '../support/refusals.ts'
import { startSecondServer } from '../support/second-server.ts'

const csv = 'id,name\n1,Anna\n2,Béla\n'
const boundary = 'x-boundary'
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const part = (name: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n${content}\r\n`

describe('uploadFiles', () => {
  const service = useService()
  const migrationOf = async (account_id: string): Promise<string> => {
    const source = await service.deps.prisma.source.findFirstOrThrow({ where: { account_id } })
    const now = new Date()
    const data = {
      id: service.deps.newId('mig'),
      account_id,
      source_id: source.id,
      region: 'eu',
      created_at: now,
      updated_at: now,
    }
    return (await service.deps.prisma.migration.create({ data })).id
  }
  const accountOf = async (key: string | null | undefined): Promise<string> => {
    const known = await service.deps.prisma.apiKey.findUnique({ where: { id: (key ?? service.key).slice(4, 10) } })
    return known?.account_id ?? service.account.id
  }
  const send: Send = async ({ path, ...changes } = {}) => {
    const to = path ?? `/migrations/${await migrationOf(await accountOf(changes.key))}/files`
    return service.call('POST', to, { raw: formOf([{ name: 'a.csv', content: csv }]), ...changes })
  }
  const upload = (id: string, files: { name: string; content: string | Uint8Array<ArrayBuffer> }[]) =>
    service.call('POST', `/migrations/${id}/files`, { raw: formOf(files) })

  /** Nothing is left of a refused upload: no row, no blob, nothing half done. */
  const expectNothingKept = async (id: string): Promise<void> => {
    const { prisma, blobs } = service.deps
    const rows = await prisma.file.findMany()
    expect(rows.filter(({ migration_id }) => migration_id === id)).toEqual([])
    const kept = new Set(rows.map((row) => row.id))
    expect((await blobs.list('files')).filter((key) => !kept.has(key.split('/')[1] ?? ''))).toEqual([])
    expect(await prisma.threadEvent.count({ where: { migration_id: id } })).toBe(0)
  }

  it('201: files in the order in which they were sent, told by their content, with events and jobs', async () => {
    const { id } = await service.newMigration()
    const { status, body } = await upload(id, [
      { name: 'kunden.csv', content: csv },
      { name: 'Übersicht 😀.txt', content: 'a;b\n1;2\n' },
    ])
    expect(status).toBe(201)
    expect(body.files).toEqual([
      {
        file_id: expect.stringMatching(/^file_/),
        name: 'kunden.csv',
        size: Buffer.byteLength(csv),
        content_type: 'text/csv',
        kind: 'csv',
        sha256: createHash('sha256').update(csv).digest('hex'),
        status: 'pending',
        tables: [],
        error: null,
        created_at: expect.any(String),
      },
      expect.objectContaining({ name: 'Übersicht 😀.txt', kind: 'csv' }),
    ])
    const events = await service.deps.prisma.threadEvent.findMany({
      where: { migration_id: id },
      orderBy: { sequence: 'asc' },
    })
    expect(events.map(({ type, data }) => [type, data])).toEqual(
      body.files.map(({ file_id, name }: { file_id: string; name: string }) => [
        'file.status',
        { file_id, name, status: 'pending', error: null },
      ]),
    )
    const { rows } = await service.deps.pool.query('SELECT key FROM graphile_worker.jobs WHERE key = ANY($1)', [
      body.files.map(({ file_id }: { file_id: string }) => `file:${file_id}`),
    ])
    expect(rows).toHaveLength(2)
    const blob = await service.deps.blobs.open(`files/${body.files[0].file_id}/source`)
    expect(await new Response(Readable.toWeb(blob) as ReadableStream).text()).toBe(csv)
  })

  it('201: a name is kept without its folders', async () => {
    const { id } = await service.newMigration()
    const raw = `${part('..\\\\..\\\\etc/evil.csv', csv)}--${boundary}--\r\n`
    const { status, body } = await service.call('POST', `/migrations/${id}/files`, { raw, headers: multipart })
    expect([status, body.files[0].name]).toEqual([201, 'evil.csv'])
  })

  it.each([
    ['no part at all', `--${boundary}--\r\n`, /no file/],
    [
      'a field instead of a file',
      `--${boundary}\r\nContent-Disposition: form-data; name="files"\r\n\r\ntext\r\n--${boundary}--\r\n`,
      /"files" is no file/,
    ],
    [
      'a file in a part of another name',
      `${part('a.csv', csv).replace('"files"', '"file"')}--${boundary}--\r\n`,
      /"file" is unknown/,
    ],
    ['a part without a file name', `${part('', csv)}--${boundary}--\r\n`, /file/],
    ['a body cut off in the middle of a part', part('a.csv', csv).slice(0, -8), /broken/],
    ['a body cut off after a part', part('a.csv', csv), /broken/],
    [
      'a part with a malformed header',
      `--${boundary}\r\nContent-Disposition form-data\r\n\r\nx\r\n--${boundary}--\r\n`,
      /broken|no file/,
    ],
    [
      'a part in base64',
      part('a.csv', csv).replace('\r\n\r\n', '\r\nContent-Transfer-Encoding: BASE64\r\n\r\n') + `--${boundary}--\r\n`,
      /"BASE64", which is of mail/i,
    ],
    ['a body without any boundary', 'nothing of the kind', /broken|no file/],
    ['an empty body', '', /empty.*multipart/],
  ])('400: %s, and nothing is kept', async (_what, raw, sentence) => {
    const { id } = await service.newMigration()
    const { status, body } = await service.call('POST', `/migrations/${id}/files`, { raw, headers: multipart })
    expect([status, body]).toEqual([400, { error: expect.stringMatching(sentence) }])
    await expectNothingKept(id)
  })

  it.each([
    ['an empty file', 'leer.csv', new Uint8Array(), /"leer\.csv" is empty/],
    ['a picture', 'photo.csv', Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'), /PNG/],
    ['a presentation', 'talk.pptx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Office file/],
    ['an archive', 'data.csv', Buffer.from('\x1f\x8b\x08\x00', 'latin1'), /gzip/],
  ])(
    '400: %s, named as what it is, and the good file beside it is not kept either',
    async (_what, name, content, sentence) => {
      const { id } = await service.newMigration()
      const { status, body } = await upload(id, [
        { name: 'good.csv', content: csv },
        { name, content: new Uint8Array(content) },
      ])
      expect([status, body]).toEqual([400, { error: expect.stringMatching(sentence) }])
      await expectNothingKept(id)
    },
  )

  it('400: 26 files in one request, naming the limit and the total; 25 are accepted', async () => {
    const { id } = await service.newMigration()
    const files = Array.from({ length: 26 }, (_, index) => ({ name: `${index}.csv`, content: csv }))
    const { status, body } = await upload(id, files)
    expect(status).toBe(400)
    expect(body.error).toContain('files_per_request is 25, and this request has 26 files')
    await expectNothingKept(id)
    expect((await upload(id, files.slice(1))).status).toBe(201)
  })

  it('400: over 400 files in the migration, naming the limit and the total, also for uploads at the same time', async () => {
    const { id } = await service.newMigration()
    const row = {
      account_id: service.account.id,
      migration_id: id,
      name: 'x',
      size: 1n,
      content_type: 'text/csv',
      kind: 'csv',
      sha256: '',
    }
    const data = Array.from({ length: 390 }, () => ({ id: service.deps.newId('file'), ...row }))
    await service.deps.prisma.file.createMany({ data })
    const six = Array.from({ length: 6 }, (_, index) => ({ name: `${index}.csv`, content: csv }))
    const replies = await Promise.all([upload(id, six), upload(id, six), upload(id, six)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
    const refused = replies.find(({ status }) => status === 400)
    expect(refused?.body.error).toBe(
      'files_per_run is 400, and this migration would have 402 files. Upload at most 4 of these.',
    )
    expect((await upload(id, six.slice(2))).status).toBe(201)
    expect(await service.deps.prisma.file.count({ where: { migration_id: id } })).toBe(400)
  })

  it('404: an unknown migration and that of another account, alike', async () => {
    const { id } = await service.newMigration()
    const { key } = await service.newAccount()
    expectAlike(404, [
      await send({ path: '/migrations/mig_00000000/files' }),
      await send({ path: `/migrations/${id}/files`, key }),
    ])
  })

  it('413: a file over 100 MB, and nothing is kept', async () => {
    const { id } = await service.newMigration()
    const megabyte = Buffer.alloc(1024 * 1024, 'a,b\n')
    const body = async function* () {
      yield Buffer.from(part('large.csv', '').slice(0, -2))
      for (let count = 0; count < 101; count += 1) yield megabyte
      yield Buffer.from(`\r\n--${boundary}--\r\n`)
    }
    const reply = await service.call('POST', `/migrations/${id}/files`, {
      raw: Readable.toWeb(Readable.from(body())) as ReadableStream,
      headers: multipart,
    })
    expect([reply.status, reply.body.error]).toEqual([
      413,
      expect.stringContaining('"large.csv" is larger than 104857600 bytes'),
    ])
    await expectNothingKept(id)
  })

  it.each([
    ['nothing said', '', 415],
    ['text', 'text/csv', 415],
    ['multipart of another kind', 'multipart/mixed; boundary=x', 415],
    ['multipart without a boundary', 'multipart/form-data', 400],
  ])('415 or 400: %s', async (_what, type, status) => {
    expect((await send({ raw: '{}', headers: { 'content-type': type } })).status).toBe(status)
  })

  it('415: a form that is packed', async () => {
    const headers = { ...multipart, 'content-encoding': 'gzip' }
    const { status, body } = await send({ raw: `${part('a.csv', csv)}--${boundary}--\r\n`, headers })
    expect([status, body]).toEqual([415, { error: expect.stringContaining('Content-Encoding "gzip"') }])
  })

  it('keeps nothing of an upload whose caller goes away in the middle', async () => {
    const { id } = await service.newMigration()
    const url = new URL(service.url)
    const { blobs } = service.deps
    const count = async () => (await blobs.list('files')).length
    const before = await count()
    const socket = connect(Number(url.port), url.hostname)
    const head = `POST ${url.pathname}/migrations/${id}/files HTTP/1.1\r\nHost: x\r\nx-api-key: ${service.key}\r\nContent-Type: ${multipart['content-type']}\r\nContent-Length: 1000000\r\n\r\n`
    socket.write(head + part('a.csv', csv) + part('b.csv', csv).slice(0, -2))
    while ((await count()) === before) await pause(10)
    socket.destroy()
    while ((await count()) !== before) await pause(10)
    await expectNothingKept(id)
  })

  itNeedsAKey(service, send)
  itCountsIn(service, 'write', send)
  itHidesFailures(service, 'migration', () => send({ path: '/migrations/mig_00000000/files' }))

  it('500: keeps the bytes of files that were added though the answer of the database got lost', async () => {
    const { prisma, blobs } = service.deps
    const second = await startSecondServer(service, {}, { prisma: forgetful(prisma) })
    const { id } = await service.newMigration()
    const raw = formOf([{ name: 'a.csv', content: csv }])
    const { status } = await call('POST', `${second.url}/migrations/${id}/files`, { key: service.key, raw })
    await second.stop()
    expect(status).toBe(500)
    const [file] = (await service.call('GET', `/migrations/${id}/files`)).body.files
    expect(await blobs.exists(`files/${file.file_id}/source`)).toBe(true)
  })

  it('500: keeps nothing when the database fails after the files have arrived', async () => {
    const { id } = await service.newMigration()
    await service.deps.pool.query('ALTER TABLE file ADD CONSTRAINT broken CHECK (false) NOT VALID')
    const { status } = await upload(id, [{ name: 'a.csv', content: csv }])
    await service.deps.pool.query('ALTER TABLE file DROP CONSTRAINT broken')
    expect(status).toBe(500)
    await expectNothingKept(id)
  })
})
