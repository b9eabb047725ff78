import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SampleOrder, ShippingDraft } from '../../data/port/shipping.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useTypedPreview } from '../../ui/preview/use-typed-preview.ts'

const key = ['shipping'] as const

/** Branches, and carriers with their rates. */
export function useShipping() {
  const { shipping } = useData()
  return useQuery({ queryKey: [...key, 'all'], queryFn: shipping.list, staleTime: 0 })
}

/** The regions and comunas of Chile. */
export function usePlaces() {
  const { shipping } = useData()
  return useQuery({
    queryKey: [...key, 'places'],
    queryFn: shipping.places,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What a shopper is offered with what is typed. */
export function useOfferPreview(sample: SampleOrder, draft: ShippingDraft) {
  const { shipping } = useData()
  return useTypedPreview(key, { sample, draft }, (typed) => shipping.preview(typed.sample, typed.draft))
}

/** After a save all of it, and what a new shop lacks, is read again. */
export function useShippingChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: [...key, 'all'] })
    void queries.invalidateQueries({ queryKey: ['shop', 'first-steps'] })
  }
}
