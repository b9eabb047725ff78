/** The orders of a list; `default` is the shop's own, or the best match of a search. */
export const productSorts = [
  'default',
  'name_asc',
  'name_desc',
  'price_asc',
  'price_desc',
  'rating_desc',
  'sold_desc',
  'added_desc',
  'discount_desc',
  'unit_price_asc',
] as const

export type ProductSort = (typeof productSorts)[number]
