import { STATUS_CODES } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline, Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Agent, request, type Dispatcher } from 'undici'
import { FetchError, fetchErrorOf } from './errors.ts'
import { nameFromDisposition } from './file-name.ts'
import { hostOf, readWebAddress, refuseClosed } from './web-address.ts'

/** How the outside is reached: the two parts that tests replace. */
export interface Outgoing {
  /** Every address of a host name. */
  resolve: (host: string) => Promise<readonly string[]>
  isAllowed: (address: string) => boolean
}

/** Limits of one fetch: bytes (after decompression) and milliseconds. */
export interface FetchLimits {
  maxBytes: number
  maxRedirects: number
  connectMs: number
  /** From the request to the reply's headers. */
  headersMs: number
  /** Between two pieces of the reply. */
  idleMs: number
  /** For everything, redirects and looking up names included. */
  totalMs: number
}

export const fileLimits: Omit<FetchLimits, 'maxBytes'> = {
  maxRedirects: 3,
  connectMs: 10_000,
  headersMs: 30_000,
  idleMs: 30_000,
  totalMs: 300_000,
}

export interface FetchedFile {
  /** What the server calls the file, if it says so. */
  name: string | null
  /** Decompressed and counted; breaks with a FetchError. */
  content: Readable
}

/**
 * Fetches a file on a caller's behalf and hands it to `use`. Nothing but public addresses is called: each name is resolved
 * once, all its addresses are checked, and the connection is made to one of these and no other; so at every redirect. Throws
 * FetchError for what went wrong outside, the signal's reason when it is aborted, and whatever `use` throws.
 */
export const fetchFile = async <T>(
  address: string,
  { outgoing, limits, signal }: { outgoing: Outgoing; limits: FetchLimits; signal: AbortSignal },
  use: (file: FetchedFile) => Promise<T>,
): Promise<T> => {
  const tooSlow = AbortSignal.timeout(limits.totalMs)
  const either = AbortSignal.any([signal, tooSlow])
  let host = ''
  try {
    let url = readWebAddress(address, outgoing.isAllowed)
    for (let redirects = 0; ; redirects++) {
      host = hostOf(url)
      const outcome = await visit(url, { outgoing, limits, signal: either }, use)
      if ('result' in outcome) return outcome.result
      if (redirects === limits.maxRedirects)
        throw new FetchError(`The URL was redirected more than ${limits.maxRedirects} times.`)
      url = readWebAddress(outcome.location, outgoing.isAllowed, url)
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (tooSlow.aborted)
      throw new FetchError(`${host} did not send the whole file within ${limits.totalMs / 1000} seconds.`, {
        cause: error,
      })
    throw error
  }
}

type Visit<T> = { result: T } | { location: string }
interface Terms {
  outgoing: Outgoing
  limits: FetchLimits
  signal: AbortSignal
}

/** One request, on a connection of its own that is gone afterwards. */
const visit = async <T>(url: URL, terms: Terms, use: (file: FetchedFile) => Promise<T>): Promise<Visit<T>> => {
  const { limits, signal } = terms
  const host = hostOf(url)
  const agent = await pinnedAgent(url, terms)
  try {
    const reply = await request(url, {
      dispatcher: agent,
      signal,
      headers: { 'user-agent': 'migration-service', accept: '*/*', 'accept-encoding': 'gzip, deflate, br' },
    }).catch((error: unknown) => {
      throw fetchErrorOf(error, host)
    })
    // Whoever reads the body learns of its end; without a listener here, one that nobody read would end the process.
    reply.body.on('error', () => undefined)
    const location = redirectOf(reply, host)
    if (location !== null) return { location }
    refuseStatus(reply.statusCode, host)
    refuseAnnounced(reply, host, limits.maxBytes)
    const name = nameFromDisposition(textOf(reply.headers['content-disposition']))
    return { result: await use({ name, content: contentOf(reply, host, limits.maxBytes) }) }
  } finally {
    await agent.destroy()
  }
}

/** An agent that can connect to the checked addresses of the URL's host only. */
export const pinnedAgent = async (
  url: URL,
  {
    outgoing,
    limits,
    signal,
  }: { outgoing: Outgoing; limits: Pick<FetchLimits, 'connectMs' | 'headersMs' | 'idleMs'>; signal: AbortSignal },
): Promise<Agent> => {
  const addresses = await checkedAddresses(hostOf(url), outgoing, signal)
  const lookup: LookupFunction = (_host, options, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }))
    if (options.all) done(null, found)
    else done(null, found[0]?.address ?? '', found[0]?.family)
  }
  return new Agent({
    connect: { lookup, timeout: limits.connectMs },
    connectTimeout: limits.connectMs,
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.idleMs,
    allowH2: false,
    pipelining: 0,
  })
}

const checkedAddresses = async (
  host: string,
  { resolve, isAllowed }: Outgoing,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const addresses =
    isIP(host) === 0
      ? await orAborted(resolve(host), signal).catch((error: unknown) => {
          throw fetchErrorOf(error, host)
        })
      : [host]
  refuseClosed(host, addresses, isAllowed)
  return addresses
}

/** Looking up a name can't be canceled; it is left alone then. */
const orAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })

const textOf = (header: string | string[] | undefined): string => (Array.isArray(header) ? header[0] : header) ?? ''

const redirects = new Set([301, 302, 303, 307, 308])

const redirectOf = ({ statusCode, headers }: Dispatcher.ResponseData, host: string): string | null => {
  if (!redirects.has(statusCode)) return null
  const location = textOf(headers.location)
  if (location === '') throw new FetchError(`${host} redirected the request (${statusCode}) without saying where to.`)
  return location
}

const passingStatuses = new Set([408, 425, 429, 500, 502, 503, 504])

const refuseStatus = (status: number, host: string): void => {
  if (status === 200) return
  const said = `${status} ${STATUS_CODES[status] ?? ''}`.trim()
  throw new FetchError(`${host} answered ${said} instead of sending the file.`, {
    transient: passingStatuses.has(status),
  })
}

const tooLarge = (host: string, maxBytes: number): FetchError =>
  new FetchError(`The file that ${host} sends is larger than ${maxBytes} bytes, the most that a file may have.`)

const refuseAnnounced = ({ headers }: Dispatcher.ResponseData, host: string, maxBytes: number): void => {
  if (Number(textOf(headers['content-length'])) > maxBytes) throw tooLarge(host, maxBytes)
}

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** The body decompressed. Both what arrives and what comes out of it are counted: either could be without an end. */
const contentOf = ({ headers, body }: Dispatcher.ResponseData, host: string, maxBytes: number): Readable => {
  const encoding = textOf(headers['content-encoding']).trim().toLowerCase()
  const arriving = bounded(body, host, maxBytes)
  if (encoding === '' || encoding === 'identity') return Readable.from(arriving, { objectMode: false })
  const decoder = decoders[encoding]?.()
  if (decoder === undefined)
    throw new FetchError(
      `${host} sent the file in the encoding ${JSON.stringify(encoding.slice(0, 50))}, which was not asked for.`,
    )
  return Readable.from(bounded(unpacked(arriving, decoder, host), host, maxBytes), { objectMode: false })
}

async function* unpacked(arriving: AsyncIterable<Buffer>, decoder: Transform, host: string): AsyncGenerator<Buffer> {
  // What breaks the pipeline is thrown where its end is read.
  pipeline(Readable.from(arriving, { objectMode: false }), decoder, () => undefined)
  try {
    yield* decoder
  } catch (error) {
    if (error instanceof FetchError) throw error
    throw new FetchError(`What ${host} sent can't be unpacked: its compression is broken.`, { cause: error })
  }
}

async function* bounded(source: AsyncIterable<Buffer>, host: string, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0
  try {
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge(host, maxBytes)
      yield chunk
    }
  } catch (error) {
    throw fetchErrorOf(error, host)
  }
}
