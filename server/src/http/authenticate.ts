import type { Request } from 'express'
import type { Route } from '../../../generated/server/router.ts'
import type { Deps } from '../deps.ts'
import { admit, type Admission } from '../domain/accounts/admit.ts'
import { ApiError, messages } from '../errors.ts'

/** Who calls, by the key in `x-api-key`; else 401, the same for a missing, malformed, unknown or revoked one. */
export const authenticate = async (deps: Deps, route: Route, request: Request): Promise<Admission> => {
  if (route.rateLimit === null) throw new Error(`${route.operationId} has no rate class.`)
  const sent = request.headers['x-api-key']
  const admission = await admit(deps.pool, typeof sent === 'string' ? sent : undefined, route.rateLimit)
  if (admission === null) throw new ApiError(401, messages.unauthorized)
  return admission
}
