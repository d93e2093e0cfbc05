import { createHash } from 'node:crypto'
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { startFauxqs } from 'fauxqs'
import { closeServer, listen } from '../../server/src/http/server.ts'

export interface S3Server {
  /** For STORAGE_URL; every prefix is a store of its own. */
  url(prefix: string, bucket?: string): string
  /** What it was asked, as method, path and query, the latest last. */
  requests: string[]
  /** Breaks the connection in the middle of the next bodies that are read. */
  cut(times: number): void
  /** Breaks the connection in the middle of the next bodies that are stored. */
  cutStored(times: number): void
  /** Answers none of the next requests. */
  hang(times: number): void
  /** Answers the next requests with this status. */
  refuse(status: number, times: number): void
  stop(): Promise<void>
}

const secret = 'a-secret-that-nobody-may-see'

/**
 * An S3 in memory, behind a proxy that tells what passes, breaks what it is told to, makes lists come in pages of two, and wants
 * Content-MD5 of removals, as many stores do. It takes any credentials: the client gets some by the environment, as in production.
 */
export const startS3Server = async (): Promise<S3Server> => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: secret })
  const store = await startFauxqs({ port: 0, logger: false })
  store.createBucket('blobs')
  const requests: string[] = []
  const faults = { cuts: 0, storedCuts: 0, hangs: 0, status: 0, refusals: 0 }

  const pass = (answer: IncomingMessage, request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    if (faults.cuts === 0 || request.method !== 'GET' || request.url?.includes('list-type')) {
      answer.pipe(response)
      return
    }
    faults.cuts -= 1
    answer.once('data', (chunk: Buffer) => {
      response.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), () => response.destroy())
      answer.destroy()
    })
  }

  const proxy = createServer((request, response) => {
    const { method, url = '', headers } = request
    requests.push(`${method} ${url}`)
    if (faults.hangs > 0) {
      faults.hangs -= 1
      return
    }
    if (method === 'PUT' && faults.storedCuts > 0) {
      faults.storedCuts -= 1
      request.once('data', () => request.destroy())
      return
    }
    if (faults.refusals > 0) {
      faults.refusals -= 1
      request.resume()
      response.writeHead(faults.status).end()
      return
    }
    const path = url.includes('list-type') ? `${url.replace(/&max-keys=\d+/, '')}&max-keys=2` : url
    const onward = send({ host: '127.0.0.1', port: store.port, method, path, headers }, (answer) =>
      pass(answer, request, response),
    )
    onward.on('error', () => response.destroy())
    if (!(method === 'POST' && url.includes('?delete'))) return void request.pipe(onward)
    void request.toArray().then((chunks) => {
      const body = Buffer.concat(chunks)
      if (headers['content-md5'] === createHash('md5').update(body).digest('base64')) return onward.end(body)
      onward.destroy()
      return response.writeHead(400).end()
    })
  })
  const port = await listen(proxy, '127.0.0.1', 0)
  return {
    url: (prefix, bucket = 'blobs') => `s3://${bucket}/${prefix}?endpoint=http://127.0.0.1:${port}`,
    requests,
    cut: (times) => void (faults.cuts = times),
    cutStored: (times) => void (faults.storedCuts = times),
    hang: (times) => void (faults.hangs = times),
    refuse: (status, times) => void Object.assign(faults, { status, refusals: times }),
    stop: async () => {
      await closeServer(proxy, 0)
      await store.stop()
    },
  }
}
