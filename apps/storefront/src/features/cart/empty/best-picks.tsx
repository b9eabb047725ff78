import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import styles from './best-picks.module.css'
import { bestSellersQuery } from './cart.queries.ts'

/** Where a page is empty: the best sellers, that lead on. Its place is kept while they come. */
export function BestPicks() {
  const text = useText()
  const titleId = useId()
  const { data: picks, isError } = useQuery(bestSellersQuery(useData()))
  if (isError || picks?.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.picks}>
      <h2 id={titleId}>{text('CART_EMPTY_PICKS')}</h2>
      <ul>
        {picks?.map((product) => (
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
  )
}
