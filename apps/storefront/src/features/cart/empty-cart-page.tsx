import { useQuery } from '@tanstack/react-query'
import { useData } from '../../app/data-context.tsx'
import type { PreloadContext } from '../../app/page.ts'
import { usePageHead } from '../../app/page-head.tsx'
import { useText } from '../../app/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { bestSellersQuery } from './cart.queries.ts'
import styles from './empty-cart-page.module.css'

export function preload({ queryClient, data }: PreloadContext): Promise<void> {
  return queryClient.prefetchQuery(bestSellersQuery(data))
}

/** `/shop/cart-vacio`: says that nothing is in the cart and leads on. */
export default function EmptyCartPage() {
  const text = useText()
  const data = useData()
  const { data: picks } = useQuery(bestSellersQuery(data))
  const title = text('TEXT_YOUR_SHOPPING_CART_IS_EMPTY')
  usePageHead({ title: `${title} · Huella`, robots: 'noindex' })
  return (
    <div className={`container ${styles.page}`}>
      <EmptyState icon="cart" title={title} text={text('CART_EMPTY_TEXT')} headingLevel={1}>
        <ButtonLink to="/shop/shop-list" kind="accent" size="large">
          {text('CART_EMPTY_ALL')}
        </ButtonLink>
      </EmptyState>
      {picks && picks.length > 0 && (
        <section aria-labelledby="cart-picks" className={styles.picks}>
          <h2 id="cart-picks">{text('CART_EMPTY_PICKS')}</h2>
          <ul>
            {picks.map((product) => (
              <li key={product.id}>
                <Link to={`/shop/products/${product.slug}`}>
                  {product.pictures[0] && (
                    <Picture
                      picture={{ ...product.pictures[0], alt: '' }}
                      size={200}
                      className={styles.picture}
                    />
                  )}
                  <span className={styles.name}>{product.name}</span>
                  <Price amount={product.price} old={product.compareAtPrice} size="small" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
