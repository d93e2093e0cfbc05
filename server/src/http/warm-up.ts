import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import express from 'express'
import { basePath, type Route } from '../../../generated/server/router.ts'
import { bodyKinds, type BodyKind } from './body-kind.ts'
import type { Validate } from './validate.ts'

const types = { json: 'application/json', multipart: 'multipart/form-data' } as const

/** One request that never comes from a network, through the validator and nowhere else. */
const rehearse = (route: Route, kind: BodyKind, validate: Validate): Promise<void> =>
  new Promise((resolve) => {
    const request = new IncomingMessage(new Socket())
    request.method = route.method.toUpperCase()
    request.url = basePath + route.path.replaceAll(/:\w+/g, 'none')
    if (kind !== 'none') Object.assign(request.headers, { 'content-type': types[kind], 'content-length': '2' })
    request.push('{}')
    request.push(null)
    const stage = express()
    // Whether this request is a good one doesn't matter: the validator that judges it has been compiled.
    stage.use((staged, response, next) => void validate(route, staged, response, next).then(resolve, () => resolve()))
    stage(request, new ServerResponse(request))
  })

/** Compiles the contract's validator for every operation, which takes the first call of each up to 150 ms. */
export const warmUp = async (routes: readonly Route[], validate: Validate): Promise<void> => {
  for (const route of routes) for (const kind of bodyKinds(route)) await rehearse(route, kind, validate)
}
