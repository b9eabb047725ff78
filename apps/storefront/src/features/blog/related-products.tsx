import { useQuery } from '@tanstack/react-query'
import type { Post } from '../../data/port/blog.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { productListQuery } from '../product-cards/catalogue.queries.ts'
import { ProductGrid, ProductGridSkeleton } from '../product-cards/product-grid.tsx'
import styles from './related-products.module.css'

const limit = 4

/**
 * The shop's products that belong to a post: what its words find in its category, and then others of the category, so
 * that a row is full. Nothing where there are none, or where they cannot be read.
 */
export default function RelatedProducts({ products: { categorySlug, search } }: Pick<Post, 'products'>) {
  const text = useText()
  const data = useData()
  const category = categorySlug === null ? {} : { categorySlug }
  const found = useQuery(productListQuery(data, { limit, ...category, ...(search && { search }) }))
  const isShort = categorySlug !== null && found.data !== undefined && found.data.items.length < limit
  const others = useQuery({ ...productListQuery(data, { limit: 2 * limit, ...category }), enabled: isShort })
  if (found.isError || found.data?.items.length === 0) return null
  const products = found.data?.items ?? []
  const known = new Set(products.map(({ id }) => id))
  const more = isShort ? (others.data?.items ?? []).filter(({ id }) => !known.has(id)) : []
  return (
    <section className={styles.products}>
      <h2>{text('BLOG_RELATED')}</h2>
      {found.data && !(isShort && others.isPending) ? (
        <ProductGrid products={[...products, ...more].slice(0, limit)} />
      ) : (
        <ProductGridSkeleton count={limit} />
      )}
    </section>
  )
}
