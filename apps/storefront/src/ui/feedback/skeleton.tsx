import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

/** A quiet shape in the size of what is on its way. Sizes are CSS lengths. */
export function Skeleton({
  inlineSize = '100%',
  blockSize = '1em',
  round = false,
  className,
}: {
  inlineSize?: string
  blockSize?: string
  round?: boolean
  className?: string
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, round && styles.round, className)}
      style={{ inlineSize, blockSize }}
    />
  )
}
