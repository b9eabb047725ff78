import type { Product } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import styles from './buy-bar.module.css'

/** On phones, at the window's foot once the product's own button has gone out of sight above. */
export default function BuyBar({
  product,
  busy,
  onBuy,
}: {
  product: Product
  busy: boolean
  onBuy: () => void
}) {
  const text = useText()
  const [picture] = product.pictures
  return (
    <aside className={styles.bar} aria-label={text('PRODUCT_BAR')}>
      {picture && <Picture picture={{ ...picture, alt: '' }} size={48} className={styles.picture} />}
      <Price amount={product.price} old={product.compareAtPrice} />
      <Button kind="accent" icon="cart" busy={busy} onClick={onBuy}>
        {text('PRODUCT_BAR_ADD')}
      </Button>
    </aside>
  )
}
