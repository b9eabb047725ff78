import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { categoriesQuery, highlightsQuery } from '../../product-cards/catalogue.queries.ts'
import { ProductGrid } from '../../product-cards/product-grid.tsx'
import { RecentlyViewedRow } from '../../recently-viewed/recently-viewed-row.tsx'
import { SubcategoryTiles } from '../categories/subcategory-tiles.tsx'
import styles from './empty-result-suggestions.module.css'

const mostPopular = 4

/** Where to go from a page that had nothing to show: what was looked at before, the shop's categories, and what
 * sells most. */
export function EmptyResultSuggestions() {
  const text = useText()
  const data = useData()
  const titleId = useId()
  const categories = useQuery(categoriesQuery(data))
  const popular = useQuery(highlightsQuery(data, 'popular', { limit: mostPopular }))
  const tops = (categories.data ?? []).filter((category) => category.parentId === null)
  return (
    <div className={styles.suggestions}>
      <RecentlyViewedRow />
      {tops.length > 0 && (
        <>
          <h2>{text('CATALOGUE_NO_MATCH_CATEGORIES')}</h2>
          <SubcategoryTiles label={text('CATALOGUE_NO_MATCH_CATEGORIES')} categories={tops} />
        </>
      )}
      {popular.data && popular.data.length > 0 && (
        <section aria-labelledby={titleId}>
          <h2 id={titleId}>{text('CATALOGUE_BEST_SELLERS')}</h2>
          <ProductGrid products={popular.data} headingLevel={3} eagerCount={0} columns={4} />
        </section>
      )}
    </div>
  )
}
