import { lazy, Suspense } from 'react'
import type { ProductCard } from '../../data/port/catalogue.port.ts'
import { Live } from '../../ui/live.tsx'

const CardTools = lazy(async () => ({ default: (await import('./card-tools.tsx')).CardTools }))

/** The buttons over a card's picture and what fits: both are the shopper's own. */
export function CardToolsSlot({ product }: { product: ProductCard }) {
  return (
    <Live>
      <Suspense fallback={null}>
        <CardTools product={product} />
      </Suspense>
    </Live>
  )
}
