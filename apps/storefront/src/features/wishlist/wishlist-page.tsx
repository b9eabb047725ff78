import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { BestPicks } from '../cart/empty/best-picks.tsx'
import { useWishlist } from '../saved-products/wishlist.store.ts'
import styles from './wishlist-page.module.css'
import { WishlistRow } from './wishlist-row.tsx'

/** `/shop/wishlist`: what the shopper wishes for, with today's prices and stock. */
export default function WishlistPage() {
  const text = useText()
  const { items, ready } = useWishlist()
  const title = text('WISHLIST_TITLE')
  usePageHead({ title, robots: 'noindex' })
  if (ready && items.length === 0) {
    return (
      <div className={`container ${styles.page}`}>
        <Breadcrumbs crumbs={[{ name: title }]} />
        <EmptyState
          icon="heart"
          title={text('WISHLIST_EMPTY')}
          text={text('WISHLIST_EMPTY_TEXT')}
          headingLevel={1}
        >
          <ButtonLink to="/shop/shop-list" kind="accent" size="large">
            {text('CART_EMPTY_ALL')}
          </ButtonLink>
        </EmptyState>
        <BestPicks />
      </div>
    )
  }
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ name: title }]} />
      <header className={styles.header}>
        <h1>{title}</h1>
        {ready && <p>{text('CATALOGUE_COUNT', { count: items.length })}</p>}
      </header>
      {ready ? (
        <div className={styles.table}>
          <div className={styles.heads} aria-hidden="true">
            <span>{text('WISHLIST_PRODUCT')}</span>
            <span>{text('WISHLIST_STOCK')}</span>
            <span>{text('WISHLIST_PRICE')}</span>
          </div>
          <ul className={styles.rows} aria-label={title}>
            {items.map((card) => (
              <WishlistRow key={card.id} card={card} />
            ))}
          </ul>
        </div>
      ) : (
        <div className={styles.table}>
          <Skeleton blockSize="320px" />
        </div>
      )}
    </div>
  )
}
