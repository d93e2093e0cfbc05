import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { originOf } from '../../server/src/http/origin.ts'

const request = (host: string | undefined, socket: object = {}): Pick<IncomingMessage, 'headers' | 'socket'> => ({
  headers: { ...(host !== undefined && { host }) },
  socket: { localAddress: '::1', localPort: 3000, ...socket } as IncomingMessage['socket'],
})

describe('originOf', () => {
  it('is PUBLIC_URL where that is set, whatever the request says', () => {
    expect(originOf({ publicUrl: 'https://a.example/service' }, request('b.example'))).toBe('https://a.example/service')
  })

  it.each(['localhost:3000', 'a.example', '127.0.0.1:80', '[::1]:3000'])('is the host that was asked: %s', (host) => {
    expect(originOf({ publicUrl: undefined }, request(host))).toBe(`http://${host}`)
    expect(originOf({ publicUrl: undefined }, request(host, { encrypted: true }))).toBe(`https://${host}`)
  })

  it.each([undefined, '', 'a b', 'a.example/x', 'user@a.example', 'a.example:x', '"><script>', 'a.example?x=1'])(
    'is the address that was reached when the host can not be one: %s',
    (host) => {
      expect(originOf({ publicUrl: undefined }, request(host))).toBe('http://[::1]:3000')
    },
  )
})
