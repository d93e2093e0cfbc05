import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { readWebhook, WebhookVerificationError } from '../../client/src/node.ts'

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`

/** An endpoint as a caller would write it: 204 for what is verified, 400 for the rest, with the reason. */
const endpoint = async (): Promise<string> => {
  const server = createServer((request, response) => {
    readWebhook(request, secret).then(
      (event) => response.end(event.type),
      (error: unknown) =>
        response.writeHead(error instanceof WebhookVerificationError ? 400 : 500).end((error as Error).message),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const signed = (body: string) => {
  const now = new Date()
  return {
    'svix-id': 'msg_1',
    'svix-timestamp': String(Math.floor(now.getTime() / 1000)),
    'svix-signature': new Webhook(secret).sign('msg_1', now, body),
  }
}

test('a webhook request of Node is read and verified', async () => {
  const body = JSON.stringify({ type: 'run.completed', timestamp: '2026-01-01T00:00:00.000Z', data: {} })
  const reply = await fetch(await endpoint(), { method: 'POST', body, headers: signed(body) })
  expect([reply.status, await reply.text()]).toEqual([200, 'run.completed'])
})

test('a changed body is refused, and one of more than 1 MiB without being read to its end', async () => {
  const url = await endpoint()
  const changed = await fetch(url, { method: 'POST', body: '{"type":"x"}', headers: signed('{}') })
  expect([changed.status, await changed.text()]).toEqual([400, 'No signature of the message is right'])
  const body = 'x'.repeat(1024 * 1024 + 1)
  const large = await fetch(url, { method: 'POST', body, headers: signed(body) })
  expect([large.status, await large.text()]).toEqual([400, 'The body has more than 1048576 bytes'])
})
