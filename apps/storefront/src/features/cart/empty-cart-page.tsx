import type { PreloadContext } from '../../app/page.ts'
import { usePageHead } from '../../app/page-head.tsx'
import { useText } from '../../app/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BestPicks } from './best-picks.tsx'
import { bestSellersQuery } from './cart.queries.ts'
import styles from './empty-cart-page.module.css'

export function preload({ queryClient, data }: PreloadContext): Promise<void> {
  return queryClient.prefetchQuery(bestSellersQuery(data))
}

/** `/shop/cart-vacio`: says that nothing is in the cart and leads on. */
export default function EmptyCartPage() {
  const text = useText()
  const title = text('TEXT_YOUR_SHOPPING_CART_IS_EMPTY')
  usePageHead({ title: `${title} · Huella`, robots: 'noindex' })
  return (
    <div className={`container ${styles.page}`}>
      <EmptyState icon="cart" title={title} text={text('CART_EMPTY_TEXT')} headingLevel={1}>
        <ButtonLink to="/shop/shop-list" kind="accent" size="large">
          {text('CART_EMPTY_ALL')}
        </ButtonLink>
      </EmptyState>
      <BestPicks />
    </div>
  )
}
