import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import gallery from './gallery/gallery.module.css'
import styles from './product-page.module.css'

/** The product page on its way, in the same places. */
export function ProductPageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton inlineSize="min(420px, 80%)" blockSize="44px" />
      <div className={styles.product}>
        <div className={gallery.gallery}>
          <div className={gallery.stage}>
            <Skeleton blockSize="100%" />
          </div>
        </div>
        <div className={styles.facts}>
          <Skeleton inlineSize="90px" blockSize="28px" />
          <Skeleton inlineSize="92%" blockSize="2.4rem" />
          <Skeleton inlineSize="64%" blockSize="2.4rem" />
          <Skeleton inlineSize="220px" blockSize="24px" />
          <Skeleton blockSize="280px" />
        </div>
      </div>
    </div>
  )
}
