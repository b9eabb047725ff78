import { formatClp } from '#rules/money/money.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useCart } from '../../cart/cart.store.ts'
import styles from './cart-indicator.module.css'
import { Counter } from './counter.tsx'
import { HeaderPanel } from './header-panel.tsx'
import type { Role } from './header-variants.ts'

const loadPanel = () => import('../../cart/panel/cart-panel.tsx')

/** The cart: how many units and what they come to (specification §2). A link on phones, else a panel. */
export function CartIndicator({ withPanel, counter }: { withPanel: boolean; counter: Role }) {
  const text = useText()
  const { lines, count } = useCart()
  const { total } = useData().checkout.totals({ lines, shipping: null, coupon: null })
  const content = (
    <>
      <span className={styles.mark}>
        <Icon name="cart" size={26} />
        <Counter count={count} role={counter} />
      </span>
      <span className="visually-hidden">
        {text('LAYOUT_CART_COUNT', { count })}, {formatClp(total)}
      </span>
      {withPanel && (
        <span className={styles.words} aria-hidden="true" data-mine>
          <small>{text('LAYOUT_CART')}</small>
          <b>{formatClp(total)}</b>
        </span>
      )}
    </>
  )
  return withPanel ? (
    <HeaderPanel label={text('LAYOUT_CART')} width={320} load={loadPanel} className={styles.cart}>
      {content}
    </HeaderPanel>
  ) : (
    <Link to="/shop/cart" className={styles.cart}>
      {content}
    </Link>
  )
}
