import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import express from 'express'
import { basePath, type Route } from '../../../generated/server/router.ts'
import type { Validate } from './validate.ts'

/** One request that never comes from a network, through the validator and nowhere else. */
const rehearse = (route: Route, validate: Validate): Promise<void> =>
  new Promise((resolve) => {
    const request = new IncomingMessage(new Socket())
    request.method = route.method.toUpperCase()
    request.url = basePath + route.path.replaceAll(/:\w+/g, 'none')
    if (route.requestBody === 'json')
      Object.assign(request.headers, { 'content-type': 'application/json', 'content-length': '2' })
    request.push('{}')
    request.push(null)
    const stage = express()
    stage.use((staged, response, next) => validate(route, staged, response, next))
    // Whether the rehearsal's request is a good one doesn't matter: its validator has been compiled.
    stage.use(() => resolve())
    stage.use((_error: unknown, _request: express.Request, _response: express.Response, _next: express.NextFunction) =>
      resolve(),
    )
    stage(request, new ServerResponse(request))
  })

/** Compiles the contract's validator for every operation, which takes the first call of each up to 150 ms. */
export const warmUp = async (routes: readonly Route[], validate: Validate): Promise<void> => {
  for (const route of routes) await rehearse(route, validate)
}
