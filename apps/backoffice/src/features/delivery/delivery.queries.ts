import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeliveryDraft, SampleOrder } from '../../data/port/delivery.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useTypedPreview } from '../../ui/use-typed-preview.ts'

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

/** What a shopper is offered with what is typed. */
export function useOfferPreview(sample: SampleOrder, draft: DeliveryDraft) {
  const { delivery } = useData()
  return useTypedPreview(key, { sample, draft }, (typed) => delivery.preview(typed.sample, typed.draft))
}

/** After a save all of it, and what a new shop lacks, is read again. */
export function useDeliveryChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: [...key, 'all'] })
    void queries.invalidateQueries({ queryKey: ['shop', 'first-steps'] })
  }
}
