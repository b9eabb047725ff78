import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'

/** What every list and count of returns is kept under. */
export const returnsKey = ['returns'] as const

export const returnsPage = 50

const countEvery = 60_000

/** How many wait for an answer, as of the last minute, of the newest fifty; `isMore` where there may be more. */
export function useWaitingReturns(): { count: number; isMore: boolean } {
  const { returns } = useData()
  const { data = [] } = useQuery({
    queryKey: [...returnsKey, 'waiting'],
    queryFn: () => returns.list('RECEIVED', null),
    refetchInterval: countEvery,
  })
  return { count: data.length, isMore: data.length >= returnsPage }
}
