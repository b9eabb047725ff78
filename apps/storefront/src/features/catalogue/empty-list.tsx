import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useData } from '../../app/data-context.tsx'
import { useText } from '../../app/texts.tsx'
import type { Category } from '../../data/port/catalogue.port.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { highlightsQuery } from './catalogue.queries.ts'
import styles from './empty-list.module.css'
import type { ListPlace } from './list-facts.ts'
import { countFilters, listHref, withoutFilters } from './list-state.ts'
import { ProductGrid } from './product-grid.tsx'
import { SubcategoryTiles } from './subcategory-tiles.tsx'

const mostPopular = 4

/**
 * A list without products: nothing matches what was asked, or the category holds nothing yet. A search goes on
 * from here: with what was probably meant, with a category, or with what sells most.
 */
export function EmptyList({
  place: { path, state },
  correction,
  categories,
}: {
  place: ListPlace
  correction: string | null
  categories: Category[]
}) {
  const text = useText()
  if (state.search === '' && countFilters(state) === 0) {
    return (
      <EmptyState
        icon="package"
        title={text('CATALOGUE_EMPTY_CATEGORY')}
        text={text('CATALOGUE_EMPTY_CATEGORY_HINT')}
      >
        <ButtonLink to="/shop/shop-list">{text('CATALOGUE_NO_MATCH_RESET')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <EmptyState icon="search" title={text('CATALOGUE_NO_MATCH')} text={text('CATALOGUE_NO_MATCH_HINT')}>
        {correction && (
          <Link
            className={styles.correction}
            to={listHref(path, { ...withoutFilters(state), search: correction, page: 1 })}
          >
            {text('CATALOGUE_DID_YOU_MEAN', { text: correction })}
          </Link>
        )}
        {countFilters(state) > 0 && (
          <ButtonLink to={listHref(path, withoutFilters(state))}>
            {text('CATALOGUE_FILTERS_CLEAR')}
          </ButtonLink>
        )}
        <ButtonLink to="/shop/shop-list" kind="outline">
          {text('CATALOGUE_NO_MATCH_RESET')}
        </ButtonLink>
      </EmptyState>
      {state.search !== '' && <WaysOn categories={categories} />}
    </>
  )
}

function WaysOn({ categories }: { categories: Category[] }) {
  const text = useText()
  const titleId = useId()
  const popular = useQuery(highlightsQuery(useData(), 'popular', { limit: mostPopular }))
  const tops = categories.filter((category) => category.parentId === null)
  return (
    <div className={styles.ways}>
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
