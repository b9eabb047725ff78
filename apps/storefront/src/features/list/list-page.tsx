import { useQuery } from '@tanstack/react-query'
import type { Category } from '../../data/port/catalogue.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import type { PageProps, PreloadContext } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useRoute } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { categoriesQuery, productListQuery } from '../product-cards/catalogue.queries.ts'
import { breadcrumbsJsonLd } from '../product-cards/json-ld.ts'
import { ProductGridSkeleton } from '../product-cards/product-grid.tsx'
import { categoryHref, categoryListHref } from '../product-cards/product-href.ts'
import { type CategoryPlace, findPlace } from './categories/category-tree.ts'
import type { ListPlace } from './list-facts.ts'
import styles from './list-page.module.css'
import { ListResults } from './list-results.tsx'
import { countFilters, emptyListState, listHref, listQueryOf, readListState } from './list-state.ts'

export async function preload({ queryClient, data, params, query }: PreloadContext): Promise<void> {
  const state = readListState(query)
  await Promise.all([
    queryClient.prefetchQuery(categoriesQuery(data)),
    queryClient.prefetchQuery(productListQuery(data, listQueryOf(state, { categorySlug: params.slug }))),
  ])
}

/** All products, a search or the products of a category; 404 for a category that does not exist, by its slug or by its id. */
export default function ListPage({ params, query }: PageProps) {
  const data = useData()
  const { path } = useRoute()
  const categories = useQuery(categoriesQuery(data))
  const state = readListState(query)
  const wanted = params.slug !== undefined ? { slug: params.slug } : { id: state.categoryId ?? 0 }
  const place = categories.data ? findPlace(categories.data, wanted) : null
  const isOfCategory = params.slug !== undefined || state.categoryId !== null
  if (isOfCategory && categories.data && !place) return <NotFound />
  if (isOfCategory && !categories.data) {
    // What it is called is not known: it must not pass for all products.
    return (
      <div className={styles.page}>
        {categories.isError ? (
          <LoadFailure onRetry={() => void categories.refetch()} />
        ) : (
          <ProductGridSkeleton count={8} />
        )}
      </div>
    )
  }
  return (
    <ProductListing
      place={{ path, state }}
      category={place}
      slug={params.slug}
      categories={categories.data ?? []}
    />
  )
}

function ProductListing({
  place,
  category,
  slug,
  categories,
}: {
  place: ListPlace
  category: CategoryPlace | null
  slug: string | undefined
  categories: Category[]
}) {
  const text = useText()
  const data = useData()
  const { state } = place
  const name = category?.category.name ?? text('CATALOGUE_ALL_PRODUCTS')
  const title = state.search ? text('CATALOGUE_SEARCH_TITLE', { text: state.search }) : name
  const ancestors = category?.ancestors ?? []
  const ownPath = category ? pathOf(category) : '/shop/shop-list'
  // Read by the list below; of a page beyond the last the shop gives the last.
  const list = useQuery({
    ...productListQuery(data, listQueryOf(state, { categorySlug: slug })),
    enabled: false,
  })
  const isNarrowed = state.search !== '' || countFilters(state) > 0
  const trail = [...ancestors, ...(category ? [category.category] : [])]

  usePageHead({
    title:
      (!state.search && category?.category.seoTitle) ||
      [title, ...(state.search ? trail : ancestors).map((above) => above.name).reverse()].join(' · '),
    description:
      category?.category.seoDescription ??
      category?.category.description ??
      text('CATALOGUE_ALL_DESCRIPTION'),
    canonical: listHref(ownPath, { ...emptyListState, page: list.data?.page ?? state.page }),
    ...(isNarrowed && { robots: 'noindex,follow' }),
    // Read from the document alone: the browser's code does without it.
    jsonLd: import.meta.env.SSR
      ? [
          breadcrumbsJsonLd([
            { name: text('UI_HOME'), path: '/' },
            ...(trail.length > 0
              ? trail.map((step) => ({ name: step.name, path: categoryHref(step.slug) }))
              : [{ name: text('CATALOGUE_ALL_PRODUCTS'), path: '/shop/shop-list' }]),
          ]),
        ]
      : undefined,
  })

  return (
    <div className={styles.page}>
      <Breadcrumbs
        crumbs={[
          ...ancestors.map((above) => ({ name: above.name, to: categoryHref(above.slug) })),
          ...(category && state.search
            ? [{ name: category.category.name, to: categoryHref(category.category.slug) }]
            : []),
          { name: title },
        ]}
      />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {!state.search && (
          <p className={styles.lead}>{category?.category.description ?? text('CATALOGUE_ALL_DESCRIPTION')}</p>
        )}
      </header>
      <ListResults
        key={`${ownPath} ${state.search}`}
        place={place}
        scope={{ categorySlug: slug }}
        category={category}
        categories={categories}
      />
    </div>
  )
}

/** A category without others below it has its list on its own path; the rest have it behind their page. */
function pathOf({ category, children }: CategoryPlace): string {
  return children.length > 0 ? categoryListHref(category.slug) : categoryHref(category.slug)
}
