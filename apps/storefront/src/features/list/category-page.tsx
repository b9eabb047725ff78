import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import type { PageProps, PreloadContext } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { deferred } from '../../ui/later/deferred.ts'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { categoriesQuery, highlightsQuery, productListQuery } from '../product-cards/catalogue.queries.ts'
import './categories/category-aside.module.css'
import './categories/category-brands.module.css'
import { breadcrumbsJsonLd } from '../product-cards/json-ld.ts'
import { categoryHref, categoryListHref } from '../product-cards/product-href.ts'
import { useCurrentVehicle } from '../vehicles/current-vehicle.store.ts'
import { type CategoryPlace, findPlace } from './categories/category-tree.ts'
import { HighlightsSection } from './categories/highlights-section.tsx'
import { SubcategoryTiles } from './categories/subcategory-tiles.tsx'
import styles from './category-page.module.css'

// A category with others below it shows no list: its filters and pages come where they are wanted.
const loadList = () => import('./list-page.tsx')
const ListPage = import.meta.env.SSR ? (await loadList()).default : lazy(loadList)
const loadBrands = async () => ({
  default: (await import('./categories/category-brands.tsx')).CategoryBrands,
})
const loadAside = async () => ({ default: (await import('./categories/category-aside.tsx')).CategoryAside })
const FittedLanding = deferred(() => import('./categories/fitted-landing.tsx'))
const FittedTiles = deferred(() => import('./categories/fitted-tiles.tsx'))
// In the server's HTML, while its code comes after that of the first view.
const CategoryBrands = import.meta.env.SSR ? (await loadBrands()).default : deferred(loadBrands)
const CategoryAside = import.meta.env.SSR ? (await loadAside()).default : deferred(loadAside)

export async function preload(context: PreloadContext): Promise<void> {
  const { queryClient, data, params } = context
  const categorySlug = params.slug ?? ''
  const categories = await queryClient.fetchQuery(categoriesQuery(data))
  const place = findPlace(categories, { slug: categorySlug })
  if (!place || place.children.length === 0) return (await loadList()).preload(context)
  const { emptyListState, listQueryOf } = await import('./list-state.ts')
  await Promise.all([
    queryClient.prefetchQuery(highlightsQuery(data, 'popular', { categorySlug })),
    queryClient.prefetchQuery(highlightsQuery(data, 'featured', { categorySlug })),
    queryClient.prefetchQuery(highlightsQuery(data, 'latest', { categorySlug, limit: 5 })),
    queryClient.prefetchQuery(productListQuery(data, listQueryOf(emptyListState, { categorySlug }))),
  ])
}

/** A category and what stands out in it; one without others below it is its list at once. */
export default function CategoryPage(props: PageProps) {
  const categories = useQuery(categoriesQuery(useData()))
  const place = categories.data ? findPlace(categories.data, { slug: props.params.slug ?? '' }) : null
  if (categories.data && !place) return <NotFound />
  if (!place || place.children.length === 0)
    return (
      <Suspense>
        <ListPage {...props} />
      </Suspense>
    )
  return <Landing place={place} />
}

function Landing({ place: { category, ancestors, children } }: { place: CategoryPlace }) {
  const text = useText()
  const { vehicle } = useCurrentVehicle()
  const trail = [...ancestors, category]
  const highlights = (
    <>
      <HighlightsSection kind="popular" categorySlug={category.slug} />
      <HighlightsSection kind="featured" categorySlug={category.slug} />
    </>
  )
  const tiles = {
    label: text('CATALOGUE_SUBCATEGORIES', { name: category.name }),
    categories: children,
  }
  const isOfParts = category.tree === 'vehicles'
  // Room for what is said of a vehicle that the head's script knows of.
  const waiting = (
    <>
      {isOfParts && <div className={styles.fitted} />}
      {highlights}
    </>
  )
  usePageHead({
    title:
      category.seoTitle ??
      trail
        .map((step) => step.name)
        .reverse()
        .join(' · '),
    description: category.seoDescription ?? category.description,
    canonical: categoryHref(category.slug),
    // Read from the document alone: the browser's code does without it.
    jsonLd: import.meta.env.SSR
      ? [
          breadcrumbsJsonLd([
            { name: text('UI_HOME'), path: '/' },
            ...trail.map((step) => ({ name: step.name, path: categoryHref(step.slug) })),
          ]),
        ]
      : undefined,
  })
  return (
    <div className={styles.page}>
      <Breadcrumbs
        crumbs={[
          ...ancestors.map(({ name, lang, slug }) => ({ name, lang, to: categoryHref(slug) })),
          { name: category.name, lang: category.lang },
        ]}
      />
      <header className={styles.head}>
        <div>
          <h1 className={styles.title} lang={category.lang}>
            {category.name}
          </h1>
          <p className={styles.lead} lang={category.lang}>
            {category.description}
          </p>
        </div>
        <ButtonLink to={categoryListHref(category.slug)}>
          {text('CATALOGUE_SEE_ALL', { count: category.productCount })}
        </ButtonLink>
      </header>
      {vehicle && isOfParts ? (
        <Suspense fallback={<SubcategoryTiles {...tiles} />}>
          <FittedTiles {...tiles} category={category} vehicle={vehicle} />
        </Suspense>
      ) : (
        <SubcategoryTiles {...tiles} />
      )}
      <div className={styles.columns}>
        <Suspense fallback={<aside />}>
          <CategoryAside category={category} />
        </Suspense>
        <div className={styles.main}>
          {vehicle && isOfParts ? (
            <Suspense fallback={waiting}>
              <FittedLanding key={vehicle.id} category={category} vehicle={vehicle} waiting={waiting}>
                {highlights}
              </FittedLanding>
            </Suspense>
          ) : (
            waiting
          )}
          <Suspense>
            <CategoryBrands categorySlug={category.slug} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
