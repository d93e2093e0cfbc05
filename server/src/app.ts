import { readFileSync } from 'node:fs'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import { basePath, routes, type Route } from '../../generated/server/router.ts'
import type { OperationId, RequestOf } from '../../generated/server/types.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import type { Admission } from './domain/accounts/admit.ts'
import { authenticate } from './http/authenticate.ts'
import { bodyKindOf } from './http/body-kind.ts'
import { createContext, type Context } from './http/context.ts'
import { allowBrowsers } from './http/cors.ts'
import { docs } from './http/docs.ts'
import { requireFeature } from './http/feature.ts'
import { health } from './http/health.ts'
import { mountRoutes, refuse, unknownRoute } from './http/mount.ts'
import { hourlySpending, limitRate } from './http/rate-limit.ts'
import { refusalOf, replyOf } from './http/refusals.ts'
import { sendReply, type Reply } from './http/reply.ts'
import { logFailure, logRequests, nameRequest, requestIdOf } from './http/request-log.ts'
import { requireSubscription } from './http/subscription.ts'
import { createValidate, type Contract, type Validate } from './http/validate.ts'
import { warmUp } from './http/warm-up.ts'
import { operations } from './operations/index.ts'

const contract: Contract = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))

const call = <Id extends OperationId>(id: Id, request: RequestOf<Id>, context: Context): Promise<Reply> => {
  const byId: { [Each in OperationId]: (request: RequestOf<Each>, context: Context) => Promise<Reply> } = operations
  return byId[id](request, context)
}

/** What the validator has let through has the contract's types: the one place where that is taken for granted. */
const requestOf = <Id extends OperationId>(route: Route, request: Request): RequestOf<Id> => {
  const { params, query, headers, body } = request
  const given = bodyKindOf(route, request) === 'multipart' ? request : body
  return { params, query, headers, body: given } as RequestOf<Id>
}

/** Who calls, counted in the operation's class; null where the operation is for everyone. */
const admitCaller = async (
  deps: Deps,
  route: Route,
  request: Request,
  response: Response,
): Promise<Admission | null> => {
  if (route.public) return null
  const admission = await authenticate(deps, route, request)
  nameRequest(response, { caller: admission })
  limitRate(admission, response)
  return admission
}

/** One call, from its key to its reply. The order is the contract's: each step may refuse, and nothing after it runs. */
const serve =
  (deps: Deps, route: Route, validate: Validate): RequestHandler =>
  async (request, response, next) => {
    const { validateResponses: isChecked } = deps.config
    try {
      nameRequest(response, { route })
      const admission = await admitCaller(deps, route, request, response)
      const { method } = request
      await validate(route, request, response, next)
      // A HEAD was checked as the GET that it stands for; its reply is that to a HEAD.
      request.method = method
      if (admission !== null) {
        requireSubscription(route, admission)
        requireFeature(deps.config, route, admission)
      }
      const hourly = hourlySpending(route, admission, request)
      const context = createContext({
        deps,
        route,
        admission,
        request,
        response,
        hourly,
        requestId: requestIdOf(response),
      })
      const reply = await call(route.operationId, requestOf(route, request), context)
      await sendReply(response, { ...reply, headers: { ...hourly.headers(), ...reply.headers } }, isChecked)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.status >= 500 || response.headersSent) return next(error)
      await sendReply(response, replyOf(refusal), isChecked)
    }
  }

/** The last stop of everything that was thrown: the cause goes to the log, a sentence to the caller. */
const errorHandler = ({ log }: Deps): ErrorRequestHandler =>
  refuse((response, cause) => logFailure(log, response, cause))

/** Connections aren't kept for requests that would find nobody. */
const endConnections =
  (stopping: AbortSignal): RequestHandler =>
  (_request, response, next) => {
    if (stopping.aborted) response.setHeader('Connection', 'close')
    next()
  }

const never = new AbortController().signal

/** What those who run the service ask, and nothing else: for a process that only works on jobs. */
export const createHealthApp = (deps: Deps, stopping: AbortSignal = never): Express => {
  const app = express().disable('x-powered-by').disable('etag')
  app.use(logRequests(deps), endConnections(stopping), health(deps, stopping), unknownRoute, errorHandler(deps))
  return app
}

interface AppOptions {
  /** Once aborted, the app says that it stops, and keeps no connection. */
  stopping?: AbortSignal
  /** Every operation is made ready before the first call, so that it waits no longer than others; else each at its own first call. */
  warm?: boolean
}

/** Every app of a process obeys the one contract, so they share its validators: each operation's takes up to 150 ms to compile. */
const validators = new Map<boolean, Validate>()

const validatorFor = ({ validateResponses }: Config): Validate => {
  const found = validators.get(validateResponses) ?? createValidate(contract, routes, validateResponses)
  validators.set(validateResponses, found)
  return found
}

/** The whole HTTP interface. */
export const createApp = async (deps: Deps, { stopping = never, warm = true }: AppOptions = {}): Promise<Express> => {
  const validate = validatorFor(deps.config)
  const app = express().disable('x-powered-by').disable('etag')
  // Express would answer `If-None-Match: *` with a 304; the operations whose replies have a tag see to that themselves.
  Object.defineProperty(app.request, 'fresh', { value: false })
  app.use(logRequests(deps), endConnections(stopping), health(deps, stopping))
  app.use(allowBrowsers(deps.config.corsOrigins))
  app.use(docs())
  app.get('/openapi.json', (_request, response) => void response.json(contract))
  mountRoutes(app, basePath, routes, (route) => serve(deps, route, validate))
  app.use(unknownRoute, errorHandler(deps))
  if (warm) await warmUp(routes, validate)
  return app
}
