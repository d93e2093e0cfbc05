import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express'
import { middleware as contractValidator } from 'express-openapi-validator'
import { limits, type Route } from '../../../generated/server/router.ts'
import { ApiError, badRequest } from '../errors.ts'

/** Parses the body and checks the whole request against the contract; with response validation on, the reply too. */
export type Validate = (route: Route, request: Request, response: Response, next: NextFunction) => Promise<void>

type Document = Extract<Parameters<typeof contractValidator>[0]['apiSpec'], object>

/** Longest time that a JSON body may take to arrive. */
const bodyMilliseconds = 30_000

const emptyBody = (): ApiError => badRequest('The body is empty. Send a JSON object.')

const parseJson = express.json({
  limit: limits.json_body_bytes,
  strict: false,
  verify: (_request, _response, body) => {
    if (body.length === 0) throw emptyBody()
  },
})

/** Calls one Express middleware. What it reports after it has let the request pass goes to Express's own error handler. */
const pass = (step: RequestHandler, request: Request, response: Response, next: NextFunction): Promise<void> =>
  new Promise((resolve, reject) => {
    let passed = false
    void step(request, response, (error?: unknown) => {
      if (passed) return next(error)
      passed = true
      if (error === undefined) resolve()
      else reject(error)
    })
  })

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * PostgreSQL stores neither NUL nor half a surrogate pair. The walk keeps its own stack: a body of a million brackets
 * must not end the process.
 */
const findUnstorable = (content: unknown, place: string): string | null => {
  const open: { path: string; value: unknown }[] = [{ path: place, value: content }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && !isStorable(value)) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return path
      open.push({ path: `${path}.${key}`, value: inner })
    }
  }
  return null
}

const readBody = async (route: Route, request: Request, response: Response, next: NextFunction): Promise<void> => {
  if (route.requestBody !== 'json') return
  const slow = setTimeout(() => {
    request.destroy(new ApiError(408, 'The body took too long to arrive.'))
  }, bodyMilliseconds)
  await pass(parseJson, request, response, next).finally(() => clearTimeout(slow))
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (length === undefined && encoding === undefined) throw emptyBody()
  const isObject = request.body === undefined || (typeof request.body === 'object' && request.body !== null)
  if (!isObject) throw badRequest('The body must be a JSON object.')
}

/** An id that can't be stored names nothing: without what makes it so, its look-up says that as every other does. */
const makeFindable = (params: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string' && !isStorable(value)) params[name] = value.replaceAll('\0', '\uFFFD').toWellFormed()
  }
}

const refuseUnstorable = (request: Request): void => {
  const place = findUnstorable(request.query, 'query') ?? findUnstorable(request.body, 'body')
  if (place !== null) throw badRequest(`${place} has a character that can't be stored (NUL, or half a surrogate pair).`)
}

/** The contract without the bodies that operations read as streams: nothing may buffer those to check them. */
const withoutStreamedBodies = (document: Document): Document => {
  const copy = structuredClone(document) as { paths?: Record<string, Record<string, unknown>> }
  for (const item of Object.values(copy.paths ?? {})) {
    for (const operation of Object.values(item)) {
      if (typeof operation !== 'object' || operation === null || !('requestBody' in operation)) continue
      if (JSON.stringify(operation.requestBody).includes('multipart/form-data')) delete operation.requestBody
    }
  }
  return copy as Document
}

/** The validator over the bundled contract. A HEAD request is checked as the GET that it stands for. */
export const createValidate = (document: Document, validateResponses: boolean): Validate => {
  const steps = contractValidator({
    apiSpec: withoutStreamedBodies(document),
    validateRequests: true,
    validateResponses,
    validateSecurity: false,
    validateApiSpec: false,
    fileUploader: false,
    ignoreUndocumented: false,
  })
  return async (route, request, response, next) => {
    await readBody(route, request, response, next)
    refuseUnstorable(request)
    if (request.method === 'HEAD') request.method = 'GET'
    for (const step of steps) await pass(step, request, response, next)
    makeFindable(request.params)
  }
}
