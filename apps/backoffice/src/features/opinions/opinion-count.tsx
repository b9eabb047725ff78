import { VisuallyHidden } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'
import styles from './opinion-count.module.css'
import { useOpinionCounts } from './opinion-counts.queries.ts'

/** How many questions wait for an answer, beside the place's title. A review may be left without one: it rings for nobody. */
export function OpinionCount() {
  const text = useText()
  const count = useOpinionCounts().data?.questions ?? 0
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{text('OPINIONS_WAITING', { count })}</VisuallyHidden>
    </span>
  )
}
