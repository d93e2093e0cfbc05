import { ConnectionError, RequestTimeoutError, readRateLimits } from './errors.ts'
import { pause } from './pause.ts'

/** How requests are sent, retried and given up. */
export interface TransportOptions {
  fetch: (request: Request) => Promise<Response>
  /** Milliseconds until a request without a reply is given up; Infinity for never. */
  timeoutMs: number
  /** Tries after the first one. */
  retries: number
}

/** RFC 9110, 9.2.2. POST and PATCH are never sent twice. */
const idempotent = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
const worthAnotherTry = new Set([429, 502, 503])
/** A reply that asks for a longer wait is handed to the caller instead: the per-minute windows are the longest worth waiting for. */
const longestWaitMs = 60_000

const nameOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url)
  return `${request.method} ${pathname}${search}`
}

/** A JSON body is read while the clock runs, so that a stalled one is given up too; all else streams without a limit. */
const settled = async (response: Response): Promise<Response> => {
  if (response.body === null || !response.headers.get('content-type')?.includes('json')) return response
  const { status, statusText, headers } = response
  return new Response(await response.arrayBuffer(), { status, statusText, headers })
}

/**
 * Requests without a reply, and replies whose bodies may still be read, each with its request: in Node a request that nobody holds
 * is collected, and its signal no longer ends anything (undici's Request hears of an abort by a weak reference).
 */
const waiting = new Set<Request>()
const answered = new WeakMap<object, Request>()

const sendOnce = async (request: Request, { fetch, timeoutMs }: TransportOptions): Promise<Response> => {
  const giveUp = new AbortController()
  // A timer of more than 24 days would go off at once.
  const timer = timeoutMs < 2 ** 31 ? setTimeout(() => giveUp.abort(), timeoutMs) : undefined
  const signal = AbortSignal.any([request.signal, giveUp.signal])
  const attempt = new Request(request, { signal })
  waiting.add(attempt)
  try {
    const response = await settled(await fetch(attempt))
    answered.set(response.body ?? response, attempt)
    return response
  } catch (error) {
    if (request.signal.aborted) throw request.signal.reason
    if (giveUp.signal.aborted) throw new RequestTimeoutError(nameOf(request), timeoutMs)
    throw new ConnectionError(nameOf(request), error)
  } finally {
    clearTimeout(timer)
    waiting.delete(attempt)
  }
}

/** Milliseconds until the next try, or null when it isn't worth one. */
const waitBefore = (outcome: Response | ConnectionError, tried: number): number | null => {
  const backOff = Math.min(250 * 2 ** tried, 4_000)
  if (outcome instanceof ConnectionError) return backOff
  if (!worthAnotherTry.has(outcome.status)) return null
  const asked = readRateLimits(outcome.headers).retryAfterSeconds
  if (asked === null) return backOff
  return asked * 1000 <= longestWaitMs ? asked * 1000 : null
}

/**
 * Sends a request. An idempotent one is tried again after 429, 502, 503 or a broken connection, waiting as `Retry-After` says
 * (else 250 ms, doubled each time), at most `retries` times. The last reply is returned whatever its status.
 *
 * @throws RequestTimeoutError, ConnectionError, or the reason of the request's own signal.
 */
export const send = async (request: Request, options: TransportOptions): Promise<Response> => {
  const retries = idempotent.has(request.method) ? options.retries : 0
  for (let tried = 0; ; tried++) {
    const attempt = tried < retries ? request.clone() : request
    const outcome = await sendOnce(attempt, options).catch((error: unknown) => {
      if (error instanceof ConnectionError && tried < retries) return error
      throw error
    })
    const wait = tried < retries ? waitBefore(outcome, tried) : null
    if (wait === null) {
      if (outcome instanceof ConnectionError) throw outcome
      return outcome
    }
    if (outcome instanceof Response) await outcome.body?.cancel()
    await pause(wait, request.signal)
  }
}
