import { STATUS_CODES } from 'node:http'
import { request } from 'undici'
import type { Config } from '../../config.ts'
import type { Sent } from './send.ts'

// Delivery by Svix (https://api.svix.com/docs), for deployments that have a token: it calls the endpoints, and calls them again.
// Every endpoint is an application of its own there, under our id, so that it is there before its first message; nothing of Svix
// is stored here. A message has the same `eventId` each time it is handed over, and Svix takes it once.

export type Svix = NonNullable<Config['svix']>

/** A message on its way to one endpoint, and what Svix is to know of that. */
export interface Handover {
  account_id: string
  endpoint_id: string
  message_id: string
  url: string
  secret: string
  type: string
  body: string
}

interface Answer {
  status: number
  text: string
}

/** What is read of an answer, at most: the longest that is looked at is a secret. */
const MOST_BYTES = 65_536

/** Endpoints that this process has seen at Svix, with the secret that they sign with there. */
const mirrored = new Map<string, string>()
const MOST_MIRRORED = 10_000

class Refused extends Error {
  readonly status: number
  constructor(what: string, { status }: Answer) {
    super(`Svix answered ${status} ${STATUS_CODES[status] ?? ''} to ${what}.`)
    this.status = status
  }
}

/** Hands a message over to Svix. Never rejects, except with the signal's reason when it is aborted. */
export const handOver = async (
  svix: Svix,
  handover: Handover,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<Sent> => {
  const startedAt = performance.now()
  const tooSlow = AbortSignal.timeout(timeoutMs)
  const call = callsOf(svix, AbortSignal.any([signal, tooSlow]))
  const ended = (status: number | null, error: string | null): Sent => ({
    status,
    error,
    milliseconds: Math.round(performance.now() - startedAt),
  })
  try {
    await mirror(call, handover)
    return ended((await post(call, handover)).status, null)
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof Refused) return ended(error.status, error.message)
    if (tooSlow.aborted) return ended(null, `Svix did not answer within ${timeoutMs / 1000} seconds.`)
    return ended(null, `Svix could not be reached: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** Takes an endpoint away from Svix; one that was never there has gone already. Rejects when Svix can't be told now. */
export const removeFromSvix = async (svix: Svix, endpoint_id: string, signal: AbortSignal): Promise<void> => {
  const answer = await callsOf(svix, signal)('DELETE', `/app/${endpoint_id}`)
  mirrored.delete(endpoint_id)
  if (answer.status !== 404) expectStatus(answer, 'the removal of an endpoint')
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: string, key?: string) => Promise<Answer>

const callsOf =
  ({ url, token }: Svix, signal: AbortSignal): Call =>
  async (method, path, body, key) => {
    const reply = await request(`${url}/api/v1${path}`, {
      method,
      signal,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'user-agent': 'migration-service',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body }),
    })
    const chunks: Buffer[] = []
    let bytes = 0
    // What is left unread goes with the connection.
    for await (const chunk of reply.body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > MOST_BYTES) break
    }
    return { status: reply.statusCode, text: Buffer.concat(chunks).toString() }
  }

const expectStatus = (answer: Answer, what: string): Answer => {
  if (answer.status >= 200 && answer.status < 300) return answer
  throw new Refused(what, answer)
}

/** Sees to it that Svix has the endpoint, and signs for it with its secret. After a change, Svix signs with the old one too for a day. */
const mirror = async (call: Call, { account_id, endpoint_id, url, secret }: Handover): Promise<void> => {
  if (mirrored.get(endpoint_id) === secret) return
  const app = JSON.stringify({ uid: endpoint_id, name: account_id })
  expectStatus(await call('POST', '/app?get_if_exists=true', app), 'an application')
  const path = `/app/${endpoint_id}/endpoint`
  const created = await call('POST', path, JSON.stringify({ uid: endpoint_id, url, secret }))
  if (created.status === 409) await renewSecret(call, `${path}/${endpoint_id}/secret`, secret)
  else expectStatus(created, 'an endpoint')
  mirrored.set(endpoint_id, secret)
  for (const oldest of mirrored.keys()) if (mirrored.size > MOST_MIRRORED) mirrored.delete(oldest)
}

const renewSecret = async (call: Call, path: string, secret: string): Promise<void> => {
  const { text } = expectStatus(await call('GET', path), 'a question for a secret')
  if (text.includes(JSON.stringify(secret))) return
  expectStatus(await call('POST', `${path}/rotate`, JSON.stringify({ key: secret })), 'a new secret')
}

/** The body goes as it was written, and is not serialised anew. That Svix has the message already (409) is as good. */
const post = async (call: Call, { endpoint_id, message_id, type, body }: Handover): Promise<Answer> => {
  const eventId = `${message_id}-${endpoint_id}`
  const message = `{"eventType":${JSON.stringify(type)},"eventId":${JSON.stringify(eventId)},"payload":${body}}`
  const answer = await call('POST', `/app/${endpoint_id}/msg?with_content=false`, message, eventId)
  if (answer.status === 409) return answer
  // Somebody took it away there; the next attempt brings it back.
  if (answer.status === 404) mirrored.delete(endpoint_id)
  return expectStatus(answer, 'a message')
}
