import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, memo, type ReactNode, Suspense, useId, useState } from 'react'
import type { Category, ProductCard } from '../../data/port/catalogue.port.ts'
import { pathOf, queryOf } from '../../shell/address.ts'
import { useData } from '../../shell/data-context.tsx'
import { firstInteraction } from '../../shell/first-interaction.ts'
import { useTargetWithin } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import busyBar from '../../ui/feedback/busy-bar.module.css'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { deferred } from '../../ui/later/deferred.ts'
import { InView } from '../../ui/later/in-view.tsx'
import { useIsWide } from '../../ui/later/use-is-wide.ts'
import { useLazyPart } from '../../ui/later/use-lazy-part.ts'
import pagination from '../../ui/navigation/pagination.module.css'
import { productListQuery } from '../product-cards/catalogue.queries.ts'
import { ProductGrid, ProductGridSkeleton } from '../product-cards/product-grid.tsx'
import type { CategoryPlace } from './categories/category-tree.ts'
import { isMostlyParts, useFitted } from './fitting-list.ts'
import type { ListPlace } from './list-facts.ts'
import styles from './list-results.module.css'
import {
  countFilters,
  type ListScope,
  type ListState,
  listHref,
  listQueryOf,
  readListState,
} from './list-state.ts'
import './search-summary.module.css'
import './filters/category-filter.module.css'
import './filters/color-filter.module.css'
import './filters/filter-panel.module.css'
import './filters/price-filter.module.css'
import './filters/range-fields.module.css'
import { type ListView, useListView } from './list-view.store.ts'

const EmptyList = lazy(() => import('./empty/empty-list.tsx'))
const ListTools = deferred(() => import('./tools/list-tools.tsx'))
const loadPages = () => import('../../ui/navigation/pagination.tsx')
// The document holds its links already: their code comes when somebody is there.
const Pagination = import.meta.env.SSR
  ? (await loadPages()).default
  : deferred(() => firstInteraction.then(loadPages))
const loadSummary = () => import('./search-summary.tsx')
// As the pages' links: what it says stands in the document.
const SearchSummary = import.meta.env.SSR ? (await loadSummary()).default : deferred(loadSummary)
const loadFilters = () => import('./filters/filter-panel.tsx')
// They stand in the document too: a page whose end is jumped to does not grow when their code comes.
const FilterPanel = import.meta.env.SSR ? (await loadFilters()).default : deferred(loadFilters)
const RecentlyViewedRow = deferred(() => import('../recently-viewed/recently-viewed-row.tsx'))
const loadDrawer = () => import('./filters/filter-drawer.tsx')
const loadTable = () => import('../product-cards/product-table.tsx')
const ProductTable = import.meta.env.SSR ? (await loadTable()).default : lazy(loadTable)

/** Filters, view bar, products and pages of one list. While its next page loads, the one before stays, under a bar. */
export function ListResults({
  place,
  scope,
  category,
  categories,
}: {
  place: ListPlace
  scope: ListScope
  category: CategoryPlace | null
  categories: Category[]
}) {
  const data = useData()
  const text = useText()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const closeDrawer = () => setDrawerOpen(false)
  const FilterDrawer = useLazyPart(loadDrawer, isDrawerOpen, closeDrawer)?.FilterDrawer
  const titleId = useId()
  const { path } = place
  const [hasParts, setHasParts] = useState(false)
  const isOfParts = category
    ? category.category.tree === 'vehicles'
    : hasParts || place.state.vehicle !== null
  const fitted = useFitted()
  const shownOf = (asked: ListState) => (isOfParts ? fitted(asked) : asked)
  const state = shownOf(place.state)
  const view = useListView(state)
  // What works on the list shows at once what was chosen, and the next choice builds on it.
  const target = useTargetWithin(place.path)
  const chosen = {
    path,
    state: pathOf(target) === path ? shownOf(readListState(queryOf(target))) : state,
  }
  const chosenView = useListView(chosen.state)
  const list = useQuery({
    ...productListQuery(data, listQueryOf(state, scope)),
    placeholderData: keepPreviousData,
  })
  // What a search or a brand is of, its first products tell.
  const reading = list.data?.reading
  if (
    !isOfParts &&
    !category &&
    // Words that name a vehicle count before the chosen one.
    !reading?.vehicle &&
    (state.search || scope.brandSlug) &&
    isMostlyParts(list.data?.items ?? [])
  )
    setHasParts(true)
  const [petOfItems, setPetOfItems] = useState(state.pet)
  if (!list.isPlaceholderData && petOfItems !== state.pet) setPetOfItems(state.pet)
  const filters = {
    place: chosen,
    category,
    categories,
    facets: list.data?.facets ?? null,
    brandSlug: scope.brandSlug,
  }
  const filterCount = countFilters(chosen.state)
  const href = listHref(path, chosen.state)
  // Where there is nothing to filter, filters only stand in the way.
  const isWide = useIsWide()
  const side = !isWide || (list.data?.total === 0 && filterCount === 0) ? 'none' : view.side

  return (
    <div className={styles.columns} data-side={side}>
      {side !== 'none' && (
        <aside className={styles.aside} aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.asideTitle}>
            {text('CATALOGUE_FILTERS')}
          </h2>
          <Kept of={[filters.facets, categories, category?.category, href]}>
            <FilterPanel {...filters} />
          </Kept>
        </aside>
      )}
      <section className={styles.main} aria-label={text('CATALOGUE_PRODUCTS')}>
        {reading && (
          <Kept of={[reading, href]}>
            <SearchSummary place={chosen} reading={reading} isEmpty={list.data?.total === 0} />
          </Kept>
        )}
        {(list.data?.total !== 0 || filterCount > 0) && (
          <div
            className={styles.tools}
            data-chips={countFilters({ ...chosen.state, vehicle: null, pet: null }) > 0 || undefined}
            data-parts={isOfParts || undefined}
            data-pet={state.pet !== null || undefined}
            data-species={speciesOf(list.data?.items ?? [])}
          >
            <InView>
              <ListTools
                place={chosen}
                view={chosenView}
                list={list.data ?? null}
                isStale={list.isPlaceholderData}
                isOfParts={isOfParts}
                onOpenFilters={() => setDrawerOpen(true)}
              />
            </InView>
          </div>
        )}
        {list.isPending && <Waiting view={view} count={Math.min(state.limit, 16)} />}
        {list.isError && !list.data && <LoadFailure headingLevel={2} onRetry={() => void list.refetch()} />}
        {list.data && list.data.total === 0 && (
          <div className={styles.nothing}>
            <InView>
              <EmptyList place={chosen} list={list.data} />
            </InView>
          </div>
        )}
        {list.data && list.data.total > 0 && (
          <div className={busyBar.region} aria-busy={list.isPlaceholderData || undefined}>
            {list.data.pages < state.page && <p>{text('CATALOGUE_PAGE_BEYOND', { page: state.page })}</p>}
            {/* What fits comes in the place of the rest: no card moves from one place to another. */}
            <Products
              key={petOfItems ?? list.data.facets.vehicle?.id}
              view={view}
              products={list.data.items}
            />
            {list.data.pages > 1 && (
              <Suspense fallback={<div className={pagination.waiting} />}>
                <Pagination
                  page={list.data.page}
                  pages={list.data.pages}
                  hrefOf={(page) => listHref(path, { ...state, page })}
                />
              </Suspense>
            )}
            {/* Who searches may look for what was looked at before. */}
            {state.search && (
              <InView>
                <RecentlyViewedRow />
              </InView>
            )}
          </div>
        )}
      </section>
      {isDrawerOpen && FilterDrawer && (
        <FilterDrawer {...filters} list={list.data ?? null} onClose={closeDrawer} />
      )}
    </div>
  )
}

/** What the document holds of a part stands until its code is here: only what changes it, `of`, may reach it. */
const Kept = memo(
  ({ children }: { children: ReactNode; of: unknown[] }) => <Suspense>{children}</Suspense>,
  (before, after) => before.of.every((each, at) => each === after.of[at]),
)

/** The animals that some of the products are for: where the chosen one is of them, a line above the list says so. */
const speciesOf = (items: readonly ProductCard[]): string | undefined =>
  [...new Set(items.flatMap(({ suits }) => suits?.species ?? []))].join(' ') || undefined

function Products({ view, products }: { view: ListView; products: ProductCard[] }) {
  if (view.layout === 'table') {
    return (
      <Suspense fallback={<Waiting view={view} count={products.length} />}>
        <ProductTable products={products} />
      </Suspense>
    )
  }
  return (
    <ProductGrid
      products={products}
      headingLevel={2}
      eagerCount={2}
      arrangement={view.layout === 'list' ? 'list' : 'grid'}
      columns={view.columns}
      withFeatures={view.layout !== 'grid'}
    />
  )
}

function Waiting({ view, count }: { view: ListView; count: number }) {
  const isLines = view.layout === 'list' || view.layout === 'table'
  return <ProductGridSkeleton count={count} arrangement={isLines ? 'list' : 'grid'} columns={view.columns} />
}
