import type { FitYears } from '#rules/fit/vehicle-fit.ts'
import type { AskedVehicle } from '#rules/vehicles/asked-vehicle.ts'
import { widened } from './number-lists.ts'

/** The places of products that fit a vehicle, in their order; years in which alone they do, 0 to 0 for all of them. */
type Fitted = { places: Int32Array; size: number; from: Uint16Array; to: Uint16Array }

/** All that `FittingPlaces` holds: places of what fits every vehicle, of what fits each, and how many a product names. */
export type FittingState = { all: Fitted; named: Map<number, Fitted>; counts: Int32Array }

const noYears = { from: 0, to: 0 }

/**
 * Which products fit a vehicle, by their places: of 100,000 products a vehicle fits some thousands, and a list for it
 * reads those alone. A row of what fits takes 4 bytes, or 8 of a vehicle that some parts fit in some years alone.
 */
export class FittingPlaces {
  #all = emptyFitted()
  #named = new Map<number, Fitted>()
  /** How many vehicles a product names, by its place. */
  #counts: Int32Array = new Int32Array(0)

  /** Those of which `state` is; it takes the arrays over. */
  static of({ all, named, counts }: FittingState): FittingPlaces {
    const made = new FittingPlaces()
    made.#all = all
    made.#named = named
    made.#counts = counts
    return made
  }

  /** No more than what is in use: it is written over by `set`. */
  get state(): FittingState {
    const named = [...this.#named].map(([id, fitted]) => [id, inUse(fitted)] as const)
    return { all: inUse(this.#all), named: new Map(named), counts: this.#counts }
  }

  /** Sets what the product at a place fits, each vehicle once; gives whether that is a change. */
  set(
    place: number,
    fits: { fitsAll: boolean; vehicleIds: readonly number[]; years: readonly FitYears[] },
  ): boolean {
    const { vehicleIds, years } = fits
    const yearsOf = (id: number) => years.find(({ vehicleId }) => vehicleId === id) ?? noYears
    const didFitAll = isAt(this.#all, place)
    if (fits.fitsAll) insert(this.#all, place, noYears)
    else takeOut(this.#all, place)
    const before = this.#counts[place] ?? 0
    const isSame =
      before === vehicleIds.length &&
      vehicleIds.every((id) => isWritten(this.#named.get(id), place, yearsOf(id)))
    if (isSame) return didFitAll !== fits.fitsAll
    if (before > 0) for (const fitted of this.#named.values()) takeOut(fitted, place)
    for (const id of vehicleIds) {
      const fitted = this.#named.get(id) ?? emptyFitted()
      this.#named.set(id, fitted)
      insert(fitted, place, yearsOf(id))
    }
    this.#counts = widened(this.#counts, place + 1)
    this.#counts[place] = vehicleIds.length
    return true
  }

  /** Whether the product at a place fits the vehicle or every vehicle. */
  fits(place: number, vehicle: AskedVehicle): boolean {
    return isAt(this.#all, place) || this.isNamed(place, vehicle)
  }

  /** Whether it names the vehicle, in the year asked for. */
  isNamed(place: number, vehicle: AskedVehicle): boolean {
    const fitted = this.#named.get(vehicle.id)
    if (!fitted || (this.#counts[place] ?? 0) === 0 || !isAt(fitted, place)) return false
    return isInYear(fitted, placeIn(fitted, place), vehicle)
  }

  /** Hands over the places of what fits the vehicle or every vehicle, each once. */
  each(vehicle: AskedVehicle, take: (place: number) => void): void {
    for (let at = 0; at < this.#all.size; at += 1) take(this.#all.places[at] ?? 0)
    const fitted = this.#named.get(vehicle.id)
    if (!fitted) return
    for (let at = 0; at < fitted.size; at += 1) {
      const place = fitted.places[at] ?? 0
      if (isInYear(fitted, at, vehicle) && !isAt(this.#all, place)) take(place)
    }
  }
}

const emptyFitted = (): Fitted => ({
  places: new Int32Array(0),
  size: 0,
  from: new Uint16Array(0),
  to: new Uint16Array(0),
})

const inUse = ({ places, size, from, to }: Fitted): Fitted => ({
  places: places.subarray(0, size),
  size,
  from: from.subarray(0, size),
  to: to.subarray(0, size),
})

const columnsOf = ({ places, from, to }: Fitted) => [places, from, to]

function isInYear({ from, to }: Fitted, at: number, { year }: AskedVehicle): boolean {
  const last = to[at] ?? 0
  return year === null || last === 0 || ((from[at] ?? 0) <= year && year <= last)
}

function isAt(fitted: Fitted, place: number): boolean {
  const at = placeIn(fitted, place)
  return at < fitted.size && fitted.places[at] === place
}

function isWritten(fitted: Fitted | undefined, place: number, years: { from: number; to: number }): boolean {
  if (!fitted || !isAt(fitted, place)) return false
  const at = placeIn(fitted, place)
  return (fitted.from[at] ?? 0) === years.from && (fitted.to[at] ?? 0) === years.to
}

/** The index of a place, or where it would be inserted. */
function placeIn({ places, size }: Fitted, place: number): number {
  // Products are mostly read in the order of their places.
  if (size === 0 || (places[size - 1] ?? 0) < place) return size
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

function insert(fitted: Fitted, place: number, years: { from: number; to: number }): void {
  const at = placeIn(fitted, place)
  const hasYears = fitted.to.length > 0 || years.to > 0
  if (at >= fitted.size || fitted.places[at] !== place) {
    fitted.places = widened(fitted.places, fitted.size + 1)
    if (fitted.to.length > 0) {
      fitted.from = widened(fitted.from, fitted.size + 1)
      fitted.to = widened(fitted.to, fitted.size + 1)
    }
    if (at < fitted.size) {
      for (const column of columnsOf(fitted)) column.copyWithin(at + 1, at, fitted.size)
    }
    fitted.places[at] = place
    fitted.size += 1
  }
  if (!hasYears) return
  fitted.from = widened(fitted.from, fitted.size)
  fitted.to = widened(fitted.to, fitted.size)
  fitted.from[at] = years.from
  fitted.to[at] = years.to
}

function takeOut(fitted: Fitted, place: number): void {
  if (!isAt(fitted, place)) return
  const at = placeIn(fitted, place)
  for (const column of columnsOf(fitted)) column.copyWithin(at, at + 1, fitted.size)
  fitted.size -= 1
}
