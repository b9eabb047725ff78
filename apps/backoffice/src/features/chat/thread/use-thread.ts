import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { chatKeys } from '../chat.queries.ts'
import { firstHeld, lacksMessages, type Thread, withStretch } from './thread.ts'
import { readThread } from './thread-reading.ts'

/**
 * A conversation's messages: the last ones first, earlier ones on demand. Asked for again, it goes on from the last
 * message that it holds, until it has all that there is.
 */
export function useThread(id: number) {
  const data = useData()
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: chatKeys.thread(id),
    queryFn: () => readThread(queries, data.chat, id),
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
