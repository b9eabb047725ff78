import { decodeSlugs } from '#rules/catalogue/filters.ts'
import { isOwnFilter } from '#rules/catalogue/own-filters.ts'
import type { SampleProduct } from '../sample-shop.ts'
import type { FilterValues } from './shapes.ts'

/** What a list is of, which the filters name as well. */
const scopes = new Set(['search', 'literally', 'category', 'ofBrand'])

/** The products that pass every filter but one, or all of them. */
export type Passing = (without?: string) => SampleProduct[]

/** What the filters of attributes choose: those that are none of the list's own. */
export function chosenAttributes(filters: FilterValues): Record<string, string[]> {
  const chosen = Object.entries(filters)
    .filter(([slug, value]) => !scopes.has(slug) && !isOwnFilter(slug) && value)
    .map(([slug, value = '']) => [slug, decodeSlugs(value)])
  return Object.fromEntries(chosen)
}

/** The codes of the colours that a product comes in. */
export function colorsOf({ product }: SampleProduct): string[] {
  return [...new Set(product.options.flatMap(({ values }) => values.flatMap(({ color }) => color ?? [])))]
}
