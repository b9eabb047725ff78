import type { EditedProduct } from '#rules/products/product.ts'

/**
 * What is written of a product that is much like another: all but what tells the two apart, its codes and its address. It begins
 * as a draft without an offer, with options of its own.
 */
export const copyOf = (product: EditedProduct, name: string): EditedProduct => ({
  ...product,
  name,
  slug: '',
  sku: '',
  originalCode: '',
  barcode: '',
  isPublished: false,
  isFeatured: false,
  offer: null,
  options: product.options.map((option) => ({
    ...option,
    id: null,
    values: option.values.map((value) => ({ ...value, id: null })),
  })),
})
