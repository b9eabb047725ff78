import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './reviews.module.css'

export function ReviewsSkeleton() {
  return (
    <div className={styles.reviews} aria-busy="true">
      <Skeleton inlineSize="160px" blockSize="96px" />
      <div className={styles.list}>
        {['first', 'second', 'third'].map((place) => (
          <div key={place} className={styles.review}>
            <Skeleton inlineSize="220px" blockSize="44px" />
            <Skeleton inlineSize="90%" blockSize="3em" />
          </div>
        ))}
      </div>
    </div>
  )
}
