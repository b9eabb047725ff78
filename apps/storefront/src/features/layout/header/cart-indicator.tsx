import { formatClp } from '#rules/money/money.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useCart } from '../../cart/cart.store.ts'
import type { Role } from '../header-variants.ts'
import styles from './cart-indicator.module.css'
import { Counter } from './counter.tsx'

/** How many units the cart holds and what they come to (specification §2); in words where there is room. */
export function CartWords({ isWide, counter }: { isWide: boolean; counter: Role }) {
  const text = useText()
  const { lines, count } = useCart()
  const { total } = useData().checkout.totals({ lines, shipping: null, coupon: null })
  return (
    <>
      <span className={styles.mark}>
        <Icon name="cart" size={26} />
        <Counter count={count} role={counter} />
      </span>
      <span className="visually-hidden">
        {text('LAYOUT_CART_COUNT', { count })}, {formatClp(total)}
      </span>
      {isWide && (
        <span className={styles.words} aria-hidden="true" data-mine>
          <small>{text('LAYOUT_CART')}</small>
          <b>{formatClp(total)}</b>
        </span>
      )}
    </>
  )
}

/** The way to the cart; a wide header opens it in a panel instead. */
export function CartIndicator({ counter }: { counter: Role }) {
  return (
    <Link to="/shop/cart" className={styles.cart}>
      <CartWords isWide={false} counter={counter} />
    </Link>
  )
}
