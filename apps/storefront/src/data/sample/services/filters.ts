import { optionsOf } from '#rules/catalogue/attribute-choice.ts'
import { type ChosenAttributes, decodeRange, decodeRatings, decodeSlugs } from '#rules/catalogue/filters.ts'
import {
  type AttributeValueCount,
  byPlaceAndName,
  type OfferedAttribute,
  offeredAttributes,
} from '#rules/catalogue/offered-attributes.ts'
import type { SampleProduct, SampleShop } from '../sample-shop.ts'
import { filterNames } from './filter-names.ts'
import { chosenAttributes, colorsOf, type Passing } from './filter-values.ts'
import type { CategoryFilter, Filter, FilterValues } from './shapes.ts'

const byName = new Intl.Collator('es-CL')

type Listed = {
  values: FilterValues
  /** Before any filter. */
  scope: SampleProduct[]
  passing: Passing
}

/** The filters of a list (specification §3): one of each of the six types at least, then one for each attribute. */
export function filtersOf(shop: SampleShop, listed: Listed): Filter[] {
  const { values, scope, passing } = listed
  const names = filterNames[shop.language]
  const discount = passing('discount')
  const offers = discount.filter(({ product }) => product.badges.includes('sale')).length
  const brandNames = new Map(
    scope.flatMap(({ product: { brand } }) => (brand ? [[brand.slug, brand.name]] : [])),
  )
  return [
    categoryFilter(shop, listed),
    rangeFilter(listed, names.price),
    {
      type: 'check',
      slug: 'brand',
      name: names.brand,
      items: tally(scope, passing('brand'), ({ product }) => (product.brand ? [product.brand.slug] : []))
        .map(([slug, count]) => ({ slug, name: brandNames.get(slug) ?? slug, count }))
        .toSorted((a, b) => byName.compare(a.name, b.name)),
      value: decodeSlugs(values.brand ?? ''),
    },
    {
      type: 'radio',
      slug: 'discount',
      name: names.discount,
      items: [
        { slug: 'any', name: names.any, count: discount.length },
        { slug: 'yes', name: names.yes, count: offers },
        { slug: 'no', name: names.no, count: discount.length - offers },
      ],
      value: values.discount ?? 'any',
    },
    {
      type: 'rating',
      slug: 'rating',
      name: names.rating,
      items: tally(scope, passing('rating'), ({ product }) =>
        product.rating > 0 ? [Math.round(product.rating)] : [],
      )
        .map(([rating, count]) => ({ rating, count }))
        .toSorted((a, b) => b.rating - a.rating),
      value: decodeRatings(values.rating ?? ''),
    },
    {
      type: 'color',
      slug: 'color',
      name: names.color,
      items: tally(scope, passing('color'), colorsOf)
        .map(([slug, count]) => ({ slug, name: colorName(scope, slug), count }))
        .toSorted((a, b) => a.slug.localeCompare(b.slug)),
      value: decodeSlugs(values.color ?? ''),
    },
    ...attributeFilters(shop, listed),
  ]
}

function categoryFilter(shop: SampleShop, { values, passing }: Listed): CategoryFilter {
  const all = passing()
  return {
    type: 'category',
    slug: 'category',
    name: filterNames[shop.language].category,
    items: shop.categories
      .map(({ id, slug, name }) => ({
        id,
        slug,
        name,
        count: all.filter((each) => each.categoryIds.has(id)).length,
      }))
      .filter(({ count }) => count > 0),
    value: values.category ?? null,
  }
}

function rangeFilter({ values, passing }: Listed, name: string): Filter {
  const prices = passing('price').map(({ product }) => product.price)
  const { min, max } = priceBounds(prices)
  const { low, high } = decodeRange(values.price ?? '') ?? { low: min, high: max }
  return { type: 'range', slug: 'price', name, items: [], value: [low, high], min, max }
}

/** What the products of the list call a colour. */
function colorName(scope: readonly SampleProduct[], code: string): string {
  for (const { product } of scope) {
    const value = product.options.flatMap(({ values }) => values).find(({ color }) => color === code)
    if (value) return value.name
  }
  return code
}

function attributeFilters(shop: SampleShop, listed: Listed): Filter[] {
  const chosen = chosenAttributes(listed.values)
  return offeredOf(shop, listed).map(({ slug, name, values, ...offered }) => ({
    type: 'check',
    slug,
    name,
    items: values
      .toSorted(byPlaceAndName(shop.language))
      .map(({ slug: value, name: called, count }) => ({ slug: value, name: called, count })),
    value: chosen[slug] ?? [],
    offered,
  }))
}

function offeredOf(shop: SampleShop, { values, scope, passing }: Listed): OfferedAttribute[] {
  const chosen = chosenAttributes(values)
  return offeredAttributes(shop.attributes, attributeCounts(shop, chosen, { scope, passing }), {
    total: scope.length,
    categoryIds: decodeSlugs(values.category ?? '').flatMap(
      (slug) => shop.categories.find((each) => each.slug === slug)?.id ?? [],
    ),
    chosen,
  })
}

function attributeCounts(
  shop: SampleShop,
  chosen: ChosenAttributes,
  { scope, passing }: Pick<Listed, 'scope' | 'passing'>,
): AttributeValueCount[] {
  const optionsByProduct = new Map(
    scope.map((product) => [product, optionsOf(shop.attributes, product.written, chosen)]),
  )
  const passingBy = new Map<string, ReadonlySet<SampleProduct>>()
  const counts = new Map<string, AttributeValueCount>()
  for (const [product, options] of optionsByProduct) {
    for (const { attribute, value, isOwn } of options) {
      const key = `${attribute}:${value}`
      const counted = counts.get(key) ?? { attribute, value, inScope: 0, own: 0, count: 0 }
      const passes = passingBy.get(attribute) ?? new Set(passing(attribute))
      passingBy.set(attribute, passes)
      counted.inScope += 1
      if (isOwn) counted.own += 1
      if (passes.has(product)) counted.count += 1
      counts.set(key, counted)
    }
  }
  return [...counts.values()]
}

/** How many of the products that pass have each key; keys that only the others have are counted as 0. */
function tally<Key>(
  scope: SampleProduct[],
  passing: SampleProduct[],
  keysOf: (product: SampleProduct) => Iterable<Key>,
): [Key, number][] {
  const counts = new Map<Key, number>(scope.flatMap((product) => [...keysOf(product)].map((key) => [key, 0])))
  for (const product of passing) {
    for (const key of keysOf(product)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
}

/** Bounds rounded outwards to a step of 10 to the power of (digits − 2, at least 1) (specification §9). */
function priceBounds(prices: readonly number[]): { min: number; max: number } {
  if (prices.length === 0) return { min: 0, max: 0 }
  const least = Math.min(...prices)
  const most = Math.max(...prices)
  const step = 10 ** Math.max(String(most).length - 2, 1)
  return { min: Math.floor(least / step) * step, max: Math.ceil(most / step) * step }
}
