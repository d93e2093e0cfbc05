import type { operations, webhooks } from './types.ts'

type BodyOf<Type extends keyof webhooks> = operations[Type] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

/** What the service tells a webhook endpoint: `type` says which event it is, and so what `data` has. */
export type WebhookEvent = { [Type in keyof webhooks]: BodyOf<Type> }[keyof webhooks]

/** Headers as `fetch` has them, or as Node's `request.headers`. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/** The message is not from the service, was changed on its way, or is too old: answer 400 and do nothing else. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
}

/** Seconds that a message's time may differ from now. */
const toleranceSeconds = 5 * 60

const secretPrefix = 'whsec_'

/** Signatures that are looked at: a rotation makes two or three. */
const mostSignatures = 20

const headerOf = (headers: WebhookHeaders, name: string): string => {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1]
  const text = Array.isArray(value) ? value[0] : value
  if (typeof text !== 'string' || text === '') throw new WebhookVerificationError(`The header ${name} is missing`)
  return text
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    // Not base64, so not one of ours.
    return null
  }
}

const importKey = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])

const keyOf = (secret: string): ReturnType<typeof importKey> => {
  const bytes = secret.startsWith(secretPrefix) ? bytesOf(secret.slice(secretPrefix.length)) : null
  if (bytes === null || bytes.length === 0)
    throw new TypeError(`A webhook secret begins with ${secretPrefix}, as it was shown when the endpoint was made`)
  return importKey(bytes)
}

const requireFresh = (timestamp: string): void => {
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN
  const apart = Math.abs(Date.now() / 1000 - seconds)
  if (!(apart <= toleranceSeconds))
    throw new WebhookVerificationError('The message was sent more than five minutes ago, or the clocks differ')
}

const signaturesOf = (header: string): Uint8Array<ArrayBuffer>[] =>
  header
    .split(' ', mostSignatures)
    .filter((entry) => entry.startsWith('v1,'))
    .flatMap((entry) => bytesOf(entry.slice('v1,'.length)) ?? [])

/**
 * Verifies a webhook and resolves to its event. `body` is what came, byte for byte: don't parse it before. `secrets` is the
 * endpoint's, or several while you change from one to another. Rejects with `WebhookVerificationError` when no signature is right
 * or the message is more than five minutes old. Messages may come twice: `svix-id` tells which you have seen.
 *
 * ```ts
 * const event = await verifyWebhook(await request.text(), request.headers, process.env.WEBHOOK_SECRET!)
 * if (event.type === 'run.blocked') await ask(event.data.run_id)
 * ```
 */
export const verifyWebhook = async (
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
): Promise<WebhookEvent> => {
  const id = headerOf(headers, 'svix-id')
  const timestamp = headerOf(headers, 'svix-timestamp')
  const signatures = signaturesOf(headerOf(headers, 'svix-signature'))
  const keys = await Promise.all([secrets].flat().map(keyOf))
  requireFresh(timestamp)
  const text = typeof body === 'string' ? body : new TextDecoder('utf-8', { ignoreBOM: true }).decode(body)
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`)
  for (const key of keys)
    for (const signature of signatures)
      // Web Crypto compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return JSON.parse(text)
  throw new WebhookVerificationError('No signature of the message is right')
}
