import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Prescription, PrescriptionState } from '../../data/port/prescriptions.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { prescriptionsKey } from './waiting-prescriptions.queries.ts'

const pageLength = 50

/** Prescriptions of a state page by page; asked for anew whenever they are opened. */
export function usePrescriptions(state: PrescriptionState) {
  const { prescriptions } = useData()
  return useInfiniteQuery({
    queryKey: [...prescriptionsKey, state],
    queryFn: ({ pageParam }) => prescriptions.list(state, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < pageLength ? undefined : page.at(-1)?.orderId),
    staleTime: 0,
  })
}

/** One page of a prescription, for as long as it is open. */
export function usePrescriptionFile(orderId: number, pageId: number) {
  const { prescriptions } = useData()
  return useQuery({
    queryKey: ['prescription-file', orderId, pageId],
    queryFn: () => prescriptions.file(orderId, pageId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Decides over one; every list and count is then asked for anew, also where it was refused. */
export function useDecide(of: Prescription, onDone: () => void) {
  const { prescriptions } = useData()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (decision: 'approve' | { reason: string }) => prescriptions.decide(of, decision),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: prescriptionsKey }),
  })
}
