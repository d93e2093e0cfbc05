import { setTimeout as wait } from 'node:timers/promises'
import express, { type Express, type Request, type RequestHandler } from 'express'
import { operationTable } from '../../generated/server/router.ts'
import type { OperationId, RequestOf } from '../../generated/server/types.ts'
import { parseKey } from '../../server/src/domain/accounts/keys.ts'
import { csvType } from '../../server/src/domain/exports/csv.ts'
import { ApiError, messages } from '../../server/src/errors.ts'
import { allowBrowsers } from '../../server/src/http/cors.ts'
import { docs } from '../../server/src/http/docs.ts'
import { mountRoutes, refuse, unknownRoute } from '../../server/src/http/mount.ts'
import { hourlyBudget } from '../../server/src/http/rate-limit.ts'
import { originOf } from '../../server/src/http/origin.ts'
import { refusalOf, replyOf } from '../../server/src/http/refusals.ts'
import { sendReply, type Reply } from '../../server/src/http/reply.ts'
import { createValidate, type Validate } from '../../server/src/http/validate.ts'
import { bodyKindOf } from '../../server/src/http/body-kind.ts'
import { listOperations, type Contract, type Operation } from '../generate/contract.ts'
import { routeTable, type RouteFacts } from '../generate/routes.ts'
import { openAllowance, type Allowance } from './allowance.ts'
import { zipOf } from './archive.ts'
import { checks, type CheckDeps } from './checks.ts'
import { choose, shownReplies, type Choice } from './choose.ts'
import { follow } from './follow.ts'
import { partWanted } from './part.ts'
import { readPreference } from './prefer.ts'
import { openPrism, type Engine } from './prism.ts'
import { replay } from './replay.ts'

export interface MockOptions {
  /** Milliseconds before each reply, and between two events of a stream. */
  delay: number
  /** What the service's own checks need. */
  deps: CheckDeps
  /** Told of everything that is the mock's own fault. */
  onFailure: (cause: unknown) => void
}

/** What one operation is answered from. */
interface Mocked extends MockOptions {
  contract: Contract
  operation: Operation
  route: RouteFacts
  validate: Validate
  allowance: Allowance
  engine: Engine
}

const rateLimitHeaders = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']

/** Where the links of the contract's examples lead. */
const exampleOrigin = 'https://migrations.example.com'

/** Any key of the right form is a good one: the mock knows no accounts. */
const keyOf = ({ headers }: Request): string => {
  const sent = headers['x-api-key']
  const key = parseKey(typeof sent === 'string' ? sent : undefined)
  if (key === null) throw new ApiError(401, messages.unauthorized)
  return key.id
}

/** A contract that is being edited may have operations that the service does not know yet. */
const isKnown = (operationId: string): operationId is OperationId => Object.hasOwn(operationTable, operationId)

/** The checks that the service itself makes of a request after the contract's. */
const checkFurther = async <Id extends OperationId>(
  id: Id,
  { deps, route }: Mocked,
  request: Request,
): Promise<void> => {
  const { params, query, headers, body } = request
  const given = bodyKindOf(route, request) === 'multipart' ? request : body
  await checks[id]?.({ params, query, headers, body: given } as RequestOf<Id>, deps)
}

/** The name that a file is saved under. */
const dispositionOf = ({ mediaType, example }: Choice, { params }: Request): Record<string, string> => {
  const slug = typeof params['slug'] === 'string' && /^[\w-]{1,128}$/.test(params['slug']) ? params['slug'] : example
  const name = mediaType === 'application/zip' ? 'export.zip' : `${slug ?? 'export'}.csv`
  return { 'Content-Disposition': `attachment; filename="${name}"` }
}

const fullTypes: Record<string, string> = {
  'text/csv': csvType,
  'text/event-stream': 'text/event-stream; charset=utf-8',
}

const typeHeader = (mediaType: string): Record<string, string> => ({
  'Content-Type': fullTypes[mediaType] ?? mediaType,
})

/** The body of a reply as it is sent, with what comes from it: headers and, of a file, the status. */
const bodyOf = async (
  { contract, operation, delay }: Mocked,
  choice: Choice,
  body: unknown,
  request: Request,
): Promise<Partial<Reply>> => {
  const { mediaType } = choice
  if (mediaType === null) return {}
  if (mediaType === 'application/json') {
    const origin = originOf({ publicUrl: undefined }, request)
    return { body: JSON.parse(JSON.stringify(body ?? null).replaceAll(exampleOrigin, origin)) }
  }
  if (mediaType === 'text/event-stream') {
    const after = Number(request.query['after'] ?? request.headers['last-event-id'] ?? 0)
    return { headers: typeHeader(mediaType), body: replay(String(body), after, delay) }
  }
  // A file is sent as bytes, whatever they are.
  const bytes =
    mediaType === 'application/zip' ? await zipOf(csvExamples(contract, operation)) : Buffer.from(String(body))
  const headers = { ...typeHeader(mediaType), ...dispositionOf(choice, request) }
  return partWanted({ ...choice, declared: Object.keys(operation.responses), headers }, request, bytes)
}

/** Every CSV that the operation shows, by its name. */
const csvExamples = (contract: Contract, operation: Operation): Record<string, string> =>
  Object.fromEntries(
    shownReplies(contract, operation)
      .filter(({ status, mediaType }) => status === 200 && mediaType === 'text/csv')
      .map(({ example, value }) => [example, String(value)]),
  )

/** How the caller stands after this reply: in its class, or in the hourly budget of work that was accepted. */
const countedHeaders = ({ allowance, route }: Mocked, status: number, request: Request): Record<string, string> => {
  if (route.rateLimit === null || status === 401) return {}
  const budget = status < 300 ? hourlyBudget(route, request.body) : null
  if (budget !== null) return allowance(keyOf(request), budget)
  return status === 429 ? allowance(keyOf(request), route.rateLimit, true) : {}
}

/** What the contract shows of the headers that a reply has there, but for those that are known better. */
const shownHeaders = (
  { contract, operation }: Mocked,
  status: number,
  headers: object = {},
): Record<string, string> => {
  const declared = follow<{ headers?: object }>(contract, Object(operation.responses[status])).headers ?? {}
  const names = new Set(Object.keys(declared).filter((name) => !/^(?:x-ratelimit-.*|retry-after)$/i.test(name)))
  const shown = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return Object.fromEntries(shown.filter(([name]) => names.has(name)))
}

const replyTo = async (mocked: Mocked, request: Request): Promise<Reply> => {
  const { contract, operation, engine } = mocked
  const said = { ...request.params, ...request.query, ...Object(request.body) }
  const preference = readPreference(request.get('prefer'))
  const choice = choose(contract, operation, preference, { accept: request.get('accept'), said })
  const { headers, body } = await engine(operation.operationId, choice)
  const { headers: ofBody, ...sent } = await bodyOf(mocked, choice, body, request)
  const counted = countedHeaders(mocked, choice.status, request)
  const { status = choice.status, ...rest } = sent
  return { status, headers: { ...shownHeaders(mocked, status, headers), ...counted, ...ofBody }, ...rest }
}

/** A failure of the mock's own. While the contract is being edited, it may have no answer yet: who asks can mend that. */
const unanswerable = ({ operation: { operationId } }: Mocked, cause: unknown): ApiError => {
  const reason = cause instanceof Error ? cause.message.replace(/\.$/, '') : String(cause)
  const said = `The mock can't answer ${operationId} from the contract as it is: ${reason}. See what \`npm run spec:lint\` says.`
  return new ApiError(500, said, { cause })
}

/** One call, refused for the same reasons in the same order as the service refuses it. */
const serve =
  (mocked: Mocked): RequestHandler =>
  async (request, response, next) => {
    try {
      const { route, validate, allowance, operation } = mocked
      if (route.rateLimit !== null)
        for (const [name, value] of Object.entries(allowance(keyOf(request), route.rateLimit)))
          response.setHeader(name, value)
      const { method } = request
      await validate(route, request, response, next)
      request.method = method
      const { operationId } = operation
      if (isKnown(operationId)) await checkFurther(operationId, mocked, request)
      await wait(mocked.delay)
      const reply = await replyTo(mocked, request)
      if (reply.status === 401) for (const name of rateLimitHeaders) response.removeHeader(name)
      await sendReply(response, reply)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.status === 500) return next(unanswerable(mocked, error))
      if (refusal.status > 500 || response.headersSent) return next(error)
      await sendReply(response, replyOf(refusal))
    }
  }

/**
 * The mock of the contract as an Express app. Requests are judged by the service's own code, so both refuse the same ones with the
 * same words; good ones are answered by the contract's examples.
 */
export const createMock = (contract: Contract, options: MockOptions): Express => {
  // The table that is generated may be older than this contract, and says the same otherwise.
  const routes = routeTable(contract)
  const validate = createValidate(contract, routes, false)
  const engine = openPrism(contract)
  const allowance = openAllowance(contract)
  const operations = new Map(listOperations(contract).map(({ operation }) => [operation.operationId, operation]))
  const app = express().disable('x-powered-by').disable('etag')
  app.use(allowBrowsers(['*']))
  app.use(docs())
  app.get('/openapi.json', (_request, response) => void response.json(contract))
  mountRoutes(app, contract.servers[0]?.url ?? '', routes, (route) => {
    const operation = operations.get(route.operationId)
    if (operation === undefined) throw new Error(`The contract has no operation ${route.operationId}.`)
    return serve({ ...options, contract, operation, route, validate, allowance, engine })
  })
  app.use(unknownRoute)
  app.use(refuse((_response, cause) => options.onFailure(cause)))
  return app
}
