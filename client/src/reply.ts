import type { ClientPathsWithMethod, FetchOptions, Client as FetchClient } from 'openapi-fetch'
import type { paths } from './types.ts'

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined

/**
 * Any reply that the contract declares for an operation. `status` tells them apart, and narrows `body`: undefined where the
 * contract has no JSON, as in a 204.
 */
export type Reply<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & number]: { status: Status; body: JsonOf<Responses[Status]>; headers: Headers }
    }[keyof Responses & number]
  : never

/** The paths that have an operation of this method. */
type PathsOf<M extends Method> = ClientPathsWithMethod<FetchClient<paths>, M>

/** Parameters and body of an operation; nothing need be given where all may be left out. */
type Init<Operation> = {} extends FetchOptions<Operation> ? [FetchOptions<Operation>?] : [FetchOptions<Operation>]

/** Sends a request and resolves to its reply, an error status included, typed by method, path and status. */
export type ReplyTo = <M extends Method, Path extends PathsOf<M>>(
  method: M,
  path: Path,
  ...init: Init<M extends keyof paths[Path] ? paths[Path][M] : never>
) => Promise<Reply<M extends keyof paths[Path] ? paths[Path][M] : never>>
