import type { QueryClient } from '@tanstack/react-query'
import type { DataPort } from '../../data/port/port.ts'
import { recentSearches } from './recent-searches.ts'
import { suggestionsQuery } from './search.queries.ts'
import { createSuggester, type Suggester, type SuggesterState, searchPause } from './suggester.ts'
import { suggestionHrefs } from './suggestion-hrefs.ts'

/** Remembers what was searched for, for an empty box to show. */
export const rememberSearch = recentSearches.remember

export type BoxSuggester = Suggester & {
  /** Forgets one of the searches that the box shows, or all of them with null. */
  forget(text: string | null): void
}

/**
 * Suggestions for one box: 500 ms of silence on `desktop`, 700 ms on `mobile` (D10), a reply cached for a minute.
 * An empty box shows what was searched for lately. `onShown` is told where each option leads.
 */
export function openSuggester(
  variant: keyof typeof searchPause,
  data: DataPort,
  queryClient: QueryClient,
  onShown: (state: SuggesterState, hrefs: string[]) => void,
): BoxSuggester {
  const onChange = (state: SuggesterState) => onShown(state, suggestionHrefs(state))
  const suggester = createSuggester({
    pause: searchPause[variant],
    ask(words, signal) {
      const options = suggestionsQuery(data, words)
      signal.addEventListener('abort', () => queryClient.cancelQueries({ queryKey: options.queryKey }))
      return queryClient.fetchQuery(options)
    },
    onChange,
  })
  const showRecent = () => {
    const texts = recentSearches.list()
    onChange(texts.length > 0 ? { status: 'recent', texts } : { status: 'closed' })
  }
  return {
    close: suggester.close,
    type(text) {
      suggester.type(text)
      if (text.trim() === '') showRecent()
    },
    forget(text) {
      recentSearches.forget(text)
      showRecent()
    },
  }
}
