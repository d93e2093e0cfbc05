import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { Deps } from '../../deps.ts'
import type { Outgoing } from './fetch.ts'

// Which addresses may be called on behalf of a caller. Sources: IANA's registries of special-purpose addresses for IPv4 and IPv6.

/** Networks of IPv4 that are not the public internet. */
const closedV4 = [
  '0.0.0.0/8', // this network, unspecified
  '10.0.0.0/8', // private
  '100.64.0.0/10', // behind a carrier's NAT, and a cloud's metadata
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // a cloud's metadata on a public address
  '169.254.0.0/16', // link-local, and the metadata of most clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // relays of 6to4
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
]

/** IPv6 is public only within this network: whatever is mapped, compatible, translated, local or multicast lies outside. */
const openV6 = '2000::/3'

/** Networks within it that are special all the same. */
const closedV6 = [
  '2001::/23', // protocol assignments: Teredo, benchmarks, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which carries IPv4 addresses
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
]

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

const closed4 = listOf(closedV4, 'ipv4')
const closed6 = listOf(closedV6, 'ipv6')
const open6 = listOf([openV6], 'ipv6')

/** True for an address of the public internet, in IPv4's dotted or any of IPv6's notations; false for every other text. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !closed4.check(address, 'ipv4')
  // A zone (fe80::1%eth0) belongs to addresses that mean something on this machine only.
  if (!isIPv6(address) || address.includes('%')) return false
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}

/** How this deployment reaches the outside: public addresses only, unless its configuration allows all. */
export const outgoingOf = ({ config, resolveHost }: Pick<Deps, 'config' | 'resolveHost'>): Outgoing => ({
  resolve: resolveHost,
  isAllowed: config.allowPrivateAddresses ? () => true : isPublicAddress,
})
