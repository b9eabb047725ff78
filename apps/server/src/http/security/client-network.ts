import { isIPv6 } from 'node:net'

/** How many times as much all networks of an IPv6 site may do together as one of them may. */
const networksTogether = 16

/**
 * What one client's address is counted under: an IPv4 address as it is, also where it is written inside an
 * IPv6 one; of any other IPv6 address its first 64 bits, since one household has all the rest to itself.
 */
export function clientNetwork(address: string): string {
  const plain = withoutPort(address)
  return plainIPv4(plain) ?? prefixOf(plain, 64)
}

/**
 * All that an address is counted under, with how many times a rate each may be used: of an IPv6 address its first 48 bits
 * too, since anybody has 65,536 networks for the asking. Behind one IPv4 address stand as many.
 */
export function countedNetworks(address: string): readonly { network: string; times: number }[] {
  const network = { network: clientNetwork(address), times: 1 }
  if (!network.network.endsWith('/64')) return [network]
  return [network, { network: prefixOf(withoutPort(address), 48), times: networksTogether }]
}

/** Some proxies write the client's port beside its address, which is another with each connection. */
const withoutPort = (address: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

/** Of what is no IPv6 address the address itself. */
function plainIPv4(address: string): string | undefined {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [plain = ''] = address.split('%', 1)
  return isIPv6(plain) ? undefined : plain
}

function prefixOf(address: string, bits: 48 | 64): string {
  const [plain = ''] = address.split('%', 1)
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(8 - before.length - after.length, 0)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return `${groups
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${bits}`
}
