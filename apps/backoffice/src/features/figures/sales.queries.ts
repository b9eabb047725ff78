import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'

const everyMinute = 60_000

/** Sales by day, as of the last minute. */
export function useSales(span: { from: string; to: string }) {
  const { figures } = useData()
  return useQuery({
    queryKey: ['sales', span],
    queryFn: () => figures.sales(span),
    placeholderData: (before) => before,
    refetchInterval: everyMinute,
  })
}

/** What is in stock and in carts, and sales by month. */
export function useShopSummary() {
  const { figures } = useData()
  return useQuery({ queryKey: ['sales', 'summary'], queryFn: figures.summary, refetchInterval: everyMinute })
}

/** What shoppers looked for most and did not find. */
export function useMissed() {
  const { search } = useData()
  return useQuery({ queryKey: ['sales', 'missed'], queryFn: () => search.missed() })
}
