import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { chatKeys } from './chat.queries.ts'
import { emptyThread, firstHeld, lacksMessages, lastHeld, type Thread, withStretch } from './thread.ts'

/**
 * A conversation's messages: the last ones first, earlier ones on demand. Asked for again, it goes on from the last
 * message that it holds, until it has all that there is.
 */
export function useThread(id: number) {
  const data = useData()
  const queries = useQueryClient()
  const key = chatKeys.thread(id)
  const query = useQuery({
    queryKey: key,
    queryFn: async () => {
      const held = () => queries.getQueryData<Thread>(key)
      if (!held()) return withStretch(emptyThread, await data.chat.stretch(id))
      for (;;) {
        const stretch = await data.chat.stretch(id, { after: lastHeld(held() ?? emptyThread) })
        // What the channel told meanwhile stays.
        const thread = withStretch(held() ?? emptyThread, stretch)
        queries.setQueryData(key, thread)
        if (!lacksMessages(thread) || stretch.messages.length === 0) return thread
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const thread = query.data
  const lacks = thread !== undefined && lacksMessages(thread)
  const { refetch, isFetching, isError } = query
  useEffect(() => {
    // What failed waits for the line, or for a press, to try again.
    if (lacks && !isFetching && !isError) void refetch()
  }, [lacks, isFetching, isError, refetch])

  const [isLoadingEarlier, setLoadingEarlier] = useState(false)
  const hasEarlier = thread !== undefined && firstHeld(thread) > 1
  const loadEarlier = useCallback(async () => {
    const held = queries.getQueryData<Thread>(chatKeys.thread(id))
    if (!held || firstHeld(held) <= 1) return
    setLoadingEarlier(true)
    try {
      const stretch = await data.chat.stretch(id, { before: firstHeld(held) })
      queries.setQueryData<Thread>(chatKeys.thread(id), (now) => withStretch(now ?? held, stretch))
    } finally {
      setLoadingEarlier(false)
    }
  }, [data, queries, id])
  return { thread, error: query.error, retry: refetch, hasEarlier, loadEarlier, isLoadingEarlier }
}
