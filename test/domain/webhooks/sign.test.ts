import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { verifyWebhook, WebhookVerificationError } from '#client'
import { newSecret, signedHeaders } from '../../../server/src/domain/webhooks/sign.ts'

const secret = newSecret((size) => Buffer.alloc(size, 7))
const other = newSecret((size) => Buffer.alloc(size, 8))
const body = '{"type":"run.failed","data":{"error":"Zürich 😀"}}'
const message = { id: 'msg_1', body }
const headers = signedHeaders(message, [secret], new Date())

const standard = (given: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name.replace('svix-', 'webhook-'), value]))

describe('a signed webhook', () => {
  it('is verified by the public library and by the client', async () => {
    expect(new Webhook(secret).verify(body, standard(headers))).toEqual(JSON.parse(body))
    expect(await verifyWebhook(body, headers, secret)).toEqual(JSON.parse(body))
    expect(await verifyWebhook(new TextEncoder().encode(body), new Headers(headers), [secret])).toEqual(
      JSON.parse(body),
    )
    expect(
      await verifyWebhook(
        body,
        {
          'Svix-Id': 'msg_1',
          'SVIX-TIMESTAMP': headers['svix-timestamp'],
          'svix-signature': [headers['svix-signature']],
        },
        secret,
      ),
    ).toEqual(JSON.parse(body))
  })

  it('has the signature that the standard prescribes', () => {
    const known = signedHeaders(
      { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' },
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
      new Date(1_614_265_330_000),
    )
    expect(known['svix-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  it('is signed by every secret while they are rotated, and verified by any of them', async () => {
    const both = signedHeaders(message, [other, secret], new Date())
    for (const known of [secret, other]) {
      expect(await verifyWebhook(body, both, known)).toEqual(JSON.parse(body))
      expect(new Webhook(known).verify(body, standard(both))).toEqual(JSON.parse(body))
    }
    expect(await verifyWebhook(body, headers, [other, secret])).toEqual(JSON.parse(body))
  })

  it.each([
    ['another body', body.replace('Z', 'z'), headers, /No signature/],
    ['another id', body, { ...headers, 'svix-id': 'msg_2' }, /No signature/],
    ['another secret', body, signedHeaders(message, [other], new Date()), /No signature/],
    [
      'another version',
      body,
      { ...headers, 'svix-signature': headers['svix-signature'].replace('v1,', 'v2,') },
      /No signature/,
    ],
    ['no base64', body, { ...headers, 'svix-signature': 'v1,***' }, /No signature/],
    [
      'a signature cut off',
      body,
      { ...headers, 'svix-signature': headers['svix-signature'].slice(0, -4) },
      /No signature/,
    ],
    [
      'no signature',
      body,
      { 'svix-id': 'msg_1', 'svix-timestamp': headers['svix-timestamp'] },
      /svix-signature is missing/,
    ],
    ['no id', body, { ...headers, 'svix-id': '' }, /svix-id is missing/],
    ['no time', body, { ...headers, 'svix-timestamp': 'now' }, /five minutes/],
    ['a time long ago', body, signedHeaders(message, [secret], new Date(Date.now() - 301_000)), /five minutes/],
    ['a time to come', body, signedHeaders(message, [secret], new Date(Date.now() + 305_000)), /five minutes/],
  ])('is refused with %s', async (_what, changed, given, sentence) => {
    const error = await verifyWebhook(changed, given, secret).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(WebhookVerificationError)
    expect(String(error)).toMatch(sentence)
  })

  it('needs a secret that is one', async () => {
    await expect(verifyWebhook(body, headers, 'secret')).rejects.toThrow(TypeError)
    await expect(verifyWebhook(body, headers, 'whsec_***')).rejects.toThrow(/begins with whsec_/)
    await expect(verifyWebhook(body, headers, [])).rejects.toThrow(WebhookVerificationError)
  })
})
