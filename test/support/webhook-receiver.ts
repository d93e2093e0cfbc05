import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A webhook as it came. */
export interface ReceivedWebhook {
  id: string
  headers: IncomingHttpHeaders
  body: string
}

export interface WebhookReceiver {
  url: string
  received: ReceivedWebhook[]
  /** How it answers: 204 unless told otherwise. */
  answer: (response: ServerResponse, webhook: ReceivedWebhook) => void
  close: () => void
}

/** A webhook endpoint of somebody else's. */
export const openReceiver = async (): Promise<WebhookReceiver> => {
  const received: ReceivedWebhook[] = []
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const webhook = { id: String(request.headers['svix-id']), headers: request.headers, body: await text(request) }
    received.push(webhook)
    receiver.answer(response, webhook)
  }
  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver: WebhookReceiver = {
    url: `http://localhost:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answer: (response) => void response.writeHead(204).end(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}
