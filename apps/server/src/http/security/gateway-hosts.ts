import { isIP } from 'node:net'

/**
 * Where a page may post the form that sends a shopper to pay: the gateway's origin and, since it hands the
 * form on between hosts of its own, those beside it under the same domain. None without a gateway.
 */
export function gatewayHosts(url: string | undefined): string[] {
  if (url === undefined) return []
  const { hostname, origin, protocol } = new URL(url)
  const [, ...domain] = hostname.split('.')
  const hasDomain = isIP(hostname) === 0 && domain.length >= 2
  return hasDomain ? [origin, `${protocol}//*.${domain.join('.')}`] : [origin]
}
