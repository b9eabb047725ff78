import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { useLastRecount } from '../stock/stock.queries.ts'

const attentionKey = ['attention'] as const

const pageLength = 50
const lookEvery = 60_000

export function useTroubledPayments() {
  const { attention } = useData()
  return useInfiniteQuery({
    queryKey: [...attentionKey, 'payments'],
    queryFn: ({ pageParam }) => attention.payments(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < pageLength ? undefined : page.at(-1)?.id),
    staleTime: 0,
    refetchInterval: lookEvery,
  })
}

export function useFailedMails() {
  const { attention } = useData()
  return useQuery({
    queryKey: [...attentionKey, 'mails'],
    queryFn: attention.failedMails,
    staleTime: 0,
    refetchInterval: lookEvery,
  })
}

export function useResend() {
  const { attention } = useData()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: attention.resend,
    onSettled: () => queries.invalidateQueries({ queryKey: attentionKey }),
  })
}

/** How much of each kind waits, as of the last minute: payments up to fifty, mails and products whose stock is off up to a hundred. */
export function useAttentionCounts() {
  const payments = useTroubledPayments().data?.pages.flat() ?? []
  const mails = useFailedMails().data ?? []
  const drifts = useLastRecount().data?.drifts ?? []
  return {
    payments: payments.length,
    mails: mails.length,
    stock: new Set(drifts.map(({ productId }) => productId)).size,
  }
}
