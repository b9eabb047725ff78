import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReturnState } from '#rules/orders/returns.ts'
import { useData } from '../../shell/data-context.tsx'
import { idBehind } from '../../shell/id-behind.ts'
import { returnsKey, returnsPage } from './waiting-returns.queries.ts'

export function useReturns(state: ReturnState | null) {
  const { returns } = useData()
  return useInfiniteQuery({
    queryKey: [...returnsKey, state],
    queryFn: ({ pageParam }) => returns.list(state, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: idBehind(returnsPage),
    staleTime: 0,
    refetchInterval: 60_000,
  })
}

/** Where units can go back into stock. */
export function useBranches() {
  const { returns } = useData()
  return useQuery({ queryKey: [...returnsKey, 'branches'], queryFn: returns.branches })
}

/** Does something to a return request; every list is then asked for anew, orders too. */
export function useReturnAct<Given>(act: (given: Given) => Promise<unknown>, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      onDone()
      await queries.invalidateQueries({ queryKey: returnsKey })
      await queries.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}
