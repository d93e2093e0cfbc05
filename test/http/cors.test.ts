import express from 'express'
import { describe, expect, it } from 'vitest'
import { allowBrowsers } from '../../server/src/http/cors.ts'
import { closeServer, createHttpServer, listen } from '../../server/src/http/server.ts'
import { call } from '../support/call.ts'

const own = 'https://app.example.com'
const preflight = { 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'x-api-key' }

/** What a page at `origin` is told, asking beforehand and asking, where these origins are allowed. */
const toldTo = async (origin: string, allowed: readonly string[]) => {
  const app = express().use(allowBrowsers(allowed), (_request, response) => void response.json({}))
  const server = createHttpServer(app)
  const url = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}/`
  const asked = await call('OPTIONS', url, { headers: { ...preflight, origin } })
  const { headers } = await call('GET', url, { headers: { origin } })
  await closeServer(server, 0)
  return {
    status: asked.status,
    before: asked.headers.get('access-control-allow-headers'),
    origin: headers.get('access-control-allow-origin'),
    readable: headers.get('access-control-expose-headers')?.includes('Retry-After') ?? false,
    vary: headers.get('vary'),
  }
}

describe('browsers', () => {
  it('may call from the origins that are named, and caches know the reply as that origin’s', async () => {
    const told = { status: 204, before: 'x-api-key', readable: true, vary: 'Origin' }
    expect(await toldTo(own, ['http://localhost:5173', own])).toEqual({ ...told, origin: own })
  })

  it('may call from anywhere where all are', async () => {
    const told = { status: 204, before: 'x-api-key', readable: true, vary: null }
    expect(await toldTo(own, ['*'])).toEqual({ ...told, origin: '*' })
  })

  it('may not call from elsewhere, or where none is named', async () => {
    const told = { status: 200, before: null, readable: false, origin: null }
    expect(await toldTo('https://elsewhere.example', [own])).toEqual({ ...told, vary: 'Origin' })
    expect(await toldTo(`${own}.evil.example`, [own])).toEqual({ ...told, vary: 'Origin' })
    expect(await toldTo(own, [])).toEqual({ ...told, vary: null })
  })
})
