import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract, Method, Operation, Reference, Schema } from '../../scripts/generate/contract.ts'
import { listOperations } from '../../scripts/generate/contract.ts'

export const root = join(import.meta.dirname, '../..')

/** The committed bundle. */
export const contract = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as Contract

export const operations = listOperations(contract)

/** An example as the contract shows it, and the schema that it must obey. */
export interface Example {
  operation: Operation
  path: string
  method: Method
  /** `request`, or the status of a reply. */
  of: string
  mediaType: string
  name: string
  value: unknown
  schema: Schema | Reference
}

interface MediaType {
  schema: Schema | Reference
  example?: unknown
  examples?: Record<string, { value: unknown } | Reference>
}

interface Body {
  content?: Record<string, MediaType>
}

/** Every example of every request and reply. */
export function listExamples(): Example[] {
  return operations.flatMap(({ operation, path, method }) => {
    const bodies: [string, Body][] = Object.entries(operation.responses).map(([status, reply]) => [
      status,
      follow(reply as Body | Reference),
    ])
    if (operation.requestBody) bodies.unshift(['request', operation.requestBody])
    return bodies.flatMap(([of, { content = {} }]) =>
      Object.entries(content).flatMap(([mediaType, media]) =>
        namedExamples(media).map(([name, value]) => ({
          operation,
          path,
          method,
          of,
          mediaType,
          name,
          value,
          schema: media.schema,
        })),
      ),
    )
  })
}

/** Follows a reference into the contract's components. */
export function follow<T extends object>(node: T | Reference): T {
  if (!('$ref' in node)) return node
  const path = node.$ref.slice('#/'.length).split('/')
  return follow(
    path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], contract) as T | Reference,
  )
}

function namedExamples({ example, examples = {} }: MediaType): [string, unknown][] {
  const named = Object.entries(examples).map(([name, shown]): [string, unknown] => [name, follow(shown).value])
  return example === undefined ? named : [...named, ['example', example]]
}
