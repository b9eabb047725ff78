import { useQueries } from '@tanstack/react-query'
import { useId } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { productQuery } from '../product-cards/catalogue.queries.ts'
import { ProductGrid, ProductGridSkeleton } from '../product-cards/product-grid.tsx'
import styles from '../product-cards/product-strip.module.css'
import { useRecentlyViewed } from '../saved-products/use-recently-viewed.ts'

/**
 * The recently viewed products in this browser with today's prices, but `except`; nothing where there are none. What
 * the shop no longer sells is left out.
 */
export default function RecentlyViewed({ except }: { except?: string }) {
  const text = useText()
  const data = useData()
  const titleId = useId()
  const slugs = useRecentlyViewed(data.layer).filter((slug) => slug !== except)
  const { products, isPending } = useQueries({
    queries: slugs.map((slug) => ({ ...productQuery(data, slug, false), staleTime: 60_000 })),
    combine: (results) => ({
      products: results.flatMap(({ data: product }) => (product ? [product] : [])),
      isPending: results.some((result) => result.isPending),
    }),
  })
  if (slugs.length === 0 || (!isPending && products.length === 0)) return null
  return (
    <section className={styles.related} aria-labelledby={titleId}>
      <h2 id={titleId}>{text('PRODUCT_RECENTLY_VIEWED')}</h2>
      {isPending ? (
        <ProductGridSkeleton count={Math.min(5, slugs.length)} arrangement="strip" />
      ) : (
        <ProductGrid products={products} arrangement="strip" />
      )}
    </section>
  )
}
