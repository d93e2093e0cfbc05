import { createInstance, getHttpOperationsFromSpec, type IHttpResponse } from '@stoplight/prism-http'
import { pino } from 'pino'
import { reachableParts } from '../../server/src/http/validate.ts'
import { listOperations, type Contract } from '../generate/contract.ts'
import type { Choice } from './choose.ts'

type Prism = ReturnType<typeof createInstance>
type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>

/** What Prism answers for an operation. */
export type Engine = (operationId: string, choice: Choice) => Promise<IHttpResponse>

// Prism tells its log every step of every request, some of them on a level that the type of its logger lacks.
const silence = Object.assign(pino({ level: 'silent' }), { success: (): void => undefined })

/** Prism makes up as many items as a schema allows: ten thousand files of ten thousand tables would take it hours. */
const mostMadeUp: Record<string, [least: string, most: number]> = {
  maxItems: ['minItems', 3],
  maxLength: ['minLength', 60],
  maxProperties: ['minProperties', 3],
}

/** Its times obey either their format or their pattern, and not both. */
const someTimes = ['2026-03-02T09:18:30.218Z', '2026-03-02T09:19:12.870Z', '2026-03-02T09:24:11.004Z']

/** The contract with schemas that a reply of a decent size can be made up from, and that such a reply still obeys. */
const forMakingUp = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(forMakingUp)
  if (typeof node !== 'object' || node === null) return node
  const schema: Record<string, unknown> = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, forMakingUp(value)]),
  )
  for (const [name, [least, most]] of Object.entries(mostMadeUp)) {
    if (typeof schema[name] === 'number')
      schema[name] = Math.max(Number(schema[least] ?? 0), Math.min(schema[name], most))
  }
  // What a schema does not name may be there, and says nothing to whoever looks at the reply.
  if (schema['type'] === 'object' && schema['properties'] !== undefined) schema['additionalProperties'] ??= false
  if (schema['format'] !== 'date-time') return schema
  const { format: _format, pattern: _pattern, examples: _examples, ...time } = schema
  return { ...time, enum: someTimes }
}

const noChecks = { validateRequest: false, validateResponse: false, checkSecurity: false, errors: false } as const
const mocking = { ...noChecks, isProxy: false, upstreamProxy: undefined } as const

type Found = Pick<ReturnType<typeof listOperations>[number], 'path' | 'method'>

const findOperation = (contract: Contract, operationId: string): Found => {
  const found = listOperations(contract).find(({ operation }) => operation.operationId === operationId)
  if (found === undefined) throw new Error(`The contract has no operation ${operationId}.`)
  return found
}

/** As much of the contract as one operation needs: Prism takes a second to read all of it. */
const partOf = (contract: Contract, { path, method }: Found): object => {
  const item = Object.fromEntries(
    Object.entries(contract.paths[path] ?? {}).filter(([name]) => name === method || name === 'parameters'),
  )
  const { openapi, info, servers } = contract
  const { securitySchemes } = contract.components
  return {
    openapi,
    info,
    servers,
    paths: { [path]: item },
    components: { ...reachableParts(item, contract.components), securitySchemes },
  }
}

const ask = async (
  prism: Prism,
  { path, method }: Found,
  operations: Operations,
  choice: Choice,
): Promise<IHttpResponse> => {
  const { status: code, example, mediaType } = choice
  const mock = {
    code,
    dynamic: example === null,
    ignoreExamples: example === null,
    ...(example !== null && { exampleKey: example }),
    ...(mediaType !== null && { mediaTypes: [mediaType] }),
  }
  const outcome = await prism.request({ method, url: { path } }, operations, { ...mocking, mock })()
  if (outcome._tag === 'Left') throw outcome.left
  return outcome.right.output
}

/** Prism's mocking engine over the contract, with nothing else of Prism. It reads an operation when it is first asked for it. */
export const openPrism = (contract: Contract): Engine => {
  const prism = createInstance({ ...mocking, mock: { dynamic: false } }, { logger: silence })
  const read = new Map<string, Promise<Operations>>()
  const operationOf = (found: Found, isMadeUp: boolean): Promise<Operations> => {
    const name = `${found.method} ${found.path} ${isMadeUp}`
    const known = read.get(name)
    if (known !== undefined) return known
    const part = partOf(contract, found)
    const reading = getHttpOperationsFromSpec(Object(isMadeUp ? forMakingUp(part) : structuredClone(part)))
    read.set(name, reading)
    return reading
  }
  return async (operationId, choice) => {
    const found = findOperation(contract, operationId)
    return ask(prism, found, await operationOf(found, choice.example === null), choice)
  }
}
