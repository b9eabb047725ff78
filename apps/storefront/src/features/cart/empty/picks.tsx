import { useId } from 'react'
import type { ProductCard } from '../../../data/port/catalogue.port.ts'
import { Link } from '../../../ui/actions/link.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import styles from './best-picks.module.css'

/** A few products that lead on from a cart. Their place is kept while they come. */
export function Picks({ title, products }: { title: string; products: ProductCard[] | undefined }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.picks}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {products?.map((product) => (
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
