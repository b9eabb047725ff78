import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useData } from '../../app/data-context.tsx'
import { useText } from '../../app/texts.tsx'
import type { Category } from '../../data/port/catalogue.port.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { productListQuery } from './catalogue.queries.ts'
import type { CategoryPlace } from './category-tree.ts'
import { FilterDrawer } from './filter-drawer.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { ListPlace } from './list-facts.ts'
import styles from './list-results.module.css'
import { countFilters, listHref, listQueryOf, withoutFilters } from './list-state.ts'
import { Pagination } from './pagination.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { ViewBar } from './view-bar.tsx'

/** Filters, view bar, cards and pages of one list. While its next page loads, the one before stays, dimmed. */
export function ListResults({
  place,
  slug,
  category,
  categories,
}: {
  place: ListPlace
  slug: string | null
  category: CategoryPlace | null
  categories: Category[]
}) {
  const data = useData()
  const text = useText()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const titleId = useId()
  const { path, state } = place
  const list = useQuery({
    ...productListQuery(data, listQueryOf(state, slug)),
    placeholderData: keepPreviousData,
  })
  const filters = { place, category, categories, facets: list.data?.facets ?? null }

  return (
    <div className={styles.columns}>
      <aside className={styles.aside} aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.asideTitle}>
          {text('CATALOGUE_FILTERS')}
        </h2>
        <FilterPanel {...filters} />
      </aside>
      <section className={styles.main} aria-label={text('CATALOGUE_PRODUCTS')}>
        {(list.data?.total !== 0 || countFilters(state) > 0) && (
          <ViewBar
            place={place}
            list={list.data ?? null}
            filterCount={countFilters(state)}
            onOpenFilters={() => setDrawerOpen(true)}
          />
        )}
        <ActiveFilters place={place} brands={list.data?.facets.brands ?? []} />
        {list.isPending && <ProductGridSkeleton count={Math.min(state.limit, 16)} />}
        {list.isError && !list.data && (
          <EmptyState icon="alert" title={text('CATALOGUE_FAILED')} text={text('CATALOGUE_FAILED_HINT')}>
            <Button onClick={() => list.refetch()}>{text('CATALOGUE_RETRY')}</Button>
          </EmptyState>
        )}
        {list.data && list.data.total === 0 && <Nothing place={place} />}
        {list.data && list.data.total > 0 && (
          <div className={styles.results} aria-busy={list.isPlaceholderData || undefined}>
            <ProductGrid products={list.data.items} headingLevel={2} eagerCount={2} />
            <Pagination
              page={list.data.page}
              pages={list.data.pages}
              hrefOf={(page) => listHref(path, { ...state, page })}
            />
          </div>
        )}
      </section>
      {isDrawerOpen && (
        <FilterDrawer {...filters} total={list.data?.total ?? null} onClose={() => setDrawerOpen(false)} />
      )}
    </div>
  )
}

function Nothing({ place: { path, state } }: { place: ListPlace }) {
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
    <EmptyState icon="search" title={text('CATALOGUE_NO_MATCH')} text={text('CATALOGUE_NO_MATCH_HINT')}>
      {countFilters(state) > 0 && (
        <ButtonLink to={listHref(path, withoutFilters(state))}>{text('CATALOGUE_FILTERS_CLEAR')}</ButtonLink>
      )}
      <ButtonLink to="/shop/shop-list" kind="outline">
        {text('CATALOGUE_NO_MATCH_RESET')}
      </ButtonLink>
    </EmptyState>
  )
}
