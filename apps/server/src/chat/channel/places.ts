import type { IncomingMessage } from 'node:http'
import { countedNetworks } from '../../http/security/client-network.ts'

/** How many of the places visitors may take: the staff still comes in when all of those are taken. */
const visitorsPart = 0.9

/**
 * The places of a process's channel, counted by their connections. Neither one address nor all visitors together take
 * every one: what is left is for sessions of the staff.
 */
export function channelPlaces({
  most,
  mostOfAddress,
  addressOf,
  isStaff,
}: {
  most: number
  /** How many of them one address may take; addresses are told apart as the limits do. */
  mostOfAddress: number
  addressOf(request: IncomingMessage): string
  /** Whether a session of the staff comes with a request; asked where no other place is left. */
  isStaff(request: IncomingMessage): Promise<boolean>
}) {
  let taken = 0
  const takenBy = new Map<string, number>()

  function hold(request: IncomingMessage, networks: readonly string[]): void {
    taken += 1
    for (const network of networks) takenBy.set(network, (takenBy.get(network) ?? 0) + 1)
    request.socket.once('close', () => {
      taken -= 1
      for (const network of networks) {
        const left = (takenBy.get(network) ?? 0) - 1
        if (left > 0) takenBy.set(network, left)
        else takenBy.delete(network)
      }
    })
  }

  return {
    /** Takes a place until the request's connection closes; false where there is none. */
    async take(request: IncomingMessage): Promise<boolean> {
      const networks = countedNetworks(addressOf(request))
      const isFree =
        taken < most * visitorsPart &&
        networks.every(({ network, times }) => (takenBy.get(network) ?? 0) < mostOfAddress * times)
      if (!isFree && !(await isStaff(request))) return false
      if (taken >= most || request.socket.destroyed) return false
      hold(
        request,
        networks.map(({ network }) => network),
      )
      return true
    },
  }
}
