import { queryOptions } from '@tanstack/react-query'
import type { DataPort } from '../../data/port/port.ts'

/** Suggestions for a trimmed text of 3 characters or more; a text asked again within a minute is not fetched again. */
export function suggestionsQuery(data: DataPort, text: string) {
  return queryOptions({
    queryKey: ['search', data.layer, 'suggestions', text],
    queryFn: ({ signal }) => data.search.suggest(text, signal),
    staleTime: 60_000,
    retry: false,
  })
}
