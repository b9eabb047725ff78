import { QueryClient } from '@tanstack/react-query'
import { isRefusal } from '../data/port/refusal.ts'

/** Reads are asked for again when the window or the network comes back; only a lost connection is tried again, twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: 'always',
        // Off by itself where a network that is away holds nothing back.
        refetchOnReconnect: true,
        retry: (failures, error) => isRefusal(error, 'NETWORK') && failures < 2,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
