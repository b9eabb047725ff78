import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { categoriesQuery, highlightsQuery } from '../../product-cards/catalogue.queries.ts'
import { ProductGrid } from '../../product-cards/product-grid.tsx'
import RecentlyViewedRow from '../../recently-viewed/recently-viewed-row.tsx'
import { suggestionsQuery } from '../../search/search.queries.ts'
import { leastLetters } from '../../search/suggester.ts'
import { SubcategoryTiles } from '../categories/subcategory-tiles.tsx'
import styles from './empty-result-suggestions.module.css'

const mostPopular = 4

/** Where to go from a page that had nothing to show: what was looked at before, the shop's categories, and what
 * sells most. Before them, what the owner wrote of what was looked for. */
export function EmptyResultSuggestions({ search = '' }: { search?: string }) {
  const text = useText()
  const data = useData()
  const titleId = useId()
  const categories = useQuery(categoriesQuery(data))
  const said = useQuery({ ...suggestionsQuery(data, search), enabled: search.trim().length >= leastLetters })
  const pages = said.data?.pages ?? []
  const popular = useQuery(highlightsQuery(data, 'popular', { limit: mostPopular }))
  const tops = (categories.data ?? []).filter((category) => category.parentId === null)
  return (
    <div className={styles.suggestions}>
      {pages.length > 0 && (
        <>
          <h2>{text('SEARCH_HELP')}</h2>
          <div className={styles.pages}>
            {pages.map(({ slug, title, lang }) => (
              <ButtonLink key={slug} to={`/pagina/${encodeURIComponent(slug)}`} kind="outline">
                <span lang={lang}>{title}</span>
              </ButtonLink>
            ))}
          </div>
        </>
      )}
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
