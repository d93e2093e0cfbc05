import type { ErrorRequestHandler, Express, RequestHandler, Response } from 'express'
import type { RouteFacts } from '../../../generated/server/router.ts'
import { ApiError, messages } from '../errors.ts'
import { refusalOf, replyOf } from './refusals.ts'
import { sendPlain } from './reply.ts'

/** Another method on a known path: OPTIONS is told which there are, and so is whoever is refused. */
const otherMethods = (routes: readonly RouteFacts[], path: string): RequestHandler => {
  const methods = routes.filter((route) => route.path === path).map((route) => route.method.toUpperCase())
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  return (request, response) => {
    response.setHeader('Allow', allow)
    if (request.method === 'OPTIONS') response.status(204).end()
    else throw new ApiError(405, `${request.method} is not possible here. Allowed: ${allow}.`)
  }
}

export const unknownRoute: RequestHandler = () => {
  throw new ApiError(404, messages.unknownRoute)
}

/** Every operation at its path, and a refusal for every other method there. */
export const mountRoutes = <Each extends RouteFacts>(
  app: Express,
  basePath: string,
  routes: readonly Each[],
  serve: (route: Each) => RequestHandler,
): void => {
  for (const route of routes) app[route.method](basePath + route.path, serve(route))
  for (const path of new Set(routes.map((route) => route.path))) app.all(basePath + path, otherMethods(routes, path))
}

/** The last stop of everything that was thrown: the cause of a failure goes to `tell`, a sentence to the caller. */
export const refuse =
  (tell: (response: Response, cause: unknown) => void): ErrorRequestHandler =>
  (error: unknown, _request, response: Response, _next) => {
    const refusal = refusalOf(error)
    if (refusal.status >= 500) tell(response, refusal.cause ?? error)
    for (const [name, value] of Object.entries(refusal.headers))
      if (!response.headersSent) response.setHeader(name, value)
    sendPlain(response, refusal.status, replyOf(refusal).body)
  }
