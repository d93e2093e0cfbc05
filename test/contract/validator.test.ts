import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import type { ErrorRequestHandler, Response } from 'express'
import { middleware } from 'express-openapi-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basePath } from '../../generated/server/router.ts'
import { contract, listExamples, root } from './contract.ts'
import type { Example } from './contract.ts'
import { join } from 'node:path'

// The same validator that the server uses, between a caller who sends the contract's examples and a server that answers them.

const examples = listExamples().filter(({ mediaType }) => mediaType === 'application/json')
const requests = examples.filter(({ of }) => of === 'request')
const replies = examples.filter(({ of }) => of !== 'request')

/** Statuses that no operation has, so that they can only come from this test. */
const passed = 298
const refused = 299

/** Past the validator, which looks at `response.json` alone. */
function answer(response: Response, status: number, body: object): void {
  response.status(status).type('json').end(JSON.stringify(body))
}

const answerWithFault: ErrorRequestHandler = (error, _request, response, _next) => {
  answer(response, refused, { fault: String(error.message) })
}

const app = express()
app.use(express.json())
app.use(
  middleware({
    apiSpec: join(root, 'generated/openapi.json'),
    validateRequests: true,
    validateResponses: true,
    validateSecurity: false,
    fileUploader: false,
    ignorePaths: /\/files$/,
  }),
)
app.use((request, response) => {
  const index = request.get('x-example')
  const example = index === undefined ? undefined : replies[Number(index)]
  if (example) response.status(Number(example.of)).json(example.value)
  else answer(response, passed, { body: request.body as unknown, query: request.query })
})
app.use(answerWithFault)

const server = app.listen(0, '127.0.0.1')
const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await once(server, 'close')
})

async function send(path: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  const response = await fetch(base() + path.replaceAll(/\{(\w+)\}/g, 'x'), init)
  return { status: response.status, body: await response.json() }
}

function json(body: unknown, method = 'POST'): RequestInit {
  return { method: method.toUpperCase(), headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** A request of the operation that the validator lets through. */
function requestOf({ operation, method }: Example): RequestInit {
  const request = requests.find((example) => example.operation.operationId === operation.operationId)
  return request ? json(request.value, method) : { method: method.toUpperCase() }
}

describe('the validator', () => {
  test.each(requests)('takes the request "$name" of $operation.operationId', async ({ path, value, method }) => {
    expect(await send(path, json(value, method))).toMatchObject({ status: passed })
  })

  test.each(replies.map((reply, index) => ({ ...reply, index })))(
    'lets the $of "$name" of $operation.operationId out',
    async (reply) => {
      const init = requestOf(reply)
      const sent = await send(reply.path, { ...init, headers: { ...init.headers, 'x-example': String(reply.index) } })
      expect(sent).toEqual({ status: Number(reply.of), body: reply.value })
    },
  )

  test('fills in defaults of queries and bodies', async () => {
    expect(await send('/migrations/x/runs', json({ kind: 'generate' }))).toMatchObject({
      body: { body: { kind: 'generate', autonomy: 'ask' } },
    })
    expect(await send('/migrations/x/preview', {})).toMatchObject({ body: { query: { status: 'all', limit: 100 } } })
  })

  test.each([
    ['an unknown kind of run', '/migrations/x/runs', { kind: 'preview' }],
    ['a run without a kind', '/migrations/x/runs', {}],
    ['a digest on a generate', '/migrations/x/runs', { kind: 'generate', digest: '0'.repeat(64) }],
    ['autonomy on an execute', '/migrations/x/runs', { kind: 'execute', autonomy: 'ask' }],
    ['a digest that is none', '/migrations/x/runs', { kind: 'execute', digest: 'latest' }],
    ['an unknown field', '/migrations', { external: 'a' }],
    ['an external_id with spaces', '/migrations', { external_id: 'a b' }],
    ['an external_id of 256 characters', '/migrations', { external_id: 'a'.repeat(256) }],
    [
      '51 labels',
      '/migrations',
      { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${n}`, 'v'])) },
    ],
    ['a label that is no text', '/migrations', { metadata: { crm: 7 } }],
    ['a template named twice', '/migrations', { template_slugs: ['customers', 'customers'] }],
    ['no answers', '/migrations/x/runs/x/answers', { answers: [] }],
    ['an answer without a value', '/migrations/x/runs/x/answers', { answers: [{ question_id: 'qst_0123456789' }] }],
    ['a list as a body', '/migrations', []],
  ])('refuses %s', async (_what, path, body) => {
    expect(await send(path, json(body))).toMatchObject({ status: refused, body: { fault: expect.any(String) } })
  })

  test.each([
    '/migrations?limit=0',
    '/migrations?limit=1001',
    '/migrations?status=done',
    '/migrations?limt=5',
    '/templates/x?a=b',
    '/migrations/x/preview?status=bad',
    '/migrations/x/preview?code=wrong',
    '/migrations/x/exports/customers.csv?rows=some',
  ])('refuses %s', async (path) => {
    expect(await send(path, {})).toMatchObject({ status: refused })
  })

  test.each(['external_id', 'name', 'source'])('takes %s at exactly its limit', async (field) => {
    expect(await send('/migrations', json({ [field]: 'a'.repeat(255) }))).toMatchObject({ status: passed })
  })

  test('takes any identifier in a path, so that an unknown one is not found rather than malformed', async () => {
    expect(await send(`/migrations/${'m'.repeat(3000)}`, {})).toMatchObject({ status: passed })
    expect(contract.components.parameters['MigrationId']?.schema).toEqual({ type: 'string' })
  })
})
