import type { QueryClient } from '@tanstack/react-query'
import type { DataPort } from '../../data/port/port.ts'
import { suggestionsQuery } from './search.queries.ts'
import { createSuggester, type Suggester, type SuggesterState, searchPause } from './suggester.ts'

/** Suggestions for one box: 500 ms of silence on `desktop`, 700 ms on `mobile` (D10), a reply kept for a minute. */
export function openSuggester(
  variant: keyof typeof searchPause,
  data: DataPort,
  queryClient: QueryClient,
  onChange: (state: SuggesterState) => void,
): Suggester {
  return createSuggester({
    pause: searchPause[variant],
    ask(words, signal) {
      const options = suggestionsQuery(data, words)
      signal.addEventListener('abort', () => queryClient.cancelQueries({ queryKey: options.queryKey }))
      return queryClient.fetchQuery(options)
    },
    onChange,
  })
}
