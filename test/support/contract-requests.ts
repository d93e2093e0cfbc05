import { request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Operation, Parameter, Schema } from '../../scripts/generate/contract.ts'
import { contract, follow, listExamples, operations } from '../contract/contract.ts'
import type { Service } from './harness.ts'

/** An operation, and what a request of it is made of. */
export interface Described {
  id: string
  method: string
  path: string
  operation: Operation
  parameters: Parameter[]
  /** The media types that its body may have; none without a body. */
  mediaTypes: string[]
  isPublic: boolean
}

export const described: Described[] = operations.map(({ path, method, operation }) => {
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    operation,
    parameters: [...(contract.paths[path]?.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
      follow<Parameter>(one),
    ),
    mediaTypes: Object.keys(operation.requestBody?.content ?? {}),
    isPublic: (operation.security ?? contract.security).length === 0,
  }
})

export const parametersIn = ({ parameters }: Described, place: Parameter['in']): Parameter[] =>
  parameters.filter((parameter) => parameter.in === place)

export const schemaOf = ({ schema }: Parameter): Schema => follow<Schema>(schema)

/** The path parameters that name something which must be there; what a caller names anew has rules that its name must obey. */
export const idsIn = (operation: Described): string[] =>
  parametersIn(operation, 'path').flatMap((one) => (Object.keys(schemaOf(one)).join() === 'type' ? [one.name] : []))

/** The operation's path with these values, encoded. A value that is missing stops the test: a new parameter needs one. */
export const pathOf = ({ path }: Pick<Described, 'path'>, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The test has no value for the path parameter ${name}.`)
    return value
  })

const examples = listExamples()

/** The first body that the contract shows; undefined where an operation takes none, or files alone. */
export const exampleBody = ({ id }: Pick<Described, 'id'>): Record<string, unknown> | undefined => {
  const shown = examples.find(({ operation, of }) => operation.operationId === id && of === 'request')
  return shown?.value as Record<string, unknown> | undefined
}

export interface Bytes {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface Request {
  method: string
  /** Sent as it is: no client mends it. */
  path: string
  key?: string | null
  headers?: Record<string, string>
  body?: string | Uint8Array
}

/** One request, byte for byte, and the bytes of its reply. A reply that has no end, as a stream's, is cut off after its head. */
export const exchange = (
  { url, key }: Pick<Service, 'url' | 'key'>,
  { method, path, headers = {}, body, ...rest }: Request,
): Promise<Bytes> => {
  const { hostname, port, pathname } = new URL(url)
  const sent = 'key' in rest ? rest.key : key
  return new Promise((resolve, reject) => {
    const options = {
      hostname,
      port,
      method,
      path: pathname + path,
      headers: { ...(typeof sent === 'string' && { 'x-api-key': sent }), ...headers },
      agent: false as const,
    }
    const request = send(options, (response) => {
      const status = response.statusCode ?? 0
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        resolve({ status, headers: response.headers, body: '' })
        request.destroy()
        return
      }
      text(response).then((said) => resolve({ status, headers: response.headers, body: said }), reject)
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** A body as the contract shows one, with its headers. */
export const goodBody = (operation: Described): Pick<Request, 'headers' | 'body'> => {
  const example = exampleBody(operation)
  if (example !== undefined) return jsonBody(example)
  return operation.mediaTypes.includes('multipart/form-data') ? fileBody(operation) : {}
}

export const jsonBody = (value: unknown): Pick<Request, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

/** One small file in the part that the contract has for files. */
export const fileBody = ({ operation }: Described): Pick<Request, 'headers' | 'body'> => {
  const media = operation.requestBody?.content['multipart/form-data']
  const [field = ''] = Object.keys(media ? (follow<Schema>(media.schema).properties ?? {}) : {})
  const head = `Content-Disposition: form-data; name="${field}"; filename="a.csv"\r\nContent-Type: text/csv`
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
    body: `--part\r\n${head}\r\n\r\na,b\r\n1,2\r\n\r\n--part--\r\n`,
  }
}
