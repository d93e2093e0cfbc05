import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach } from 'vitest'

/** A request as it arrived. */
export interface Received {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: Buffer
}

type Reply = (response: ServerResponse, request: Received) => void

const stops: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

/**
 * A real HTTP server that gives these replies in order (the last one again and again): for what the service can't be made to do
 * at will, such as 502 twice and then 200. It stops after the test.
 */
export const scriptedServer = async (...replies: Reply[]): Promise<{ url: string; received: Received[] }> => {
  const received: Received[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request
    const arrived = { method, url, headers, body: await buffer(request) }
    received.push(arrived)
    replies[Math.min(received.length, replies.length) - 1]!(response, arrived)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  stops.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { url: `http://127.0.0.1:${address.port}/api/v1`, received }
}
