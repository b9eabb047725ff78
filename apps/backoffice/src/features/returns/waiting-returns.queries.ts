import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'

/** What every list and count of claims is kept under. */
export const claimsKey = ['claims'] as const

export const claimsPage = 50

const countEvery = 60_000

/** How many wait for an answer, as of the last minute, of the newest fifty; `isMore` where there may be more. */
export function useWaitingClaims(): { count: number; isMore: boolean } {
  const { claims } = useData()
  const { data = [] } = useQuery({
    queryKey: [...claimsKey, 'waiting'],
    queryFn: () => claims.list('RECEIVED', null),
    refetchInterval: countEvery,
  })
  return { count: data.length, isMore: data.length >= claimsPage }
}
