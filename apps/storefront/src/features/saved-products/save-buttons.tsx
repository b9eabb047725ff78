import { useLayoutEffect, useRef } from 'react'
import type { ProductCard } from '../../data/port/catalogue.port.ts'
import { replayEvents } from '../../shell/event-replay.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import styles from './save-buttons.module.css'
import { type SavedToggle, useCompareToggle, useWishlistToggle } from './use-saved-toggle.ts'

/** The wishlist and compare buttons beside a product's own controls. */
export default function SaveButtons({ product }: { product: ProductCard }) {
  const wishlist = useWishlistToggle(product)
  const compare = useCompareToggle(product)
  const buttons = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => replayEvents(buttons.current), [])
  return (
    <div ref={buttons} className={styles.buttons} data-deferred data-save-buttons>
      <Toggle of={wishlist} icon="heart" name="WISHLIST_TITLE" />
      <Toggle of={compare} icon="scale" name="COMPARE_TITLE" />
    </div>
  )
}

function Toggle({ of, icon, name }: { of: SavedToggle; icon: IconName; name: TextKey }) {
  const text = useText()
  return (
    <button
      type="button"
      aria-pressed={of.isSaved}
      aria-busy={of.isBusy || undefined}
      aria-label={text(name)}
      title={text(name)}
      onClick={of.toggle}
    >
      <Icon name={icon} size={22} />
    </button>
  )
}
