import { useState } from 'react'
import type { ProductCard } from '../../data/port/catalogue.port.ts'
import { useData } from '../../shell/data-context.tsx'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { type Toast, useToasts } from '../../ui/feedback/toasts.tsx'
import { compare } from './compare.store.ts'
import { type SavedList, useIsSaved } from './saved-cards.ts'
import { wishlist } from './wishlist.store.ts'

export type SavedToggle = {
  isSaved: boolean
  isBusy: boolean
  /** Adds the product or takes it away, with a toast that names it. */
  toggle: () => Promise<void>
}

function useToggle(
  card: ProductCard,
  list: SavedList,
  texts: { added: TextKey; removed: TextKey },
  goOn?: (count: number) => Toast['action'],
): SavedToggle {
  const text = useText()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const isSaved = useIsSaved(list, card.id)
  const store = list.storeOf(useData().layer)
  const toggle = async () => {
    if (isBusy) return
    setBusy(true)
    await (isSaved ? list.actions.remove(card.id) : list.actions.add(card))
    setBusy(false)
    const key = isSaved ? texts.removed : texts.added
    const action = isSaved ? undefined : goOn?.(store.snapshot().items.length)
    toasts.show({
      tone: isSaved ? 'neutral' : 'success',
      text: text(key, { name: card.name }),
      ...(action && { action }),
    })
  }
  return { isSaved, isBusy, toggle }
}

/** The control of a product that puts it on the wishlist or takes it off. */
export function useWishlistToggle(card: ProductCard): SavedToggle {
  const text = useText()
  return useToggle(card, wishlist, { added: 'WISHLIST_ADDED', removed: 'WISHLIST_REMOVED' }, () => ({
    text: text('WISHLIST_SEE'),
    to: '/shop/wishlist',
  }))
}

/** The control of a product that puts it beside others to compare or takes it away. */
export function useCompareToggle(card: ProductCard): SavedToggle {
  const text = useText()
  return useToggle(card, compare, { added: 'COMPARE_ADDED', removed: 'COMPARE_REMOVED' }, (count) => ({
    text: text('COMPARE_SEE', { count }),
    to: '/shop/compare',
  }))
}
