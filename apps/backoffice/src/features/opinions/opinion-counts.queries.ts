import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'

/** What every list and count of questions and reviews is kept under. */
export const opinionsKey = ['opinions'] as const

const countsEvery = 60_000

/** How many of each wait for an answer, as of the last minute. */
export function useOpinionCounts() {
  const { opinions } = useData()
  return useQuery({
    queryKey: [...opinionsKey, 'counts'],
    queryFn: opinions.counts,
    refetchInterval: countsEvery,
  })
}
