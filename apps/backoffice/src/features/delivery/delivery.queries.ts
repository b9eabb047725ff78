import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'

const key = ['delivery'] as const

/** Branches, and carriers with their rates. */
export function useDelivery() {
  const { delivery } = useData()
  return useQuery({ queryKey: [...key, 'all'], queryFn: delivery.list, staleTime: 0 })
}

/** The regions and comunas of Chile. */
export function usePlaces() {
  const { delivery } = useData()
  return useQuery({
    queryKey: [...key, 'places'],
    queryFn: delivery.places,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** After a save all of it, and what a new shop lacks, is read again. */
export function useDeliveryChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: [...key, 'all'] })
    void queries.invalidateQueries({ queryKey: ['shop', 'first-steps'] })
  }
}
