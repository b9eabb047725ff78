import { useQuery } from '@tanstack/react-query'
import type { Product } from '../../data/port/catalogue.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { categoriesQuery, highlightsQuery } from '../product-cards/catalogue.queries.ts'
import { ProductGrid, ProductGridSkeleton } from '../product-cards/product-grid.tsx'
import { categoryHref } from '../product-cards/product-href.ts'
import styles from './product-sidebar.module.css'

/** How many of the latest products stand beside a product. */
const latestWanted = { limit: 5 }

/** Beside a product: the categories of its tree, and the latest products. */
export default function ProductSidebar({ product }: { product: Product }) {
  const text = useText()
  const data = useData()
  const categories = useQuery(categoriesQuery(data))
  const latest = useQuery(highlightsQuery(data, 'latest', latestWanted))
  const above = product.categoryPath.at(-2) ?? product.categoryPath[0]
  const near = (categories.data ?? []).filter((category) => category.parentId === (above?.id ?? null))
  return (
    <>
      <nav className={styles.block} aria-label={text('PRODUCT_CATEGORIES')}>
        <h2>
          {above ? (
            <Link to={categoryHref(above.slug)} className={styles.top}>
              {above.name}
            </Link>
          ) : (
            text('PRODUCT_CATEGORIES')
          )}
        </h2>
        <ul className={styles.list}>
          {near.map((category) => (
            <li key={category.id}>
              <Link
                to={categoryHref(category.slug)}
                aria-current={product.categoryPath.some(({ id }) => id === category.id) ? 'true' : undefined}
              >
                {category.name}
                <small>{category.productCount}</small>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles.block} aria-label={text('HOME_LATEST')}>
        <h2>{text('HOME_LATEST')}</h2>
        {latest.data ? (
          <ProductGrid products={latest.data} arrangement="column" />
        ) : (
          <ProductGridSkeleton count={latestWanted.limit} arrangement="column" />
        )}
      </section>
    </>
  )
}
