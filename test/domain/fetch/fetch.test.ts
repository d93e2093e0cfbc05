import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isPublicAddress } from '../../../server/src/domain/fetch/addresses.ts'
import { fetchFile, fileLimits, type FetchLimits, type Outgoing } from '../../../server/src/domain/fetch/fetch.ts'

const csv = 'id,name\n1,Anna\n'
const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

const portOf = (server: Pick<Server, 'address'>): number => (server.address() as AddressInfo).port

/** A server on one of this machine's own addresses. */
const serve = async (listener: RequestListener, address = '127.0.0.1'): Promise<number> => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, address, resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return portOf(server)
}

/** A server that answers with these bytes, HTTP or not, and then does what it is told to. */
const serveBytes = async (bytes: string, after: (socket: Socket) => void): Promise<number> => {
  const server = createSocketServer((socket) => {
    closing.push(() => socket.destroy())
    socket.on('error', () => undefined)
    socket.once('data', () => socket.write(bytes, () => after(socket)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return portOf(server)
}

/** 127.0.0.1 stands for the public internet here; everything else on this machine is private, as it should be. */
const outside = (resolve: Outgoing['resolve'] = async () => ['127.0.0.1']): Outgoing => ({
  resolve,
  isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
})

const get = (
  url: string,
  limits: Partial<FetchLimits> = {},
  outgoing = outside(),
  signal = new AbortController().signal,
) =>
  fetchFile(
    url,
    { outgoing, signal, limits: { ...fileLimits, maxBytes: 1_000, ...limits } },
    async ({ name, content }) => ({
      name,
      text: await text(content),
    }),
  )

describe('fetchFile', () => {
  it('hands on what a server sends, with the name that it gives', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/named') response.setHeader('content-disposition', 'attachment; filename="kunden.csv"')
      response.end(csv)
    })
    expect(await get(`http://files.example.com:${port}/orders.csv?sig=1`)).toEqual({ name: null, text: csv })
    expect(await get(`http://files.example.com:${port}/named`)).toEqual({ name: 'kunden.csv', text: csv })
  })

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('unpacks %s', async (encoding, compress) => {
    const port = await serve((_request, response) => {
      response.setHeader('content-encoding', encoding).end(compress(csv))
    })
    expect((await get(`http://files.example.com:${port}/a.csv`)).text).toBe(csv)
  })

  it('stops a bomb at the limit, however small it arrives', async () => {
    const port = await serve((_request, response) => {
      response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50_000_000)))
    })
    await expect(get(`http://files.example.com:${port}/a.csv`, { maxBytes: 100_000 })).rejects.toThrow(
      /larger than 100000 bytes/,
    )
  })

  it('tells broken compression and unknown encodings', async () => {
    const port = await serve((request, response) => {
      const zipped = gzipSync(csv.repeat(100))
      response.setHeader('content-encoding', request.url === '/other' ? 'zstd' : 'gzip')
      response.end(request.url === '/cut' ? zipped.subarray(0, 20) : 'no gzip')
    })
    await expect(get(`http://files.example.com:${port}/bad`)).rejects.toThrow(/can't be unpacked/)
    await expect(get(`http://files.example.com:${port}/cut`)).rejects.toThrow(/can't be unpacked/)
    await expect(get(`http://files.example.com:${port}/other`)).rejects.toThrow(/encoding "zstd"/)
  })

  it('takes a file of exactly the limit, and none that is a byte larger, announced or not', async () => {
    const port = await serve((request, response) => {
      const body = Buffer.alloc(request.url === '/limit' ? 1_000 : 1_001, 'a')
      if (request.url !== '/silent') response.setHeader('content-length', body.length)
      response.end(body)
    })
    expect((await get(`http://files.example.com:${port}/limit`)).text).toHaveLength(1_000)
    await expect(get(`http://files.example.com:${port}/over`)).rejects.toThrow(/larger than 1000 bytes/)
    await expect(get(`http://files.example.com:${port}/silent`)).rejects.toThrow(/larger than 1000 bytes/)
  })

  it('stops an endless reply at the limit', async () => {
    let stopped = false
    const port = await serve((_request, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(100_000)));
      }
      response.on('drain', more).on('close', () => (stopped = true))
      more()
    })
    await expect(get(`http://files.example.com:${port}/a.csv`, { maxBytes: 10_000_000 })).rejects.toThrow(
      /larger than 10000000 bytes/,
    )
    await vi.waitFor(() => expect(stopped).toBe(true), { timeout: 100_000 })
  })

  it('tells a length that is a lie: more announced than sent is broken off, less is all there is', async () => {
    const short = await serveBytes('HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\nid,name\n', (socket) => socket.end())
    await expect(get(`http://files.example.com:${short}/a.csv`)).rejects.toMatchObject({
      name: 'FetchError',
      transient: true,
    })
    const long = await serveBytes(`HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\n${csv}`, (socket) => socket.end())
    const got = await get(`http://files.example.com:${long}/a.csv`).catch((error: Error) => error)
    expect(got instanceof Error ? got.name : got.text).toMatch(/^(?:FetchError|id,name)$/)
  })

  it.each([
    ['never answers', '', { headersMs: 200 }, /did not answer in time/, true],
    ['stops in the middle', 'HTTP/1.1 200 OK\r\n\r\nid,na', { idleMs: 200 }, /stopped sending/, true],
    ['never answers at all', '', { totalMs: 200 }, /within 0\.2 seconds/, false],
    ['is no HTTP server', 'SSH-2.0-OpenSSH_9.6\r\n', {}, /no valid HTTP|does not speak HTTP/, false],
  ])('gives up on a server that %s', async (_what, bytes, limits, sentence, transient) => {
    const port = await serveBytes(bytes, () => undefined)
    const error = await get(`http://files.example.com:${port}/a.csv`, limits).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'FetchError', message: expect.stringMatching(sentence), transient })
  })

  it('gives up on one that dribbles for too long', async () => {
    const port = await serve((_request, response) => {
      const timer = setInterval(() => response.write('a'), 20)
      response.on('close', () => clearInterval(timer))
    })
    await expect(get(`http://files.example.com:${port}/a.csv`, { totalMs: 400 })).rejects.toThrow(/within 0\.4 seconds/)
  })

  it.each([
    [404, /answered 404 Not Found/, false],
    [403, /answered 403 Forbidden/, false],
    [206, /answered 206/, false],
    [429, /answered 429/, true],
    [500, /answered 500/, true],
    [503, /answered 503 Service Unavailable/, true],
  ])('says so when the answer is %s, and nothing of its body', async (status, sentence, transient) => {
    const port = await serve((_request, response) => void response.writeHead(status, 'secret').end('secret'))
    const error = await get(`http://files.example.com:${port}/a.csv`).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ message: expect.stringMatching(sentence), transient })
    expect(String(error)).not.toMatch(/secret|127\.0/)
  })

  it('follows three redirects and no fourth', async () => {
    const port = await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) response.end(csv)
      else response.writeHead(302, { location: `/${left - 1}` }).end('x'.repeat(100_000))
    })
    expect((await get(`http://files.example.com:${port}/3`)).text).toBe(csv)
    await expect(get(`http://files.example.com:${port}/4`)).rejects.toThrow(/more than 3 times/)
  })

  it('calls nothing private, whoever redirects there', async () => {
    let calls = 0
    const inside = await serve((_request, response) => {
      calls += 1
      response.end('secret')
    }, '127.0.0.2')
    const targets = [
      `http://127.0.0.2:${inside}/`,
      `http://0x7f000002:${inside}/`,
      `//2130706434:${inside}/`,
      `http://[::ffff:127.0.0.2]:${inside}/`,
      `http://inside.example.com:${inside}/`,
      'file:///etc/passwd',
      `http://anna:secret@files.example.com:${inside}/`,
    ]
    const port = await serve((request, response) => {
      response.writeHead(307, { location: targets[Number(request.url?.slice(1))] }).end()
    })
    const resolve = async (host: string) => [host === 'inside.example.com' ? '127.0.0.2' : '127.0.0.1']
    for (const index of targets.keys()) {
      const error = await get(`http://files.example.com:${port}/${index}`, {}, outside(resolve)).catch(
        (e: unknown) => e,
      )
      expect(error).toMatchObject({ name: 'FetchError', transient: false })
    }
    expect(calls).toBe(0)
  })

  it('refuses a name that has one private address among public ones', async () => {
    await expect(
      get(
        'http://mixed.example.com/',
        {},
        outside(async () => ['1.1.1.1', '10.0.0.1']),
      ),
    ).rejects.toThrow(/mixed\.example\.com is not on the public internet/)
  })

  it('connects to the address that was checked, though the name has another one a moment later', async () => {
    let calls = 0
    const inside = await serve((_request, response) => void response.end((calls += 1).toString()), '127.0.0.2')
    let lookups = 0
    const changing = async () => [(lookups += 1) === 1 ? '127.0.0.1' : '127.0.0.2']
    await expect(get(`http://rebind.example.com:${inside}/`, {}, outside(changing))).rejects.toThrow(
      /refused the connection/,
    )
    expect([lookups, calls]).toEqual([1, 0])
  })

  it('checks a name again when a redirect leads back to it', async () => {
    const port = await serve((_request, response) => void response.writeHead(302, { location: '/again' }).end())
    let lookups = 0
    const changing = async () => [(lookups += 1) === 1 ? '127.0.0.1' : '127.0.0.2']
    await expect(get(`http://rebind.example.com:${port}/`, {}, outside(changing))).rejects.toThrow(/not on the public/)
    expect(lookups).toBe(2)
  })

  it('tells unknown names, names that resolve to nothing, and lookups that hang', async () => {
    const failing = (code: string) => async () => Promise.reject(Object.assign(new Error('lookup'), { code }))
    await expect(get('http://no.example.com/', {}, outside(failing('ENOTFOUND')))).rejects.toMatchObject({
      message: expect.stringMatching(/no\.example\.com is unknown/),
      transient: false,
    })
    await expect(get('http://no.example.com/', {}, outside(failing('EAI_AGAIN')))).rejects.toMatchObject({
      transient: true,
    })
    await expect(
      get(
        'http://no.example.com/',
        {},
        outside(async () => []),
      ),
    ).rejects.toThrow(/is unknown/)
    const hanging = () => new Promise<string[]>(() => undefined)
    await expect(get('http://no.example.com/', { totalMs: 100 }, outside(hanging))).rejects.toThrow(
      /within 0\.1 seconds/,
    )
  })

  it('leaves off when it is told to, with the reason it was given', async () => {
    const port = await serveBytes('HTTP/1.1 200 OK\r\n\r\nid,na', () => undefined)
    const stop = new AbortController()
    const fetched = get(`http://files.example.com:${port}/a.csv`, {}, outside(), stop.signal)
    stop.abort(new Error('the worker is stopping'))
    await expect(fetched).rejects.toThrow('the worker is stopping')
  })
})
