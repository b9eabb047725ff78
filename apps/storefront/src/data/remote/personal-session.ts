import { Refusal } from '../port/refusal.ts'

/** The sessions of this window: how many have ended here, and whether one is ending. */
export const sessions = { ended: 0, isEnding: false }

export const givenUp = () => new Refusal('NETWORK', 'Given up with the session.', { status: 0 })

/**
 * Begins a call of somebody's own whose code may still be on its way. The function that it returns is called once the
 * code is there, and refuses what was asked for in a session that has ended meanwhile.
 */
export function beginPersonalCall(): () => void {
  const session = sessions.ended
  return () => {
    if (session !== sessions.ended) throw givenUp()
  }
}
