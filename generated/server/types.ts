// Written by `npm run generate` from spec/. An edit here is lost: change spec/ or scripts/templates/ instead.

import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { operations } from '../api.ts'
import type { OperationId, operationTable } from './router.ts'

export type { OperationId } from './router.ts'

/** A request that has passed the validator, as its operation sees it. */
export interface RequestOf<Id extends OperationId> {
  params: Parameters<Id, 'path'>
  /** Values are coerced to their types. What has a default in the contract is always there, here and in the body. */
  query: WithDefaults<Parameters<Id, 'query'>, (typeof operationTable)[Id]['defaults']['query']>
  /** Declared header parameters, by lower-case name. */
  headers: LowercaseKeys<Parameters<Id, 'header'>>
  body: RequestBody<Id>
}

/** What an operation may answer: one of its declared statuses, with the body that the contract gives it. */
export type ReplyOf<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: Reply<Status, operations[Id]['responses'][Status]>
}[keyof operations[Id]['responses']]

/** The implementation of one operation. */
export type Handler<Id extends OperationId, Context> = (
  request: RequestOf<Id>,
  context: Context,
) => Promise<ReplyOf<Id>>

type Parameters<Id extends OperationId, Place extends 'path' | 'query' | 'header'> = operations[Id] extends {
  parameters: { [place in Place]?: infer Values }
}
  ? [Exclude<Values, undefined>] extends [never]
    ? Record<never, never>
    : unknown extends Values
      ? Record<never, never>
      : Exclude<Values, undefined>
  : Record<never, never>

/** The validator fills in what is left out; of a body with several shapes, each is taken by itself. */
type WithDefaults<Values, Defaults> = Values extends unknown
  ? Omit<Values, keyof Defaults & keyof Values> & Required<Pick<Values, keyof Defaults & keyof Values>>
  : never

type LowercaseKeys<Values> = { [Name in keyof Values as Lowercase<Name & string>]: Values[Name] }

/** Multipart bodies are read by the operation itself, so that no file is ever held in memory. */
type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Body }
    ? | WithDefaults<Body, (typeof operationTable)[Id]['defaults']['body']>
      | (Content extends { 'multipart/form-data': unknown } ? IncomingMessage : never)
    : IncomingMessage
  : undefined

type Reply<Status, Response> = { status: Status; headers?: HeadersOf<Response> } & (Response extends {
  content: infer Content
}
  ? Content extends { 'application/json': infer Body }
    ? { body: Body | JsonOf<Body> }
    : { body: Readable }
  : { body?: undefined })

/** A body that is JSON already. */
export interface JsonOf<Body> {
  json: Uint8Array
  /** Never there: it tells the compiler what the bytes say. */
  says?: Body
}

/** Declared headers only: openapi-typescript allows any name beside them. */
type HeadersOf<Response> = Response extends { headers: infer Headers }
  ? { [Name in keyof Headers as string extends Name ? never : Name]?: string | number }
  : Record<never, never>
