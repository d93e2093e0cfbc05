import type { RequestHandler, Response } from 'express'
import type { Route } from '../../../generated/server/router.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../domain/accounts/admit.ts'
import type { Logger } from '../log.ts'

/** What becomes known of a request on its way through. */
interface RequestFacts {
  id: string
  startedAt: number
  route?: Route
  /** Those of the route: Express forgets them once an error is on its way. */
  params?: Readonly<Record<string, unknown>>
  caller?: Caller
}

const facts = new WeakMap<Response, RequestFacts>()

const factsOf = (response: Response): RequestFacts => {
  const known = facts.get(response)
  if (known === undefined) throw new Error('This request has no id: logRequests must come first.')
  return known
}

/** Path parameters, those out that the contract marks as secret. */
const shownParams = ({ redact }: Route, params: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, redact.includes(name) ? '[redacted]' : value]),
  )

const lineOf = (response: Response): Record<string, unknown> => {
  const { id, route, params = {}, caller } = factsOf(response)
  return {
    request_id: id,
    account_id: caller?.account.id,
    key_id: caller?.key.id,
    operation: route?.operationId,
    ...(route && shownParams(route, params)),
  }
}

export const requestIdOf = (response: Response): string => factsOf(response).id

/** Adds what is known now: the route, then the caller. */
export const nameRequest = (
  response: Response,
  known: Pick<RequestFacts, 'route'> | Pick<RequestFacts, 'caller'>,
): void => {
  Object.assign(factsOf(response), known, 'route' in known && { params: response.req.params })
}

/** Gives every request an id, and when it has ended measures it and logs one line: no headers, no query, no body. */
export const logRequests = ({ log, newId, metrics }: Pick<Deps, 'log' | 'newId' | 'metrics'>): RequestHandler => {
  // Every field of this line is chosen here, so the search for secrets in it, a tenth of a request's cost, finds nothing.
  const lines = log.child({}, { redact: [] })
  return (request, response, next) => {
    const startedAt = performance.now()
    facts.set(response, { id: newId('req'), startedAt })
    const { method } = request
    response.on('close', () => {
      const elapsed = performance.now() - startedAt
      const operation = factsOf(response).route?.operationId ?? 'none'
      metrics.requests.observe({ operation, status: response.statusCode }, elapsed / 1_000)
      const milliseconds = Math.round(elapsed * 10) / 10
      const outcome = { method, status: response.statusCode, milliseconds, complete: response.writableFinished }
      lines.info({ ...lineOf(response), ...outcome }, 'request')
    })
    next()
  }
}

/** Logs why a request ended with a 500, with the stack, which goes nowhere else. */
export const logFailure = (log: Logger, response: Response, error: unknown): void => {
  log.error({ ...lineOf(response), err: error }, 'request failed')
}
