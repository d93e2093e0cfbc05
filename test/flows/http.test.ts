import { connect } from 'node:net'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { routes } from '../../generated/server/router.ts'
import { createApp } from '../../server/src/app.ts'
import { closeServer, createHttpServer, listen } from '../../server/src/http/server.ts'
import { call } from '../support/call.ts'
import { exchange as ask } from '../support/contract-requests.ts'
import { useService } from '../support/harness.ts'
import { eventually } from '../support/runs.ts'

/** Sends bytes as they are, and reads until the server ends the connection. */
const exchange = (origin: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname, () => socket.end(bytes))
    let reply = ''
    socket.on('data', (chunk) => (reply += chunk.toString()))
    socket.on('close', () => resolve(reply))
    socket.on('error', reject)
  })

describe('HTTP itself', () => {
  const service = useService()

  it('404: an address that is none, with or without a key', async () => {
    for (const path of ['/nonsense', '/migrations/x/y/z', '/templates/%E0%A4%A']) {
      const { status, body } = await service.call('GET', path)
      expect([status, body]).toEqual([404, { error: expect.any(String) }])
    }
    expect((await call('GET', `${service.origin}/`)).status).toBe(404)
  })

  it('405: another method on a known path, with those that there are', async () => {
    for (const { path } of routes) {
      const methods = routes.filter((route) => route.path === path).map(({ method }) => method.toUpperCase())
      const { status, headers, body } = await service.call('PROPFIND', path.replaceAll(/:\w+/g, 'x'))
      expect([path, status, body]).toEqual([path, 405, { error: expect.stringContaining('PROPFIND') }])
      expect(headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining([...methods, 'OPTIONS']))
    }
  })

  it('answers OPTIONS with the methods of the path', async () => {
    const { status, headers } = await service.call('OPTIONS', '/migrations', { key: null })
    expect([status, headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS'])
  })

  it('answers HEAD as GET, without the body', async () => {
    const { id } = await service.newMigration()
    const { status, headers, body } = await service.call('HEAD', `/migrations/${id}`)
    expect([status, body]).toEqual([200, ''])
    expect(headers.get('content-type')).toContain('application/json')
    expect((await service.call('HEAD', '/migrations/mig_00000000')).status).toBe(404)
  })

  it('takes a target as a whole address, and with characters encoded that need not be', async () => {
    const target = (path: string): Promise<string> =>
      exchange(service.origin, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    for (const path of ['http://a.example/openapi.json', 'HTTP://a.example:80/openapi.json?', '/%6fpenapi%2Ejson'])
      expect(await target(path)).toMatch(/^HTTP\/1\.1 200 /)
    for (const path of ['http://a.example', 'http://a.example/api%2Fv1/templates', '/openapi%252Ejson'])
      expect(await target(path)).toMatch(/^HTTP\/1\.1 404 /)
  })

  it('431: headers over 16 KB, said like every other refusal', async () => {
    const reply = await exchange(service.origin, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect(reply).toMatch(/^HTTP\/1\.1 431 /)
    expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toEqual({ error: expect.stringContaining('16384') })
  })

  it('400: what is not HTTP', async () => {
    const reply = await exchange(service.origin, 'nonsense\r\n\r\n')
    expect(reply).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toEqual({ error: expect.any(String) })
  })

  it('400: a body that is not packed as it says', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const { status, body } = await service.call('POST', '/migrations', { raw: '{}', headers })
    expect([status, body]).toEqual([400, { error: expect.stringContaining('Content-Encoding') }])
  })

  it('sends what has no tag whole, whatever a caller says that it has', async () => {
    const { status, body } = await service.call('GET', '/migrations', { headers: { 'if-none-match': '*' } })
    expect([status, body]).toMatchObject([200, { migrations: expect.any(Array) }])
  })

  it('404: a path with a # in it, which clients keep to themselves', async () => {
    const { status, body } = await ask(service, { method: 'GET', path: '/migrations#x' })
    expect([status, body]).toEqual([404, expect.stringContaining('There is no such address.')])
  })

  it.each([
    ['400: a request that names no host', 400, 'GET /api/v1/templates HTTP/1.1'],
    ['400: a request that names two hosts', 400, 'GET /api/v1/templates HTTP/1.1\r\nHost: x\r\nHost: y'],
    [
      '417: an expectation that nobody can meet',
      417,
      'POST /api/v1/migrations HTTP/1.1\r\nHost: x\r\nExpect: miracles',
    ],
  ])('%s, said like every other refusal', async (_what, status, head) => {
    const reply = await exchange(service.origin, `${head}\r\n\r\n`)
    expect(reply.slice(9, 12)).toBe(String(status))
    expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toEqual({ error: expect.any(String) })
  })

  it('tells that it lives and that it is ready, and what its contract is', async () => {
    expect((await call('GET', `${service.origin}/healthz`)).body).toEqual({ status: 'ok' })
    expect((await call('GET', `${service.origin}/readyz`)).body).toEqual({ status: 'ready' })
    expect((await call('GET', `${service.origin}/openapi.json`)).body.openapi).toMatch(/^3\.1/)
  })

  it('names no software of its own', async () => {
    const { headers } = await service.call('GET', '/templates')
    expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null])
  })

  it('lets no page call it', async () => {
    const { headers } = await service.call('GET', '/templates', { headers: { origin: 'http://localhost:5173' } })
    expect(headers.get('access-control-allow-origin')).toBe(null)
  })
})

describe('a process that should get no requests', () => {
  const service = useService()
  const ready = (origin = service.origin) => call('GET', `${origin}/readyz`)

  it('lives, and is not ready while the database lets nobody in', async () => {
    const { pool, connection } = service.deps
    const name = String(connection.database)
    const client = new pg.Client({ ...connection, database: 'postgres' })
    await client.connect()
    try {
      await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
      await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])
      const [alive, without, request, told] = await Promise.all([
        call('GET', `${service.origin}/healthz`),
        ready(),
        service.call('GET', '/templates'),
        call('GET', `${service.origin}/metrics`),
      ])
      expect([alive.status, without.status, request.status, told.status]).toEqual([200, 503, 500, 200])
      expect(without.body.error).toMatch(/database does not answer/)
      expect(request.body).toEqual({ error: 'Internal server error' })
      expect(told.body).toContain('migration_database_up 0')
    } finally {
      await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
      await client.end()
    }
    await eventually('it to be ready again', async () => ((await ready()).status === 200 ? true : null))
    expect((await pool.query('SELECT 1')).rowCount).toBe(1)
  })

  it('is not ready on a database without the schema that it knows, and says what is missing', async () => {
    const { pool } = service.deps
    await pool.query(`UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name LIKE '%_first'`)
    const { status, body, headers } = await ready()
    await pool.query('UPDATE _prisma_migrations SET rolled_back_at = NULL')
    expect([status, headers.get('retry-after')]).toEqual([503, '1'])
    expect(body).toEqual({ error: expect.stringMatching(/Missing: \d+_first\.$/) })
    expect((await ready()).status).toBe(200)
  })

  it('is not ready once it is to stop; what still comes is answered, and its connection ended', async () => {
    const stopping = new AbortController()
    const server = createHttpServer(await createApp(service.deps, { stopping: stopping.signal, warm: false }))
    const origin = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`
    expect((await ready(origin)).status).toBe(200)
    stopping.abort()
    const told = await ready(origin)
    expect([told.status, told.body.error]).toEqual([503, expect.stringContaining('is stopping')])
    const { status, headers } = await call('GET', `${origin}/api/v1/templates`, { key: service.key })
    expect([status, headers.get('connection')]).toEqual([200, 'close'])
    await closeServer(server, 0)
  })
})
