import { isIP } from 'node:net'
import { FetchError } from './errors.ts'

/** The host as DNS and sockets take it: an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/**
 * Reads an address that a caller gave and refuses, with a FetchError, what is never fetched: another protocol than http and
 * https, credentials, an address that `isAllowed` rejects. URL itself has turned every disguise of an IPv4 address (decimal,
 * octal, hexadecimal, shortened) into dotted numbers. A name is checked once it is resolved.
 */
export const readWebAddress = (text: string, isAllowed: (address: string) => boolean, base?: URL): URL => {
  const url = URL.parse(text, base?.href)
  if (url === null) throw new FetchError(`${JSON.stringify(text.slice(0, 200))} is no valid URL.`)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FetchError(`A URL must begin with http: or https:, not ${url.protocol.slice(0, 50)}.`)
  if (url.username !== '' || url.password !== '')
    throw new FetchError('A URL must not hold a user name or password. Use one that is signed instead.')
  const host = hostOf(url)
  if (isIP(host) !== 0) refuseClosed(host, [host], isAllowed)
  url.hash = ''
  return url
}

/** One address that isn't allowed is enough to refuse the host: which of them is called is not for it to choose. */
export const refuseClosed = (
  host: string,
  addresses: readonly string[],
  isAllowed: (address: string) => boolean,
): void => {
  if (addresses.length === 0) throw new FetchError(`The name ${host} is unknown: no address belongs to it.`)
  if (addresses.every(isAllowed)) return
  throw new FetchError(`${host} is not on the public internet. Only public addresses are called.`)
}
