import { useEffect, useRef } from 'react'
import { useAccount } from '../../session/account.store.ts'
import type { ChatSession } from './chat-session.ts'

/**
 * Reads when somebody signs in: the shop learns by the session of a call whose conversation it is. `onSignedOut` when
 * nobody is any more.
 */
export function useReadAsCustomer(session: ChatSession, onSignedOut: () => void): void {
  const customerId = useAccount()?.customerId ?? null
  const known = useRef(customerId)
  useEffect(() => {
    if (known.current === customerId) return
    known.current = customerId
    if (customerId !== null) session.refresh()
    else onSignedOut()
  }, [session, customerId, onSignedOut])
}
