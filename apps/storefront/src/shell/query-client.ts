import { QueryClient } from '@tanstack/react-query'
import { Refusal } from '../data/port/refusal.ts'

/**
 * Reads are kept fresh for a minute; only a lost connection is tried again, twice. Offline they are
 * asked for all the same: the service worker may have them.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        // What failed meanwhile comes by itself once the network is back.
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
        retry: (failures, error) =>
          error instanceof Refusal && error.code === 'NETWORK' && failures < 2 && navigator.onLine,
      },
    },
  })
}
