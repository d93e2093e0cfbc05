import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

const hostPattern = /^(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/

/**
 * Where callers reach the service, for links in replies: PUBLIC_URL, else as this request did. No header but Host is believed, so
 * behind a proxy that ends TLS, PUBLIC_URL has to be set.
 */
export const originOf = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
): string => {
  if (publicUrl !== undefined) return publicUrl
  const scheme = 'encrypted' in socket && socket.encrypted === true ? 'https' : 'http'
  const host = headers.host !== undefined && hostPattern.test(headers.host) ? headers.host : localAddress(socket)
  return `${scheme}://${host}`
}

const localAddress = ({ localAddress: address = '127.0.0.1', localPort }: IncomingMessage['socket']): string =>
  `${address.includes(':') ? `[${address}]` : address}:${localPort}`
