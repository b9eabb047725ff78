import { Refusal } from '../port/refusal.ts'
import type { Wire } from './wire.ts'

let requested = new Set<AbortController>()
/** Counts the sessions that have ended here, and says whether one is ending. */
let ended = 0
let isEnding = false

const givenUp = () => new Refusal('NETWORK', 'Given up with the session.', { status: 0 })

/**
 * A wire whose reads are of somebody's own, so that they end with their session: one that is under way while
 * they sign out would be answered 401, which sends the window away. What is given up so is refused as NETWORK.
 */
export const personalWire = (wire: Wire): Wire => ({
  post: wire.post,
  async get(name, request) {
    if (isEnding) throw givenUp()
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

/**
 * Begins a call of somebody's own whose code may still be on its way. The function that it returns is called once the
 * code is there, and refuses what was asked for in a session that has ended meanwhile.
 */
export function beginPersonalCall(): () => void {
  const session = ended
  return () => {
    if (session !== ended) throw givenUp()
  }
}

/** Ends the session by `end`; every read of somebody's own that is under way, or comes meanwhile, is given up. */
export async function endingSession(end: () => Promise<unknown>): Promise<void> {
  const given = requested
  requested = new Set()
  ended++
  isEnding = true
  for (const asking of given) asking.abort()
  try {
    await end()
  } finally {
    isEnding = false
  }
}
