import type { ProductCard as ProductCardData } from '../../data/port/catalogue.port.ts'
import { ProductCard } from './product-card.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import styles from './product-grid.module.css'

interface Arrangement {
  /** `strip` scrolls sideways with snapping; `rows` has two rows of lying cards, `column` one below the other. */
  arrangement?: 'grid' | 'strip' | 'rows' | 'column'
}

const isLying = (arrangement: Arrangement['arrangement']) =>
  arrangement === 'rows' || arrangement === 'column'

/** Cards in columns that follow the width of their container: two on a phone, up to five. */
export function ProductGrid({
  products,
  headingLevel = 3,
  eagerCount = 0,
  arrangement = 'grid',
}: Arrangement & {
  products: ProductCardData[]
  headingLevel?: 2 | 3
  /** How many of the first cards stand in the first view. */
  eagerCount?: number
}) {
  return (
    <div className={styles.frame}>
      <ul className={styles[arrangement]}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              headingLevel={headingLevel}
              layout={isLying(arrangement) ? 'row' : 'upright'}
              isEager={index < eagerCount}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function ProductGridSkeleton({ count, arrangement = 'grid' }: Arrangement & { count: number }) {
  const places = Array.from({ length: count }, (_, index) => `place-${index}`)
  return (
    <div className={styles.frame} aria-hidden="true">
      <ul className={styles[arrangement]}>
        {places.map((place) => (
          <li key={place}>
            <ProductCardSkeleton layout={isLying(arrangement) ? 'row' : 'upright'} />
          </li>
        ))}
      </ul>
    </div>
  )
}
