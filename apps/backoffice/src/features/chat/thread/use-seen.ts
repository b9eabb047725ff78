import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect } from 'react'
import { isRefusal } from '../../../data/port/refusal.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useChannel } from '../channel.store.ts'
import type { Thread } from './thread.ts'

/** Says that the staff has seen the messages up to one, while somebody looks at them. */
export function useSeen(id: number, thread: Thread, sequence: number): void {
  const data = useData()
  const isLookedAt = useDocumentVisibility() === 'visible'
  const isConnected = useChannel().connection === 'connected'
  const isNew = sequence > thread.seenByStaff
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was lost with the connection is said again
  useEffect(() => {
    if (!isLookedAt || !isNew) return
    data.chat.seen({ id, sequence }).catch((error: unknown) => {
      // A refused one asks nothing of anybody here: the visitor's mark comes with the next.
      if (!isRefusal(error)) throw error
    })
  }, [data, id, sequence, isLookedAt, isNew, isConnected])
}
