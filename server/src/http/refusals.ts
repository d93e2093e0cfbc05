import { limits } from '../../../generated/server/router.ts'
import { isDatabaseFull } from '../database/full.ts'
import { EngineBusy } from '../engine/process/errors.ts'
import { ApiError, badGateway, badRequest, messages } from '../errors.ts'
import { BlobStoreError, hasNoRoom, isOutOfReach } from '../storage/blob-store.ts'
import type { Reply } from './reply.ts'

/** What Express, its body parser and the validator throw: errors with a status, and sometimes more. */
interface Refusal {
  status: number
  message: string
  type?: unknown
  headers?: Record<string, string>
  errors?: Problem[]
}

interface Problem {
  path: string
  message: string
  /** What the schema's own checks have: the validator's other refusals come without. */
  errorCode?: string
}

/** What the store answered is nothing that the caller did. */
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error &&
  !(error instanceof BlobStoreError) &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500

const mostProblems = 5

const parserSentences: Record<string, (refusal: Refusal) => ApiError> = {
  'entity.parse.failed': ({ message }) => new ApiError(400, `The body is not valid JSON: ${message}.`),
  'entity.too.large': () =>
    new ApiError(413, `The body is larger than ${limits.json_body_bytes} bytes, the most that a JSON body may have.`),
  'request.aborted': () => new ApiError(400, 'The request was cut off before its body was complete.'),
  'request.size.invalid': () => new ApiError(400, 'The body has another length than the Content-Length header says.'),
  'charset.unsupported': () => new ApiError(415, messages.notUtf8),
  'encoding.broken': () =>
    badRequest('The body is not UTF-8: some of its bytes are no characters. Encode it as UTF-8.'),
  'encoding.unsupported': () =>
    new ApiError(415, 'The Content-Encoding of the body is not supported. Send it as it is, or gzip.'),
}

/**
 * `/body/answers/0/value` as a caller would say it: `answers.0.value: `. Where a body is one of several shapes, the validator gives
 * the place inside the body alone. It has no place for some problems.
 */
const placeOf = ({ path, errorCode }: Problem): string => {
  const [, part = '', ...names] = path.split('/')
  if (part === 'body') return `${names.join('.') || 'The body'}: `
  if (part === 'query' || part === 'headers' || part === 'params') return `${names.join('.')}: `
  return errorCode === undefined ? '' : `${[part, ...names].join('.') || 'The body'}: `
}

/** What the validator says in its own words, said in a caller's. */
const plainWords: Record<string, string> = {
  'must NOT have fewer than 1 properties': 'has none of the fields that it may have',
  'must NOT have additional properties': 'is not known here; leave it out, or see how it is spelt',
}

const saidOf = (problem: Problem): string => {
  const message = problem.message.replace(/\.$/, '')
  return placeOf(problem) + (plainWords[message] ?? message)
}

const validatorSentence = (problems: readonly Problem[]): string => {
  const said = [...new Set(problems.map(saidOf))]
  const rest = said.length - mostProblems
  return `${said.slice(0, mostProblems).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`
}

/** The validator names the type that it was sent, or none, where a body is to be JSON. */
const mediaTypeSentence = (message: string): string | null => {
  const [, type] = /^(?:unsupported media type (?:undefined|(.*))|media type not specified)$/s.exec(message) ?? [null]
  return type === null
    ? null
    : `The content type ${JSON.stringify(type ?? 'none')} is not supported here. Send application/json.`
}

/** Whatever was thrown, as the refusal that the caller sees. Everything unforeseen is a bare 500. */
export const refusalOf = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  if (error instanceof EngineBusy)
    return new ApiError(429, messages.rateLimit, { headers: { 'Retry-After': '1' }, cause: error })
  if (isOutOfReach(error)) return badGateway(messages.noStore, error)
  if (isDatabaseFull(error)) return new ApiError(500, messages.fullDatabase, { cause: error })
  if (hasNoRoom(error)) return badGateway(messages.noRoom, error)
  // A path that can't be decoded names nothing, nor does one that the validator doesn't find: it takes a # for a part of the path.
  const isNowhere = error instanceof URIError || (isRefusal(error) && error.status === 404)
  if (isNowhere) return new ApiError(404, messages.unknownRoute)
  if (!isRefusal(error)) return new ApiError(500, messages.internal, { cause: error })
  const byParser = typeof error.type === 'string' ? parserSentences[error.type]?.(error) : undefined
  if (byParser) return byParser
  if (error.errors && error.errors.length > 0 && error.status === 400) {
    return new ApiError(400, validatorSentence(error.errors))
  }
  const mediaType = error.status === 415 ? mediaTypeSentence(error.message) : null
  if (mediaType !== null) return new ApiError(415, mediaType)
  return new ApiError(error.status, error.message, error.headers === undefined ? {} : { headers: error.headers })
}

/** A refusal as it is sent. */
export const replyOf = ({ status, headers, message, body }: ApiError): Reply => ({
  status,
  headers,
  body: { error: message, ...body },
})
