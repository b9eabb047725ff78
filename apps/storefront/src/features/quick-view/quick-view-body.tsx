import { useState } from 'react'
import { availability } from '#rules/catalogue/stock.ts'
import type { Product } from '../../data/port/catalogue.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Badge } from '../../ui/figures/badge.tsx'
import { Price } from '../../ui/figures/price.tsx'
import { Rating } from '../../ui/figures/rating.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { type Choices, chosenPictures, chosenStock } from '../product/choices.ts'
import FitNotice from '../product/fit-notice.tsx'
import { Gallery } from '../product/gallery/gallery.tsx'
import { productHref } from '../product-cards/product-href.ts'
import { StockBadge } from '../product-cards/stock-badge.tsx'
import { TaxNote } from '../product-cards/tax-note.tsx'
import { UnitPriceText } from '../product-cards/unit-price-text.tsx'
import SaveButtons from '../saved-products/save-buttons.tsx'
import styles from './quick-view.module.css'
import { QuickViewForm } from './quick-view-form.tsx'

/** The core of the product's page: gallery, price, stock, options, quantity, and the way to the rest. */
export function QuickViewBody({ product }: { product: Product }) {
  const text = useText()
  const [choices, setChoices] = useState<Choices>({})
  const isSold = availability(product.stock, product.backorder) !== 'out-of-stock'
  return (
    <div className={styles.body}>
      <div className={styles.gallery}>
        <Gallery
          layout="quickview"
          pictures={chosenPictures(product, choices)}
          name={product.name}
          discountPercent={product.discountPercent}
        />
      </div>
      <div className={styles.facts}>
        <header>
          <p className={styles.brand}>{product.brand?.name}</p>
          <h2>{product.name}</h2>
          <p className={styles.meta}>
            {product.reviewCount > 0 && <Rating value={product.rating} count={product.reviewCount} />}
            <span>
              {text('PRODUCT_SKU')} <bdi>{product.sku}</bdi>
            </span>
          </p>
        </header>
        <div className={styles.price}>
          <div>
            <Price amount={product.price} old={product.compareAtPrice} size="large" />
            <p className={styles.fine}>
              <UnitPriceText price={product.price} content={product.content} />
              <TaxNote />
            </p>
          </div>
          <div className={styles.badges}>
            <StockBadge stock={chosenStock(product, choices)} backorder={product.backorder} />
            {product.discountPercent > 0 && (
              <Badge tone="sale">
                <bdi>{text('CATALOGUE_DISCOUNT_LABEL', { percent: product.discountPercent })}</bdi>
              </Badge>
            )}
          </div>
        </div>
        <p className={styles.excerpt}>
          <bdi>{product.shortDescription}</bdi>
        </p>
        {(product.fitment.kind !== 'none' || product.suits) && (
          <div>
            <FitNotice product={product} />
          </div>
        )}
        {isSold && <QuickViewForm product={product} choices={choices} onChoose={setChoices} />}
        <footer className={styles.foot}>
          <Link to={productHref(product)} className={styles.details}>
            {text('QUICK_VIEW_DETAILS')}
            <Icon name="arrow" size={18} />
          </Link>
          <SaveButtons product={product} />
        </footer>
      </div>
    </div>
  )
}
