import { STATUS_CODES } from 'node:http'
import { request } from 'undici'
import { FetchError, fetchErrorOf } from '../fetch/errors.ts'
import { pinnedAgent, type Outgoing } from '../fetch/fetch.ts'
import { hostOf, readWebAddress } from '../fetch/web-address.ts'

/** What came of one attempt. `error` is null when the endpoint took the message. */
export interface Sent {
  status: number | null
  error: string | null
  milliseconds: number
}

export interface Sending {
  url: string
  headers: Record<string, string>
  body: string
}

/** As much of a reply as is read, for the connection to end in order; it isn't looked at. */
const mostReplyBytes = 16_384

/**
 * Sends a message to an endpoint, under the same checks of its address as a file's URL. Taken is what is answered with 2xx in
 * time; redirects aren't followed. Never rejects, except with the signal's reason when it is aborted.
 */
export const sendWebhook = async (
  sending: Sending,
  { outgoing, timeoutMs, signal }: { outgoing: Outgoing; timeoutMs: number; signal: AbortSignal },
): Promise<Sent> => {
  const startedAt = performance.now()
  const tooSlow = AbortSignal.timeout(timeoutMs)
  const either = AbortSignal.any([signal, tooSlow])
  const ended = (status: number | null, error: string | null): Sent => ({
    status,
    error,
    milliseconds: Math.round(performance.now() - startedAt),
  })
  try {
    const status = await post(sending, outgoing, either, timeoutMs)
    return ended(status, refusalOf(status))
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (tooSlow.aborted) return ended(null, `The endpoint did not answer within ${timeoutMs / 1000} seconds.`)
    if (error instanceof FetchError) return ended(null, error.message)
    throw error
  }
}

const post = async (
  { url: text, headers, body }: Sending,
  outgoing: Outgoing,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<number> => {
  const url = readWebAddress(text, outgoing.isAllowed)
  const host = hostOf(url)
  const limits = { connectMs: timeoutMs, headersMs: timeoutMs, idleMs: timeoutMs }
  const agent = await pinnedAgent(url, { outgoing, limits, signal })
  try {
    const reply = await request(url, {
      method: 'POST',
      dispatcher: agent,
      signal,
      headers: { 'content-type': 'application/json', 'user-agent': 'migration-service', ...headers },
      body,
    }).catch((error: unknown) => {
      throw fetchErrorOf(error, host)
    })
    reply.body.on('error', () => undefined)
    // The status has decided: what becomes of the rest of the reply changes nothing.
    await reply.body.dump({ limit: mostReplyBytes, signal }).catch(() => undefined)
    return reply.statusCode
  } finally {
    await agent.destroy()
  }
}

const refusalOf = (status: number): string | null => {
  if (status >= 200 && status < 300) return null
  const said = `The endpoint answered ${status} ${STATUS_CODES[status] ?? ''}`.trim()
  return status >= 300 && status < 400 ? `${said}; redirects are not followed.` : `${said}.`
}
