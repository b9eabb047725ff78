import { suits } from '#demo/data/suits.ts'
import { wantedValues } from '#rules/catalogue/attribute-choice.ts'
import { decodeRange, decodeRatings, decodeSlugs } from '#rules/catalogue/filters.ts'
import { isShownFor } from '#rules/fit/pet-fit.ts'
import { suitsVehicle } from '#rules/fit/vehicle-fit.ts'
import { decodePet } from '#rules/pets/pet-query.ts'
import { decodeVehicle } from '#rules/vehicles/decode-vehicle.ts'
import { type SampleProduct, type SampleShop, stockOf } from '../sample-shop.ts'
import { chosenAttributes, colorsOf, type Passing } from './filter-values.ts'
import { filtersOf } from './filters.ts'
import { listOf } from './list-of.ts'
import { comparerOf } from './product-orders.ts'
import type { FilterValues, ProductsList } from './shapes.ts'

/** A page of the catalogue with its filters; the counts of each leave its own choice out. */
export function productsList(
  shop: SampleShop,
  query: {
    page: number
    limit: number
    sort: string
    filters: FilterValues
    /** What the search of the filters finds, the best first; null without one. */
    found?: readonly SampleProduct[] | null
  },
): ProductsList {
  const { filters, sort, found: searched } = query
  const scope = inScope(shop, filters, searched ?? shop.products)
  const tests = Object.entries(filterTests(shop, filters))
  const passing: Passing = (without) =>
    scope.filter((product) => tests.every(([slug, passes]) => slug === without || passes(product)))
  const comparer = comparerOf(shop, sort)
  const found = comparer ? passing().toSorted(comparer) : passing()
  const list = listOf(found, query)
  return {
    ...list,
    items: list.items.map(({ product }) => product),
    filters: filtersOf(shop, { values: filters, scope, passing }),
  }
}

function inScope(
  shop: SampleShop,
  { category, ofBrand }: FilterValues,
  found: readonly SampleProduct[],
): SampleProduct[] {
  const all = ofBrand ? found.filter(({ product }) => product.brand?.slug === ofBrand) : [...found]
  if (!category) return all
  // A list of one category and of one below it is of both.
  const wanted = decodeSlugs(category).map((slug) => shop.categories.find((each) => each.slug === slug)?.id)
  return all.filter(({ categoryIds }) => wanted.every((id) => id !== undefined && categoryIds.has(id)))
}

function filterTests(
  shop: SampleShop,
  filters: FilterValues,
): Record<string, (product: SampleProduct) => boolean> {
  const range = filters.price ? decodeRange(filters.price) : null
  const brands = decodeSlugs(filters.brand ?? '')
  const ratings = decodeRatings(filters.rating ?? '')
  const colors = decodeSlugs(filters.color ?? '')
  const vehicle = decodeVehicle(filters.vehicle ?? '')
  const pet = decodePet(filters.pet ?? '')
  const wanted = wantedValues(shop.attributes, chosenAttributes(filters))
  const byAttribute = Object.entries(wanted).map(([slug, values]) => [
    slug,
    (product: SampleProduct) =>
      product.written.some(({ attribute, value }) => attribute === slug && values.includes(value)),
  ])
  return {
    price: ({ product }) => range === null || (product.price >= range.low && product.price <= range.high),
    brand: ({ product }) =>
      brands.length === 0 || (product.brand !== null && brands.includes(product.brand.slug)),
    discount: ({ product }) =>
      !filters.discount ||
      filters.discount === 'any' ||
      filters.discount === (product.badges.includes('sale') ? 'yes' : 'no'),
    rating: ({ product }) => ratings.length === 0 || ratings.includes(Math.round(product.rating)),
    vehicle: ({ fitment }) => vehicle === null || suitsVehicle(fitment, vehicle),
    pet: ({ source }) => pet === null || isShownFor(suits.get(source.id) ?? null, pet),
    color: (product) => colors.length === 0 || colorsOf(product).some((color) => colors.includes(color)),
    available: ({ source }) => !filters.available || stockOf(source) > 0,
    branch: ({ source }) =>
      !filters.branch ||
      stockOf(source, (stock: Partial<Record<string, number>>) => stock[filters.branch ?? ''] ?? 0) > 0,
    ...Object.fromEntries(byAttribute),
  }
}
