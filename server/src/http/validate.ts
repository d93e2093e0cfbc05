import { isUtf8 } from 'node:buffer'
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express'
import { limits, type RouteFacts } from '../../../generated/server/router.ts'
import { ApiError, badRequest } from '../errors.ts'
import { bodyKindOf, namesType, type BodyKind } from './body-kind.ts'
import { nameChanges } from './change-problems.ts'
import { contractValidator } from './contract-validator.ts'
import { exclusiveFieldsOf, nameExclusive } from './exclusive-fields.ts'
import { nameLimits } from './list-limits.ts'
import { nameValues } from './sent-values.ts'
import { choicesOf, nameChoices } from './tagged-choices.ts'
import { refuseOddNumbers, wholeNumbersOf } from './whole-numbers.ts'

/** Parses the body and checks the whole request against the contract; with response validation on, the reply too. */
export type Validate = (route: RouteFacts, request: Request, response: Response, next: NextFunction) => Promise<void>

/** The bundled contract. */
export interface Contract {
  openapi: string
  info: unknown
  servers: unknown
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

type Document = Extract<Parameters<typeof contractValidator>[0]['apiSpec'], object>

/** Longest time that a JSON body may take to arrive. */
const bodyMilliseconds = 30_000

const emptyBody = (kind: RouteFacts['requestBody']): ApiError =>
  badRequest(`The body is empty. Send ${kind === 'json' ? '' : 'multipart/form-data or '}a JSON object.`)

/** Some programs send the length 0 where others send none, and none of them says of what type nothing is. */
const hasNoBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0

/** The parser puts the bytes of the body into the `body` of whatever is thrown here: they must not come into the reply. */
const parserError = (type: string): Error => Object.assign(new Error(type), { type })

const parseJson = express.json({
  limit: limits.json_body_bytes,
  strict: false,
  // The parser would read other UTFs as well, and put U+FFFD in silence for every byte that is no UTF-8.
  verify: (_request, _response, body, encoding) => {
    if (body.length === 0) throw emptyBody('json')
    if (encoding !== 'utf-8') throw parserError('charset.unsupported')
    if (!isUtf8(body)) throw parserError('encoding.broken')
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

/** Assigned like other fields, it would change an object's nature and be gone from its fields. */
const unassignable = '__proto__'

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
      if (!isStorable(key) || key === unassignable) return path
      open.push({ path: `${path}.${key}`, value: inner })
    }
  }
  return null
}

/** Rejects when the time is up. What still comes of the body then is read by nobody, and its connection ends with the reply. */
const inTime = async (reading: Promise<void>, milliseconds: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const refusal = new ApiError(408, `The body took longer than ${milliseconds / 1_000} seconds to arrive.`, {
      headers: { Connection: 'close' },
    })
    timer = setTimeout(() => reject(refusal), milliseconds)
  })
  await Promise.race([reading, late]).finally(() => clearTimeout(timer))
}

const readJson = async (request: Request, response: Response, next: NextFunction, withinMs: number): Promise<void> => {
  try {
    await inTime(pass(parseJson, request, response, next), withinMs)
  } catch (error) {
    // All that it says itself has a type; what is left is from what unpacks the body.
    const isSaid = error instanceof ApiError || Object(error).type !== undefined
    throw isSaid ? error : badRequest('The body is not encoded as its Content-Encoding says, and cannot be unpacked.')
  }
  const { body } = request
  const isObject = body === undefined || (typeof body === 'object' && body !== null && !Array.isArray(body))
  if (!isObject) throw badRequest('The body must be a JSON object.')
}

const hasNoQuery = ({ url }: Request): boolean => !url.includes('?')

/** An id that can't be stored names nothing: without what makes it so, its look-up says that as every other does. */
const makeFindable = (params: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string' && !isStorable(value)) params[name] = value.replaceAll('\0', '\uFFFD').toWellFormed()
  }
}

const refuseUnstorable = (request: Request): void => {
  const place = findUnstorable(request.query, 'query') ?? findUnstorable(request.body, 'body')
  if (place === null) return
  throw badRequest(
    `${place} has a character that can't be stored (NUL, or half a surrogate pair), or a name that can't (${unassignable}).`,
  )
}

interface RequestBody {
  content: Record<string, unknown>
}

const jsonAlone = (body: RequestBody | undefined): RequestBody => ({
  ...body,
  content: { 'application/json': body?.content['application/json'] },
})

type Parts = Record<string, Record<string, unknown>>

/** The contract's shared pieces that `root` needs, directly or through others. */
export const reachableParts = (root: unknown, components: Parts): Parts => {
  const reached: Parts = {}
  const open = [root]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [, kind = '', name = ''] of JSON.stringify(next).matchAll(/"#\/components\/(\w+)\/([^"/]+)"/g)) {
      const part = components[kind]?.[name]
      if (part === undefined || reached[kind]?.[name] !== undefined) continue
      reached[kind] = { ...reached[kind], [name]: part }
      open.push(part)
    }
  }
  // In the contract's order: the validator must meet the options of a discriminator before the schema that chooses among them, or
  // each option takes over the properties of the one before.
  const inOrder = (kind: string): [string, unknown][] =>
    Object.entries(components[kind] ?? {}).filter(([name]) => reached[kind]?.[name] !== undefined)
  return Object.fromEntries(Object.keys(reached).map((kind) => [kind, Object.fromEntries(inOrder(kind))]))
}

/** As much of the contract as one operation needs for a kind of body; nothing may buffer a streamed one to check it. */
const documentOf = (contract: Contract, { path, method }: RouteFacts, kind: BodyKind): Document => {
  const name = path.replaceAll(/:(\w+)/g, '{$1}')
  const { parameters = [], [method]: found } = contract.paths[name] ?? {}
  if (found === undefined) throw new Error(`The contract has no ${method} ${name}.`)
  const { requestBody: body, ...operation } = found as Record<string, unknown> & { requestBody?: RequestBody }
  const item = { parameters, [method]: kind === 'json' ? { ...operation, requestBody: jsonAlone(body) } : operation }
  const { openapi, info, servers } = contract
  const document = {
    openapi,
    info,
    servers,
    paths: { [name]: item },
    components: reachableParts(item, contract.components),
  }
  return structuredClone(document) as Document
}

/**
 * The Content-Type as the contract writes it. The validator compiles its checks anew for every writing of it that it meets, and keeps them
 * all: parameters that a caller makes up would take the processor and the memory of the service.
 */
const plainTypeOf = (kind: BodyKind, given: string | undefined): string | undefined => {
  if (kind === 'none') return undefined
  const type = kind === 'json' ? 'application/json' : 'multipart/form-data'
  return namesType(given ?? '', type) ? type : given
}

/** A validator's name: an operation has one for each kind of body that it takes. */
const nameOf = ({ operationId }: RouteFacts, kind: BodyKind): string => `${operationId} ${kind}`

/** Whether every request of the operation that has no query is a good one: no body, and in the path any text at all. */
const takesAnyPath = (contract: Contract, { path, method, requestBody }: RouteFacts): boolean => {
  const item = contract.paths[path.replaceAll(/:(\w+)/g, '{$1}')] ?? {}
  const text = JSON.stringify([item['parameters'], item[method]])
  const named = [...text.matchAll(/"#\/components\/parameters\/([^"/]+)"/g)].map(([, name = '']) => name)
  const isFree = (name: string): boolean => {
    const parameter = JSON.stringify(contract.components['parameters']?.[name] ?? {})
    return parameter.includes('"in":"path"') && parameter.includes('"schema":{"type":"string"}')
  }
  return requestBody === 'none' && !text.includes('"in":"') && named.every(isFree)
}

/**
 * The validators over the bundled contract, one for each operation and kind of body: a single one would look for the path again at every
 * request, compiling a pattern for each path until one fits. A HEAD request is checked as the GET that it stands for.
 */
export const createValidate = (
  contract: Contract,
  routes: readonly RouteFacts[],
  validateResponses: boolean,
  bodyMs = bodyMilliseconds,
): Validate => {
  // Where nothing can be wrong, the validator would cost a quarter of the request to find nothing.
  const isFree = new Set(
    routes.filter((route) => !validateResponses && takesAnyPath(contract, route)).map(({ operationId }) => operationId),
  )
  const made = new Map<string, RequestHandler[]>()
  /** Made when it is first asked for. */
  const stepsOf = (route: RouteFacts, kind: BodyKind): RequestHandler[] => {
    const name = nameOf(route, kind)
    const known = made.get(name)
    if (known !== undefined) return known
    const steps = contractValidator({
      apiSpec: documentOf(contract, route, kind),
      validateRequests: true,
      validateResponses,
      validateSecurity: false,
      validateApiSpec: false,
      fileUploader: false,
    })
    made.set(name, steps)
    return steps
  }
  const numbersOf = new Map(routes.map((route) => [route.operationId, wholeNumbersOf(contract, route)]))
  const exclusiveOf = new Map(routes.map((route) => [route.operationId, exclusiveFieldsOf(contract, route)]))
  const choicesIn = new Map(routes.map((route) => [route.operationId, choicesOf(contract, route)]))
  return async (route, request, response, next) => {
    if (route.requestBody !== 'none' && hasNoBody(request)) throw emptyBody(route.requestBody)
    const kind = bodyKindOf(route, request)
    if (kind === 'json') await readJson(request, response, next, bodyMs)
    refuseUnstorable(request)
    refuseOddNumbers(numbersOf.get(route.operationId) ?? [], request)
    if (request.method === 'HEAD') request.method = 'GET'
    const steps = isFree.has(route.operationId) && hasNoQuery(request) ? [] : stepsOf(route, kind)
    const { 'content-type': type } = request.headers
    request.headers['content-type'] = plainTypeOf(kind, type)
    try {
      for (const step of steps) await pass(step, request, response, next)
    } catch (error) {
      nameChoices(error, choicesIn.get(route.operationId) ?? [], request.body)
      nameValues(error, route, request)
      nameLimits(error, route, request.body)
      nameExclusive(error, exclusiveOf.get(route.operationId) ?? [])
      throw nameChanges(error, route, request.body)
    } finally {
      // The operation that streams the form needs its boundary.
      if (kind === 'multipart') request.headers['content-type'] = type
    }
    makeFindable(request.params)
  }
}
