import { queryOptions } from '@tanstack/react-query'
import type { DataPort } from '../../../data/port/port.ts'

/** Whether somebody answers now: asked each time the chat is opened. */
export function chatStatusQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['chat', data.layer, 'status'],
    queryFn: () => data.chat.getStatus(),
    staleTime: 30_000,
  })
}
