import type { Suits } from '#rules/fit/pet-fit.ts'
import { numbersOf } from '../../db/numbers-of.ts'
import {
  type ListsState,
  Numbered,
  type NumberedState,
  NumberLists,
  trimmed,
  widened,
  wordNumbers,
} from './number-lists.ts'

/** What stands with a product itself and changes most. */
export type ListNumbers = {
  id: number
  /** Its place in lists that are sorted by nothing else. */
  position: number
  price: number
  /** Whole stars; 0 without a review. */
  stars: number
  onOffer: boolean
  /** Whether any of it can be had, over all branches. */
  inStock: boolean
}

/** A product as the filters of lists see it, as it is read; lists are written with commas, null where they are empty. */
export type ListRow = ListNumbers & {
  brandId: number | null
  fitsAll: boolean
  /** With fitment `some` alone. */
  vehicleIds: string | null
  /** JSON of `FitYears[]`: those of them that it fits in some of their years alone. */
  fitYears: string | null
  /** JSON of `Suits`; null for what is for no animal. */
  suits: string | null
  /** Its own and all above them. */
  categoryIds: string | null
  colors: string | null
  /** Those that have some of it. */
  branchIds: string | null
  /** `name:value`, as slugs; its kind and its content are among them. */
  features: string | null
}

/** What a product cost, and whether it was on offer, before that was written over. */
export type FormerPrice = { place: number; price: number; onOffer: boolean }

/** At least this many former prices are remembered, and at most twice as many. */
const knownFormer = 4000

/** Facts of a product that take one bit each. */
export const flags = { isSold: 1, onOffer: 2, fitsAll: 4, fitsSome: 8, inStock: 16 } as const

const columnNames = [
  ...(['ids', 'positions', 'prices', 'brands', 'stars', 'flags'] as const),
  ...(['categories', 'branches', 'colors', 'features', 'suits'] as const),
]
const listNames = ['categoryLists', 'branchLists', 'colorLists', 'featureLists'] as const
const numberedNames = ['brandIds', 'colorNames', 'featureNames', 'suitsKinds'] as const

/** All that columns hold, each part by its name; arrays are those of the columns, up to what is in use. */
export type ColumnsState = {
  counts: { size: number; listsRead: number; ordered: number; others: ReadonlyMap<number, number> }
  columns: Record<string, Int32Array | Uint8Array>
  lists: Record<string, ListsState>
  numbered: Record<string, NumberedState<unknown>>
}

/**
 * Every product as filters see it, in columns: each has a place, and 40 bytes in all. A place is kept for its product
 * once that is no longer sold. Columns are exchanged when they grow: read them anew after each wait.
 */
export class ListColumns {
  /** How many places are taken; not all of them by what is sold. */
  size = 0
  /** How many prices and offers have been written over. */
  priceVersion = 0
  /** Another one once a product stands elsewhere in lists that are in no other order. */
  orderVersion = 0
  ids = new Int32Array(0)
  positions = new Int32Array(0)
  prices = new Int32Array(0)
  /** Numbers among `brandIds`; 0 for none. */
  brands = new Int32Array(0)
  stars = new Uint8Array(0)
  flags = new Uint8Array(0)
  categories = new Int32Array(0)
  branches = new Int32Array(0)
  colors = new Int32Array(0)
  features = new Int32Array(0)
  /** Numbers among `suitsKinds`. */
  suits = new Int32Array(0)

  readonly brandIds = new Numbered<number | null>()
  readonly categoryLists = new NumberLists()
  readonly branchLists = new NumberLists()
  readonly colorNames = new Numbered<string>()
  readonly colorLists = new NumberLists()
  readonly featureNames = new Numbered<string>()
  readonly featureLists = new NumberLists()
  readonly suitsKinds = new Numbered<Suits | null>()

  /** How many lists there were once all was read: each of them was in use. */
  #listsRead = 0
  /** As many of the first places are in the order of their ids. */
  #ordered = 0
  #others = new Map<number, number>()
  /** The last ones, as many as there are at most. */
  #formerPrices: FormerPrice[] = []

  /** Those of which `state` is; it takes the arrays over. */
  static of({ counts, columns, lists, numbered }: ColumnsState): ListColumns {
    const made = new ListColumns()
    made.size = counts.size
    made.#listsRead = counts.listsRead
    made.#ordered = counts.ordered
    made.#others = new Map(counts.others)
    return Object.assign(made, columns, eachOf(lists, NumberLists.of), eachOf(numbered, Numbered.of))
  }

  get state(): ColumnsState {
    const { size } = this
    return {
      counts: { size, listsRead: this.#listsRead, ordered: this.#ordered, others: this.#others },
      columns: named(columnNames, (name) => this[name].subarray(0, size)),
      lists: named(listNames, (name) => this[name].state),
      numbered: named(numberedNames, (name) => this[name].state),
    }
  }

  constructor() {
    this.brandIds.numberOf(null, () => null)
    this.suitsKinds.numberOf(null, () => null)
  }

  /** Where a product stands that is or was sold; -1 where none is known by the id. */
  placeOf(id: number): number {
    let low = 0
    let high = this.#ordered
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.ids[middle] ?? 0) < id) low = middle + 1
      else high = middle
    }
    return low < this.#ordered && this.ids[low] === id ? low : (this.#others.get(id) ?? -1)
  }

  isSold(place: number): boolean {
    return ((this.flags[place] ?? 0) & flags.isSold) !== 0
  }

  isOnOffer(place: number): boolean {
    return ((this.flags[place] ?? 0) & flags.onOffer) !== 0
  }

  /**
   * Writes a product into its place. `isMoved` where it is in other scopes than before, or other values of it are
   * counted: what was worked out of scopes then holds no more.
   */
  put(row: ListRow): { place: number; isMoved: boolean } {
    const known = this.placeOf(row.id)
    const place = known < 0 ? this.#append(row.id) : known
    const { brandIds, suitsKinds, categoryLists, branchLists, colorLists, featureLists } = this
    const { suits } = row
    const wasSold = this.isSold(place)
    const own = (this.flags[place] ?? 0) & (flags.onOffer | flags.inStock)
    this.flags[place] =
      own | flags.isSold | (row.fitsAll ? flags.fitsAll : 0) | (row.vehicleIds ? flags.fitsSome : 0)
    this.branches[place] = branchLists.numberOf(numbersOf(row.branchIds, ','))
    this.suits[place] = suitsKinds.numberOf(suits, () => (suits === null ? null : JSON.parse(suits)))
    const changed = [
      this.#putNumbers(place, row),
      write(
        this.brands,
        place,
        brandIds.numberOf(row.brandId, () => row.brandId),
      ),
      write(this.categories, place, categoryLists.numberOf(numbersOf(row.categoryIds, ','))),
      write(this.colors, place, colorLists.numberOf(wordNumbers(this.colorNames, row.colors))),
      write(this.features, place, featureLists.numberOf(wordNumbers(this.featureNames, row.features))),
    ]
    return { place, isMoved: !wasSold || changed.includes(true) }
  }

  /** Every product has been put. */
  end(): void {
    this.#listsRead = this.#lists
    for (const name of listNames) this[name].trim()
    this.#resize((column) => trimmed(column, this.size))
  }

  /**
   * Whether most of the lists are none that was read at first: what a product had before it changed stays beside what it
   * has, until all are read anew.
   */
  get hasOutgrown(): boolean {
    return this.#lists > 2 * this.#listsRead
  }

  get #lists(): number {
    return this.categoryLists.count + this.branchLists.count + this.colorLists.count + this.featureLists.count
  }

  /**
   * Writes the own numbers of a product that is held, and leaves the rest; of another one nothing. Whether what was worked
   * out of scopes holds no more.
   */
  patch(row: ListNumbers): boolean {
    const place = this.placeOf(row.id)
    return place >= 0 && this.isSold(place) && this.#putNumbers(place, row)
  }

  #putNumbers(place: number, { position, price, stars, onOffer, inStock }: ListNumbers): boolean {
    if (write(this.positions, place, position)) this.orderVersion += 1
    const before = { place, price: this.prices[place] ?? 0, onOffer: this.isOnOffer(place) }
    this.prices[place] = price
    const rest = (this.flags[place] ?? 0) & ~(flags.onOffer | flags.inStock)
    this.flags[place] = rest | (onOffer ? flags.onOffer : 0) | (inStock ? flags.inStock : 0)
    if (before.price !== price || before.onOffer !== onOffer) this.#note(before)
    return write(this.stars, place, stars)
  }

  #note(before: FormerPrice): void {
    this.priceVersion += 1
    this.#formerPrices.push(before)
    if (this.#formerPrices.length > 2 * knownFormer)
      this.#formerPrices = this.#formerPrices.slice(-knownFormer)
  }

  /** What was written over since `priceVersion` was `since`, the oldest first; null where that is no longer known. */
  formerPrices(since: number): readonly FormerPrice[] | null {
    const many = this.priceVersion - since
    if (many === 0) return []
    return many > this.#formerPrices.length ? null : this.#formerPrices.slice(-many)
  }

  /** It is no longer sold. */
  remove(place: number): void {
    this.flags[place] = 0
  }

  #append(id: number): number {
    const place = this.size
    this.#widen(place + 1)
    if (this.#ordered === place && (place === 0 || (this.ids[place - 1] ?? 0) < id)) this.#ordered += 1
    else this.#others.set(id, place)
    this.ids[place] = id
    this.size += 1
    return place
  }

  #widen(needed: number): void {
    if (needed <= this.ids.length) return
    this.#resize((column) => widened(column, needed))
  }

  #resize(change: (column: Int32Array | Uint8Array) => Int32Array | Uint8Array): void {
    Object.assign(
      this,
      named(columnNames, (name) => change(this[name])),
    )
  }
}

const named = <Value, Name extends string>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)]))

const eachOf = <State, Value>(states: Record<string, State>, of: (state: State) => Value) =>
  named(Object.keys(states), (name) => of(states[name] as State))

/** Whether that is another value than before. */
function write(column: Int32Array | Uint8Array, place: number, value: number): boolean {
  if (column[place] === value) return false
  column[place] = value
  return true
}

/** How many products at `places` have each list of features, by its number. */
export function featureCounts(
  { features, featureLists }: Pick<ListColumns, 'features' | 'featureLists'>,
  places: Int32Array,
): Int32Array {
  const counts = new Int32Array(featureLists.count)
  for (let at = 0; at < places.length; at += 1) {
    const list = features[places[at] ?? 0] ?? 0
    counts[list] = (counts[list] ?? 0) + 1
  }
  return counts
}
