import { givenUp, sessions } from './personal-session.ts'
import type { Wire } from './wire.ts'

let requested = new Set<AbortController>()

/**
 * A wire whose reads are of somebody's own, so that they end with their session: one that is under way while
 * they sign out would be answered 401, which sends the window away. What is given up so is refused as NETWORK.
 */
export const personalWire = (wire: Wire): Wire => ({
  post: wire.post,
  async get(name, request) {
    if (sessions.isEnding) throw givenUp()
    const asking = new AbortController()
    requested.add(asking)
    try {
      return await wire.get(name, request, asking.signal)
    } catch (error) {
      throw asking.signal.aborted ? givenUp() : error
    } finally {
      requested.delete(asking)
    }
  },
})

/** Ends the session by `end`; every read of somebody's own that is under way, or comes meanwhile, is given up. */
export async function endingSession(end: () => Promise<unknown>): Promise<void> {
  const given = requested
  requested = new Set()
  sessions.ended++
  sessions.isEnding = true
  for (const asking of given) asking.abort()
  try {
    await end()
  } finally {
    sessions.isEnding = false
  }
}
