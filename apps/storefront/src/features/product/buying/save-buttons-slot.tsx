import { Suspense, useMemo } from 'react'
import type { ProductCard } from '../../../data/port/catalogue.port.ts'
import { storageOf } from '../../../shell/browser-storage.ts'
import { firstInteraction } from '../../../shell/first-interaction.ts'
import { storageKey } from '../../../shell/storage-keys.ts'
import { deferred } from '../../../ui/later/deferred.ts'

const load = () => import('../../saved-products/save-buttons.tsx')

/** Whether what the document shows of them may be all there is to know. */
const mayWait = () =>
  document.querySelector('[data-save-buttons]') !== null &&
  (['wishlist', 'compare'] as const).every(
    (name) => storageOf('localStorage').getItem(storageKey(name, 'remote')) === null,
  )

// The document holds them already. Where nothing is saved their code comes when somebody is there.
const SaveButtons = import.meta.env.SSR
  ? (await load()).default
  : deferred(async () => {
      if (mayWait()) await firstInteraction
      return load()
    })

/** The wishlist and compare buttons of a product's page. */
export function SaveButtonsSlot({ product }: { product: ProductCard }) {
  // One element: what changes around them does not reach buttons that are not hydrated yet.
  return useMemo(
    () => (
      <Suspense>
        <SaveButtons product={product} />
      </Suspense>
    ),
    [product],
  )
}
