import { ApiError, ConnectionError, RequestTimeoutError } from './errors.ts'

/** Failures in a row that what goes on for long bears: with their pauses a minute, as long as a service is away for a new version. */
export const mostFailures = 10

export const shortestPauseMs = 250
const longestPauseMs = 10_000

/** Not what another try won't change: other refusals, and what isn't ours to judge. */
export const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.status >= 500 || error.status === 429
    : error instanceof ConnectionError || error instanceof RequestTimeoutError

/** Milliseconds to wait after so many failures in a row, unless the last says how long. */
export const pauseAfter = (error: unknown, failures: number): number => {
  const asked = error instanceof ApiError ? error.limits.retryAfterSeconds : null
  return asked === null ? Math.min(shortestPauseMs * 2 ** (failures - 1), longestPauseMs) : asked * 1000
}
