import type { ProductCard } from '../port/catalogue.port.ts'
import { type SampleProduct, sampleProducts } from './sample-shop.ts'

const most = 8

/**
 * What can be bought in place of a product: of its leaf category and kind, of another brand, between three fifths
 * and five thirds of its price, and of a vehicle part what fits a vehicle that it fits too. The nearest price first.
 */
export function analogsOf({ source, card }: SampleProduct): ProductCard[] {
  const away = (other: ProductCard) => Math.abs(other.price - card.price)
  const fits = ({ fitment }: ProductCard) =>
    card.fitment.kind !== 'some' ||
    fitment.kind === 'all' ||
    fitment.vehicleIds.some((id) => card.fitment.vehicleIds.includes(id))
  return sampleProducts
    .filter(
      (other) =>
        other.source.kind === source.kind &&
        other.source.categoryIds[0] === source.categoryIds[0] &&
        other.source.brandId !== source.brandId &&
        other.card.price * 5 >= card.price * 3 &&
        other.card.price * 3 <= card.price * 5 &&
        fits(other.card),
    )
    .map((other) => other.card)
    .toSorted((a, b) => away(a) - away(b) || a.id - b.id)
    .slice(0, most)
}
