import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import { idBehind } from '../../../shell/id-behind.ts'
import { productsKey } from '../products.queries.ts'

const pageLength = 50

/** The changes of many products, the newest first. */
export function useBatches() {
  const { products } = useData()
  return useInfiniteQuery({
    queryKey: [...productsKey, 'batches'],
    queryFn: ({ pageParam }) => products.batches(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: idBehind(pageLength),
    staleTime: 0,
  })
}

/** Does something to many products; every list is then asked for anew. */
export function useBulkAct<Given>(act: (given: Given) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => queries.invalidateQueries({ queryKey: productsKey }),
  })
}
