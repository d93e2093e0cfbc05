import { limits } from '../../generated/server/router.ts'

/** What a refusal may carry beside its sentence. */
export interface ApiErrorOptions {
  /** Further fields of the body, beside `error`. */
  body?: Record<string, unknown>
  headers?: Record<string, string>
  /** Logged, never shown. */
  cause?: unknown
}

/** A sentence that quotes what was sent may grow beyond what the contract promises. */
const bounded = (message: string): string =>
  message.length <= limits.error_characters
    ? message
    : `${message.slice(0, limits.error_characters - 1).toWellFormed()}…`

/** A refusal that the caller sees: its message is the reply's `error`. Everything else that is thrown becomes a bare 500. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(status: number, message: string, options: ApiErrorOptions = {}) {
    super(bounded(message), options.cause === undefined ? undefined : { cause: options.cause })
    this.status = status
    this.body = options.body ?? {}
    this.headers = options.headers ?? {}
  }
}

/** The sentences that don't depend on the request: one table, so that equal refusals are equal to the byte. */
export const messages = {
  unauthorized: 'The API key is missing, malformed, unknown or revoked. Send a valid key in the x-api-key header.',
  subscription: 'This operation needs an active subscription, and the account has none.',
  rateLimit: 'Too many requests',
  unknownRoute: 'There is no such address. See /openapi.json for those there are.',
  notUtf8: 'A JSON body must be UTF-8.',
  internal: 'Internal server error',
  stopping: 'The service is stopping. Try another process of it, or this one again in a moment.',
  noStore: 'The store of files and results cannot be reached. Try again in a moment.',
  noRoom:
    'The service has no room left for files and results. Nothing of this was kept: try again once those who run the service have made room.',
  fullDatabase:
    'The database has no room left. Nothing was changed: try again once those who run the service have made room.',
  lackedRoom: 'the service had no room left for it; try again once those who run it have made some.',
  noDatabase: 'The database does not answer. Try again in a moment.',
  notMigrated:
    'The database does not have the schema of this version. Start the service, or bring its schema up to date.',
} as const

/** 404 for an id that doesn't exist or belongs to another account: the same words for both. */
export const notFound = (what: string): ApiError => new ApiError(404, `There is no such ${what} in this account.`)

export const badRequest = (message: string): ApiError => new ApiError(400, message)

export const conflict = (message: string, body?: Record<string, unknown>): ApiError =>
  new ApiError(409, message, body === undefined ? {} : { body })

export const badGateway = (message: string, cause?: unknown): ApiError => new ApiError(502, message, { cause })
