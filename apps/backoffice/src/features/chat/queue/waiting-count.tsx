import { VisuallyHidden } from '@mantine/core'
import { useText } from '../../../shell/texts.tsx'
import { useCounts } from '../chat.queries.ts'
import styles from './conversation-list.module.css'

/** How many wait for an answer, beside the place's title. */
export function WaitingCount() {
  const text = useText()
  const count = useCounts().data?.waiting ?? 0
  if (count === 0) return null
  return (
    <span className={styles.unread}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{text('CHAT_WAITING', { count })}</VisuallyHidden>
    </span>
  )
}
