import { formatClp } from '#rules/money/money.ts'
import type { ProductCard } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Badge } from '../../../ui/figures/badge.tsx'
import styles from './buy-card.module.css'

/** What a product costs less, in percent and in pesos; nothing where it costs what it did. */
export function OfferLine({
  of: { discountPercent, price, compareAtPrice },
}: {
  of: Pick<ProductCard, 'discountPercent' | 'price' | 'compareAtPrice'>
}) {
  const text = useText()
  const saving = (compareAtPrice ?? price) - price
  if (discountPercent <= 0) return null
  return (
    <p className={styles.offer}>
      <Badge tone="sale">
        <bdi>{text('CATALOGUE_DISCOUNT_LABEL', { percent: discountPercent })}</bdi>
      </Badge>
      {saving > 0 && <span>{text('PRODUCT_SAVING', { amount: formatClp(saving) })}</span>}
    </p>
  )
}
