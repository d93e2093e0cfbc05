// Over 300 lines: one set of cases for every operation, asked of the mock and of the service.
import { beforeAll, describe, expect, it, test } from 'vitest'
import { text } from 'node:stream/consumers'
import { createClient } from '#client'
import type { Client } from '#client'
import { routes } from '../../generated/server/router.ts'
import { useService } from '../support/harness.ts'
import { useMock } from '../support/mock.ts'
import { customersCsv, customersTemplate } from '../support/runs.ts'
import { operations } from './contract.ts'

// One set of cases for the mock and for the service, through the published client: whoever builds against the one can move to the other.

type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'

interface Sent {
  /** Sent as it is instead of `body`. */
  raw?: string | FormData
  body?: unknown
  headers?: Record<string, string>
}

interface Answer {
  status: number
  body: unknown
  headers: Headers
}

type Call = (path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** Any request, good or not, by the client's own way to paths that it has no method for. */
const send = async (client: Client, method: Method, path: string, sent: Sent): Promise<Answer> => {
  const { raw, body, headers = {} } = sent
  const call = client[method] as Call
  const { data, error, response } = await call(path, {
    ...(raw === undefined ? { body } : { body: raw, bodySerializer: () => raw }),
    headers: { ...(typeof raw === 'string' && { 'content-type': 'application/json' }), ...headers },
  })
  return { status: response.status, body: error ?? data, headers: response.headers }
}

const form = (...parts: [name: string, content: string, filename?: string][]): FormData => {
  const data = new FormData()
  for (const [name, content, filename] of parts) {
    if (filename === undefined) data.append(name, content)
    else data.append(name, new Blob([content]), filename)
  }
  return data
}

const multipart = (raw: string, type = 'multipart/form-data; boundary=b'): Sent => ({
  raw,
  headers: { 'content-type': type },
})

const long = 'x'.repeat(300)
const files = 'migrations/{id}/files'
const runs = 'migrations/{id}/runs'
const transform = (...transforms: object[]): Sent => ({
  body: { kind: 'update', changes: [{ kind: 'transform', slug: 'customers', column: 'email', transforms }] },
})
const answers = 'migrations/{id}/runs/run_00000000/answers'
const png = '\x89PNG\r\n\x1A\n'
const pdf = '%PDF-1.4\n%%EOF\n'
const many = Array.from({ length: 26 }, (_, index): [string, string, string] => ['files', 'a\n1\n', `${index}.csv`])

/** Requests that both refuse, with the same words. `{id}` is a migration that there is. */
const refused: readonly [what: string, status: number, method: Method, path: string, sent: Sent][] = [
  ['malformed JSON', 400, 'POST', 'migrations', { raw: '{"name":' }],
  ['an empty body', 400, 'POST', runs, { raw: '' }],
  ['a body that is no object', 400, 'POST', 'migrations', { raw: '"text"' }],
  ['null for a body', 400, 'POST', runs, { raw: 'null' }],
  ['a list for a body', 400, 'POST', runs, { body: [] }],
  ['a body over 1 MB', 413, 'POST', 'migrations', { body: { name: 'x'.repeat(1_048_577) } }],
  ['another content type', 415, 'POST', 'migrations', { raw: 'a', headers: { 'content-type': 'text/plain' } }],
  [
    'another content type where files are taken',
    415,
    'POST',
    files,
    { raw: 'a', headers: { 'content-type': 'text/csv' } },
  ],
  [
    'an unknown charset',
    415,
    'POST',
    'migrations',
    { raw: '{}', headers: { 'content-type': 'application/json; charset=x' } },
  ],
  ['a Content-Encoding that is none', 415, 'POST', 'migrations', { raw: '{}', headers: { 'content-encoding': 'x' } }],
  ['an unknown field', 400, 'POST', 'migrations', { body: { nmae: 'Northwind' } }],
  ['a name that is too long', 400, 'POST', 'migrations', { body: { name: long } }],
  ['a name that is no text', 400, 'POST', 'migrations', { body: { name: 7 } }],
  ['a NUL in a text', 400, 'POST', 'migrations', { body: { name: 'a\0b' } }],
  ['half a surrogate pair', 400, 'POST', 'migrations', { raw: '{"name":"\\ud800"}' }],
  ['a template named twice', 400, 'POST', 'migrations', { body: { template_slugs: ['customers', 'customers'] } }],
  ['a source named in both ways', 400, 'POST', 'migrations', { body: { source: 'a', source_id: 'src_00000000' } }],
  ['an unknown kind of run', 400, 'POST', runs, { body: { kind: 'preview' } }],
  ['a run without a kind', 400, 'POST', runs, { body: {} }],
  ['a digest that is none', 400, 'POST', runs, { body: { kind: 'execute', digest: 'latest' } }],
  ['a change of no kind', 400, 'POST', runs, { body: { kind: 'update', changes: [{ kind: 'drop' }] } }],
  ['an update that says nothing', 400, 'POST', runs, { body: { kind: 'update' } }],
  ['a merge that is not first', 400, 'POST', runs, transform({ kind: 'trim' }, { kind: 'merge', separator: ' ' })],
  [
    'a formula that is none',
    400,
    'POST',
    runs,
    transform({
      kind: 'merge',
      separator: '',
      calculation: { formula: '$1 +', inputs: [{ decimal: '.', grouping: '' }] },
    }),
  ],
  ['a date without a form', 400, 'POST', runs, transform({ kind: 'date', from: [], to: 'YYYY' })],
  ['a pattern of a step that is none', 400, 'POST', runs, transform({ kind: 'extract', pattern: '(' })],
  ['an export of no sheet', 400, 'POST', 'migrations/{id}/exports', { body: {} }],
  ['an export of no sheet but its lineage', 400, 'POST', 'migrations/{id}/exports', { body: { lineage: true } }],
  ['an export named twice', 400, 'POST', 'migrations/{id}/exports', { body: { slug: 'a', slugs: ['b'] } }],
  ['no answers', 400, 'POST', answers, { body: { answers: [] } }],
  ['an answer without a value', 400, 'POST', answers, { body: { answers: [{ question_id: 'qst_00000000' }] } }],
  ['a template that gets nothing', 400, 'PATCH', 'templates/customers', { body: {} }],
  [
    'a pattern that is none',
    400,
    'PATCH',
    'templates/customers',
    { body: { columns: [{ name: 'a', desiredRule: 'strict', strictRule: '(' }] } },
  ],
  [
    'two columns of one name',
    400,
    'PATCH',
    'templates/customers',
    { body: { columns: [{ name: 'a' }, { name: 'a' }] } },
  ],
  ['knowledge under no key', 400, 'PUT', 'knowledge/-', { body: { scope: { kind: 'account' }, content: 'a' } }],
  [
    'knowledge that is too long',
    400,
    'PUT',
    'knowledge/dates',
    { body: { scope: { kind: 'account' }, content: 'ü'.repeat(40_000) } },
  ],
  [
    'a guard that is no time',
    400,
    'PUT',
    'knowledge/dates',
    { body: { scope: { kind: 'account' }, content: 'a', if_unmodified_since: '2026-13-99T00:00:00.000Z' } },
  ],
  ['a limit below the least', 400, 'GET', 'migrations?limit=0', {}],
  ['a limit that is no number', 400, 'GET', 'migrations?limit=ten', {}],
  ['an unknown parameter', 400, 'GET', 'migrations?limt=5', {}],
  ['a parameter given twice', 400, 'GET', 'migrations?limit=5&limit=6', {}],
  ['a status that is none', 400, 'GET', 'migrations?status=done', {}],
  ['a cursor of migrations that is none', 400, 'GET', 'migrations?cursor=abc', {}],
  ['a cursor of files that is none', 400, 'GET', `${files}?cursor=abc`, {}],
  ['a cursor of runs that is none', 400, 'GET', `${runs}?cursor=abc`, {}],
  ['a cursor of knowledge that is none', 400, 'GET', 'knowledge?cursor=abc', {}],
  ['a cursor of a preview that is none', 400, 'GET', 'migrations/{id}/preview?cursor=abc', {}],
  ['a cursor of a log that is none', 400, 'GET', 'migrations/{id}/log?cursor=abc', {}],
  ['an event number below 0', 400, 'GET', 'migrations/{id}/thread/stream?after=-1', {}],
  [
    'a header that is no event number',
    400,
    'GET',
    'migrations/{id}/thread/stream',
    { headers: { 'last-event-id': 'x' } },
  ],
  ['a CSV of some rows', 400, 'GET', 'migrations/{id}/exports/customers.csv?rows=some', {}],
  ['a multipart body without a file', 400, 'POST', files, { raw: form() }],
  ['a part that is no file', 400, 'POST', files, { raw: form(['files', 'a,b']) }],
  ['a part of another name', 400, 'POST', files, { raw: form(['file', 'a,b', 'a.csv']) }],
  ['a file that is empty', 400, 'POST', files, { raw: form(['files', '', 'a.csv']) }],
  ['a file that is no table', 400, 'POST', files, { raw: form(['files', '{"a":1}', 'a.json']) }],
  ['too many files at once', 400, 'POST', files, { raw: form(...many) }],
  ['a multipart body without a boundary', 400, 'POST', files, multipart('--b--', 'multipart/form-data')],
  [
    'a multipart body that breaks off',
    400,
    'POST',
    files,
    multipart('--b\r\nContent-Disposition: form-data; name="files"; fi'),
  ],
  ['a part with a malformed head', 400, 'POST', files, multipart('--b\r\nnonsense\r\n\r\na\r\n--b--\r\n')],
  ['no URLs', 400, 'POST', files, { body: { urls: [] } }],
  ['a URL that is none', 400, 'POST', files, { body: { urls: ['nonsense'] } }],
  ['a URL of another scheme', 400, 'POST', files, { body: { urls: ['ftp://example.com/a.csv'] } }],
  ['a URL to this machine', 400, 'POST', files, { body: { urls: ['http://127.0.0.1/a.csv'] } }],
  ['an extraction without a document', 400, 'POST', 'extractions', { raw: form(['template_slug', 'customers']) }],
  ['a picture for a document', 400, 'POST', 'extractions', { raw: form(['file', png, 'scan.png']) }],
  ['a table for a document', 400, 'POST', 'extractions', { raw: form(['file', 'a,b\n1,2\n', 'a.csv']) }],
  ['two documents at once', 400, 'POST', 'extractions', { raw: form(['file', pdf, 'a.pdf'], ['file', pdf, 'b.pdf']) }],
  [
    'fields of a template that there can not be',
    400,
    'POST',
    'extractions',
    { raw: form(['template_slug', 'No Such'], ['file', pdf, 'a.pdf']) },
  ],
  [
    'an unknown part beside a document',
    400,
    'POST',
    'extractions',
    { raw: form(['pages', '1'], ['file', pdf, 'a.pdf']) },
  ],
  ['a document from this machine', 400, 'POST', 'extractions', { body: { url: 'http://127.0.0.1/a.pdf' } }],
  ['an unknown address', 404, 'GET', 'nonsense', {}],
  ['a path that cannot be decoded', 404, 'GET', 'templates/%E0%A4%A', {}],
  ['a method that a path does not have', 405, 'DELETE', 'migrations/{id}/runs', {}],
]

/** Links that anybody may follow. */
const publicOperations = new Set<string>(routes.filter((route) => route.public).map(({ operationId }) => operationId))

/** Headers whose presence is part of the contract. */
const told = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after', 'allow', 'content-type']

describe('the mock and the service', () => {
  const mock = useMock()
  const service = useService({ worker: true, templates: [customersTemplate] })
  let clients: { mock: Client; service: Client }
  let migration: string

  beforeAll(async () => {
    const clientOf = ({ url, key }: { url: string; key: string }) =>
      createClient({ baseUrl: url, apiKey: key, retries: 0 })
    clients = { mock: clientOf(mock), service: clientOf(service) }
    migration = (await clients.service.createMigration({})).id
  })

  const sendBoth = (method: Method, path: string, sent: Sent): Promise<Answer[]> =>
    Promise.all(
      [clients.mock, clients.service].map((client) =>
        send(client, method, `/${path.replace('{id}', migration)}`, sent),
      ),
    )

  test.each(refused)('refuse %s', async (_what, status, method, path, sent) => {
    const [mocked, real] = await sendBoth(method, path, sent)
    expect([real?.status, real?.body]).toEqual([status, { error: expect.any(String) }])
    expect([mocked?.status, mocked?.body]).toEqual([real?.status, real?.body])
    const present = (answer: Answer | undefined) => told.filter((name) => answer?.headers.has(name))
    expect(present(mocked)).toEqual(present(real))
  })

  const withKey = operations.filter(({ operation }) => !publicOperations.has(operation.operationId))

  test.each(withKey)('refuse $operation.operationId without a good key', async ({ path, method }) => {
    const strangers = [mock, service].map(({ url }) => createClient({ baseUrl: url, apiKey: 'msk_unknown' }))
    const filled = path.replaceAll(/\{\w+\}/g, 'x')
    const [mocked, real] = await Promise.all(
      strangers.map((client) => send(client, method.toUpperCase() as Method, filled, {})),
    )
    expect(real?.status).toBe(401)
    expect([mocked?.status, mocked?.body]).toEqual([401, real?.body])
  })

  /** The headers that a reply has, and what those of words say; but for those of the connection, and those that let pages in. */
  const headersOf = ({ headers }: Response): string[] => {
    const worded = ['content-type', 'cache-control', 'x-accel-buffering', 'accept-ranges']
    const names = [...headers.keys()].filter((name) => !/^(?:connection|date|keep-alive|access-control-.*)$/.test(name))
    return names.map((name) => (worded.includes(name) ? `${name}: ${headers.get(name)}` : name)).toSorted()
  }

  /** A client, and the headers of what it was sent, by operation and status. */
  const observed = (url: string, apiKey: string): { client: Client; headers: Map<string, string[]> } => {
    const headers = new Map<string, string[]>()
    const observe = async (request: Request): Promise<Response> => {
      const response = await fetch(request)
      const path = request.url.slice(url.length).replaceAll(/_[0-9a-f]{16,}|(?<=downloads\/).*/g, '')
      headers.set(`${request.method} ${path} ${response.status}`, headersOf(response))
      return response
    }
    return { client: createClient({ baseUrl: url, apiKey, retries: 0, fetch: observe }), headers }
  }

  /** What a link gives to who has some or all of the file already. */
  const partsOf = async (link: string): Promise<unknown[]> => {
    const whole = await fetch(link)
    const bytes = await whole.text()
    const size = Number(whole.headers.get('content-length'))
    const etag = whole.headers.get('etag') ?? ''
    const asked: { method?: string; headers: Record<string, string> }[] = [
      { headers: { 'if-none-match': etag } },
      { headers: { range: 'bytes=0-4' } },
      { headers: { range: 'bytes=-3', 'if-range': etag } },
      { headers: { range: 'bytes=0-4', 'if-range': '"another"' } },
      { headers: { range: 'bytes=5-2' } },
      { headers: { range: `bytes=${size}-` } },
      { method: 'HEAD', headers: { range: 'bytes=0-4' } },
    ]
    const replies = asked.map(async (init) => {
      const reply = await fetch(link, init)
      const body = await reply.text()
      const part = reply.headers.get('content-range')?.replaceAll(String(size), 'size')
      const length = bytes.includes(body) && Math.min(body.length, 6)
      return [reply.status, part?.replace(/\d{2,}-\d{2,}/, 'last'), length, headersOf(reply)]
    })
    return Promise.all(replies)
  }

  /** The whole job. What each step came to: enough to see that a front end could not tell the two apart. */
  const wholeJob = async ({ url, key }: { url: string; key: string }): Promise<Record<string, unknown>> => {
    const { client, headers } = observed(url, key)
    const steps: Record<string, unknown> = { headers }
    const shape = (value: object) => Object.keys(value).toSorted()
    const { templates } = await client.listTemplates()
    steps['template'] = shape(await client.getTemplate(templates[0]?.slug ?? ''))
    const { id } = await client.createMigration({ name: 'Northwind', template_slugs: ['customers'] })
    steps['migration'] = shape(await client.getMigration(id))
    steps['file'] = shape((await client.upload(id, [{ name: 'customers.csv', data: customersCsv }]))[0] ?? {})
    const run = await client.startRun(id, { kind: 'generate' })
    steps['started'] = [run.status, shape(run)]
    const planned = await client.waitForRun(id, run.run_id)
    for await (const { type } of client.followThread(id)) if (type === 'preview.ready') break
    steps['planned'] = [planned.status, shape(planned)]
    const preview = await client.getPreview(id, { limit: 1 })
    steps['preview'] = [shape(preview), shape(preview.ledger), shape(preview.sheets[0] ?? {})]
    const update = await client.startRun(id, { kind: 'update', instructions: 'Dates are day first.' })
    steps['updated'] = [update.kind, (await client.waitForRun(id, update.run_id)).status]
    steps['runs'] = shape(await client.listRuns(id))
    const execution = await client.startRun(id, { kind: 'execute' })
    steps['executing'] = [execution.kind, execution.status]
    steps['executed'] = (await client.waitForRun(id, execution.run_id)).status
    const { etag, text: csv } = await client.exportCsv(id, 'customers')
    const again = await send(client, 'GET', `/migrations/${id}/exports/customers.csv`, {
      headers: { 'if-none-match': String(etag) },
    })
    steps['csv'] = [(await csv()).includes('\r\n'), again.status, again.headers.get('etag') === etag]
    const started = await client.startExport(id, { slug: 'customers' })
    steps['export'] = [started.status, shape(started)]
    const job = await client.waitForExport(id, started.job_id)
    steps['exported'] = [job.status, shape(job)]
    const { name, stream } = await client.downloadExport(id, started.job_id)
    steps['download'] = [name, (await text(stream)).split('\r\n').length > 2]
    steps['parts'] = await partsOf(job.download_url ?? '')
    return steps
  }

  it('take the same job to the same states and shapes', async () => {
    const [mocked, real] = await Promise.all([wholeJob(mock), wholeJob(service)])
    expect(mocked).toEqual(real)
    expect(real['headers']).toHaveProperty('size', 15)
    expect((real['parts'] as unknown[][]).map((part) => part.slice(0, 3))).toEqual([
      [304, undefined, 0],
      [206, 'bytes 0-4/size', 5],
      [206, 'bytes last/size', 3],
      [200, undefined, 6],
      [200, undefined, 6],
      [416, 'bytes */size', false],
      [200, undefined, 0],
    ])
  })

  it('took nothing for their own fault', () => {
    expect(mock.failures).toEqual([])
  })
})
