import type { Route } from '../../../generated/server/router.ts'
import type { Caller } from '../domain/accounts/admit.ts'
import { ApiError, messages } from '../errors.ts'

/** Refuses an operation that makes work, unless the account's subscription is active. */
export const requireSubscription = (route: Route, { account }: Caller): void => {
  if (route.subscription && account.subscription !== 'active') throw new ApiError(403, messages.subscription)
}
