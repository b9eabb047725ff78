import { lookup as resolveName } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * Networks that are nobody's on the internet: a server's own, private, link-local, shared, documentation, multicast. Each family
 * has a list of its own: in one, `::/8` would hold every IPv4 address.
 */
const inner = { 4: new BlockList(), 6: new BlockList() }
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner[4].addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 8],
  ['64:ff9b::', 32],
  ['100::', 8],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  inner[6].addSubnet(network, bits, 'ipv6')

/** Whether an address is one of the internet's. An IPv4 address within an IPv6 one lies in `::/8`, and is none. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 6) return !inner[6].check(address, 'ipv6')
  return family === 4 && !inner[4].check(address, 'ipv4')
}

/** An address that may be asked: https, without a name and password, and not by number to an inner network. */
export function isPublicUrl(given: string, protocols: readonly string[] = ['https:']): boolean {
  const url = URL.parse(given)
  if (!url || !protocols.includes(url.protocol) || url.username !== '' || url.password !== '') return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isPublicAddress(host)
  return host.includes('.') && !/\.(localhost|local|internal|home\.arpa)\.?$/i.test(host)
}

/**
 * Looks a name up for the connection that is about to be made, and fails where any of its addresses is an inner one: what
 * is connected to is what was looked at, however soon the name means another.
 */
export const publicLookup: LookupFunction = (name, options, done) =>
  resolveName(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    if (found.length === 0 || found.some(({ address }) => !isPublicAddress(address)))
      return done(new Error('not a public address'), '', 0)
    const [first] = found
    return options.all ? done(null, found) : done(null, first?.address ?? '', first?.family)
  })
