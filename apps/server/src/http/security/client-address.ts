import type { IncomingMessage } from 'node:http'
import proxyaddr from '@fastify/proxy-addr'

/** Which proxies tell the client's address: none, so many of them the nearest first, or those at these addresses. */
export type TrustProxy = false | number | string[]

/** So many proxies are trusted by their place. */
export const trustedProxies = (proxies: TrustProxy) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** The client's address of what comes besides Fastify's requests, read as it reads theirs. */
export function clientAddressOf(proxies: TrustProxy): (request: IncomingMessage) => string {
  const trusted = trustedProxies(proxies)
  const trust = typeof trusted === 'function' ? trusted : trusted ? proxyaddr.compile(trusted) : () => false
  return (request) => proxyaddr(request, trust)
}
