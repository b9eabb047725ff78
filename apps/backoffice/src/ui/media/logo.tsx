import { shopName } from '../../shell/settings.ts'
import styles from './logo.module.css'

/** The paw whose pad is a tyre's tread, with the shop's name where there is room for it. */
export function Logo({ withName = true }: { withName?: boolean }) {
  return (
    <span className={styles.logo}>
      <span className={styles.paw} aria-hidden="true" />
      {withName && (
        <span className={styles.name} translate="no">
          {shopName()}
        </span>
      )}
    </span>
  )
}
