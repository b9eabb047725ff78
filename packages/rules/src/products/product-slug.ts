import { foldText } from '../text/fold-text.ts'
import { productLimits } from './product.ts'

/** A name as an address: folded, with hyphens; empty for a name without a letter or digit of the Latin alphabet. */
export function productSlug(name: string): string {
  const words = foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return words.slice(0, productLimits.slug - 10).replace(/-+$/, '')
}

/** The slug itself, or the first of `slug-2`, `slug-3` … that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
