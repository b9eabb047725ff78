import { productWords } from '#contract/products/product-words.ts'
import type { ProductChanges } from '#rules/products/changed-fields.ts'
import type { ProductField } from '#rules/products/product.ts'

const longestValue = 500

function brief(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}

/** What of a product changed, from what to what, for the log of the staff. */
export const describeChanges = (changes: ProductChanges): { field: string; from: string; to: string }[] =>
  Object.entries(changes).map(([field, { from, to }]) => ({
    field: productWords[field as ProductField],
    from: brief(from),
    to: brief(to),
  }))
