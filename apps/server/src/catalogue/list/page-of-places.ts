import type { ProductSort } from '#rules/catalogue/product-sorts.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { ListColumns, ListNumbers } from './list-columns.ts'
import type { ScopePlaces } from './scope-counts.ts'

export type PageRequest = {
  sort: ProductSort
  limit: number
  offset: number
  /** The last product of the page before; the page then begins behind it, whatever `offset` says. */
  after: number | null
  /** In which names are read; Spanish where it is left out. */
  language?: ShopLanguage
}

/** The values by which a product is sorted in the orders that are held in memory. */
export type Standing = Pick<ListNumbers, 'id' | 'position' | 'price'>

type Order = (a: number, b: number) => number

/** An order by rank, which is the number in the column times the sign: the lowest first, and by id within a rank. */
type HeldOrder = {
  column: Int32Array
  sign: 1 | -1
  order: Order
  isBehind: (place: number, last: Standing) => boolean
}

const heldSorts = new Set<ProductSort>(['default', 'price_asc', 'price_desc'])

/** The orders whose columns are held. The database knows the others: names by their letters, what was sold. */
function heldOrder({ ids, positions, prices }: ListColumns, sort: ProductSort): HeldOrder | null {
  const column = sort === 'default' ? positions : prices
  const sign = sort === 'price_desc' ? -1 : 1
  const rank = (place: number) => (column[place] ?? 0) * sign
  const order = (a: number, b: number) => rank(a) - rank(b) || ((ids[a] ?? 0) - (ids[b] ?? 0)) * sign
  const isBehind = (place: number, last: Standing) => {
    const apart = rank(place) - (sort === 'default' ? last.position : last.price) * sign
    return (apart || ((ids[place] ?? 0) - last.id) * sign) > 0
  }
  return heldSorts.has(sort) ? { column, sign, order, isBehind } : null
}

/**
 * The ids of a page of what stands at the places of `passing`, as `findPage` gives them; null where only the database
 * can tell by its order, or where what `after` stands by is neither held nor given as `last`.
 */
export function pageOfPlaces(
  columns: ListColumns,
  passing: Int32Array,
  { sort, limit, offset, after }: PageRequest,
  last: Standing | null = after === null ? null : soldStanding(columns, after),
): number[] | null {
  const held = heldOrder(columns, sort)
  if (!held || (after !== null && last === null)) return null
  const behind = last === null ? passing : passing.filter((place) => held.isBehind(place, last))
  const start = after === null ? offset : 0
  return Array.from(firstOf(behind, held, start + limit).slice(start), (place) => columns.ids[place] ?? 0)
}

/**
 * The first of a scope as lists in no other order have them, in their order; what passes the filters of a list is found among
 * them sooner than among all.
 */
export function leadingPlaces(
  columns: ListColumns,
  whole: Pick<ScopePlaces, 'places' | 'leading'>,
): Int32Array {
  const { orderVersion: version } = columns
  const held = heldOrder(columns, 'default')
  if (whole.leading?.version !== version && held) {
    whole.leading = { version, places: Int32Array.from(firstOf(whole.places, held, mostPlaced)) }
  }
  return whole.leading?.places ?? whole.places
}

/**
 * The ids of a page of what passes the filters of a list in no other order, where `leading`, what passes them of the places
 * that stand first, holds it all; null where it does not.
 */
export function pageOfLeading(
  columns: ListColumns,
  leading: Int32Array,
  { sort, limit, offset, after }: PageRequest,
  last: Standing | null,
): number[] | null {
  const held = heldOrder(columns, 'default')
  if (sort !== 'default' || !held || (after !== null && last === null)) return null
  const rest =
    last === null ? leading.subarray(offset) : leading.filter((place) => held.isBehind(place, last))
  if (rest.length < limit) return null
  return Array.from(rest.subarray(0, limit), (place) => columns.ids[place] ?? 0)
}

/** Null for what is not sold: what is held of that may be former. */
export function soldStanding(columns: ListColumns, id: number): Standing | null {
  const place = columns.placeOf(id)
  if (!columns.isSold(place)) return null
  return { id, position: columns.positions[place] ?? 0, price: columns.prices[place] ?? 0 }
}

/** Up to this many first places are found faster by inserting each where it belongs than by sorting all places. */
const mostPlaced = 200

/** The first of `places` in an order. */
function firstOf(
  places: Int32Array,
  { column, sign, order }: HeldOrder,
  amount: number,
): readonly number[] | Int32Array {
  if (amount > mostPlaced) return sortedFirst(places, order, amount)
  const first: number[] = []
  // Nearly all of a million places stand behind those found already: comparing one number tells so.
  let most = Number.POSITIVE_INFINITY
  for (let next = 0; next < places.length; next += 1) {
    const place = places[next] ?? 0
    // Compared here, and inserted elsewhere: a function that is called or made for every place takes many times as long, and
    // leaves megabytes of garbage.
    if ((column[place] ?? 0) * sign > most) continue
    insert(first, place, order)
    if (first.length > amount) first.pop()
    if (first.length === amount) most = (column[first.at(-1) ?? 0] ?? 0) * sign
  }
  return first
}

function insert(first: number[], place: number, order: Order): void {
  const at = first.findIndex((each) => order(place, each) < 0)
  first.splice(at < 0 ? first.length : at, 0, place)
}

/** Parts the places by halves until the first `amount` of them stand in front, and sorts these alone. */
function sortedFirst(places: Int32Array, order: Order, amount: number): Int32Array {
  const parted = places.slice()
  let low = 0
  let high = parted.length - 1
  while (low < high) {
    const pivot = parted[(low + high) >> 1] ?? 0
    let left = low
    let right = high
    while (left <= right) {
      while (order(parted[left] ?? 0, pivot) < 0) left += 1
      while (order(parted[right] ?? 0, pivot) > 0) right -= 1
      if (left > right) break
      const held = parted[left] ?? 0
      parted[left] = parted[right] ?? 0
      parted[right] = held
      left += 1
      right -= 1
    }
    if (amount - 1 <= right) high = right
    else if (amount - 1 >= left) low = left
    else break
  }
  return parted.subarray(0, amount).sort(order)
}
