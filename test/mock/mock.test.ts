// Over 300 lines: what one mock answers, which starts once for all of it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer, text as textOf } from 'node:stream/consumers'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it, test } from 'vitest'
import yauzl from 'yauzl'
import { createClient } from '#client'
import { shownReplies } from '../../scripts/mock/choose.ts'
import { mockKey, startMock } from '../../scripts/mock/start.ts'
import { formOf } from '../support/harness.ts'
import { contract, follow, operations, root } from '../contract/contract.ts'
import { useMock } from '../support/mock.ts'

const mig = 'mig_0199d3a1f4c87c3e9b1d5f20a6e84b17'
const runPath = `/migrations/${mig}/runs/run_0199d3a46b2e7f518c0a94d7e3f1b652`
const statuses = ['queued', 'running', 'blocked', 'awaiting_approval', 'completed', 'failed', 'canceled']

describe('the mock', () => {
  const mock = useMock()

  it('has the base path, the contract and the key of the service', async () => {
    expect(mock.url).toBe(`${mock.origin}/api/v1`)
    expect(await (await fetch(`${mock.origin}/openapi.json`)).json()).toEqual(contract)
    const refused = await mock.call('GET', '/templates', { key: 'letmein' })
    expect([refused.status, refused.headers.get('x-ratelimit-limit')]).toEqual([401, null])
    expect((await mock.call('GET', '/templates')).status).toBe(200)
  })

  test.each(statuses)('shows a run that is %s', async (status) => {
    const { body } = await mock.call('GET', runPath, { headers: { prefer: `example=${status}` } })
    expect(body.status).toBe(status)
  })

  test.each(
    operations.flatMap(({ operation, path, method }) =>
      shownReplies(contract, operation)
        .filter(({ mediaType }) => mediaType === 'application/json')
        .map(({ status, example, value }) => ({ id: operation.operationId, status, example, value, path, method })),
    ),
  )(
    'answers $id with $status "$example" when that is preferred',
    async ({ id, status, example, value, path, method }) => {
      const request = bodies[id]
      const reply = await mock.call(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x'), {
        headers: { prefer: `code=${status}, example="${example}"` },
        ...(request !== undefined && { body: request }),
      })
      const shown = JSON.parse(
        JSON.stringify(value).replaceAll('https://migrations.example.com', mock.origin),
      ) as unknown
      expect([reply.status, reply.body]).toEqual([status, shown])
      expect(reply.headers.has('retry-after')).toBe(status === 429)
    },
  )

  it('takes an example alone as its status, too', async () => {
    const headers = { prefer: 'example=in_flight' }
    const { status, body } = await mock.call('POST', `/migrations/${mig}/runs`, { headers, body: { kind: 'generate' } })
    expect([status, body.run_id]).toEqual([409, 'run_0199d3a46b2e7f518c0a94d7e3f1b652'])
  })

  it('answers with the example that agrees with the request', async () => {
    for (const kind of ['generate', 'update', 'execute']) {
      const body = { kind, ...(kind === 'update' && { instructions: 'Day first.' }) }
      expect((await mock.call('POST', `/migrations/${mig}/runs`, { body })).body.kind).toBe(kind)
    }
    const completed = await mock.call('GET', `/migrations/${mig}/runs/run_0199d3a9d0547a3cb8e26f914a70c5d1`)
    expect(completed.body.status).toBe('completed')
    expect((await mock.call('GET', `/migrations/${mig}/preview?lineage=true`)).body.rows[0]).toHaveProperty('lineage')
  })

  it('comes to the last page of everything that is read page by page', async () => {
    const client = createClient({ baseUrl: mock.url, apiKey: mock.key })
    const rows: string[] = []
    for await (const { row_id } of client.previewRows(mig, { slug: 'customers' })) rows.push(row_id)
    const sequences: number[] = []
    for await (const { sequence } of client.logEntries(mig)) sequences.push(sequence)
    expect([new Set(rows).size, rows.length, sequences]).toEqual([3, 3, [1, 2, 3, 40, 41, 42]])
    const first = await mock.call('GET', '/migrations', { headers: { prefer: 'example=first_page' } })
    const second = await mock.call('GET', `/migrations?cursor=${first.body.next_cursor}`)
    expect(second.body.next_cursor).toBeNull()
    expect(second.body.migrations[0].id).not.toBe(first.body.migrations[0].id)
  })

  test.each([
    ['code=418', 'has no reply 418. It has 200'],
    ['code=abc', 'no status'],
    ['example=blokced', 'shows no example "blokced"'],
    ['code=404, example=blocked', 'shows no example "blocked" (404)'],
    ['dynamic=maybe', 'neither true nor false'],
  ])('explains %s', async (prefer, explanation) => {
    const { status, body } = await mock.call('GET', runPath, { headers: { prefer } })
    expect([status, body]).toEqual([400, { error: expect.stringContaining(explanation) }])
  })

  it('counts calls in the headers, and refuses nobody', async () => {
    const key = `msk_counts_${'1'.repeat(43)}`
    const left = async (options = {}) => {
      const { status, headers } = await mock.call('GET', '/migrations', { key, ...options })
      return [status, headers.get('x-ratelimit-limit'), Number(headers.get('x-ratelimit-remaining'))]
    }
    const [, , first] = await left()
    const [, , second] = await left()
    // A minute may begin between the two.
    expect([Number(first) - 1, 59]).toContain(second)
    for (let calls = 0; calls < 70; calls += 1) expect((await left())[0]).toBe(200)
    const { status, headers } = await mock.call('GET', '/migrations', { key, headers: { prefer: 'code=429' } })
    expect([status, headers.get('x-ratelimit-remaining')]).toEqual([429, '0'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('counts accepted work in its hourly budget', async () => {
    const key = `msk_hourly_${'1'.repeat(43)}`
    const { status, headers } = await mock.call('POST', '/migrations', { key, body: {} })
    expect([status, headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual([201, '5', '4'])
  })

  it('takes files and URLs, and looks at them as the service does', async () => {
    const path = `/migrations/${mig}/files`
    const sent = await mock.call('POST', path, { raw: formOf([{ name: 'a.csv', content: 'a,b\n1,2\n' }]) })
    expect([sent.status, sent.body.files.length > 0]).toEqual([201, true])
    expect((await mock.call('POST', path, { body: { urls: ['https://example.com/a.csv'] } })).status).toBe(201)
    const refused = await mock.call('POST', path, { raw: formOf([{ name: 'a.csv', content: '' }]) })
    expect([refused.status, refused.body]).toEqual([400, { error: '"a.csv" is empty: it has 0 bytes.' }])
  })

  it('sends CSV as CSV, under the name that was asked for', async () => {
    const { headers, body } = await mock.call('GET', `/migrations/${mig}/exports/orders.csv`)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    expect(headers.get('content-disposition')).toBe('attachment; filename="orders.csv"')
    expect(body).toContain('Jürgen Groß')
    const stored = await mock.call('GET', '/downloads/x', { key: null })
    expect(Number(stored.headers.get('content-length'))).toBe(Buffer.byteLength(stored.body))
  })

  it('sends a real ZIP to who asks for one', async () => {
    const response = await fetch(`${mock.url}/downloads/x`, { headers: { accept: 'application/zip' } })
    expect(response.headers.get('content-type')).toBe('application/zip')
    const zip = await yauzl.fromBufferPromise(Buffer.from(await response.arrayBuffer()))
    const names: string[] = []
    for await (const entry of zip.eachEntry()) {
      names.push(entry.fileName)
      expect((await buffer(await zip.openReadStreamPromise(entry))).toString()).toContain('customer_id')
    }
    expect(names).toEqual(['customers.csv'])
  })

  it('answers HEAD as GET, without the body', async () => {
    for (const path of ['/templates', `/migrations/${mig}/exports/customers.csv`, `/migrations/${mig}/thread/stream`]) {
      const [head, get] = [await mock.call('HEAD', path), await mock.call('GET', path)]
      expect([head.status, head.body, head.headers.get('content-type')]).toEqual([
        200,
        '',
        get.headers.get('content-type'),
      ])
    }
  })

  it('lets pages of any address call it', async () => {
    const headers = { origin: 'http://localhost:5173', 'access-control-request-method': 'PATCH' }
    const asked = { ...headers, 'access-control-request-headers': 'content-type,x-api-key' }
    const preflight = await mock.call('OPTIONS', '/templates/customers', { key: null, headers: asked })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,x-api-key')
    const refused = await mock.call('GET', '/templates', { key: null, headers: { origin: headers.origin } })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*'])
  })

  it('answers OPTIONS without a preflight as the service does', async () => {
    const { status, headers } = await mock.call('OPTIONS', '/migrations')
    expect([status, headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS'])
  })

  it('serves the published client, links included', async () => {
    const client = createClient({ baseUrl: mock.url, apiKey: mock.key })
    const { id } = await client.createMigration({ name: 'Northwind' })
    await client.upload(id, [{ name: 'a.csv', data: 'a,b\n1,2\n' }])
    const started = await client.startRun(id, { kind: 'generate' })
    expect(started.status).toBe('queued')
    const events: string[] = []
    for await (const { type } of client.followThread(id, { signal: AbortSignal.timeout(100_000) })) {
      events.push(type)
      if (type === 'preview.ready') break
    }
    expect(events).toContain('preview.ready')
    const { name, stream } = await client.downloadExport(id, 'exp_0199d3ab5f2c7e019b48d2a6f0c1e537')
    expect(name).toBe('customers.csv')
    expect(await textOf(stream)).toContain('customer_id')
  })

  it('took nothing for its own fault', () => {
    expect(mock.failures).toEqual([])
  })
})

/** A good body of each operation that takes one. */
const bodies: Record<string, object> = Object.fromEntries(
  operations.flatMap(({ operation }) => {
    const media = operation.requestBody?.content['application/json'] as
      | { example?: object; examples?: Record<string, { value: object }> }
      | undefined
    const shown = media?.example ?? Object.values(media?.examples ?? {})[0]?.value
    return shown === undefined ? [] : [[operation.operationId, shown]]
  }),
)

describe('the stream of the mock', () => {
  const mock = useMock({ delay: 5 })
  const read = async (query: string) =>
    (await mock.call('GET', `/migrations/${mig}/thread/stream${query}`)).body as string
  const idsOf = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))

  it('replays the events of the example, and ends', async () => {
    const text = await read('')
    expect(idsOf(text)).toEqual(Array.from({ length: 16 }, (_each, index) => 15 + index))
    expect(text).toMatch(/event: done\ndata: .*"last_sequence":30\}\n\n$/)
  })

  it('goes on after the event that the reader has', async () => {
    expect(idsOf(await read('?after=28'))).toEqual([29, 30])
    expect(idsOf(await read('?after=30'))).toEqual([])
    const { body } = await mock.call('GET', `/migrations/${mig}/thread/stream`, { headers: { 'last-event-id': '29' } })
    expect(idsOf(body)).toEqual([30])
  })

  it('shows a question, too', async () => {
    const { body } = await mock.call('GET', `/migrations/${mig}/thread/stream`, {
      headers: { prefer: 'example=question' },
    })
    expect(body).toContain('event: question')
  })
})

describe('replies that are made up', () => {
  const mock = useMock()
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'contract', components: contract.components })

  /** The schema's references, as the validator that knows the contract resolves them. */
  const known = (schema: object): object =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object

  const madeUp = operations.flatMap(({ operation, path, method }) =>
    Object.entries(operation.responses).flatMap(([status, reply]) => {
      const { content = {} } = follow(reply as { content?: Record<string, { schema: object }> })
      const schema = content['application/json']?.schema
      return schema && Number(status) < 300 ? [{ id: operation.operationId, status, path, method, schema }] : []
    }),
  )

  test.each(madeUp)('obey the schema of $id $status', async ({ id, status, path, method, schema }) => {
    const validate = ajv.compile(known(schema))
    const request = bodies[id]
    const reply = await mock.call(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x'), {
      headers: { prefer: `code=${status}, dynamic=true` },
      ...(request !== undefined && { body: request }),
    })
    expect(reply.status).toBe(Number(status))
    validate(reply.body)
    expect(validate.errors ?? []).toEqual([])
  })

  it('differ from time to time', async () => {
    const headers = { prefer: 'dynamic=true' }
    const [one, other] = [await mock.call('GET', runPath, { headers }), await mock.call('GET', runPath, { headers })]
    expect(one.body).not.toEqual(other.body)
  })
})

describe('stopping the mock', () => {
  it('ends a stream under way, and frees the port', async () => {
    const mock = await startMock(contract, { delay: 60_000 })
    const port = Number(new URL(mock.origin).port)
    await expect(startMock(contract, { port })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is in use by another program`,
    )
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`GET /api/v1/migrations/x/thread/stream HTTP/1.1\r\nHost: x\r\nx-api-key: ${mockKey}\r\n\r\n`)
    await once(socket, 'connect')
    const closed = once(socket, 'close')
    await mock.stop()
    await closed
    const again = createServer().listen(port, '127.0.0.1')
    await once(again, 'listening')
    expect(again.address()).toMatchObject({ port })
    again.close()
  })
})

describe('npm run mock', () => {
  const program = join(root, 'scripts/mock.ts')
  const startCommand = (folder: string, ...args: string[]) =>
    spawn(process.execPath, [program, ...args], {
      env: { ...process.env, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })

  it('says where it is and with which key, answers, and stops when told to, leaving nothing behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mock-command-'))
    const child = startCommand(folder, '--port', '0')
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const [, url] = /^The mock is at (\S+)\. /.exec(String((await lines.next()).value)) ?? []
    const key = String((await lines.next()).value)
    const { status } = await fetch(`${url}/templates`, { headers: { 'x-api-key': key } })
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    expect([status, await exit]).toEqual([200, [0, null]])
    expect(await readdir(folder)).toEqual([])
    await rm(folder, { recursive: true, maxRetries: 10 })
  })

  it.each([
    [['--port', 'x'], '--port x: must be a whole number'],
    [['--delay', '99999999'], '--delay 99999999: must be a whole number up to 60000'],
    [['--nonsense'], '--nonsense'],
  ])('refuses %s, saying why', async (args, why) => {
    const child = startCommand(tmpdir(), ...args)
    const [said, [code]] = await Promise.all([textOf(child.stderr), once(child, 'exit')])
    expect([code, said]).toEqual([1, expect.stringContaining(why)])
  })
})
