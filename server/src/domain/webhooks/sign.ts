import { createHmac } from 'node:crypto'

// Standard Webhooks (https://www.standardwebhooks.com), with the header names of Svix.

const SECRET_PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** A new secret as the receiver gets it: `whsec_` and 32 random bytes in base64. */
export const newSecret = (randomBytes: (size: number) => Buffer): string =>
  SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/** `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; the timestamp in seconds. */
const signature = (secret: string, id: string, timestamp: number, body: string): string => {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** The headers that let a receiver verify a message, signed by every secret that is valid. */
export const signedHeaders = (
  { id, body }: { id: string; body: string },
  secrets: readonly string[],
  at: Date,
): Record<'svix-id' | 'svix-timestamp' | 'svix-signature', string> => {
  const timestamp = Math.floor(at.getTime() / 1000)
  return {
    'svix-id': id,
    'svix-timestamp': String(timestamp),
    'svix-signature': secrets.map((secret) => signature(secret, id, timestamp, body)).join(' '),
  }
}
