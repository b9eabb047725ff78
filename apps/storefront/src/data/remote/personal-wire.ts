import { Refusal } from '../port/refusal.ts'
import type { Wire } from './wire.ts'

let requested = new Set<AbortController>()

/**
 * A wire whose reads are of somebody's own, so that they end with their session: one that is under way while
 * they sign out would be answered 401. What is given up so is refused as NETWORK.
 */
export const personalWire = (wire: Wire): Wire => ({
  post: wire.post,
  async get(name, request) {
    const asking = new AbortController()
    requested.add(asking)
    try {
      return await wire.get(name, request, asking.signal)
    } catch (error) {
      if (!asking.signal.aborted) throw error
      throw new Refusal('NETWORK', 'Given up with the session.', { status: 0 })
    } finally {
      requested.delete(asking)
    }
  },
})

/** Gives up every read of somebody's own that is under way. */
export function giveUpReads(): void {
  const given = requested
  requested = new Set()
  for (const asking of given) asking.abort()
}
