import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import type { PageProps, PreloadContext } from '../../shell/page.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { branchesQuery } from '../home/home.queries.ts'
import { productQuery } from '../product-cards/catalogue.queries.ts'
import styles from './product-page.module.css'
import { ProductPageSkeleton } from './product-page-skeleton.tsx'
import { type ProductLayout, ProductView } from './product-view.tsx'

function wantsOffer(query: URLSearchParams): boolean {
  return query.get('producto_oferta') === '1'
}

/** Full, or with categories and latest products beside it where the address asks for `layout=sidebar`. */
function layoutOf(query: URLSearchParams): ProductLayout {
  return query.get('layout') === 'sidebar' ? 'sidebar' : 'full'
}

export async function preload({ queryClient, data, params, query }: PreloadContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(branchesQuery(data)),
    queryClient.fetchQuery(productQuery(data, params.slug ?? '', wantsOffer(query))),
  ])
}

/** A product by its slug; 404 for one that does not exist. */
export default function ProductPage({ params, query }: PageProps) {
  const data = useData()
  const product = useQuery(productQuery(data, params.slug ?? '', wantsOffer(query)))
  if (product.data === null) return <NotFound />
  if (product.data)
    return <ProductView key={product.data.id} product={product.data} layout={layoutOf(query)} />
  if (!product.isError) return <ProductPageSkeleton />
  return (
    <div className={styles.page}>
      <LoadFailure onRetry={() => void product.refetch()} />
    </div>
  )
}
