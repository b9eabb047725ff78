import { retractExclusionOf } from '#demo/data/retract-exclusions.ts'
import { suits } from '#demo/data/suits.ts'
import { vehiclesIn } from '#demo/data/translations/demo-in.ts'
import { attributeSlug } from '#rules/catalogue/attribute-values.ts'
import type { Candidate } from '#rules/fit/suited-instead.ts'
import { discountPercent } from '#rules/money/discount-percent.ts'
import { decodeVehicle } from '#rules/vehicles/decode-vehicle.ts'
import type { Category, Product, ProductCard, ProductFacets, ProductPicture } from '../port/catalogue.port.ts'
import { mediaPath } from './media-path.ts'
import { type SampleProduct, type SampleShop, stockOf } from './sample-shop.ts'
import type { Filter, Category as ServiceCategory } from './services/shapes.ts'

/** A product of the service contract as a card of the port. */
export function cardOf({ source, product, fitment }: SampleProduct): ProductCard {
  const { id, slug, name, sku, brand, price, compareAtPrice, rating } = product
  const suited = suits.get(id)
  return {
    id,
    slug,
    name,
    sku,
    brand,
    // As the server's: a card shows one picture and may turn to another.
    pictures: source.images.slice(0, 2).map(toPicture),
    price,
    compareAtPrice,
    discountPercent: discountPercent(price, compareAtPrice),
    rating,
    reviewCount: product.reviews,
    stock: stockOf(source),
    backorder: source.backorder,
    features: source.features,
    content: source.content,
    hasOptions: product.options.length > 0,
    isOffer: product.badges.includes('sale'),
    fitment: {
      kind: fitment.kind,
      vehicleIds: fitment.vehicleIds,
      ...(fitment.conditions.length > 0 && { conditions: fitment.conditions }),
      ...(fitment.years.length > 0 && { years: fitment.years }),
    },
    ...(suited && { suits: suited }),
  }
}

/** A product as it is compared with another that it may stand in for. */
export function candidateOf({ source, spanish, product }: SampleProduct): Candidate {
  const action = spanish.features.find(({ name }) => name === 'Acción')?.value
  return {
    id: source.id,
    kind: source.kind,
    action: action === undefined ? null : attributeSlug(action),
    price: product.price,
    isAvailable: stockOf(source) > 0 || source.backorder,
    suits: suits.get(source.id) ?? null,
  }
}

const toPicture = (image: SampleProduct['source']['images'][number]): ProductPicture => ({
  src: mediaPath(image.file),
  alt: image.alt,
  ground: image.ground,
  valueId: image.valueId,
})

/** The product whole; `count` adds up the stock of its branches, all of them when left out. */
export function productOf(
  shop: SampleShop,
  known: SampleProduct,
  count?: (stock: Record<number, number>) => number,
): Product {
  const { source } = known
  const unitsOf = (stock: Record<number, number>) => stockOf({ ...source, options: [], stock }, count)
  return {
    ...cardOf(known),
    pictures: source.images.map(toPicture),
    stock: stockOf(source, count),
    partNumber: source.originalCode,
    barcode: source.barcode,
    shortDescription: source.shortDescription,
    description: source.description,
    specification: source.specification,
    facts: source.facts,
    options: source.options.map((option) => ({
      id: option.id,
      name: option.name,
      kind: option.kind,
      values: option.values.map((value) => ({
        id: value.id,
        name: value.name,
        color: value.color ?? null,
        picture: value.image
          ? {
              src: mediaPath(value.image),
              alt: `${source.name}, ${value.name}`,
              ground: source.images[0]?.ground ?? 'transparent',
            }
          : null,
        stock: unitsOf(value.stock),
      })),
    })),
    packageSize: source.package,
    categoryPath: shop.pathOf(source.categoryIds[0] ?? 0).map(({ id, slug, name }) => ({ id, slug, name })),
    tags: source.tags,
    retractExclusion: retractExclusionOf(source),
  }
}

/** A category of the service contract as the port has it. */
export function categoryOf(shop: SampleShop, category: ServiceCategory): Category {
  const source = shop.demo.categories.find(({ id }) => id === category.id)
  if (!source) throw new Error(`The demonstration has no category ${category.id}.`)
  return {
    id: category.id,
    slug: category.slug,
    name: category.name,
    parentId: source.parentId,
    description: source.description,
    icon: source.icon,
    image: category.image,
    tree: source.tree,
    productCount: category.items,
  }
}

/** The filters of a list as the port counts them; `vehicle` is the one asked for, with what fits it and any. */
export function facetsOf(filters: Filter[], vehicle: ProductFacets['vehicle']): ProductFacets {
  const of = <Type extends Filter['type']>(type: Type, slug: string) => {
    const found = filters.find((each) => each.type === type && each.slug === slug)
    if (!found) throw new Error(`The list has no filter ${slug}.`)
    return found as Extract<Filter, { type: Type }>
  }
  const { min, max } = of('range', 'price')
  const discount = of('radio', 'discount').items
  const countOf = (slug: string) => discount.find((each) => each.slug === slug)?.count ?? 0
  return {
    price: { min, max },
    brands: of('check', 'brand').items,
    categories: of('category', 'category').items,
    ratings: of('rating', 'rating').items,
    discount: { any: countOf('any'), yes: countOf('yes'), no: countOf('no') },
    colors: of('color', 'color').items.map(({ slug, count }) => ({ slug, count })),
    attributes: filters.flatMap((each) =>
      each.type === 'check' && each.offered
        ? [{ ...each.offered, slug: each.slug, name: each.name, values: each.items }]
        : [],
    ),
    vehicle,
  }
}

/** A vehicle of the demonstration as a list tells of it; those of the market are loaded for it. */
export async function vehicleOf(
  { language }: SampleShop,
  wanted: string | undefined,
): Promise<Omit<NonNullable<ProductFacets['vehicle']>, 'count' | 'any'> | null> {
  const asked = decodeVehicle(wanted ?? '')
  const vehicle = asked && (await vehiclesIn(language)).find(({ id }) => id === asked.id)
  if (!vehicle) return null
  const { id, make, model, engine, yearFrom, yearTo } = vehicle
  return { id, make, model, engine, yearFrom, yearTo }
}
