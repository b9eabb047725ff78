/** The filters that every list has, as their names stand in its address: no attribute takes one of them. */
const ownFilters = [
  'price',
  'brand',
  'discount',
  'rating',
  'vehicle',
  'pet',
  'color',
  'available',
  'branch',
] as const

export type OwnFilter = (typeof ownFilters)[number]

const names: ReadonlySet<string> = new Set(ownFilters)

export const isOwnFilter = (name: string): boolean => names.has(name)
