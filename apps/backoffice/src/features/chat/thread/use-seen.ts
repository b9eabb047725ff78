import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { lastHeld, type Thread } from './thread.ts'

/** Says that the staff has seen what stands here, while somebody looks at it. */
export function useSeen(id: number, thread: Thread | undefined): void {
  const data = useData()
  const isLookedAt = useDocumentVisibility() === 'visible'
  const sequence = thread ? lastHeld(thread) : 0
  const isNew = thread !== undefined && sequence > thread.seenByStaff
  useEffect(() => {
    // It is said again with the next message, so that a lost one does no harm.
    if (isLookedAt && isNew) data.chat.seen({ id, sequence }).catch(() => undefined)
  }, [data, id, sequence, isLookedAt, isNew])
}
