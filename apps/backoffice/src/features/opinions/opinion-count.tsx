import { VisuallyHidden } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'
import styles from './opinion-count.module.css'
import { useOpinionCounts } from './opinion-counts.queries.ts'

/** How many questions and reviews wait for an answer, beside the place's title. */
export function OpinionCount() {
  const text = useText()
  const { questions = 0, reviews = 0 } = useOpinionCounts().data ?? {}
  const count = questions + reviews
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{text('OPINIONS_WAITING', { count })}</VisuallyHidden>
    </span>
  )
}
