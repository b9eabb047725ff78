import { LRUCache } from 'lru-cache'
import type { AskedVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { FittingPlaces } from './fitting-places.ts'
import type { ListScope } from './list.store.ts'
import type { ListColumns } from './list-columns.ts'
import type { ListNames } from './list-rows.store.ts'
import { scopeTest } from './place-tests.ts'
import type { CountedPlaces, FoundPlaces, ScopePlaces } from './scope-counts.ts'

/** Scopes hold so many numbers in all, 32 MB, and there are so many of them. */
const mostNumbers = 8_000_000
const mostScopes = 200
/** The products of fewer places are counted by price one by one. */
export const leastStepped = 4000
/** Each place of many once more, as it is counted by price, and what is counted there. */
const numbersOfStepped = 3
/** And of the fewest steps. */
const numbersOfSteps = 25_000

/** The ids that a text finds, of which the first `most` count. */
export type Candidates = { ids: Int32Array; most: number }

/** How many numbers of counts are held in all: 8 MB at most, which are the counts of some 2,000 vehicles. */
const mostCounted = 1_000_000

/** What was read of scopes; it is cleared when a product changes scopes, or what it fits. */
export class Scopes {
  readonly whole = new LRUCache<string, ScopePlaces>({
    max: mostScopes,
    maxSize: mostNumbers,
    sizeCalculation: ({ places, features }) =>
      (places.length < leastStepped ? places.length : places.length * numbersOfStepped + numbersOfSteps) +
      features.length +
      1,
  })
  readonly #counted = new LRUCache<string, CountedPlaces>({
    maxSize: mostCounted,
    sizeCalculation: sizeOf,
  })
  #found = new WeakMap<Int32Array, { key: string; places: FoundPlaces }>()

  /** What was counted of all in a scope, or of all in it that fits a vehicle; `count` counts it where nobody has yet. */
  counted(
    { vehicle, ...scope }: Asked & Pick<ListScope, 'vehicle'>,
    count: () => CountedPlaces,
  ): CountedPlaces {
    const key = `${keyOf(scope)} ${vehicle ? `${vehicle.id}-${vehicle.year ?? ''}` : ''}`
    const known = this.#counted.get(key)
    if (known) return known
    const made = count()
    this.#counted.set(key, made)
    return made
  }

  /** What a text found, as long as whoever keeps its `ids` does; in the scope alone in which it was asked for last. */
  found({ ids, most }: Candidates, scope: Asked, read: () => FoundPlaces): FoundPlaces {
    const key = `${most} ${keyOf(scope)}`
    const known = this.#found.get(ids)
    if (known?.key === key) return known.places
    const places = read()
    this.#found.set(ids, { key, places })
    return places
  }

  clear(): void {
    this.whole.clear()
    this.#found = new WeakMap()
    this.#counted.clear()
  }
}

function sizeOf({ counts, offered }: CountedPlaces): number {
  const { brands, stars, colorLists, categoryLists } = counts
  return brands.length + stars.length + colorLists.length + categoryLists.length + offered.length
}

const keyOf = ({ categoryIds, brandSlug }: Asked) => `${categoryIds.join(',')} ${brandSlug ?? ''}`

/** Read once from all products. */
export function placesOfScope(
  held: { columns: ListColumns; names: Pick<ListNames, 'brands'>; scopes: Scopes },
  scope: Pick<ListScope, 'categoryIds' | 'brandSlug'>,
): ScopePlaces {
  const key = keyOf(scope)
  const known = held.scopes.whole.get(key)
  if (known) return known
  const found = { ...readScope(held.columns, scopeTest(held, scope)), categoryIds: scope.categoryIds }
  held.scopes.whole.set(key, found)
  return found
}

function readScope(columns: ListColumns, isIn: (place: number) => boolean): Omit<ScopePlaces, 'categoryIds'> {
  const places = new Int32Array(columns.size)
  const brands = new Set<number>()
  const stars = new Set<number>()
  const colorLists = new Set<number>()
  const features = new Int32Array(columns.featureLists.count)
  let size = 0
  for (let place = 0; place < columns.size; place += 1) {
    if (!isIn(place)) continue
    places[size] = place
    size += 1
    brands.add(columns.brands[place] ?? 0)
    stars.add(columns.stars[place] ?? 0)
    colorLists.add(columns.colors[place] ?? 0)
    const list = columns.features[place] ?? 0
    features[list] = (features[list] ?? 0) + 1
  }
  return {
    places: places.slice(0, size),
    brands,
    stars,
    colorLists,
    features,
    offers: null,
    steps: null,
    leading: null,
  }
}

type Asked = Pick<ListScope, 'categoryIds' | 'brandSlug'>
type Names = Pick<ListNames, 'brands'>

/** What a text finds, as far as it is in scope. */
export function placesOfFound(
  held: { columns: ListColumns; names: Names; scopes: Scopes },
  scope: Asked,
  candidates: Candidates,
): FoundPlaces {
  return held.scopes.found(candidates, scope, () => {
    const places = placesOfIds(held, scope, candidates.ids.subarray(0, candidates.most))
    return { places, ...numbersOf(held.columns, places), offers: null, categoryIds: scope.categoryIds }
  })
}

/** The places of ids that are in scope, in their order. */
function placesOfIds(
  held: { columns: ListColumns; names: Names },
  scope: Asked,
  ids: Int32Array,
): Int32Array {
  const isIn = scopeTest(held, scope)
  const places = new Int32Array(ids.length)
  let size = 0
  for (const id of ids) {
    const place = held.columns.placeOf(id)
    if (place < 0 || !isIn(place)) continue
    places[size] = place
    size += 1
  }
  return places.slice(0, size)
}

function numbersOf(
  { brands, stars, colors }: ListColumns,
  places: Int32Array,
): Pick<FoundPlaces, 'brands' | 'stars' | 'colorLists'> {
  // Marked first: a set that is asked ten thousand times for the same few numbers takes as long as all other counts.
  function numbers(column: Int32Array | Uint8Array): Set<number> {
    const isSeen: boolean[] = []
    for (let at = 0; at < places.length; at += 1) isSeen[column[places[at] ?? 0] ?? 0] = true
    return new Set([...isSeen.keys()].filter((number) => isSeen[number]))
  }
  return { brands: numbers(brands), stars: numbers(stars), colorLists: numbers(colors) }
}

/** The places of what fits a vehicle, or every vehicle, and is in scope. */
export function fittingPlaces(
  held: { columns: ListColumns; names: Names; fitting: FittingPlaces },
  scope: Asked,
  vehicle: AskedVehicle,
): Int32Array {
  const isIn = scopeTest(held, scope)
  const places: number[] = []
  held.fitting.each(vehicle, (place) => {
    if (isIn(place)) places.push(place)
  })
  return Int32Array.from(places)
}
