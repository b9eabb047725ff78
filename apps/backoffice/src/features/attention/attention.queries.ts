import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { idBehind } from '../../shell/id-behind.ts'
import { useLastRecount } from '../stock/stock.queries.ts'
import { isRecent, isWaiting, type Waiting } from './waiting.ts'

const attentionKey = ['attention'] as const

const pageLength = 50
const mostShown = 100
const lookEvery = 60_000

export function useTroubledPayments() {
  const { attention } = useData()
  return useInfiniteQuery({
    queryKey: [...attentionKey, 'payments'],
    queryFn: ({ pageParam }) => attention.payments(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: idBehind(pageLength),
    // Not anew each minute: somebody may have asked for many pages. The mark looks at the first.
    staleTime: 0,
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

/** How much of each kind waits, as of the last minute, of the newest fifty payments, hundred mails and hundred places whose stock is off. */
export function useAttentionCounts(): Record<'payments' | 'mails' | 'stock', Waiting> {
  const { attention } = useData()
  const newest = useQuery({
    queryKey: [...attentionKey, 'newest-payments'],
    queryFn: () => attention.payments(null),
    staleTime: 0,
    refetchInterval: lookEvery,
  })
  const payments = newest.data ?? []
  const mails = useFailedMails().data ?? []
  const drifts = useLastRecount().data?.drifts ?? []
  const now = Date.now()
  return {
    payments: {
      count: payments.filter((payment) => isWaiting(payment, now)).length,
      isMore: payments.length >= pageLength,
    },
    mails: { count: mails.filter(({ at }) => isRecent(at, now)).length, isMore: mails.length >= mostShown },
    stock: {
      count: new Set(drifts.map(({ productId }) => productId)).size,
      isMore: drifts.length >= mostShown,
    },
  }
}
