import { decodeSlugs } from '#rules/catalogue/filters.ts'
import type { SampleProduct } from '../sample-shop.ts'
import type { FilterValues } from './shapes.ts'

/** Filters of the list's own, and what it is a list of; every other one is an attribute's. */
const known = new Set(
  ['search', 'literally', 'category', 'ofBrand'].concat([
    'price',
    'brand',
    'discount',
    'rating',
    'vehicle',
    'pet',
    'color',
    'available',
    'branch',
  ]),
)

/** The products that pass every filter but one, or all of them. */
export type Passing = (without?: string) => SampleProduct[]

/** What the filters of attributes choose: those that are none of the list's own. */
export function chosenAttributes(filters: FilterValues): Record<string, string[]> {
  const chosen = Object.entries(filters)
    .filter(([slug, value]) => !known.has(slug) && value)
    .map(([slug, value = '']) => [slug, decodeSlugs(value)])
  return Object.fromEntries(chosen)
}

/** The codes of the colours that a product comes in. */
export function colorsOf({ product }: SampleProduct): string[] {
  return [...new Set(product.options.flatMap(({ values }) => values.flatMap(({ color }) => color ?? [])))]
}
