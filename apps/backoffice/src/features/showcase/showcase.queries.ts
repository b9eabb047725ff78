import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Showcase } from '../../data/port/showcase.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useNotifyRefusal } from '../../ui/feedback/use-notify-refusal.ts'
import { moved } from '../../ui/lists/sortable-rows.tsx'

const key = ['showcase'] as const

export function useShowcase() {
  const { showcase } = useData()
  return useQuery({ queryKey: key, queryFn: showcase.list, staleTime: 0 })
}

export function useShowcaseChanged(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: key })
}

/** Moves a row at once; where it is refused, what stands is read again and said. */
export function useArrange(kind: 'slide' | 'banner') {
  const { showcase } = useData()
  const queries = useQueryClient()
  const refused = useNotifyRefusal()
  const { mutate } = useMutation({
    scope: { id: `arrange ${kind}` },
    mutationFn: async () => {
      const now = queries.getQueryData<Showcase>(key)
      if (!now) return
      const ids = now[kind].flatMap(({ id }) => id ?? [])
      await showcase.arrange(kind, now.orders[kind], ids)
      queries.setQueryData<Showcase>(
        key,
        (known) => known && { ...known, orders: { ...known.orders, [kind]: known.orders[kind] + 1 } },
      )
    },
    onError(error) {
      refused(error)
      void queries.invalidateQueries({ queryKey: key })
    },
  })
  return (from: number, to: number) => {
    queries.setQueryData<Showcase>(
      key,
      (known) => known && { ...known, [kind]: moved<unknown>(known[kind], from, to) },
    )
    mutate()
  }
}
