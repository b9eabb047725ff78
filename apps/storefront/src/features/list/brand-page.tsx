import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import type { PageProps, PreloadContext } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useRoute } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { brandsQuery, categoriesQuery, productListQuery } from '../product-cards/catalogue.queries.ts'
import styles from './brand-page.module.css'
import { ListResults } from './list-results.tsx'
import { countFilters, emptyListState, listHref, listQueryOf, readListState } from './list-state.ts'

export async function preload({ queryClient, data, params, query }: PreloadContext): Promise<void> {
  const state = readListState(query)
  await Promise.all([
    queryClient.prefetchQuery(brandsQuery(data)),
    queryClient.prefetchQuery(categoriesQuery(data)),
    queryClient.prefetchQuery(productListQuery(data, listQueryOf(state, { brandSlug: params.slug }))),
  ])
}

/** Everything of one brand (D6); 404 for a brand that the shop does not have. */
export default function BrandPage({ params, query }: PageProps) {
  const text = useText()
  const data = useData()
  const { path } = useRoute()
  const slug = params.slug ?? ''
  const brands = useQuery(brandsQuery(data))
  const categories = useQuery(categoriesQuery(data))
  const brand =
    brands.data?.find((each) => each.slug === slug) ??
    brands.data?.find(({ formerSlugs }) => formerSlugs?.includes(slug))
  const state = readListState(query)
  const list = useQuery({
    ...productListQuery(data, listQueryOf(state, { brandSlug: slug })),
    enabled: false,
  })
  const name = brand?.name ?? slug
  usePageHead({
    title: name,
    description: text('CATALOGUE_BRAND_DESCRIPTION', { name }),
    canonical: listHref(brand ? `/brand/${brand.slug}` : path, {
      ...emptyListState,
      page: list.data?.page ?? state.page,
    }),
    ...(countFilters(state) > 0 && { robots: 'noindex,follow' }),
  })
  if (brands.data && !brand) return <NotFound />
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ name }]} />
      <header className={styles.head}>
        <span className={styles.mark}>
          {brand?.image && <img src={brand.image} alt="" width="160" height="80" />}
        </span>
        <div>
          <h1>{name}</h1>
          <p>{text('CATALOGUE_BRAND_DESCRIPTION', { name })}</p>
        </div>
      </header>
      <ListResults
        key={path}
        place={{ path, state }}
        scope={{ brandSlug: brand?.slug ?? slug }}
        category={null}
        categories={categories.data ?? []}
      />
    </div>
  )
}
