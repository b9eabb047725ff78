import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LowStockRow } from '../../data/port/stock.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { idBehind } from '../../shell/id-behind.ts'

const stockKey = ['stock'] as const
const pageLength = 50
const lookEvery = 60_000

export function useBranches() {
  const { stock } = useData()
  return useQuery({ queryKey: ['branches'], queryFn: stock.branches })
}

/** What is nearly gone, page by page; asked for anew whenever it is opened. */
export function useLowStock(filter: { branchId: string; most: string }) {
  const { stock } = useData()
  return useInfiniteQuery({
    queryKey: [...stockKey, 'low', filter],
    queryFn: ({ pageParam }) => stock.low(filter, pageParam),
    initialPageParam: null as LowStockRow | null,
    getNextPageParam: (page) => (page.length < pageLength ? undefined : page.at(-1)),
    staleTime: 0,
  })
}

export function useFoundProducts(words: string) {
  const { stock } = useData()
  return useQuery({
    queryKey: [...stockKey, 'found', words],
    queryFn: () => stock.find(words),
    enabled: words.trim().length >= 3,
    placeholderData: (before) => before,
  })
}

export function useProductStock(productId: number) {
  const { stock } = useData()
  return useQuery({
    queryKey: [...stockKey, 'product', productId],
    queryFn: () => stock.ofProduct(productId),
    staleTime: 0,
  })
}

export function useMovements(filter: { productId?: number | undefined; branchId?: string }) {
  const { stock } = useData()
  return useInfiniteQuery({
    queryKey: [...stockKey, 'movements', filter],
    queryFn: ({ pageParam }) => stock.movements(filter, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: idBehind(pageLength),
    staleTime: 0,
  })
}

export function useLastRecount() {
  const { stock } = useData()
  return useQuery({
    queryKey: [...stockKey, 'recount'],
    queryFn: stock.lastRecount,
    staleTime: 0,
    refetchInterval: lookEvery,
  })
}

/** Changes stock; what is shown of it is asked for anew, also where it was refused because it has moved. */
export function useStockAct<Given>(act: (given: Given) => Promise<unknown>, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: stockKey }),
  })
}
