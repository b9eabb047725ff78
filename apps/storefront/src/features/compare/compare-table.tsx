import type { CSSProperties, ReactNode } from 'react'
import { unitPrice } from '#rules/money/unit-price.ts'
import type { Product } from '../../data/port/catalogue.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { Badge } from '../../ui/figures/badge.tsx'
import { Price } from '../../ui/figures/price.tsx'
import { Rating } from '../../ui/figures/rating.tsx'
import { WholeName } from '../../ui/figures/whole-name.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { productHref } from '../product-cards/product-href.ts'
import { StockBadge } from '../product-cards/stock-badge.tsx'
import { UnitPriceText } from '../product-cards/unit-price-text.tsx'
import { compareActions } from '../saved-products/compare.store.ts'
import type { SavedCard } from '../saved-products/saved-cards.ts'
import { AddOrChoose } from '../wishlist/add-or-choose.tsx'
import styles from './compare-page.module.css'
import { attributeRows, byDifference, type CompareRow, differs } from './compare-rows.ts'

/** A product to compare: undefined while it is on its way or could not be loaded, null when it is no longer sold. */
export type Column = {
  card: SavedCard
  product: Product | null | undefined
}

/** The products side by side, that in which they differ first; on a narrow screen it scrolls under the names of its rows. */
export function CompareTable({
  columns,
  onlyDifferent,
  isWaiting,
}: {
  columns: Column[]
  onlyDifferent: boolean
  /** Whether what is not there is on its way. */
  isWaiting: boolean
}) {
  const text = useText()
  const products = columns.flatMap(({ product }) => (product ? [product] : []))
  const isShown = (value: (product: Product) => unknown) => !onlyDifferent || differs(products.map(value))
  const { different, alike } = byDifference(attributeRows(products))
  const unitPrices = products.map(({ price, content }) => unitPrice(price, content)?.amount)

  const row = (title: string, cell: (product: Product) => ReactNode) => (
    <tr>
      <th scope="row">{title}</th>
      {columns.map(({ card, product }) => (
        <td key={card.id}>
          {product
            ? cell(product)
            : product === undefined && (isWaiting ? <Skeleton blockSize="24px" /> : '—')}
        </td>
      ))}
    </tr>
  )
  const attributeRow = ({ name, values }: CompareRow) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {columns.map(({ card, product }) => (
        <td key={card.id}>{(product && values[products.indexOf(product)]) || '—'}</td>
      ))}
    </tr>
  )
  return (
    <section className={styles.scroller} aria-label={text('COMPARE_TITLE')}>
      <table className={styles.table} style={{ '--count': columns.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="row">{text('WISHLIST_PRODUCT')}</th>
            {columns.map((column) => (
              <ProductHead key={column.card.id} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isShown(({ rating }) => rating) &&
            row(text('COMPARE_RATING'), ({ rating, reviewCount }) =>
              reviewCount > 0 ? <Rating value={rating} count={reviewCount} /> : text('PRODUCT_NO_REVIEWS'),
            )}
          {isShown(({ stock, backorder }) => `${stock > 0} ${backorder}`) &&
            row(text('WISHLIST_STOCK'), ({ stock, backorder }) => (
              <StockBadge stock={stock} backorder={backorder} />
            ))}
          {isShown(({ price }) => price) &&
            row(text('WISHLIST_PRICE'), ({ price, compareAtPrice }) => (
              <Price amount={price} old={compareAtPrice} />
            ))}
          {unitPrices.some(Boolean) &&
            (!onlyDifferent || differs(unitPrices)) &&
            row(text('COMPARE_UNIT_PRICE'), ({ price, content }) =>
              unitPrice(price, content) ? <UnitPriceText price={price} content={content} /> : '—',
            )}
          {row(text('COMPARE_ADD'), (product) => (
            <AddOrChoose product={product} />
          ))}
          {different.map(attributeRow)}
          {isShown(({ sku }) => sku) && row(text('PRODUCT_SKU'), ({ sku }) => <bdi>{sku}</bdi>)}
          {!onlyDifferent && alike.length > 0 && (
            <>
              {products.length > 1 && (
                <tr className={styles.alike}>
                  <th scope="rowgroup" colSpan={columns.length + 1}>
                    <span>{text('COMPARE_ALIKE')}</span>
                  </th>
                </tr>
              )}
              {alike.map(attributeRow)}
            </>
          )}
          <tr>
            <th scope="row">{text('COMPARE_REMOVE')}</th>
            {columns.map((column) => (
              <td key={column.card.id}>
                <RemoveButton {...column} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function ProductHead({ card, product }: Column) {
  const text = useText()
  const picture = product?.pictures[0] ?? card.picture
  return (
    <th scope="col">
      <Link to={productHref({ slug: card.slug })} className={styles.product}>
        <span className={styles.picture}>
          {picture ? <Picture picture={{ ...picture, alt: '' }} size={160} /> : <Icon name="paw" size={48} />}
        </span>
        <span>
          <WholeName name={product?.name ?? card.name} />
        </span>
      </Link>
      {product === null && <Badge tone="failure">{text('WISHLIST_GONE')}</Badge>}
    </th>
  )
}

function RemoveButton({ card, product }: Column) {
  const text = useText()
  const toasts = useToasts()
  const name = product?.name ?? card.name
  const remove = () => {
    void compareActions.remove(card.id)
    toasts.show({ tone: 'neutral', text: text('COMPARE_REMOVED', { name }) })
  }
  return (
    <Button
      kind="quiet"
      size="small"
      icon="close"
      aria-label={text('CART_REMOVE', { name })}
      onClick={remove}
    >
      {text('COMPARE_REMOVE')}
    </Button>
  )
}
