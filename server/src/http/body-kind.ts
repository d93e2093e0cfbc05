import type { IncomingHttpHeaders } from 'node:http'
import type { RouteFacts } from '../../../generated/server/router.ts'
import { ApiError } from '../errors.ts'

/** How a body is read: parsed and checked here, or streamed by its operation. */
export type BodyKind = 'json' | 'multipart' | 'none'

/** Whether a Content-Type header is of the media type, whatever its parameters. */
export const namesType = (header: string, type: string): boolean =>
  header.split(';', 1)[0]?.trim().toLowerCase() === type

/** The kinds of body that an operation takes. */
export const bodyKinds = ({ requestBody }: Pick<RouteFacts, 'requestBody'>): readonly BodyKind[] =>
  requestBody === 'json-or-multipart' ? ['json', 'multipart'] : [requestBody]

/** The kind that a request has: where an operation takes both, its Content-Type tells. Throws the 415 when it names neither. */
export const bodyKindOf = (
  { requestBody }: Pick<RouteFacts, 'requestBody'>,
  { headers }: { headers: IncomingHttpHeaders },
): BodyKind => {
  if (requestBody !== 'json-or-multipart') return requestBody
  const type = headers['content-type'] ?? ''
  if (namesType(type, 'application/json')) return 'json'
  if (namesType(type, 'multipart/form-data')) return 'multipart'
  const said = `The content type ${JSON.stringify(type || 'none')} is not supported here.`
  throw new ApiError(415, `${said} Send multipart/form-data or application/json.`)
}
