import { useState } from 'react'
import type { ProductCard } from '../../data/port/catalogue.port.ts'
import { useData } from '../../shell/data-context.tsx'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { type Toast, useToasts } from '../../ui/toasts.tsx'
import { compare } from './compare.store.ts'
import { type KeptList, useIsKept } from './kept-cards.ts'
import { wishlist } from './wishlist.store.ts'

export interface KeptToggle {
  isKept: boolean
  isBusy: boolean
  /** Adds the product or takes it away, with a toast that names it. */
  toggle: () => Promise<void>
}

function useToggle(
  card: ProductCard,
  list: KeptList,
  texts: { added: TextKey; removed: TextKey },
  goOn?: (count: number) => Toast['action'],
): KeptToggle {
  const text = useText()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const isKept = useIsKept(list, card.id)
  const store = list.storeOf(useData().layer)
  const toggle = async () => {
    if (isBusy) return
    setBusy(true)
    await (isKept ? list.actions.remove(card.id) : list.actions.add(card))
    setBusy(false)
    const key = isKept ? texts.removed : texts.added
    const action = isKept ? undefined : goOn?.(store.snapshot().items.length)
    toasts.show({
      tone: isKept ? 'neutral' : 'success',
      text: text(key, { name: card.name }),
      ...(action && { action }),
    })
  }
  return { isKept, isBusy, toggle }
}

/** The control of a product that puts it on the wishlist or takes it off. */
export function useWish(card: ProductCard): KeptToggle {
  return useToggle(card, wishlist, { added: 'WISHLIST_ADDED', removed: 'WISHLIST_REMOVED' })
}

/** The control of a product that puts it beside others to compare or takes it away. */
export function useComparing(card: ProductCard): KeptToggle {
  const text = useText()
  return useToggle(card, compare, { added: 'COMPARE_ADDED', removed: 'COMPARE_REMOVED' }, (count) => ({
    text: text('COMPARE_SEE', { count }),
    to: '/shop/compare',
  }))
}
