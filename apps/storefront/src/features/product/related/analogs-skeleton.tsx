import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './analogs.module.css'

export function AnalogsSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} blockSize="76px" />
      ))}
    </div>
  )
}
