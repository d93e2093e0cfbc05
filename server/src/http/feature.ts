import type { Route } from '../../../generated/server/router.ts'
import type { Config } from '../config.ts'
import type { Caller } from '../domain/accounts/admit.ts'
import { ApiError } from '../errors.ts'

/** Refuses an operation whose feature is off in the account's region. */
export const requireFeature = (
  { features }: Pick<Config, 'features'>,
  { feature }: Route,
  { account }: Caller,
): void => {
  if (feature === null || features[account.region]?.includes(feature) === true) return
  throw new ApiError(503, `The feature ${feature} is not available in the region ${account.region} of this account.`)
}
