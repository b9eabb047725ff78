import { memo, type ReactNode, Suspense, useState } from 'react'
import type { ProductCard as ProductCardData } from '../../data/port/catalogue.port.ts'
import { deferred } from '../../ui/later/deferred.ts'
import { ProductCard } from './product-card.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import styles from './product-grid.module.css'

const StripTools = deferred(() => import('../../ui/gestures/strip-tools.tsx'))

type Arrangement = {
  /**
   * `strip` scrolls sideways with snapping; `rows` has two rows of lying cards, `column` one below the other;
   * `list` has cards as wide as itself.
   */
  arrangement?: 'grid' | 'strip' | 'rows' | 'column' | 'list'
  /** Columns of a grid where there is room for them; as many as fit well when left out. */
  columns?: number | null
}

const cardLayouts = { grid: 'upright', strip: 'upright', rows: 'row', column: 'row', list: 'line' } as const

/** Cards that fill rows of two and of four but not of three go from two columns to four, without a hole. */
const isEven = (count: number) => (count % 4 === 0 && count % 3 !== 0) || undefined

/**
 * Cards in columns that follow the width of their container: two on a phone, up to five. What is chosen around
 * them does not draw them again.
 */
export const ProductGrid = memo(function ProductGrid({
  products,
  headingLevel = 3,
  eagerCount = 0,
  arrangement = 'grid',
  columns = null,
  withFeatures = false,
}: Arrangement & {
  products: ProductCardData[]
  headingLevel?: 2 | 3
  /** How many of the first cards stand in the first view. */
  eagerCount?: number
  withFeatures?: boolean
}) {
  const Frame = arrangement === 'strip' || arrangement === 'rows' ? StripFrame : PlainFrame
  return (
    <Frame>
      <ul
        className={styles[arrangement]}
        data-columns={columns ?? undefined}
        data-even={isEven(products.length)}
      >
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              headingLevel={headingLevel}
              layout={cardLayouts[arrangement]}
              withFeatures={withFeatures}
              isEager={index < eagerCount}
            />
          </li>
        ))}
      </ul>
    </Frame>
  )
})

function PlainFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>
}

/** A strip gets its arrows, and lets itself be dragged, once a mouse comes over it. */
function StripFrame({ children }: { children: ReactNode }) {
  const [isPointed, setPointed] = useState(false)
  return (
    <div
      className={styles.frame}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(true)}
    >
      {children}
      {isPointed && (
        <Suspense>
          <StripTools />
        </Suspense>
      )}
    </div>
  )
}

export function ProductGridSkeleton({
  count,
  arrangement = 'grid',
  columns = null,
}: Arrangement & { count: number }) {
  const places = Array.from({ length: count }, (_, index) => `place-${index}`)
  return (
    <div className={styles.frame} aria-hidden="true">
      <ul className={styles[arrangement]} data-columns={columns ?? undefined} data-even={isEven(count)}>
        {places.map((place) => (
          <li key={place}>
            <ProductCardSkeleton layout={cardLayouts[arrangement]} />
          </li>
        ))}
      </ul>
    </div>
  )
}
