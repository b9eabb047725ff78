import { useQuery } from '@tanstack/react-query'
import type { Post } from '../../data/port/blog.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { productListQuery } from '../product-cards/catalogue.queries.ts'
import { ProductGrid, ProductGridSkeleton } from '../product-cards/product-grid.tsx'
import styles from './related-products.module.css'

const limit = 4

/** The shop's products that belong to a post; nothing where there are none, or where they cannot be read. */
export default function RelatedProducts({ products: { categorySlug, search } }: Pick<Post, 'products'>) {
  const text = useText()
  const found = useQuery(
    productListQuery(useData(), {
      limit,
      ...(categorySlug !== null && { categorySlug }),
      ...(search && { search }),
    }),
  )
  if (found.isError || found.data?.items.length === 0) return null
  return (
    <section className={styles.products}>
      <h2>{text('BLOG_RELATED')}</h2>
      {found.data ? <ProductGrid products={found.data.items} /> : <ProductGridSkeleton count={limit} />}
    </section>
  )
}
