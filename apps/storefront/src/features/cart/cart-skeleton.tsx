import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './cart-page.module.css'

/** The cart's shape while the browser's storage has not been read. */
export function CartSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.main}>
        <div className={styles.lines}>
          {['first', 'second'].map((row) => (
            <div key={row} className={styles.waiting}>
              <Skeleton blockSize="88px" inlineSize="88px" />
              <Skeleton blockSize="64px" />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.summary}>
        <Skeleton blockSize="28px" inlineSize="50%" />
        <Skeleton blockSize="120px" />
        <Skeleton blockSize="52px" round />
      </div>
    </div>
  )
}
