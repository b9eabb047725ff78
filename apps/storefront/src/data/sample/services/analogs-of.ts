import type { SampleProduct, SampleShop } from '../sample-shop.ts'

/**
 * What can be bought in place of a product: of its leaf category and kind, of another brand, between three fifths
 * and five thirds of its price, and of a vehicle part what fits a vehicle that it fits too. The nearest price first.
 */
export function analogsOf(shop: SampleShop, { source, product }: SampleProduct): SampleProduct[] {
  const away = (other: SampleProduct) => Math.abs(other.product.price - product.price)
  const own = product.compatibility
  const fits = ({ product: { compatibility } }: SampleProduct) =>
    !Array.isArray(own) ||
    compatibility === 'all' ||
    (Array.isArray(compatibility) && compatibility.some((id) => own.includes(id)))
  return shop.products
    .filter(
      (other) =>
        other.source.kind === source.kind &&
        other.source.categoryIds[0] === source.categoryIds[0] &&
        other.source.brandId !== source.brandId &&
        other.product.price * 5 >= product.price * 3 &&
        other.product.price * 3 <= product.price * 5 &&
        fits(other),
    )
    .toSorted((a, b) => away(a) - away(b) || a.product.id - b.product.id)
}
