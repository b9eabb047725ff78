import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import type { Unanswered } from '../../ui/feedback/use-unanswered.ts'
import styles from './desk-frame.module.css'

/** That the shop does not answer, and from when on that is what the page shows. */
export function LostLine({ unanswered }: { unanswered: Unanswered }) {
  const text = useText()
  const format = useFormat()
  return (
    <p role="status" className={styles.lost}>
      {unanswered === 'unread' && text('DESK_LOST')}
      {typeof unanswered === 'object' &&
        text('DESK_LOST_SINCE', { time: format.time(new Date(unanswered.since).toISOString()) })}
    </p>
  )
}
