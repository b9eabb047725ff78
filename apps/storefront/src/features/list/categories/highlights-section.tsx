import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { highlightsQuery } from '../../product-cards/catalogue.queries.ts'
import { ProductGrid, ProductGridSkeleton } from '../../product-cards/product-grid.tsx'

const titles = { popular: 'CATALOGUE_BEST_SELLERS', featured: 'CATALOGUE_FEATURED' } as const

/** What stands out in a category; nothing where nothing does, or where it cannot be read. */
export function HighlightsSection({
  kind,
  categorySlug,
}: {
  kind: keyof typeof titles
  categorySlug: string
}) {
  const text = useText()
  const titleId = useId()
  const products = useQuery(highlightsQuery(useData(), kind, { categorySlug }))
  if (products.isError || products.data?.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{text(titles[kind])}</h2>
      {products.data ? (
        <ProductGrid products={products.data} eagerCount={kind === 'popular' ? 2 : 0} />
      ) : (
        <ProductGridSkeleton count={8} />
      )}
    </section>
  )
}
