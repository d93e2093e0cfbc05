import { DeleteObjectsCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { createHash } from 'node:crypto'
import type { S3Place } from './place.ts'

/** How often a request is made, or a body read on, before it is given up. */
export const ATTEMPTS = 4

/** Of one attempt: to connect, until the answer begins, and without a byte. */
const patience = {
  connectionTimeout: 5_000,
  requestTimeout: 30_000,
  throwOnRequestTimeout: true,
  socketTimeout: 60_000,
}

/** Every stream that is read holds a connection; the default of 50 would let slow readers keep all others waiting. */
const agent = { keepAlive: true, maxSockets: 500 }

/** Stores of one's own mostly have one region, and this as its name; Amazon's is found by the client where the URL names none. */
const regionOf = ({ endpoint, region }: S3Place): string | undefined =>
  region ?? (endpoint === undefined ? undefined : process.env['AWS_REGION'] || 'us-east-1')

/** Credentials are found by the client: AWS_ACCESS_KEY_ID and the like, a profile, or the role of the machine. */
export const clientFor = (place: S3Place, region = regionOf(place), { endpoint, pathStyle } = place): S3Client =>
  new S3Client({
    ...(region !== undefined && { region }),
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    // Checksums of its newer protocol are unknown to many stores but Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { ...patience, httpAgent: agent, httpsAgent: agent },
  })

/** Removes up to 1,000 objects. Many stores but Amazon's take that request only with Content-MD5, which the client leaves out. */
export const removalOf = (Bucket: string, keys: readonly string[]): DeleteObjectsCommand => {
  const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true }
  const command = new DeleteObjectsCommand({ Bucket, Delete })
  command.middlewareStack.add(
    (next) => (args) => {
      const { body, headers } = args.request as { body: string | Uint8Array; headers: Record<string, string> }
      headers['content-md5'] = createHash('md5').update(body).digest('base64')
      return next(args)
    },
    { step: 'build', name: 'contentMd5' },
  )
  return command
}

/** What went wrong, in words alone: the client's errors carry requests with their signatures. */
export const describe = (error: unknown): { code: string; text: string; status: number | undefined } => {
  if (!(error instanceof Error)) return { code: 'Unknown', text: 'no reason is known', status: undefined }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  const text = error.message === '' || error.message === code ? '' : `: ${error.message.slice(0, 300)}`
  return { code, status, text: `${code}${status === undefined ? '' : ` (${status})`}${text}` }
}
