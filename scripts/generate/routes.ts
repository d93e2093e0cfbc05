import { listOperations, methods } from './contract.ts'
import type { Contract, Method, Operation, Parameter, Reference, Schema } from './contract.ts'

/** What the server must know of an operation before it handles a request. Emitted into generated/server/router.ts. */
export interface RouteFacts {
  operationId: string
  method: Method
  path: string
  tag: string
  rateLimit: string | null
  hourlyBudget: { budget: string; when?: Record<string, string> } | null
  subscription: boolean
  feature: string | null
  redact: string[]
  limits: Record<string, number>
  defaults: { query: Record<string, unknown>; body: Record<string, unknown> }
  requestBody: 'json' | 'multipart' | 'json-or-multipart' | 'none'
  statuses: number[]
  public: boolean
}

/** Every operation's facts, literal paths before parametrised ones, so that the first match is the right one. */
export function routeTable(contract: Contract): RouteFacts[] {
  return listOperations(contract)
    .map(({ path, method, operation }) => routeFacts(contract, path, method, operation))
    .toSorted((a, b) => comparePaths(a.path, b.path) || methods.indexOf(a.method) - methods.indexOf(b.method))
}

/** `x-transitions` of every schema that has them, by the schema's name. */
export function transitionTable(contract: Contract): Record<string, Record<string, string[]>> {
  return Object.fromEntries(
    Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
      schema['x-transitions'] ? [[name, schema['x-transitions']]] : [],
    ),
  )
}

function routeFacts(contract: Contract, path: string, method: Method, operation: Operation): RouteFacts {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(contract, parameter))
  const security = operation.security ?? contract.security
  return {
    operationId: operation.operationId,
    method,
    path: expressPath(path),
    tag: operation.tags[0] ?? '',
    rateLimit: operation['x-rate-limit'] ?? null,
    hourlyBudget: operation['x-hourly-budget'] ?? null,
    subscription: operation['x-subscription'] ?? false,
    feature: operation['x-feature'] ?? null,
    redact: redactedNames(contract, operation, security.length > 0),
    limits: operation['x-limits'] ?? {},
    defaults: { query: queryDefaults(contract, parameters), body: bodyDefaults(contract, operation) },
    requestBody: requestBodyKind(operation),
    statuses: Object.keys(operation.responses).map(Number),
    public: security.length === 0,
  }
}

/** `/a/{b}.csv` in Express 5's words: `/a/:b.csv`. */
export function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** Segment by segment: a literal before a part of one (`:slug.csv`) before a parameter, and names in their order. */
function comparePaths(a: string, b: string): number {
  const left = a.split('/')
  const right = b.split('/')
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const [one, other] = [left[index] ?? '', right[index] ?? '']
    if (one === other) continue
    return openness(one) - openness(other) || (one < other ? -1 : 1)
  }
  return left.length - right.length
}

function openness(segment: string): number {
  if (!segment.includes(':')) return 0
  return /^:\w+$/.test(segment) ? 2 : 1
}

function requestBodyKind(operation: Operation): RouteFacts['requestBody'] {
  if (!operation.requestBody) return 'none'
  const { content } = operation.requestBody
  if (!('multipart/form-data' in content)) return 'json'
  return 'application/json' in content ? 'json-or-multipart' : 'multipart'
}

function queryDefaults(contract: Contract, parameters: Parameter[]): Record<string, unknown> {
  return Object.fromEntries(
    parameters.flatMap(({ name, in: place, schema }) => {
      const value = resolve<Schema>(contract, schema).default
      return place === 'query' && value !== undefined ? [[name, value]] : []
    }),
  )
}

/** Defaults of the body's own fields; of a body that is one of several shapes, those of all shapes. */
function bodyDefaults(contract: Contract, operation: Operation): Record<string, unknown> {
  const schema = operation.requestBody?.content['application/json']?.schema
  if (!schema) return {}
  const body = resolve<Schema>(contract, schema)
  const shapes = Array.isArray(body['oneOf']) ? (body['oneOf'] as (Schema | Reference)[]) : [body]
  return Object.fromEntries(
    shapes.flatMap((shape) =>
      Object.entries(resolve<Schema>(contract, shape).properties ?? {}).flatMap(([name, property]) => {
        const value = resolve<Schema>(contract, property).default
        return value === undefined ? [] : [[name, value]]
      }),
    ),
  )
}

/** Names marked `x-redact` anywhere in the operation: headers, parameters and fields at any depth, sorted. */
function redactedNames(contract: Contract, operation: Operation, secured: boolean): string[] {
  const names = new Set<string>()
  const seen = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (node === null || typeof node !== 'object') return
    if ('$ref' in node && typeof node.$ref === 'string') {
      if (seen.has(node.$ref)) return
      seen.add(node.$ref)
      return visit(resolve(contract, node as Reference))
    }
    if ('in' in node && 'name' in node && isRedacted(contract, node)) names.add(String(node.name).toLowerCase())
    const { properties } = node as Schema
    for (const [name, property] of Object.entries(properties ?? {})) {
      if (isRedacted(contract, property)) names.add(name)
    }
    Object.values(node).forEach(visit)
  }
  visit(operation)
  if (secured) {
    for (const scheme of Object.values(contract.components.securitySchemes)) {
      if (scheme['x-redact']) names.add(scheme.name.toLowerCase())
    }
  }
  return [...names].toSorted()
}

function isRedacted(contract: Contract, node: object): boolean {
  const target = '$ref' in node ? resolve<object>(contract, node as Reference) : node
  if ('x-redact' in target && target['x-redact'] === true) return true
  const inner = 'items' in target ? target.items : undefined
  return inner !== null && typeof inner === 'object' && isRedacted(contract, inner)
}

/** Follows a local reference (`#/components/…`) as often as needed. */
function resolve<T>(contract: Contract, node: T | Reference): T {
  if (node === null || typeof node !== 'object' || !('$ref' in node)) return node as T
  const target = node.$ref
    .slice('#/'.length)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], contract)
  if (target === undefined) throw new Error(`The contract refers to ${node.$ref}, which it does not have.`)
  return resolve<T>(contract, target as T | Reference)
}
