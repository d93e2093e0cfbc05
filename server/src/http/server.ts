import { once } from 'node:events'
import { createServer, STATUS_CODES, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ConfigError } from '../config.ts'
import type { Logger } from '../log.ts'
import { sendPlain } from './reply.ts'

/** Bounds in time, so that slow or silent callers can't hold connections. The first covers a whole upload. */
const patience = { requestTimeout: 3_600_000, headersTimeout: 15_000, keepAliveTimeout: 65_000, silence: 120_000 }

const refusals: Record<string, { status: number; error: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    error: 'The headers are larger than 16384 bytes in all, the most that a request may have.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'The request took too long to arrive.' },
}

const malformed = { status: 400, error: 'The request is not valid HTTP.' }

/** What Node refuses before there is a request, said as every other refusal is. */
const refuse = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, error: sentence } = refusals[error.code ?? ''] ?? malformed
  const body = JSON.stringify({ error: sentence })
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8`
  socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`)
}

const refuseRequest = (response: ServerResponse, status: number, error: string): void => {
  response.setHeader('Connection', 'close')
  sendPlain(response, status, { error })
}

/** RFC 9112, 3.2: a request of HTTP/1.1 names its host, and none names two. Node would refuse the one without a word, and take the other. */
const withHost =
  (app: RequestListener): RequestListener =>
  (request, response) => {
    const hosts = request.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length
    if (hosts === 1 || (hosts === 0 && request.httpVersion === '1.0')) app(request, response)
    else if (hosts === 0) refuseRequest(response, 400, 'The request has no Host header, which HTTP/1.1 demands.')
    else refuseRequest(response, 400, `The request has ${hosts} Host headers, and HTTP allows one.`)
  }

/** Letters, digits and `-._~`, which mean in percent-encoding what they mean without. */
const encodedPlain = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi

/**
 * A target in another of its forms is the same target: a whole address, as proxies are sent, whose host goes before that of `Host` (RFC 9112,
 * 3.2.2), and a path with characters encoded that need not be (RFC 3986, 6.2.2.2).
 */
const withPlainTarget =
  (app: RequestListener): RequestListener =>
  (request, response) => {
    const { url = '/', headers } = request
    const [, host, rest = url] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(url) ?? []
    if (host !== undefined) headers.host = host
    const [path = '', ...query] = rest.split(/(?=\?)/)
    const plain = path.replaceAll(encodedPlain, decodeURIComponent)
    request.url = [plain.startsWith('/') ? plain : `/${plain}`, ...query].join('')
    app(request, response)
  }

/**
 * A connection that is silent for too long ends. Not so while a caller who has said everything waits for our work; and of a body that
 * stalls, whoever reads it is told by the request's own event, to answer.
 */
const withSilence =
  (app: RequestListener): RequestListener =>
  (request, response) => {
    response.on('timeout', (socket) => {
      if (request.complete && !response.headersSent) socket.setTimeout(socket.timeout ?? 0)
      else if (request.complete || request.listenerCount('timeout') === 0) socket.destroy()
    })
    app(request, response)
  }

/** Node's server around the app. */
export const createHttpServer = (app: RequestListener): Server => {
  const { silence, ...timeouts } = patience
  const server = createServer(
    { ...timeouts, maxHeaderSize: 16_384, requireHostHeader: false },
    withHost(withPlainTarget(withSilence(app))),
  )
  server.timeout = silence
  server.on('clientError', refuse)
  server.on('checkExpectation', ({ headers }, response) => {
    refuseRequest(
      response,
      417,
      `Nothing but 100-continue can be expected (Expect is ${JSON.stringify(headers.expect)}).`,
    )
  })
  return server
}

/** Listens, and resolves to the port. */
export const listen = async (server: Server, host: string, port: number): Promise<number> => {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** Whether a port could not be had because another program has it. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** How long an earlier service may take to give up its port. */
const portPatience = { attempts: 40, milliseconds: 250 }

/** Listens, and waits a while for a port that an earlier service is just leaving. */
export const listenPatiently = async (server: Server, host: string, port: number, log: Logger): Promise<number> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await listen(server, host, port)
    } catch (error) {
      if (!isTaken(error)) throw error
      if (attempt === portPatience.attempts) {
        throw new ConfigError(`Port ${port} of ${host} is in use by another program. Stop that one, or set PORT.`, {
          cause: error,
        })
      }
      if (attempt === 1) log.warn({ host, port }, 'the port is in use; waiting for it')
      await wait(portPatience.milliseconds)
    }
  }
}

/** Takes no new connections, lets requests end for `graceMilliseconds`, then cuts what is left. */
export const closeServer = (server: Server, graceMilliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMilliseconds)
    // Again and again, because a connection whose reply has ended only now would be kept for another request.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
  })
