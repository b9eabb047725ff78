import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, memo, Suspense, useDeferredValue, useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import type { PageProps, PreloadContext } from '../../shell/page.ts'
import { useIsHydrating } from '../../shell/use-is-hydrating.ts'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { branchesQuery } from '../content/content.queries.ts'
import { cachedCard } from '../product-cards/cached-card.ts'
import { productQuery } from '../product-cards/catalogue.queries.ts'
import styles from './product-page.module.css'
import { ProductPageSkeleton } from './product-page-skeleton.tsx'
import { ProductPreview } from './product-preview.tsx'
import { type ProductLayout, ProductView } from './product-view.tsx'

// The end of hydration renders this page once more: what waits to be hydrated in its view must not be reached by that.
const View = memo(ProductView)

// A draft is seen in the same view, which it is given: to import it would cut this page in two for those who shop.
const loadDraft = () => import('./preview/draft.tsx')
const Draft = import.meta.env.SSR ? (await loadDraft()).default : lazy(loadDraft)

function wantsOffer(query: URLSearchParams): boolean {
  return query.get('producto_oferta') === '1'
}

/** Full, or with categories and latest products beside it where the address asks for `layout=sidebar`. */
function layoutOf(query: URLSearchParams): ProductLayout {
  return query.get('layout') === 'sidebar' ? 'sidebar' : 'full'
}

export async function preload({ queryClient, data, params, query }: PreloadContext): Promise<void> {
  if (params.token) return
  await Promise.all([
    queryClient.prefetchQuery(branchesQuery(data)),
    queryClient.fetchQuery(productQuery(data, params.slug ?? '', wantsOffer(query))),
  ])
}

export const hasPreview = ({ queryClient, data, params }: PreloadContext): boolean =>
  cachedCard(queryClient, data, params.slug ?? '') !== undefined

/** A product by its slug, or a draft of it by the token of its preview. */
export default function ProductPage(props: PageProps) {
  const { token } = props.params
  if (!token) return <ForSale {...props} />
  const waiting = <ProductPageSkeleton />
  return (
    <Suspense fallback={waiting}>
      <Draft token={token} View={ProductView} waiting={waiting} />
    </Suspense>
  )
}

/**
 * A product by its slug; 404 for one that does not exist. Who comes from a list sees at once what its card held, and the
 * rest as soon as the browser has drawn that.
 */
function ForSale({ params, query }: PageProps) {
  const data = useData()
  const queryClient = useQueryClient()
  const isHydrating = useIsHydrating()
  const slug = params.slug ?? ''
  const product = useQuery(productQuery(data, slug, wantsOffer(query)))
  const [card] = useState(() => (isHydrating ? undefined : cachedCard(queryClient, data, slug)))
  // Also where the product is there already, its page is drawn after the card.
  const whole = useDeferredValue<typeof product.data | 'later'>(product.data, card ? 'later' : undefined)
  if (whole === null) return <NotFound />
  if (whole && whole !== 'later') return <View key={whole.id} product={whole} layout={layoutOf(query)} />
  if (!product.isError)
    return card ? <ProductPreview card={card} layout={layoutOf(query)} /> : <ProductPageSkeleton />
  return (
    <div className={styles.page}>
      <LoadFailure onRetry={() => void product.refetch()} />
    </div>
  )
}
