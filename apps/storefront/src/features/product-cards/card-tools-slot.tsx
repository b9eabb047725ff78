import type { ProductCard } from '../../data/port/catalogue.port.ts'
import { idleAfterFirstInteraction } from '../../shell/first-interaction.ts'
import { ClientOnly } from '../../ui/later/client-only.tsx'
import { deferred } from '../../ui/later/deferred.ts'

const CardTools = deferred(async () => {
  await idleAfterFirstInteraction
  return import('./card-tools.tsx')
})

/** The buttons over a card's picture and what fits: both are the shopper's own, and come when one is there. */
export function CardToolsSlot({ product }: { product: ProductCard }) {
  return (
    <ClientOnly>
      <CardTools product={product} />
    </ClientOnly>
  )
}
