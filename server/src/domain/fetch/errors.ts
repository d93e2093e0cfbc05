import { errors } from 'undici'
import { ApiError, messages } from '../../errors.ts'
import { hasNoRoom } from '../../storage/blob-store.ts'

/** Something could not be fetched. The message is a sentence for the caller: it names the host, never an address or content. */
export class FetchError extends Error {
  override readonly name = 'FetchError'
  /** The same request may succeed later. */
  readonly transient: boolean

  constructor(message: string, options: { transient?: boolean; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.transient = options.transient ?? false
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

type Sentence = (host: string) => string

/** Failures of the network that may pass. */
const passing: Record<string, Sentence> = {
  UND_ERR_CONNECT_TIMEOUT: (host) => `${host} could not be reached in time.`,
  UND_ERR_HEADERS_TIMEOUT: (host) => `${host} took the request and did not answer in time.`,
  UND_ERR_BODY_TIMEOUT: (host) => `${host} stopped sending in the middle.`,
  UND_ERR_SOCKET: (host) => `${host} broke the connection off.`,
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: (host) => `${host} sent another number of bytes than it had announced.`,
  ECONNREFUSED: (host) => `${host} refused the connection.`,
  ECONNRESET: (host) => `${host} broke the connection off.`,
  EPIPE: (host) => `${host} broke the connection off.`,
  ETIMEDOUT: (host) => `${host} could not be reached in time.`,
  EHOSTUNREACH: (host) => `${host} could not be reached.`,
  ENETUNREACH: (host) => `${host} could not be reached.`,
  EADDRNOTAVAIL: (host) => `${host} could not be reached.`,
  EAI_AGAIN: (host) => `The name ${host} could not be looked up at the moment.`,
}

/** Failures that another attempt would meet again. */
const lasting: Record<string, Sentence> = {
  ENOTFOUND: (host) => `The name ${host} is unknown: no address belongs to it.`,
  UND_ERR_HEADERS_OVERFLOW: (host) => `${host} answered with headers that are too large.`,
  HPE_INVALID_CONSTANT: (host) => `${host} does not speak HTTP at this address.`,
}

/** Whatever went wrong between us and `host`, as a sentence. A FetchError stays as it is. */
export const fetchErrorOf = (error: unknown, host: string): FetchError => {
  if (error instanceof FetchError) return error
  // One of several addresses each: the first tells as much as the others.
  if (error instanceof AggregateError && error.errors.length > 0) return fetchErrorOf(error.errors[0], host)
  const code = codeOf(error)
  const transient = passing[code]?.(host)
  if (transient !== undefined) return new FetchError(transient, { transient: true, cause: error })
  if (error instanceof errors.HTTPParserError || code.startsWith('HPE_'))
    return new FetchError(`The answer of ${host} is no valid HTTP.`, { cause: error })
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO_|EPROTO)/.test(code))
    return new FetchError(`No secure connection to ${host} is possible: its certificate or TLS can't be accepted.`, {
      cause: error,
    })
  return new FetchError(lasting[code]?.(host) ?? `The request to ${host} failed.`, {
    transient: !(code in lasting),
    cause: error,
  })
}

/** The sentence for a failure of fetching or taking a file that another attempt would meet again; null for what may pass. */
export const lastingFetchReason = (error: unknown): string | null => {
  if (error instanceof FetchError) return error.transient ? null : error.message
  return error instanceof ApiError && error.status < 500 ? error.message : null
}

/** Why a fetch that was tried several times was given up: what could not be fetched, and what its sender can do instead. */
export const spentFetchReason = (cause: unknown, what: string, instead: string): string => {
  if (cause instanceof FetchError) return `${cause.message} It was tried several times.`
  const why = hasNoRoom(cause) ? messages.lackedRoom : `fetching it broke off each time. Download it, and ${instead}.`
  return `The ${what} could not be fetched: ${why}`
}
