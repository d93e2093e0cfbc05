import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** What a download link says: whose file it leads to, by which key, and until when. */
export interface LinkClaims {
  account_id: string
  job_id: string
  key_id: string
  /** Unix seconds. */
  expires: number
}

const stored = z.tuple([z.string(), z.string(), z.string(), z.int()])

/** The method is part of what is signed: a link to read is good for nothing else. */
const signed = (signingKey: Buffer, claims: string): string =>
  `${claims}.${createHmac('sha256', signingKey).update(`GET ${claims}`).digest('base64url')}`

/** The link's token: its claims and their HMAC-SHA256, safe in a URL. */
export const signLink = (signingKey: Buffer, { account_id, job_id, key_id, expires }: LinkClaims): string =>
  signed(signingKey, Buffer.from(JSON.stringify([account_id, job_id, key_id, expires])).toString('base64url'))

/**
 * What a token says, or null when it was not signed by this key. Tokens are compared as texts and in constant time: Base64 has
 * several texts for some bytes, and only the one that was given out counts.
 */
export const readLink = (signingKey: Buffer, token: string): LinkClaims | null => {
  const [claims = ''] = token.split('.')
  const given = Buffer.from(token)
  const right = Buffer.from(signed(signingKey, claims))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const [account_id, job_id, key_id, expires] = stored.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))
  return { account_id, job_id, key_id, expires }
}
