import type { ProductCard } from '../../data/port/catalogue.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './keep-buttons.module.css'
import { type KeptToggle, useComparing, useWish } from './use-kept-toggle.ts'

/** The wishlist and compare buttons beside a product's own controls. */
export function KeepButtons({ product }: { product: ProductCard }) {
  const wish = useWish(product)
  const comparing = useComparing(product)
  return (
    <div className={styles.buttons}>
      <Toggle of={wish} icon="heart" name="WISHLIST_TITLE" />
      <Toggle of={comparing} icon="scale" name="COMPARE_TITLE" />
    </div>
  )
}

function Toggle({ of, icon, name }: { of: KeptToggle; icon: IconName; name: TextKey }) {
  const text = useText()
  return (
    <button
      type="button"
      aria-pressed={of.isKept}
      aria-busy={of.isBusy || undefined}
      aria-label={text(name)}
      title={text(name)}
      onClick={of.toggle}
    >
      <Icon name={icon} size={22} />
    </button>
  )
}
