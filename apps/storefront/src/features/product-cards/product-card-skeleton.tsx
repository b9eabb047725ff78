import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './product-card.module.css'

/** A card on its way, as tall as the card will be. */
export function ProductCardSkeleton({ layout = 'upright' }: { layout?: 'upright' | 'row' | 'line' }) {
  return (
    <div className={styles.card} data-layout={layout} aria-hidden="true">
      <div className={styles.picture}>
        <span className={styles.nothing} />
      </div>
      <div className={styles.body}>
        <p className={styles.brand}>
          <Skeleton inlineSize="40%" blockSize="0.8em" />
        </p>
        <div className={styles.name}>
          <span className={styles.link}>
            <Skeleton inlineSize="95%" blockSize="0.9em" />
            <Skeleton inlineSize="70%" blockSize="0.9em" />
          </span>
        </div>
        <div className={styles.rating}>
          <Skeleton inlineSize="60%" blockSize="0.9em" />
        </div>
        <div className={styles.foot}>
          <Skeleton inlineSize="45%" blockSize="1.6em" />
          <Skeleton inlineSize="44px" blockSize="44px" round />
        </div>
      </div>
    </div>
  )
}
