import { describe, expect, test } from 'vitest'
import {
  ApiError,
  ConnectionError,
  RateLimitError,
  RequestTimeoutError,
  RunInProgressError,
  RunLimitError,
  createClient,
} from '#client'
import { json, scriptedServer } from './scripted-server.ts'

const clientOf = (baseUrl: string, options: { retries?: number; timeoutMs?: number } = {}) =>
  createClient({ baseUrl, apiKey: 'msk_test', ...options })

const failure = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('expected a rejection')
    },
    (error: unknown) => error,
  )

describe('requests', () => {
  test('carry the key, the version prefix and encoded path parameters', async () => {
    const { url, received } = await scriptedServer(json(200, { slug: 'a/b' }))
    await clientOf(`${url}/`).getTemplate('a/b c')
    expect(received[0]).toMatchObject({ method: 'GET', url: '/api/v1/templates/a%2Fb%20c' })
    expect(received[0]?.headers['x-api-key']).toBe('msk_test')
  })

  test.each(['localhost:3000/api/v1', 'ftp://127.0.0.1/api/v1'])('go to no address such as %s', (baseUrl) => {
    expect(() => clientOf(baseUrl)).toThrow(`http or https address such as https://host/api/v1, and not "${baseUrl}"`)
  })

  test('carry no key that no header can have, and the error does not show it', () => {
    expect(() => createClient({ baseUrl: 'http://127.0.0.1/api/v1', apiKey: 'msk_ключ' })).toThrow(
      'apiKey has characters that no key has: see that it was copied whole',
    )
    // As a variable that is not set gives it, in JavaScript.
    for (const apiKey of ['', Object(process.env)['NO_SUCH_KEY']])
      expect(() => createClient({ baseUrl: 'http://127.0.0.1/api/v1', apiKey })).toThrow('apiKey is empty')
  })

  test.each(['', '.', '..'])('are not sent where a path would lead elsewhere, as with the id "%s"', async (id) => {
    const { url, received } = await scriptedServer(json(200, { runs: [] }))
    const client = clientOf(url)
    const message = `run_id is "${id}", and names nothing`
    expect(await failure(client.waitForRun('mig_1', id))).toMatchObject({ name: 'TypeError', message })
    expect(await failure(client.deleteKnowledge(id))).toBeInstanceOf(TypeError)
    expect(received).toEqual([])
  })

  test('of the typed GET resolve to data or error without throwing', async () => {
    const { url } = await scriptedServer(
      json(200, { templates: [] }),
      json(404, { error: 'There is no such template.' }),
    )
    const client = clientOf(url)
    expect((await client.GET('/templates')).data).toEqual({ templates: [] })
    const missing = await client.GET('/templates/{template_slug}', { params: { path: { template_slug: 'x' } } })
    expect(missing.error).toEqual({ error: 'There is no such template.' })
    expect(missing.response.status).toBe(404)
  })
})

describe('errors', () => {
  test('tell status, sentence, request and rate limits', async () => {
    const limits = { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59', 'x-ratelimit-reset': '1767225600' }
    const { url } = await scriptedServer(json(404, { error: 'There is no such run.' }, limits))
    const error = await failure(clientOf(url).getRun('mig_1', 'run_1'))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 404,
      method: 'GET',
      path: '/api/v1/migrations/mig_1/runs/run_1',
      body: { error: 'There is no such run.' },
      limits: { limit: 60, remaining: 59, resetAt: new Date('2026-01-01T00:00:00Z'), retryAfterSeconds: null },
      message: 'GET /api/v1/migrations/mig_1/runs/run_1 was answered 404: There is no such run.',
    })
  })

  test('name the run in flight on 409', async () => {
    const { url } = await scriptedServer(json(409, { error: 'A run is in flight.', run_id: 'run_7' }))
    const error = await failure(clientOf(url).startRun('mig_1', { kind: 'generate' }))
    expect(error).toBeInstanceOf(RunInProgressError)
    expect(error).toMatchObject({ status: 409, run_id: 'run_7' })
  })

  test('list the runs in progress on 429 with the concurrency code', async () => {
    const runs = [{ run_id: 'run_1', migration_id: 'mig_1', status: 'blocked' }]
    const { url, received } = await scriptedServer(
      json(429, { error: 'Too many runs in progress', code: 'run_concurrency_limit', runs }, { 'retry-after': '0' }),
    )
    const error = await failure(clientOf(url).startRun('mig_2', { kind: 'generate' }))
    expect(error).toBeInstanceOf(RunLimitError)
    expect(error).toMatchObject({ status: 429, runs })
    expect(received).toHaveLength(1)
  })

  test('survive a reply that is no JSON', async () => {
    const { url } = await scriptedServer((response) => response.writeHead(500).end('<html>oh no'))
    const error = await failure(clientOf(url).listTemplates())
    expect(error).toMatchObject({ status: 500, body: '<html>oh no' })
    expect(error).toHaveProperty('message', expect.stringContaining('The reply is of no type, not JSON'))
    const { url: other } = await scriptedServer(json(500, { message: 'Oh no' }))
    await expect(clientOf(other).listTemplates()).rejects.toThrow('was answered 500: The reply has no error body')
  })

  test('are what a page in place of a reply is, whatever its status', async () => {
    const { url } = await scriptedServer((response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in'),
    )
    const error = await failure(clientOf(url).listTemplates())
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 200, body: '<html>Sign in', message: expect.stringContaining('text/html') })
  })
})

describe('retries', () => {
  test.each([429, 502, 503])('an idempotent request is sent again after %i', async (status) => {
    const { url, received } = await scriptedServer(
      json(status, { error: 'later' }, { 'retry-after': '0' }),
      json(200, { templates: [] }),
    )
    await expect(clientOf(url).listTemplates()).resolves.toEqual({ templates: [] })
    expect(received).toHaveLength(2)
  })

  test('waits as long as Retry-After asks', async () => {
    const { url } = await scriptedServer(
      json(429, { error: 'later' }, { 'retry-after': '1' }),
      json(200, { templates: [] }),
    )
    const began = performance.now()
    await clientOf(url).listTemplates()
    expect(performance.now() - began).toBeGreaterThanOrEqual(990)
  })

  test('end after the given number of tries', async () => {
    const { url, received } = await scriptedServer(json(503, { error: 'later' }, { 'retry-after': '0' }))
    expect(await failure(clientOf(url, { retries: 2 }).listTemplates())).toMatchObject({ status: 503 })
    expect(received).toHaveLength(3)
  })

  test('are not made when Retry-After asks for more than a minute', async () => {
    const { url, received } = await scriptedServer(json(429, { error: 'Too many requests' }, { 'retry-after': '3599' }))
    const error = await failure(clientOf(url).listTemplates())
    expect(error).toBeInstanceOf(RateLimitError)
    expect(error).toMatchObject({ limits: { retryAfterSeconds: 3599 } })
    expect(received).toHaveLength(1)
  })

  test.each([429, 502, 503])('a POST is sent once, also on %i', async (status) => {
    const { url, received } = await scriptedServer(json(status, { error: 'later' }, { 'retry-after': '0' }))
    expect(await failure(clientOf(url).createMigration())).toMatchObject({ status })
    expect(received).toHaveLength(1)
  })

  test('a broken connection is tried again on reads and told on writes', async () => {
    const { url, received } = await scriptedServer(
      (response) => response.destroy(),
      json(200, { templates: [] }),
      (response) => response.destroy(),
    )
    await expect(clientOf(url).listTemplates()).resolves.toEqual({ templates: [] })
    expect(await failure(clientOf(url).createMigration())).toBeInstanceOf(ConnectionError)
    expect(received).toHaveLength(3)
  })

  test('an unreachable service is named with its reason', async () => {
    const error = await failure(clientOf('http://127.0.0.1:1/api/v1', { retries: 0 }).listTemplates())
    expect(error).toBeInstanceOf(ConnectionError)
    expect(String(error)).toMatch(/GET \/api\/v1\/templates got no reply: /)
  })
})

describe('giving up', () => {
  test('does not happen before its time, however long that is', async () => {
    const { url } = await scriptedServer(json(200, { templates: [] }))
    expect(await clientOf(url, { timeoutMs: 2 ** 40 }).listTemplates()).toEqual({ templates: [] })
  })

  test('a request without a reply times out', async () => {
    const { url } = await scriptedServer(() => undefined)
    const error = await failure(clientOf(url, { timeoutMs: 50 }).listTemplates())
    expect(error).toBeInstanceOf(RequestTimeoutError)
    expect(String(error)).toContain('GET /api/v1/templates had no reply within 50 ms')
  })

  test('a JSON body that stops half-way times out too', async () => {
    const { url } = await scriptedServer((response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"templates":')
    })
    expect(await failure(clientOf(url, { timeoutMs: 50 }).listTemplates())).toBeInstanceOf(RequestTimeoutError)
  })

  test('the caller’s signal ends a call with its reason, also between two tries', async () => {
    const { url, received } = await scriptedServer(json(503, { error: 'later' }, { 'retry-after': '60' }))
    const stop = new AbortController()
    const call = failure(clientOf(url).listTemplates({ signal: stop.signal }))
    await expect.poll(() => received.length).toBe(1)
    stop.abort(new Error('enough'))
    expect(await call).toMatchObject({ message: 'enough' })
  })
})
