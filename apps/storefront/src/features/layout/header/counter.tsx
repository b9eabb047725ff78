import type { Role } from '../header-variants.ts'
import styles from './counter.module.css'

/** The number at an indicator's icon; nothing for none. Screen readers are told by the indicator itself. */
export function Counter({ count, role }: { count: number; role: Role }) {
  if (count === 0) return null
  return (
    <span key={count} className={styles.counter} data-role={role} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
