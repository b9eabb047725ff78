import { availability } from '#rules/catalogue/stock.ts'
import type { ProductCard as ProductCardData } from '../../data/port/catalogue.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Price } from '../../ui/figures/price.tsx'
import { Rating } from '../../ui/figures/rating.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { CardAction } from './card-action.tsx'
import { CardToolsSlot } from './card-tools-slot.tsx'
import { DiscountBadge } from './discount-badge.tsx'
import styles from './product-card.module.css'
import { productHref } from './product-href.ts'
import { ProductName } from './product-name.tsx'
import { StockBadge } from './stock-badge.tsx'
import { UnitPriceText } from './unit-price-text.tsx'

const fewUnits = 5
const mostFeatures = 3

/** A product in a list. The whole card follows the link of its name; its button stands above that link. */
export function ProductCard({
  product,
  headingLevel = 3,
  layout = 'upright',
  withFeatures = false,
  isEager = false,
}: {
  product: ProductCardData
  headingLevel?: 2 | 3
  /** `row` has the picture beside the text; `line` is a row as wide as the list, with what the product is like. */
  layout?: 'upright' | 'row' | 'line'
  withFeatures?: boolean
  /** For cards of the first view. */
  isEager?: boolean
}) {
  const text = useText()
  const Heading = `h${headingLevel}` as const
  const [picture] = product.pictures
  const state = availability(product.stock, product.backorder)
  const isScarce = state === 'in-stock' && product.stock <= fewUnits && !product.hasOptions
  return (
    <article className={styles.card} data-layout={layout} data-state={state}>
      <div className={styles.picture}>
        {picture ? (
          <Picture
            picture={{ ...picture, alt: '' }}
            size={layout === 'row' ? 160 : 320}
            share={50}
            eager={isEager}
          />
        ) : (
          <span className={styles.nothing}>
            <Icon name="paw" size={56} />
          </span>
        )}
        <span className={styles.badges}>
          <DiscountBadge percent={product.discountPercent} />
        </span>
        <CardToolsSlot product={product} />
      </div>
      <div className={styles.body}>
        <p className={styles.brand}>{product.brand?.name}</p>
        <Heading className={styles.name} lang={product.lang}>
          <Link to={productHref(product)} className={styles.link}>
            <ProductName name={product.name} />
          </Link>
        </Heading>
        <div className={styles.rating}>
          {product.reviewCount > 0 && <Rating value={product.rating} count={product.reviewCount} />}
        </div>
        {(withFeatures || layout === 'line') && product.features.length > 0 && (
          <dl className={styles.features}>
            {product.features.slice(0, mostFeatures).map(({ name, value, lang }) => (
              <div key={name} lang={lang}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={styles.foot}>
          <div className={styles.prices}>
            <Price amount={product.price} old={product.compareAtPrice} />
            <p className={styles.fine}>
              {state !== 'in-stock' && <StockBadge stock={product.stock} backorder={product.backorder} />}
              {isScarce && (
                <span className={styles.scarce}>
                  {text('CATALOGUE_LAST_UNITS', { count: product.stock })}
                </span>
              )}
              {!isScarce && state === 'in-stock' && (
                <UnitPriceText price={product.price} content={product.content} />
              )}
            </p>
          </div>
          <CardAction product={product} />
        </div>
      </div>
    </article>
  )
}
