import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OpinionKind, OpinionState } from '../../data/port/opinions.port.ts'
import { useData } from '../../shell/data-context.tsx'

const opinionsKey = ['opinions'] as const

const pageLength = 50
const countsEvery = 60_000

/** Questions or reviews page by page; asked for anew whenever they are opened. */
export function useOpinions(kind: OpinionKind, state: OpinionState) {
  const { opinions } = useData()
  return useInfiniteQuery({
    queryKey: [...opinionsKey, kind, state],
    queryFn: ({ pageParam }) => opinions.list(kind, state, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < pageLength ? undefined : page.at(-1)?.id),
    staleTime: 0,
  })
}

/** How many of each wait for an answer, as of the last minute. */
export function useOpinionCounts() {
  const { opinions } = useData()
  return useQuery({
    queryKey: [...opinionsKey, 'counts'],
    queryFn: opinions.counts,
    refetchInterval: countsEvery,
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
