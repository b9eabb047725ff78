import { useText } from '../../../shell/texts.tsx'
import type { Role } from '../header-variants.ts'
import styles from './cart-indicator.module.css'
import { CartWords } from './cart-indicator.tsx'
import { HeaderPanel } from './header-panel.tsx'

const loadPanel = () => import('../../cart/panel/cart-panel.tsx')

/** What the cart holds, and its panel. */
export function CartOpener({ counter }: { counter: Role }) {
  return (
    <HeaderPanel label={useText()('LAYOUT_CART')} width={320} load={loadPanel} className={styles.cart}>
      <CartWords isWide counter={counter} />
    </HeaderPanel>
  )
}
