import { suitsVehicle } from '#rules/fit/vehicle-fit.ts'
import type { AskedVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { SampleProduct, SampleShop } from '../sample-shop.ts'

/**
 * What can be bought in place of a product: of its leaf category and kind, of another brand, between three fifths
 * and five thirds of its price, and of a vehicle part what fits a vehicle that it fits too. The nearest price first, of those as near the best sold.
 */
export function analogsOf(shop: SampleShop, { source, product }: SampleProduct): SampleProduct[] {
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
    .toSorted(byPriceTo(product.price))
}

/** Others of a product's leaf category and kind that fit a vehicle, of any brand. The nearest price first. */
export function fittingOf(
  shop: SampleShop,
  { source, product }: SampleProduct,
  vehicle: AskedVehicle,
): SampleProduct[] {
  return shop.products
    .filter(
      (other) =>
        other.product.id !== product.id &&
        other.source.kind === source.kind &&
        other.source.categoryIds[0] === source.categoryIds[0] &&
        suitsVehicle(other.fitment, vehicle),
    )
    .toSorted(byPriceTo(product.price))
}

const byPriceTo = (price: number) => (a: SampleProduct, b: SampleProduct) =>
  Math.abs(a.product.price - price) - Math.abs(b.product.price - price) ||
  b.source.soldCount - a.source.soldCount ||
  a.product.id - b.product.id
