import { formatClp } from '#rules/money.ts'
import { useText } from '../../app/texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useCart } from '../cart/cart.store.ts'
import styles from './cart-indicator.module.css'
import type { Role } from './header-variants.ts'

/** The cart: how many units, and on the desktop what they come to. */
export function CartIndicator({ withTotal, counter }: { withTotal: boolean; counter: Role }) {
  const text = useText()
  const { count, subtotal } = useCart()
  return (
    <Link to="/shop/cart" className={styles.cart}>
      <span className={styles.mark}>
        <Icon name="cart" size={26} />
        {count > 0 && (
          <span key={count} className={styles.counter} data-role={counter} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      <span className="visually-hidden">
        {text('LAYOUT_CART_COUNT', { count })}, {formatClp(subtotal)}
      </span>
      {withTotal && (
        <span className={styles.words} aria-hidden="true">
          <small>{text('LAYOUT_CART')}</small>
          <b>{formatClp(subtotal)}</b>
        </span>
      )}
    </Link>
  )
}
