import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReturnState } from '#rules/orders/returns.ts'
import { useData } from '../../shell/data-context.tsx'
import { claimsKey, claimsPage } from './waiting-returns.queries.ts'

export function useClaims(state: ReturnState | null) {
  const { claims } = useData()
  return useInfiniteQuery({
    queryKey: [...claimsKey, state],
    queryFn: ({ pageParam }) => claims.list(state, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < claimsPage ? undefined : page.at(-1)?.id),
    staleTime: 0,
    refetchInterval: 60_000,
  })
}

/** Where units can go back into stock. */
export function useBranches() {
  const { claims } = useData()
  return useQuery({ queryKey: [...claimsKey, 'branches'], queryFn: claims.branches })
}

/** Does something to a claim; every list is then asked for anew, orders too. */
export function useClaimAct<Given>(act: (given: Given) => Promise<unknown>, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      onDone()
      await queries.invalidateQueries({ queryKey: claimsKey })
      await queries.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}
