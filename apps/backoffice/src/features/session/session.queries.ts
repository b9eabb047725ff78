import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { isRefusal } from '../../data/port/refusal.ts'
import type { Member } from '../../data/port/session.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { memberState } from '../../shell/member-state.ts'
import { useNotifyRefusal } from '../../ui/use-notify-refusal.ts'

export const sessionKey = ['session'] as const

/** Who is signed in: undefined while that is asked for, null for nobody. */
export function useSession() {
  const data = useData()
  return useQuery({ queryKey: sessionKey, queryFn: () => data.session.current(), staleTime: 60_000 })
}

/**
 * Who is signed in, for what shows for members alone. Signing out empties what was read before the desk goes: what is
 * drawn in between still has its member.
 */
export const MemberContext = createContext<Member | null>(null)

/** Who is signed in, below what shows for members alone. */
export function useMember(): Member {
  const member = useContext(MemberContext)
  if (!member) throw new Error('Nobody is signed in here.')
  return member
}

/** Nobody is signed in here any more, and nothing stays of what was read for who was, or written by them. */
export function forgetMember(queries: QueryClient): void {
  queries.setQueryData(sessionKey, null)
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
  memberState.forget()
}

/** Signs out here. Where the shop cannot be told the session stands, and whoever comes next could go on with it. */
export function useSignOut(): () => Promise<void> {
  const data = useData()
  const queries = useQueryClient()
  const notifyRefusal = useNotifyRefusal()
  return async () => {
    try {
      await data.session.signOut()
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (error.code !== 'SESSION_REQUIRED') return notifyRefusal(error)
    }
    forgetMember(queries)
  }
}
