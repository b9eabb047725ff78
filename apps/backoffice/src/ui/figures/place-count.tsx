import { VisuallyHidden } from '@mantine/core'
import styles from './place-count.module.css'

/** How many wait in a place, beside its title; nothing where none do. `label` says it in words, `isMore` where there may be more. */
export function PlaceCount({
  count,
  isMore = false,
  label,
}: {
  count: number
  isMore?: boolean
  label: string
}) {
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{`${count}${isMore ? '+' : ''}`}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
