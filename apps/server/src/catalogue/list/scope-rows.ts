import type { AttributeOffer } from '#rules/catalogue/offered-attributes.ts'
import type { ListScope } from './list.store.ts'
import type { ListRow } from './list-rows.store.ts'

/** What is in a scope, its category and its brand, before any filter. */
export type ScopeRows = {
  /** The cheapest first. */
  rows: ListRow[]
  /** Of each of the rows, in pesos. */
  prices: Int32Array
  brandIds: Set<number>
  stars: Set<number>
  colors: Set<string>
  /** Lists of features with how many products have each. */
  features: Map<readonly string[], number>
  /** What it offers of attributes where none was chosen; null until somebody asks. */
  offers: AttributeOffer[] | null
}

export type Scopes = Map<string, ScopeRows>

/** More scopes than these are not held at a time. */
const mostScopes = 48

export function scopeTest(
  { categoryIds, brandSlug }: Omit<ListScope, 'text'>,
  brandIds: ReadonlyMap<string, number>,
): (row: ListRow) => boolean {
  const brandId = brandSlug === null ? null : (brandIds.get(brandSlug) ?? -1)
  return (row) =>
    (brandId === null || row.brandId === brandId) && categoryIds.every((id) => row.categoryIds.includes(id))
}

/** Read once from all rows; `scopes` is emptied when they change. */
export function rowsOfScope(
  { rows, scopes }: { rows: ReadonlyMap<number, ListRow>; scopes: Scopes },
  scope: Omit<ListScope, 'text'>,
  brandIds: ReadonlyMap<string, number>,
): ScopeRows {
  const key = `${scope.categoryIds.join(',')} ${scope.brandSlug ?? ''}`
  const known = scopes.get(key)
  if (known) return known
  const inScope = scopeTest(scope, brandIds)
  const found = summaryOf([...rows.values()].filter(inScope))
  const [oldest] = scopes.keys()
  if (scopes.size >= mostScopes && oldest !== undefined) scopes.delete(oldest)
  scopes.set(key, found)
  return found
}

function summaryOf(unordered: ListRow[]): ScopeRows {
  const rows = byPrice(unordered)
  const features = new Map<readonly string[], number>()
  for (const row of rows) features.set(row.features, (features.get(row.features) ?? 0) + 1)
  return {
    rows,
    prices: Int32Array.from(rows, ({ price }) => price),
    brandIds: new Set(rows.flatMap(({ brandId }) => brandId ?? [])),
    stars: new Set(rows.map(({ stars }) => stars).filter((each) => each > 0)),
    colors: new Set(rows.flatMap(({ colors }) => colors)),
    features,
    offers: null,
  }
}

/** The cheapest first: of 100,000 as numbers in a tenth of the time that comparing rows takes. */
function byPrice(rows: readonly ListRow[]): ListRow[] {
  const places = Float64Array.from(rows, ({ price }, at) => price * rows.length + at).sort()
  return Array.from(places, (place) => rows[place % rows.length]).filter((row) => row !== undefined)
}

/** Where the rows from `low` to `high` pesos begin and end; both prices belong to them. */
export function pricedBetween({ prices }: ScopeRows, low: number, high: number): [number, number] {
  return [firstFrom(prices, low), firstFrom(prices, high + 1)]
}

/** The place of the first price that is at least `price`. */
function firstFrom(prices: Int32Array, price: number): number {
  let low = 0
  let high = prices.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((prices[middle] ?? 0) < price) low = middle + 1
    else high = middle
  }
  return low
}
