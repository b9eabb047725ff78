import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'

/** What every list and count of prescriptions is kept under. */
export const prescriptionsKey = ['prescriptions'] as const

const countEvery = 60_000

/** How many wait to be read, as of the last minute. */
export function useWaitingPrescriptions() {
  const { prescriptions } = useData()
  return useQuery({
    queryKey: [...prescriptionsKey, 'waiting'],
    queryFn: prescriptions.waiting,
    refetchInterval: countEvery,
  })
}
