/** What the reply's `X-RateLimit-*` and `Retry-After` headers say; null where a header is absent. */
export interface RateLimits {
  /** Requests allowed in the window. */
  limit: number | null
  /** Requests left in the window. */
  remaining: number | null
  /** When the window resets. */
  resetAt: Date | null
  /** Seconds to wait before the next try; only on a 429. */
  retryAfterSeconds: number | null
}

/** A run that counts towards the account's limit of runs in progress. */
export interface CountedRun {
  run_id: string
  migration_id: string
  status: string
}

/** What every `ApiError` is made from. */
export interface ErrorReply {
  method: string
  path: string
  status: number
  body: unknown
  headers: Headers
}

const numberHeader = (headers: Headers, name: string): number | null => {
  const text = headers.get(name)
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

/** Reads `X-RateLimit-Limit/-Remaining/-Reset` (Unix seconds) and `Retry-After` (seconds) of a reply. */
export const readRateLimits = (headers: Headers): RateLimits => {
  const reset = numberHeader(headers, 'x-ratelimit-reset')
  return {
    limit: numberHeader(headers, 'x-ratelimit-limit'),
    remaining: numberHeader(headers, 'x-ratelimit-remaining'),
    resetAt: reset === null ? null : new Date(reset * 1000),
    retryAfterSeconds: numberHeader(headers, 'retry-after'),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const sentenceOf = ({ body, headers }: ErrorReply): string => {
  if (isRecord(body)) return typeof body.error === 'string' ? body.error : 'The reply has no error body'
  const type = headers.get('content-type') ?? 'of no type'
  return `The reply is ${type}, not JSON: it comes from something between, or from another address than the service's`
}

/** The service replied with an error status. The service has no error codes: branch on `status`, or on the subclass. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError'
  readonly status: number
  readonly method: string
  /** Path and query of the request, without the host. */
  readonly path: string
  /** The reply's body, parsed when it is JSON: `{ error: string }`, with more fields on some 409 and 429. */
  readonly body: unknown
  readonly limits: RateLimits

  constructor(reply: ErrorReply) {
    super(`${reply.method} ${reply.path} was answered ${reply.status}: ${sentenceOf(reply)}`)
    this.status = reply.status
    this.method = reply.method
    this.path = reply.path
    this.body = reply.body
    this.limits = readRateLimits(reply.headers)
  }
}

/** 409: a run of this migration is in flight already. Wait for `run_id`, or cancel it. */
export class RunInProgressError extends ApiError {
  override readonly name = 'RunInProgressError'
  readonly run_id: string

  constructor(reply: ErrorReply, run_id: string) {
    super(reply)
    this.run_id = run_id
  }
}

/** 429 with code `run_concurrency_limit`: the account has as many runs in progress as it may. One of `runs` must end first. */
export class RunLimitError extends ApiError {
  override readonly name = 'RunLimitError'
  readonly runs: CountedRun[]

  constructor(reply: ErrorReply, runs: CountedRun[]) {
    super(reply)
    this.runs = runs
  }
}

/** 429 of a rate limit: `limits.retryAfterSeconds` says how long to wait. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError'
}

/** No reply within the time allowed. The request may still have taken effect. */
export class RequestTimeoutError extends Error {
  override readonly name = 'RequestTimeoutError'
  readonly timeoutMs: number

  constructor(request: string, timeoutMs: number) {
    super(`${request} had no reply within ${timeoutMs} ms; the limit is the option timeoutMs`)
    this.timeoutMs = timeoutMs
  }
}

/** The service could not be reached, or the connection broke. `cause` says why. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'

  constructor(request: string, cause: unknown) {
    // Of fetch's own error, only the cause says something.
    const told = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
    super(`${request} got no reply: ${told instanceof Error ? told.message : String(told)}`, { cause })
  }
}

const isCountedRun = (value: unknown): value is CountedRun =>
  isRecord(value) &&
  typeof value.run_id === 'string' &&
  typeof value.migration_id === 'string' &&
  typeof value.status === 'string'

/** The error of a reply: the most telling class for its status and body. */
export const errorOf = (reply: ErrorReply): ApiError => {
  const body = isRecord(reply.body) ? reply.body : {}
  if (reply.status === 409 && typeof body.run_id === 'string') return new RunInProgressError(reply, body.run_id)
  if (reply.status !== 429) return new ApiError(reply)
  if (body.code !== 'run_concurrency_limit') return new RateLimitError(reply)
  return new RunLimitError(reply, Array.isArray(body.runs) ? body.runs.filter(isCountedRun) : [])
}
