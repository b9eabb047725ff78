import type { ProductCard } from '../../data/port/catalogue.port.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Price } from '../../ui/figures/price.tsx'
import { Rating } from '../../ui/figures/rating.tsx'
import { StockBadge } from '../product-cards/stock-badge.tsx'
import { TaxNote } from '../product-cards/tax-note.tsx'
import { UnitPriceText } from '../product-cards/unit-price-text.tsx'
import buy from './buying/buy-card.module.css'
import { OfferLine } from './buying/offer-line.tsx'
import { Gallery } from './gallery/gallery.tsx'
import styles from './product-page.module.css'
import type { ProductLayout } from './product-view.tsx'

/** A product by what its card held, each thing where its page has it, while the rest comes. */
export function ProductPreview({ card, layout }: { card: ProductCard; layout: ProductLayout }) {
  const { name, price, pictures } = card
  usePageHead({ title: name })
  return (
    <div className={styles.page} data-layout={layout} aria-busy="true">
      <Skeleton inlineSize="min(420px, 80%)" blockSize="44px" />
      <div className={styles.columns}>
        <article className={styles.product}>
          {/* Nothing opens over it, since it goes when the product comes. */}
          <Gallery
            pictures={pictures}
            name={name}
            discountPercent={card.discountPercent}
            layout="quickview"
          />
          <div className={styles.facts}>
            <header>
              {card.brand && (
                <p className={styles.brand}>
                  <Link to="/">{card.brand.name}</Link>
                </p>
              )}
              <h1 className={styles.title} lang={card.lang}>
                {name}
              </h1>
              <div className={styles.meta}>
                {card.reviewCount > 0 && <Rating value={card.rating} count={card.reviewCount} />}
              </div>
            </header>
            {card.fitment.kind !== 'none' && <div className={styles.fit} data-fitment={card.fitment.kind} />}
            <section className={buy.card}>
              <div className={buy.top}>
                <div>
                  <Price amount={price} old={card.compareAtPrice} size="large" />
                  <p className={buy.fine}>
                    <UnitPriceText price={price} content={card.content} />
                    <TaxNote />
                  </p>
                </div>
                <StockBadge stock={card.stock} backorder={card.backorder} />
              </div>
              <OfferLine of={card} />
              <Skeleton blockSize={card.hasOptions ? '240px' : '120px'} />
            </section>
          </div>
        </article>
      </div>
    </div>
  )
}
