import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useWishlist } from '../../saved-products/wishlist.store.ts'
import type { Role } from '../header-variants.ts'
import styles from './cart-indicator.module.css'
import { Counter } from './counter.tsx'

/** The way to the wishlist, with how much is in it. */
export function WishlistIndicator({ counter }: { counter: Role }) {
  const text = useText()
  const { items } = useWishlist()
  return (
    <Link to="/shop/wishlist" className={styles.cart}>
      <span className={styles.mark}>
        <Icon name="heart" size={26} />
        <Counter count={items.length} role={counter} />
      </span>
      <span className="visually-hidden">{text('LAYOUT_WISHLIST_COUNT', { count: items.length })}</span>
    </Link>
  )
}
