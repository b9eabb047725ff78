import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OpinionKind, OpinionState } from '../../data/port/opinions.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { idBehind } from '../../shell/id-behind.ts'
import { opinionsKey } from './opinion-counts.queries.ts'

const pageLength = 50

/** Questions or reviews page by page; asked for anew whenever they are opened. */
export function useOpinions(kind: OpinionKind, state: OpinionState) {
  const { opinions } = useData()
  return useInfiniteQuery({
    queryKey: [...opinionsKey, kind, state],
    queryFn: ({ pageParam }) => opinions.list(kind, state, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: idBehind(pageLength),
    staleTime: 0,
  })
}

/** Does something to one; every list and count is then asked for anew. */
export function useOpinionAct<Given>(act: (given: Given) => Promise<unknown>, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      onDone()
      await queries.invalidateQueries({ queryKey: opinionsKey })
    },
  })
}
