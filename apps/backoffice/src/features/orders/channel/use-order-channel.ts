import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ConnectionState } from '../../../data/port/chat.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { keepChannel } from '../../../shell/keep-channel.ts'
import { useMember } from '../../session/session.queries.ts'
import { refreshOrders } from '../orders.queries.ts'
import { heardOrders } from './heard-orders.ts'
import { setOrderChannelUp } from './order-channel.store.ts'

/** What is shown is asked for again at most so often, however many orders come. */
const refreshMs = 1000
/** So long after the channel's library did not come it is asked for again. */
const retryMs = 10_000

/** Keeps a channel open that tells of orders, and has what is shown of them asked for anew. */
export function useOrderChannel(): void {
  const { orders } = useData()
  const queries = useQueryClient()
  const { isOver } = useMember()
  useEffect(() => {
    if (isOver) return
    const heard = heardOrders(refreshMs, (ids) => refreshOrders(queries, ids))
    const setConnection = (state: ConnectionState) => {
      setOrderChannelUp(state === 'connected')
      // What changed while the channel was down nobody has told.
      if (state === 'connected') heard([])
    }
    const close = keepChannel(
      () => orders.listen({ changed: heard, connection: setConnection }),
      { open: () => undefined, setConnection },
      retryMs,
    )
    return () => {
      close()
      setOrderChannelUp(false)
    }
  }, [orders, queries, isOver])
}
