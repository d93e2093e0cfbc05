// What holds for every operation, driven by the contract: an operation that is added to it is tested here without a word.
// Over 300 lines in one file, because all of it is asked of the same records.

import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Parameter, Schema } from '../../scripts/generate/contract.ts'
import { contract, follow } from '../contract/contract.ts'
import {
  described,
  exampleBody,
  exchange,
  goodBody,
  idsIn,
  jsonBody,
  parametersIn,
  pathOf,
  schemaOf,
  type Bytes,
  type Described,
  type Request,
} from '../support/contract-requests.ts'
import { executedMigration, exportThat, ordersTemplate, startExport, twoSheets } from '../support/exports.ts'
import { createExtraction, invoicePdf } from '../support/extractions.ts'
import { useService, type Account } from '../support/harness.ts'
import { customersTemplate } from '../support/runs.ts'

const service = useService({ worker: true, templates: [customersTemplate, ordersTemplate], limits: { runs: 1_000 } })

/** A value for every path parameter of the contract. */
type Ids = Record<string, string>

/** Things that are there, of every kind that a path can name. */
const records = async (key: string): Promise<Ids> => {
  const migration_id = await executedMigration(service)
  const { body: files } = await service.call('GET', `/migrations/${migration_id}/files`)
  const { body: runs } = await service.call('GET', `/migrations/${migration_id}/runs`)
  const { job_id } = await startExport(service, migration_id, { slug: 'customers' })
  const { download_url = '' } = await exportThat(service, migration_id, job_id, 'completed')
  const { extraction_id } = await createExtraction(service, invoicePdf)
  await service.call('PUT', `/knowledge/${key}`, { body: { content: 'Dates are day first.' } })
  return {
    migration_id,
    file_id: files.files[0].file_id,
    run_id: runs.runs[0].run_id,
    job_id,
    extraction_id,
    slug: 'customers',
    template_slug: 'customers',
    key,
    token: download_url.slice(download_url.lastIndexOf('/') + 1),
  }
}

/** Names of nothing, shaped like those of something. */
const unknownOf = (ids: Ids): Ids =>
  Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [name, id.replaceAll(/\d/g, '0').replaceAll(/[aeo]/g, 'x')]),
  )

const held = { ids: {} as Ids, spare: {} as Ids, unknown: {} as Ids, stranger: {} as Account, own: {} as Ids }

beforeAll(async () => {
  held.ids = await records('date-formats')
  held.spare = await records('spare-entry')
  held.unknown = unknownOf(held.ids)
  held.stranger = await service.newAccount()
  held.own = { migration_id: (await service.newMigration({}, held.stranger.key)).id }
})

const ask = (operation: Described, ids: Ids, more: Partial<Request> = {}): Promise<Bytes> =>
  exchange(service, { method: operation.method, path: pathOf(operation, ids), ...goodBody(operation), ...more })

/** The headers that don't tell the time or count. */
const steady = ({ headers }: Bytes): Bytes['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'date' && !name.startsWith('x-ratelimit-')))

const expectRefusal = ({ status, headers, body }: Bytes, ...statuses: number[]): void => {
  expect({ body, refused: statuses.includes(status) ? 'as expected' : status }).toEqual({
    body,
    refused: 'as expected',
  })
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const { error, ...rest } = JSON.parse(body)
  expect([typeof error, rest]).toEqual(['string', {}])
}

const named = (operations: readonly Described[]) =>
  operations.map((operation) => ({ ...operation, name: operation.id }))
const withIds = named(described.filter((operation) => !operation.isPublic && idsIn(operation).length > 0))
const withPath = named(described.filter((operation) => parametersIn(operation, 'path').length > 0))
const withJson = named(described.filter(({ mediaTypes }) => mediaTypes.includes('application/json')))
const withBody = named(described.filter(({ mediaTypes }) => mediaTypes.length > 0))

describe("another account's things", () => {
  it.each(withIds)('$name answers their ids as it answers unknown ones, to the byte', async (operation) => {
    const names = idsIn(operation)
    for (const [place, name] of names.entries()) {
      const own = Object.fromEntries(names.slice(0, place).map((before) => [before, held.own[before] ?? '']))
      const [theirs, unknown] = await Promise.all(
        [held.ids, held.unknown].map((ids) =>
          ask(operation, { ...held.ids, ...ids, ...own }, { key: held.stranger.key }),
        ),
      )
      if (!theirs || !unknown) throw new Error('not asked')
      // What is echoed was sent by the caller, who learns nothing by it.
      const said = ({ body }: Bytes, ids: Ids): string => body.replaceAll(JSON.stringify(ids[name]).slice(1, -1), name)
      expect({ status: theirs.status, headers: steady(theirs), body: said(theirs, held.ids) }).toEqual({
        status: unknown.status,
        headers: steady(unknown),
        body: said(unknown, held.unknown),
      })
      expectRefusal(theirs, ...(place === 0 ? [404] : [404, 409]))
    }
  })

  it('their owner is not told 404', async () => {
    // Deletes last: what they delete is asked for by others.
    const inOrder = withIds.toSorted(
      (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
    )
    for (const operation of inOrder) {
      const { status, body } = await ask(operation, held.spare)
      expect([operation.id, status === 404 || status >= 500, body]).toEqual([operation.id, false, body])
    }
  })

  it.each([
    ['source_id', 'POST', '/migrations', (id: string) => ({ source_id: id }), 404],
    ['scope', 'PUT', '/knowledge/mine', (id: string) => ({ content: 'a', scope: { type: 'source', id } }), 404],
    ['template_slugs', 'POST', '/migrations', (_id: string, slug: string) => ({ template_slugs: [slug] }), 400],
  ] as const)('are unknown in a body too: %s', async (_what, method, path, bodyOf, expected) => {
    const { id = '' } =
      (await service.deps.prisma.source.findFirst({ where: { account_id: service.account.id } })) ?? {}
    const sent = [
      [id, 'customers'],
      [id.replaceAll(/\d/g, '0'), 'unknown'],
    ] as const
    const replies = await Promise.all(
      sent.map(([source, slug]) =>
        exchange(service, { method, path, key: held.stranger.key, ...jsonBody(bodyOf(source, slug)) }),
      ),
    )
    const said = replies.map(({ status, body }, index) => [
      status,
      sent[index]!.reduce<string>((text, name) => text.replaceAll(name, 'it'), body),
    ])
    expect(said[0]).toEqual(said[1])
    expect(said[0]?.[0]).toBe(expected)
  })
})

describe('a content type', () => {
  it('costs the same however it is written: no check is compiled again for parameters that a caller makes up', async () => {
    const added = vi.spyOn(Ajv2020.prototype, 'addSchema')
    onTestFinished(() => added.mockRestore())
    const send = async (method: string, type: string): Promise<number> => {
      const request = { method, path: '/migrations', headers: { 'content-type': type } }
      return (await exchange(service, { ...request, ...(method === 'POST' && { body: '{}' }) })).status
    }
    const writings = [
      'application/json',
      'application/json; charset=utf-8',
      'Application/JSON ;x=1',
      'application/json;y="2"',
    ]
    for (const method of ['GET', 'POST']) await send(method, 'application/json')
    added.mockClear()
    for (const type of writings) expect([type, await send('POST', type)]).toEqual([type, 201])
    for (const type of [...writings, 'text/plain', 'x/y; z=1', 'nonsense']) {
      expect([type, await send('GET', type)]).toEqual([type, 200])
    }
    expect(added.mock.calls.map(([, name]) => name)).toEqual([])
  })
})

describe('a path', () => {
  const garbage = {
    NUL: '%00',
    'a byte that is no UTF-8': '%ff',
    'an overlong form': '%c0%af',
    'half a surrogate pair': '%ed%a0%80',
    'half an escape': '%e0%a4%a',
    'a slash within': '..%2f..%2fetc',
    'a quote': "'%22;--",
    'an emoji': '%F0%9F%98%80',
    'ten thousand characters': 'x'.repeat(10_000),
  }

  it.each(withPath)('$name refuses whatever it is filled with', async (operation) => {
    for (const { name } of parametersIn(operation, 'path')) {
      for (const value of Object.values(garbage)) {
        const reply = await ask(operation, { ...held.ids, [name]: value })
        expectRefusal(reply, ...(idsIn(operation).includes(name) || operation.isPublic ? [404] : [400, 404]))
      }
    }
  })

  it.each(Object.keys(Object.groupBy(described, ({ path }) => path)).map((path) => [path] as const))(
    '%s: OPTIONS, HEAD and 405 with Allow',
    async (path) => {
      const operations = described.filter((operation) => operation.path === path)
      const methods = operations.map(({ method }) => method)
      const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted()
      const send = (method: string) => exchange(service, { method, path: pathOf({ path }, held.unknown) })
      const allowOf = ({ headers }: Bytes) => String(headers['allow']).split(', ').toSorted()

      const options = await send('OPTIONS')
      expect([options.status, options.body, allowOf(options)]).toEqual([204, '', allowed])
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY']) {
        if (allowed.includes(method)) continue
        const refused = await send(method)
        expect([method, refused.status, allowOf(refused)]).toEqual([method, 405, allowed])
        if (method !== 'HEAD') expectRefusal(refused, 405)
      }
      if (!methods.includes('GET')) return
      const [get, head] = [await send('GET'), await send('HEAD')]
      expect({ status: head.status, headers: steady(head) }).toEqual({ status: get.status, headers: steady(get) })
      expect(head.body).toBe('')
    },
  )
})

describe('a query', () => {
  it.each(named(described))('$name refuses a parameter that it does not know', async (operation) => {
    for (const query of ['?unknown=1', '?__proto__=1', '?limit[]=1', '?%00=1', '?constructor']) {
      expectRefusal(await ask(operation, held.ids, { path: pathOf(operation, held.ids) + query }), 400)
    }
  })

  /** What only the service itself could have given: a schema can't tell. */
  const unreadable: Record<string, string[]> = {
    cursor: [
      'nonsense',
      'e30',
      'bnVsbA',
      btoa('{"after":1}'),
      btoa('{"after":"acc_0123456789"}'),
      '%00',
      '%F0%9F%98%80',
    ],
  }

  const badValues = (parameter: Parameter): string[] => {
    const schema = schemaOf(parameter)
    const { type, format, minimum, maximum, maxLength, minLength, pattern } = schema
    const isWhole = type === 'integer'
    return [
      ...(unreadable[parameter.name] ?? []),
      ...(isWhole ? ['x', '', '1.5', '0x1', '1e99', String(Number(minimum) - 1), `${maximum as number}0`] : []),
      ...(type === 'boolean' ? ['maybe', '', '2'] : []),
      ...('enum' in schema ? ['nonsense', ''] : []),
      ...(format === 'date-time' ? ['yesterday', '2026-02-30T00:00:00Z', '2026-03-02', '1772445600', ''] : []),
      ...(typeof maxLength === 'number' ? ['x'.repeat(maxLength + 1)] : []),
      ...(Number(minLength) > 0 ? [''] : []),
      ...(typeof pattern === 'string' ? ['%20', '%00'] : []),
    ]
  }

  const parameters = described.flatMap((operation) =>
    parametersIn(operation, 'query').map((parameter) => ({
      name: operation.id,
      parameter: parameter.name,
      operation,
      bad: badValues(parameter),
    })),
  )

  it.each(parameters)('$name refuses bad values of $parameter', async ({ operation, parameter, bad }) => {
    expect(bad.length).toBeGreaterThan(0)
    for (const query of [...bad.map((value) => `${parameter}=${value}`), `${parameter}=1&${parameter}=2`]) {
      const reply = await ask(operation, held.ids, { path: `${pathOf(operation, held.ids)}?${query}` })
      expect([query, reply.status, reply.body]).toEqual([query, 400, reply.body])
      expectRefusal(reply, 400)
    }
  })

  const headers = described.flatMap((operation) =>
    parametersIn(operation, 'header').map((parameter) => ({
      name: operation.id,
      header: parameter.name,
      operation,
      bad: badValues(parameter).filter((value) => value !== ''),
    })),
  )

  it.each(headers)('$name refuses bad values of the header $header', async ({ operation, header, bad }) => {
    expect(bad.length).toBeGreaterThan(0)
    for (const value of bad) expectRefusal(await ask(operation, held.ids, { headers: { [header]: value } }), 400)
  })

  it('a cursor of one list is none of another', async () => {
    const cursorOf = (id: string) => encodeURIComponent(btoa(JSON.stringify({ after: id })).replace(/=+$/, ''))
    const lists = [
      ['/migrations', held.ids['migration_id']],
      [`/migrations/${held.ids['migration_id']}/files`, held.ids['file_id']],
      [`/migrations/${held.ids['migration_id']}/runs`, held.ids['run_id']],
    ] as const
    for (const [path] of lists) {
      for (const [of, id = ''] of lists) {
        const { status } = await service.call('GET', `${path}?cursor=${cursorOf(id)}`)
        expect([path, of, status]).toEqual([path, of, path === of ? 200 : 400])
      }
    }
  })
})

describe('a body', () => {
  it.each(withBody)('$name refuses other content types with 415', async (operation) => {
    const { body } = goodBody(operation)
    const types = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'json', ';', 'a/b/c', '*/*']
    if (!operation.mediaTypes.includes('multipart/form-data')) types.push('multipart/form-data; boundary=part')
    for (const type of types) {
      expectRefusal(await ask(operation, held.ids, { headers: { 'content-type': type }, body: body ?? '{}' }), 415)
    }
    expectRefusal(await ask(operation, held.ids, { headers: {}, body: body ?? '{}' }), 415)
  })

  it.each(withBody)('$name refuses a body of length 0 with 400, of whatever type or none', async (operation) => {
    for (const type of [{}, { 'content-type': 'text/plain' }, { 'content-type': 'application/json' }]) {
      const headers = { 'content-length': '0', ...type }
      expectRefusal(await ask(operation, held.ids, { headers, body: '' }), 400)
    }
  })

  const json = { 'content-type': 'application/json' }

  it.each(withJson)('$name refuses a body that is no JSON object', async (operation) => {
    const broken = ['', ' ', '{', '{"a":1}}', '{"a":1,}', "{'a':1}", 'undefined', 'NaN', '\u0000', '[[[[']
    const others = ['null', '[]', '"text"', '0', 'true', '[{}]']
    const bytes = [Uint8Array.from([0xff, 0xfe, 0x7b, 0x7d]), Uint8Array.from([0x7b, 0xc3, 0x28, 0x7d])]
    for (const body of [...broken, ...others, ...bytes]) {
      expectRefusal(await ask(operation, held.ids, { headers: json, body }), 400)
    }
  })

  it.each(withJson)('$name refuses a body with a field too many', async (operation) => {
    const good = JSON.stringify(exampleBody(operation)).slice(0, -1)
    for (const name of ['unknown', '__proto__', 'constructor', 'toString', '', 'a.b', '\\u0000']) {
      const body = `${good},"${name}":{"a":1}}`
      const reply = await ask(operation, held.ids, { headers: json, body })
      expect([name, reply.status, reply.body]).toEqual([name, 400, reply.body])
      expectRefusal(reply, 400)
    }
  })

  it.each(withJson)('$name refuses a body that is nested without end, and one that is too large', async (operation) => {
    const deep = `{"unknown":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expectRefusal(await ask(operation, held.ids, { headers: json, body: deep }), 400)
    const large = `{"unknown":"${'x'.repeat(1_048_576)}"}`
    expectRefusal(await ask(operation, held.ids, { headers: json, body: large }), 413)
  })

  it('keeps every label of a migration, whatever its name', async () => {
    const names = ['constructor', 'prototype', 'toString', 'hasOwnProperty', '0', ' ', '😀']
    for (const name of names) {
      const body = `{"metadata":{${JSON.stringify(name)}:"kept"}}`
      const reply = await exchange(service, { method: 'POST', path: '/migrations', headers: json, body })
      expect([name, reply.status]).toEqual([name, 201])
      const { id } = JSON.parse(reply.body)
      const read = await exchange(service, { method: 'GET', path: `/migrations/${id}` })
      for (const said of [reply, read]) expect(said.body).toContain(`"metadata":{${JSON.stringify(name)}:"kept"}`)
    }
  })

  it('refuses the one name that no label can have, rather than drop it', async () => {
    const body = '{"metadata":{"__proto__":"lost"}}'
    expectRefusal(await exchange(service, { method: 'POST', path: '/migrations', headers: json, body }), 400)
  })

  it('refuses null for what is left out instead', async () => {
    for (const field of ['external_id', 'name', 'source', 'source_id', 'template_slugs', 'instructions', 'metadata']) {
      const body = `{"${field}":null}`
      const reply = await exchange(service, { method: 'POST', path: '/migrations', headers: json, body })
      expect([field, reply.status]).toEqual([field, 400])
      expect(JSON.parse(reply.body).error).toContain(field)
    }
  })
})

describe('a list', () => {
  const paged = described.filter((operation) => parametersIn(operation, 'query').some(({ name }) => name === 'cursor'))

  let ids: Ids

  beforeAll(async () => {
    ids = { ...held.ids, migration_id: await executedMigration(service, twoSheets) }
    for (const key of ['one', 'two', 'three', 'four'])
      await service.call('PUT', `/knowledge/${key}`, { body: { content: 'Dates are day first.' } })
    for (let made = 0; made < 4; made += 1) await service.newMigration()
  })

  /** The items of a page: the one list beside the cursor of the next. */
  const pageOf = async (operation: Described, query: string): Promise<{ items: unknown[]; next: string | null }> => {
    const { status, body } = await ask(operation, ids, { path: `${pathOf(operation, ids)}?${query}` })
    expect([query, status]).toEqual([query, 200])
    const { next_cursor: next, ...page } = JSON.parse(body) as { next_cursor: string | null }
    const name = ['rows', 'entries'].find((known) => known in page) ?? Object.keys(page)[0] ?? ''
    return { items: (page as Record<string, unknown[]>)[name] ?? [], next }
  }

  it.each(named(paged))(
    '$name gives each item once, in one order, whatever the size of its pages',
    async (operation) => {
      const { minimum, maximum } = schemaOf(parametersIn(operation, 'query').find(({ name }) => name === 'limit')!)
      const [least, most] = [Number(minimum), Number(maximum)]
      const whole = await pageOf(operation, `limit=${most}`)
      expect([whole.items.length > 1, whole.next]).toEqual([true, null])
      const walk = async (limit: number): Promise<void> => {
        const found: unknown[] = []
        let cursor: string | null = ''
        while (cursor !== null) {
          const { items, next } = await pageOf(operation, `limit=${limit}${cursor && `&cursor=${cursor}`}`)
          expect(items.length).toBeLessThanOrEqual(limit)
          // A page that says there is more is full, so the walk ends.
          expect(next === null || items.length === limit).toBe(true)
          found.push(...items)
          cursor = next
        }
        expect(found).toEqual(whole.items)
      }
      const sizes = fc.oneof(fc.integer({ min: least, max: least + 5 }), fc.integer({ min: least, max: most }))
      await fc.assert(fc.asyncProperty(sizes, walk), { numRuns: 12, seed: 20_261_122, examples: [[least], [most]] })
    },
  )
})

describe('a text', () => {
  /** Any text that can be stored, such as the contract lets it be so long. */
  const texts = (most: number) =>
    fc
      .string({ unit: 'binary', minLength: 1, maxLength: Math.min(most, 200) })
      .map((text) => text.replaceAll('\0', 'x').toWellFormed().slice(0, most).toWellFormed())
  const lengthOf = (schema: string, field: string): number =>
    Number(follow<Schema>(contract.components.schemas[schema]?.properties?.[field] ?? {})['maxLength'])

  it('is given back as it was sent, whatever it is', async () => {
    const ofMigration = fc.record({
      name: texts(lengthOf('CreateMigration', 'name')),
      instructions: texts(lengthOf('CreateMigration', 'instructions')),
    })
    const property = fc.asyncProperty(ofMigration, texts(200), async (body, content) => {
      expect(await service.newMigration(body)).toMatchObject(body)
      const { body: entry } = await service.call('PUT', '/knowledge/any-text', { body: { content } })
      expect(entry.content).toBe(content)
    })
    await fc.assert(property, { numRuns: 40, seed: 20_261_122 })
  })
})
