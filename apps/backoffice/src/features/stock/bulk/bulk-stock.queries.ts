import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import { idBehind } from '../../../shell/id-behind.ts'

const pageLength = 50

/** The changes of many units, the newest first. */
export function useStockBatches() {
  const { bulkStock } = useData()
  return useInfiniteQuery({
    queryKey: ['stock', 'batches'],
    queryFn: ({ pageParam }) => bulkStock.batches(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: idBehind(pageLength),
    staleTime: 0,
  })
}

/** Does something to many units; all that tells of stock is then asked for anew. */
export function useBulkStockAct<Given>(act: (given: Given) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['products'] })
      return queries.invalidateQueries({ queryKey: ['stock'] })
    },
  })
}
