import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { ProductCard } from '../../data/port/catalogue.port.ts'

const CardTools = lazy(async () => ({ default: (await import('./card-tools.tsx')).CardTools }))

const never = () => () => undefined

/** The buttons over a card's picture and what fits: once the page is live, since both are the shopper's own. */
export function CardToolsSlot({ product }: { product: ProductCard }) {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    isLive && (
      <Suspense fallback={null}>
        <CardTools product={product} />
      </Suspense>
    )
  )
}
