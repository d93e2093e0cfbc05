import type { Contract } from '../generate/contract.ts'
import { rateHeaders } from '../../server/src/domain/limits/limits.ts'

/** Windows kept; beyond that, the oldest are forgotten. */
const mostWindows = 1_000

/** The rate-limit headers for a call of a key in a budget, counted; those of a refusal when it is `refused`. */
export type Allowance = (key: string, budget: string, refused?: boolean) => Record<string, string>

/**
 * Counts calls as the service does, in windows aligned to the clock, and tells callers in the same headers. It refuses nobody, since
 * whoever builds a page reloads it all day: `Prefer: code=429` shows what a refusal looks like.
 */
export const openAllowance = ({ 'x-rate-limits': rateLimits }: Contract, now = Date.now): Allowance => {
  const counts = new Map<string, number>()
  const countIn = (window: string): number => {
    const count = (counts.get(window) ?? 0) + 1
    counts.set(window, count)
    const [oldest] = counts.keys()
    if (counts.size > mostWindows && oldest !== undefined) counts.delete(oldest)
    return count
  }
  return (key, budget, refused = false) => {
    const { limit, window_seconds } = rateLimits[budget] ?? { limit: 60, window_seconds: 60 }
    const seconds = now() / 1_000
    const start = Math.floor(seconds / window_seconds) * window_seconds
    const count = refused ? null : countIn(`${budget} ${start} ${key}`)
    return rateHeaders({ limit, count, reset: start + window_seconds, now: seconds })
  }
}
