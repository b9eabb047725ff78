import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Category } from '../../../data/port/catalogue.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { categoriesQuery, highlightsQuery } from '../../product-cards/catalogue.queries.ts'
import { categoryHref, productHref } from '../../product-cards/product-href.ts'
import { ProductName } from '../../product-cards/product-name.tsx'
import styles from './category-aside.module.css'
import { rootsOf } from './category-tree.ts'

/** The shop's categories, this one opened, and the five products that came last to it. */
export function CategoryAside({ category }: { category: Category }) {
  const text = useText()
  const { locale } = useLanguage()
  const data = useData()
  const categoriesId = useId()
  const latestId = useId()
  const all = useQuery(categoriesQuery(data)).data ?? []
  const latest = useQuery(highlightsQuery(data, 'latest', { categorySlug: category.slug, limit: 5 }))
  return (
    <aside className={styles.aside}>
      <nav aria-labelledby={categoriesId}>
        <h2 id={categoriesId}>{text('CATALOGUE_CATEGORIES')}</h2>
        <ul className={styles.tree}>
          {rootsOf(all).map((root) => (
            <li key={root.id}>
              <Link to={categoryHref(root.slug)} aria-current={root.id === category.id ? 'page' : undefined}>
                {root.name} <small>{root.productCount.toLocaleString(locale)}</small>
              </Link>
              {root.id === category.id && (
                <ul>
                  {all
                    .filter((child) => child.parentId === root.id)
                    .map((child) => (
                      <li key={child.id}>
                        <Link to={categoryHref(child.slug)}>
                          {child.name} <small>{child.productCount.toLocaleString(locale)}</small>
                        </Link>
                      </li>
                    ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {latest.data && latest.data.length > 0 && (
        <section aria-labelledby={latestId}>
          <h2 id={latestId}>{text('CATALOGUE_LATEST')}</h2>
          <ul className={styles.latest}>
            {latest.data.map((product) => (
              <li key={product.id}>
                <Link to={productHref(product)}>
                  {product.pictures[0] && (
                    <Picture
                      picture={{ ...product.pictures[0], alt: '' }}
                      size={160}
                      className={styles.picture}
                    />
                  )}
                  <span>
                    <span className={styles.name}>
                      <ProductName name={product.name} />
                    </span>
                    <Price amount={product.price} size="small" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
