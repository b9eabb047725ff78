import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect } from 'react'
import { isRefusal } from '../../../data/port/refusal.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useChannel } from '../line/channel.store.ts'
import { lastHeld, type Thread } from './thread.ts'

/** Says that the staff has seen what stands here, while somebody looks at it. */
export function useSeen(id: number, thread: Thread | undefined): void {
  const data = useData()
  const isLookedAt = useDocumentVisibility() === 'visible'
  const isConnected = useChannel().connection === 'connected'
  const sequence = thread ? lastHeld(thread) : 0
  const isNew = thread !== undefined && sequence > thread.seenByStaff
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was lost with the connection is said again
  useEffect(() => {
    if (!isLookedAt || !isNew) return
    data.chat.seen({ id, sequence }).catch((error: unknown) => {
      // A refused one asks nothing of anybody here: the visitor's mark comes with the next.
      if (!isRefusal(error)) throw error
    })
  }, [data, id, sequence, isLookedAt, isNew, isConnected])
}
