import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { flushSync } from 'react-dom'
import { isRefusal } from '../../data/port/refusal.ts'
import type { Member } from '../../data/port/session.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { memberState } from '../../shell/member-state.ts'
import { useNotifyRefusal } from '../../ui/feedback/use-notify-refusal.ts'

export const sessionKey = ['session'] as const

/** `isOver` while their session has ended over something that they typed and have not saved. */
export type SignedIn = Member & { isOver: boolean }

/** Who is signed in: undefined while that is asked for, null for nobody. */
export function useSession() {
  const data = useData()
  const queries = useQueryClient()
  return useQuery({
    queryKey: sessionKey,
    queryFn: async () => seated(queries, await data.session.current()),
    staleTime: 60_000,
    // In another tab somebody else may have signed in.
    refetchOnWindowFocus: 'always',
  })
}

/** Who is signed in from now on. Whoever was keeps what they typed where it is them again; another finds nothing of it. */
function seated(queries: QueryClient, member: Member | null): SignedIn | null {
  const before = queries.getQueryData<SignedIn | null>(sessionKey)
  if (!before) return member && { ...member, isOver: false }
  if (!member) return leftOf(queries, before)
  if (member.accountId !== before.accountId) forget(queries)
  else if (before.isOver) void queries.invalidateQueries({ predicate: isNotSession })
  return { ...member, isOver: false }
}

/** What is left of whoever is not signed in any more. */
function leftOf(queries: QueryClient, member: SignedIn): SignedIn | null {
  if (memberState.isUnsaved()) return { ...member, isOver: true }
  forget(queries)
  return null
}

const isNotSession = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== sessionKey[0]

/**
 * Nothing stays of what was read for who was signed in, or written by them. What shows the one still finds the other when it is
 * drawn for the last time: it would ask the shop for it anew.
 */
function forget(queries: QueryClient): void {
  flushSync(() => memberState.forget())
  queries.removeQueries({ predicate: isNotSession })
}

/**
 * Who is signed in, for what shows for members alone. Signing out empties what was read before the desk goes: what is
 * drawn in between still has its member.
 */
export const MemberContext = createContext<SignedIn | null>(null)

/** Who is signed in, below what shows for members alone. */
export function useMember(): SignedIn {
  const member = useContext(MemberContext)
  if (!member) throw new Error('Nobody is signed in here.')
  return member
}

/** Nobody is signed in here any more, and nothing stays of who was. */
export function forgetMember(queries: QueryClient): void {
  queries.setQueryData(sessionKey, null)
  forget(queries)
}

/**
 * A call has found no session. Whether it is over is asked: the call may have been sent before somebody signed in again.
 * What was typed and not saved then waits for whoever typed it; else nothing stays of them.
 */
export const endSession = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: sessionKey })

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
