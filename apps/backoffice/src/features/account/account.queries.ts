import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'

export const sessionsKey = ['account', 'sessions'] as const

/** Where one is signed in. */
export function useSessions() {
  const data = useData()
  return useQuery({ queryKey: sessionsKey, queryFn: () => data.account.sessions() })
}

/** Ends a session, or all others where none is named. */
export function useEndSession() {
  const { account } = useData()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) => (id === null ? account.endOtherSessions() : account.endSession(id)),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  })
}
