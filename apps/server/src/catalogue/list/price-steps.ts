import { countOffered } from './count-attributes.ts'
import { countNumbers, countOffers } from './count-places.ts'
import type { FormerPrice, ListColumns } from './list-columns.ts'
import type { ListRows } from './list-rows.ts'
import type { CountedByPrice, CountedRange, PriceRange, ScopePlaces } from './scope-counts.ts'

/** How many places a step has at most, up to a million places, where prices differ enough. */
const placesInStep = 2048
const leastSteps = 16
const mostSteps = 512
/** Once more products than this have another price than when they were counted, all are counted anew. */
const mostMoved = 2000

/**
 * The counts of a scope by steps of price. A range of prices is the sum of the steps within it, and only the products of the two
 * steps at its ends are counted each time. It holds as long as no product changes scopes; products whose price or offer has
 * changed since are counted apart.
 */
export class PriceSteps implements CountedByPrice {
  readonly #rows: Pick<ListRows, 'columns' | 'attributes'>
  readonly #whole: ScopePlaces
  /** The least price of each step; all that is cheaper is in the first one too. */
  #lows: Int32Array = new Int32Array(0)
  /** All places, step by step, and where each step begins; one more at the end. */
  #places: Int32Array = new Int32Array(0)
  #starts: Int32Array = new Int32Array(0)
  /** What is counted of all steps before each; one more at the end. */
  #before: Tally[] = []
  /** By their places, as they were when they were counted. */
  #moved = new Map<number, FormerPrice>()
  #priceVersion = 0

  constructor(rows: Pick<ListRows, 'columns' | 'attributes'>, whole: ScopePlaces) {
    this.#rows = rows
    this.#whole = whole
    this.#countAnew()
  }

  /** What is counted of those that cost as much as `range` says, both ends included. */
  within(range: PriceRange): CountedRange {
    const { from, to, added, left } = this.#parts(range)
    const sum = this.#tally(added)
    if (from < to) {
      addTally(sum, this.#before[to], 1)
      addTally(sum, this.#before[from], -1)
    }
    if (left.length > 0) {
      const places = Int32Array.from(left, ({ place }) => place)
      addTally(sum, { ...this.#tally(places), offers: left.filter(({ onOffer }) => onOffer).length }, -1)
    }
    return sum
  }

  /** How many cost as much as `range` says, both ends included. */
  countWithin(range: PriceRange): number {
    const { from, to, added, left } = this.#parts(range)
    const between = from < to ? (this.#starts[to] ?? 0) - (this.#starts[from] ?? 0) : 0
    return between + added.length - left.length
  }

  /**
   * A range is the steps `from` one up `to` another, what is `added` to them of the two at its ends and of what costs something
   * else than it did, and without those that have `left` them.
   */
  #parts({ low, high }: PriceRange) {
    this.#catchUp()
    const { prices } = this.#rows.columns
    const isWhole = (step: number) =>
      low <= (this.#lows[step] ?? 0) && high >= (this.#lows[step + 1] ?? Number.POSITIVE_INFINITY) - 1
    const [first, last] = [this.#stepOf(low), this.#stepOf(high)]
    const from = isWhole(first) ? first : first + 1
    const to = isWhole(last) ? last + 1 : last
    const added: number[] = []
    const addInRange = (place: number) => {
      const price = prices[place] ?? 0
      if (price >= low && price <= high) added.push(place)
    }
    for (const step of new Set([first, last])) {
      if (isWhole(step)) continue
      const end = this.#starts[step + 1] ?? 0
      for (let at = this.#starts[step] ?? 0; at < end; at += 1) {
        const place = this.#places[at] ?? 0
        if (this.#moved.size === 0 || !this.#moved.has(place)) addInRange(place)
      }
    }
    const left: FormerPrice[] = []
    for (const former of this.#moved.values()) {
      const step = this.#stepOf(former.price)
      if (from <= step && step < to) left.push(former)
      addInRange(former.place)
    }
    return { from, to, added: Int32Array.from(added), left }
  }

  #catchUp(): void {
    const { columns } = this.#rows
    const formerPrices = columns.formerPrices(this.#priceVersion)
    if (formerPrices === null) {
      this.#countAnew()
      return
    }
    this.#priceVersion = columns.priceVersion
    for (const former of formerPrices) {
      if (!this.#moved.has(former.place) && isAmong(this.#whole.places, former.place)) {
        this.#moved.set(former.place, former)
      }
    }
    if (this.#moved.size > mostMoved) this.#countAnew()
  }

  #countAnew(): void {
    const { columns } = this.#rows
    const { places } = this.#whole
    this.#moved = new Map()
    this.#priceVersion = columns.priceVersion
    this.#lows = lowsOf(columns.prices, places)
    this.#sort(places, columns.prices)
    const sum = this.#tally(new Int32Array(0))
    this.#before = [copyOf(sum)]
    for (let step = 0; step < this.#lows.length; step += 1) {
      addTally(sum, this.#tally(this.#places.subarray(this.#starts[step], this.#starts[step + 1])), 1)
      this.#before.push(copyOf(sum))
    }
  }

  #sort(places: Int32Array, prices: ListColumns['prices']): void {
    const steps = new Uint16Array(places.length)
    this.#starts = new Int32Array(this.#lows.length + 1)
    for (let at = 0; at < places.length; at += 1) {
      const step = this.#stepOf(prices[places[at] ?? 0] ?? 0)
      steps[at] = step
      this.#starts[step + 1] = (this.#starts[step + 1] ?? 0) + 1
    }
    for (let step = 0; step < this.#lows.length; step += 1) {
      this.#starts[step + 1] = (this.#starts[step + 1] ?? 0) + (this.#starts[step] ?? 0)
    }
    const next = this.#starts.slice()
    this.#places = new Int32Array(places.length)
    for (let at = 0; at < places.length; at += 1) {
      const step = steps[at] ?? 0
      this.#places[next[step] ?? 0] = places[at] ?? 0
      next[step] = (next[step] ?? 0) + 1
    }
  }

  #stepOf(price: number): number {
    let low = 0
    let high = this.#lows.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#lows[middle] ?? 0) <= price) low = middle
      else high = middle - 1
    }
    return low
  }

  #tally(places: Int32Array): Tally {
    const { columns } = this.#rows
    return {
      total: places.length,
      counts: countNumbers(columns, places),
      offered: countOffered(this.#rows, this.#whole, places),
      offers: countOffers(columns, places),
    }
  }
}

type Tally = CountedRange

/** Where steps begin, the first at 0, so that about as many places are in each; a price that fills one by itself has its own. */
function lowsOf(prices: Int32Array, places: Int32Array): Int32Array {
  // All of them: every eighteenth of a catalogue whose products come in rows of eighteen tells of one in each row.
  const sorted = new Int32Array(places.length)
  for (let at = 0; at < places.length; at += 1) sorted[at] = prices[places[at] ?? 0] ?? 0
  sorted.sort()
  const steps = Math.min(mostSteps, Math.max(leastSteps, Math.floor(places.length / placesInStep)))
  const lows = new Set([0])
  let before = -1
  for (let step = 1; step < steps; step += 1) {
    const low = sorted[Math.floor((step * sorted.length) / steps)] ?? 0
    lows.add(low === before ? low + 1 : low)
    before = low
  }
  return Int32Array.from(lows)
}

const copyOf = ({ total, counts, offered, offers }: Tally): Tally => ({
  total,
  counts: {
    brands: [...counts.brands],
    stars: [...counts.stars],
    colorLists: [...counts.colorLists],
    categoryLists: [...counts.categoryLists],
  },
  offered: offered.slice(),
  offers,
})

function addTally(sum: Tally, added: Tally | undefined, times: 1 | -1): void {
  if (!added) return
  sum.total += times * added.total
  sum.offers += times * added.offers
  addEach(sum.counts.brands, added.counts.brands, times)
  addEach(sum.counts.stars, added.counts.stars, times)
  addEach(sum.counts.colorLists, added.counts.colorLists, times)
  addEach(sum.counts.categoryLists, added.counts.categoryLists, times)
  addEach(sum.offered, added.offered, times)
}

function addEach<Numbers extends number[] | Int32Array>(sums: Numbers, added: Numbers, times: 1 | -1): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + times * (added[at] ?? 0)
}

/** Whether a place is among `places`, which are in their order. */
function isAmong(places: Int32Array, place: number): boolean {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return places[low] === place
}
