import { useQuery } from '@tanstack/react-query'
import type { HighlightKind } from '../../../data/port/catalogue.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { highlightsQuery } from '../../product-cards/catalogue.queries.ts'
import { ProductGrid, ProductGridSkeleton } from '../../product-cards/product-grid.tsx'

/** The cards of one kind of highlight, in every state that they can be in. */
export function HighlightsPanel({
  kind,
  wanted,
  arrangement,
}: {
  kind: HighlightKind
  wanted: { limit: number; categorySlug?: string }
  arrangement: 'grid' | 'strip' | 'rows' | 'column'
}) {
  const text = useText()
  const products = useQuery(highlightsQuery(useData(), kind, wanted))
  if (products.data) return <ProductGrid products={products.data} arrangement={arrangement} />
  if (products.isPending) return <ProductGridSkeleton count={wanted.limit} arrangement={arrangement} />
  return (
    <EmptyState icon="alert" title={text('HOME_FAILED')}>
      <Button onClick={() => products.refetch()}>{text('HOME_RETRY')}</Button>
    </EmptyState>
  )
}
