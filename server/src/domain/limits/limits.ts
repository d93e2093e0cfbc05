import { rateLimits } from '../../../../generated/server/router.ts'

/** A budget of the contract: a class per minute, or an hourly one. */
export type Budget = keyof typeof rateLimits

/** What an account may have a limit of its own for; `runs` is the number of runs in progress at once. */
export const limitNames = [...Object.keys(rateLimits), 'runs']

/** Overrides as an account's row has them: whole numbers by name. */
export type Overrides = Readonly<Record<string, number>>

/** Calls that the account may make in one window of the budget. */
export const limitOf = (overrides: Overrides, budget: Budget): number => overrides[budget] ?? rateLimits[budget].limit

/** How a call stands in its window. `reset` and `now` are seconds of Unix time by the database's clock. */
export interface RateState {
  limit: number
  /** Calls counted in the window, this one included; null when it was refused, and so not counted. */
  count: number | null
  reset: number
  now: number
}

/** The headers that tell a caller how it stands; a refused call is told when to come again, too. */
export const rateHeaders = ({ limit, count, reset, now }: RateState): Record<string, string> => ({
  'X-RateLimit-Limit': String(limit),
  'X-RateLimit-Remaining': String(count === null ? 0 : Math.max(0, limit - count)),
  'X-RateLimit-Reset': String(reset),
  ...(count === null && { 'Retry-After': String(Math.max(1, Math.ceil(reset - now))) }),
})
