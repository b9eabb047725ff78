import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { idBehind } from '../../shell/id-behind.ts'

const customersKey = ['customers'] as const
const pageLength = 50

/** Customers page by page; asked for anew whenever they are opened. */
export function useCustomers(filter: { text: string; kind: string }) {
  const { customers } = useData()
  return useInfiniteQuery({
    queryKey: [...customersKey, 'list', filter],
    queryFn: ({ pageParam }) => customers.list(filter, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: idBehind(pageLength),
    placeholderData: (before) => before,
    staleTime: 0,
  })
}

export function useCustomer(id: number) {
  const { customers } = useData()
  return useQuery({
    queryKey: [...customersKey, 'profile', id],
    queryFn: () => customers.profile(id),
    staleTime: 0,
    retry: false,
  })
}

/** Who may be the same person. */
export function useSimilar(id: number) {
  const { customers } = useData()
  return useQuery({
    queryKey: [...customersKey, 'similar', id],
    queryFn: () => customers.similar(id),
    staleTime: 0,
    retry: false,
  })
}

/** Who may stand twice, page by page. */
export function useRepeated() {
  const { customers } = useData()
  return useInfiniteQuery({
    queryKey: [...customersKey, 'repeated'],
    queryFn: ({ pageParam }) => customers.repeated(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < pageLength ? undefined : page.at(-1)?.customer.id),
    staleTime: 0,
  })
}

/** Merges two; what is shown of customers is asked for anew. */
export function useMerge(onDone: () => void) {
  const { customers } = useData()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (merged: { into: number; from: number; reason: string }) => customers.merge(merged),
    onSuccess: async () => {
      onDone()
      await queries.invalidateQueries({ queryKey: customersKey })
    },
  })
}

/** Erases somebody; what is shown of customers is asked for anew. */
export function useErase(id: number, onDone: () => void) {
  const { customers } = useData()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => customers.erase(id, reason),
    onSuccess: async () => {
      onDone()
      await queries.invalidateQueries({ queryKey: [...customersKey, 'list'] })
    },
  })
}
