import { onlineManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { isRefusal } from '../../data/port/refusal.ts'

const againEveryMs = 5000

/** Whether what is shown by that read was asked for, and nothing answered. */
const isUnanswered = (query: Query) =>
  query.isActive() && isRefusal(query.state.error, 'NETWORK', 'UNAVAILABLE')

export type Unanswered = 'none' | 'unread' | { since: number }

/**
 * What of the reads on the page nothing answers: `unread` where nothing of it was ever read, else when what is shown was read.
 * They are asked again until they are answered: a press is for what changes something.
 */
export function useUnanswered(): Unanswered {
  const queries = useQueryClient()
  const since = useSyncExternalStore(
    (hear) => {
      const leave = [queries.getQueryCache().subscribe(hear), onlineManager.subscribe(hear)]
      return () => {
        for (const each of leave) each()
      }
    },
    () => unansweredSince(queries),
  )
  const isLost = since !== null
  useEffect(() => {
    if (!isLost) return
    const again = () => {
      if (!document.hidden) void queries.refetchQueries({ predicate: isUnanswered })
    }
    const timer = setInterval(again, againEveryMs)
    return () => clearInterval(timer)
  }, [isLost, queries])
  if (since === null) return 'none'
  return since === 0 ? 'unread' : { since }
}

/** When the oldest of what is shown and could not be read anew was read; 0 where nothing ever was, null where all is. */
export function unansweredSince(queries: QueryClient): number | null {
  const unanswered = queries.getQueryCache().findAll({ predicate: isUnanswered })
  const read = unanswered.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0)
  if (read.length > 0) return Math.min(...read)
  return unanswered.length > 0 || !onlineManager.isOnline() ? 0 : null
}
