import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { routes } from '../../generated/server/router.ts'
import { call } from '../support/call.ts'
import { useService } from '../support/harness.ts'

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

  it('tells that it lives and that it is ready, and what its contract is', async () => {
    expect((await call('GET', `${service.origin}/healthz`)).body).toEqual({ status: 'ok' })
    expect((await call('GET', `${service.origin}/readyz`)).body).toEqual({ status: 'ready' })
    expect((await call('GET', `${service.origin}/openapi.json`)).body.openapi).toMatch(/^3\.1/)
  })

  it('names no software of its own', async () => {
    const { headers } = await service.call('GET', '/templates')
    expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null])
  })
})

describe('without a database', () => {
  const service = useService()

  it('lives, and is not ready', async () => {
    await service.deps.pool.query('SELECT 1')
    const original = service.deps.pool.query
    Object.assign(service.deps.pool, { query: () => Promise.reject(new Error('the database is away')) })
    const [alive, ready, request] = await Promise.all([
      call('GET', `${service.origin}/healthz`),
      call('GET', `${service.origin}/readyz`),
      service.call('GET', '/templates'),
    ])
    Object.assign(service.deps.pool, { query: original })
    expect([alive.status, ready.status, request.status]).toEqual([200, 503, 500])
    expect(request.body).toEqual({ error: 'Internal server error' })
  })
})
