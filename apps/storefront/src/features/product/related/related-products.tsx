import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { relatedQuery } from '../../product-cards/catalogue.queries.ts'
import { ProductGrid, ProductGridSkeleton } from '../../product-cards/product-grid.tsx'
import styles from '../../product-cards/product-strip.module.css'

/** Left out when there is nothing related, or when it cannot be loaded: the page does without. */
export function RelatedProducts({ productId }: { productId: number }) {
  const text = useText()
  const titleId = useId()
  const related = useQuery(relatedQuery(useData(), productId))
  if (related.isError || related.data?.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby={titleId}>
      <h2 id={titleId}>{text('PRODUCT_RELATED')}</h2>
      {related.data ? (
        <ProductGrid products={related.data} arrangement="strip" />
      ) : (
        <ProductGridSkeleton count={4} arrangement="strip" />
      )}
    </section>
  )
}
