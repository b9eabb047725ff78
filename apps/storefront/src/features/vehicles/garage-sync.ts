import { garageLimit } from '#rules/vehicles/garage.ts'
import type { Garage, GaragePort } from '../../data/port/garage.port.ts'
import { Refusal } from '../../data/port/refusal.ts'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import type { StoredValue } from '../../shell/stored-value.ts'
import type { StoredGarage } from './garage.codec.ts'

type Stored<Value> = Pick<StoredValue<Value>, 'get' | 'update'>

export type GarageBrowser = {
  garage: GaragePort
  saved: Stored<StoredGarage | null>
  /** The vehicle for which parts are sought. */
  current: Stored<Vehicle | null>
  /** Who is signed in now; asked again after every wait. */
  owner: () => number | null
}

/** Whether the shop keeps the vehicles, and not this browser alone. */
const isServed = ({ garage }: GarageBrowser, owner: number | null) => owner !== null || !garage.needsAccount

const guests = (): StoredGarage => ({ owner: null, vehicles: [] })

/** Takes out of the browser what belongs to somebody who is no longer signed in here. */
export function leaveGarage({ saved, current, owner }: GarageBrowser): void {
  const known = saved.get()
  if (known === null || known.owner === null || known.owner === owner()) return
  saved.update(() => null)
  current.update(() => null)
}

/**
 * Syncs the browser's vehicles with the account's (docs/decisions/0072). The first time, the browser's
 * go to the account and its chosen one stays chosen; from then on the account's stand. Throws `Refusal` when
 * the shop cannot be reached: nothing is lost, and it can be tried again.
 */
export async function syncGarage(browser: GarageBrowser): Promise<void> {
  leaveGarage(browser)
  const { garage, saved, current } = browser
  const owner = browser.owner()
  const wanted = current.get()
  const mine = saved.get()
  if (!isServed(browser, owner)) {
    if (wanted && !mine?.vehicles.some(({ id }) => id === wanted.id)) saveHere(browser, wanted)
    return
  }
  let theirs = await garage.load()
  if (mine?.owner !== owner) {
    const local = [...(mine?.vehicles ?? []), ...(wanted ? [wanted] : [])]
    for (const vehicle of local) theirs = await addTo(garage, theirs, vehicle)
    const isSaved = theirs.vehicles.some(({ id }) => id === wanted?.id)
    if (wanted && isSaved && theirs.chosenId !== wanted.id) theirs = await garage.choose(wanted.id)
  }
  store(browser, owner, theirs)
}

/** Saves a vehicle and answers whether there was room for it. Throws `Refusal` when it could not be saved. */
export async function addVehicle(browser: GarageBrowser, vehicle: Vehicle): Promise<boolean> {
  const owner = browser.owner()
  if (!isServed(browser, owner)) return saveHere(browser, vehicle)
  try {
    await change(browser, (garage) => garage.add(vehicle))
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'GARAGE_FULL') return false
    throw error
  }
}

/** Takes a vehicle out; where it was the chosen one, none is. Throws `Refusal` when it could not be done. */
export async function removeVehicle(browser: GarageBrowser, vehicleId: number): Promise<void> {
  if (isServed(browser, browser.owner())) return change(browser, (garage) => garage.remove(vehicleId))
  browser.saved.update(
    (now) => now && { ...now, vehicles: now.vehicles.filter(({ id }) => id !== vehicleId) },
  )
  browser.current.update((now) => (now?.id === vehicleId ? null : now))
}

/**
 * Seeks parts for a saved vehicle, or for all with null: here at once, then in the account. Throws `Refusal`
 * when the account could not be updated.
 */
export async function chooseVehicle(browser: GarageBrowser, vehicleId: number | null): Promise<void> {
  const chosen = browser.saved.get()?.vehicles.find(({ id }) => id === vehicleId) ?? null
  browser.current.update(() => chosen)
  if (isServed(browser, browser.owner())) {
    await change(browser, (garage) => garage.choose(chosen?.id ?? null))
  }
}

async function change(browser: GarageBrowser, send: (garage: GaragePort) => Promise<Garage>): Promise<void> {
  const owner = browser.owner()
  if (browser.saved.get()?.owner !== owner) await syncGarage(browser)
  store(browser, owner, await send(browser.garage))
}

/** What does not fit into the account stays out of it; one that it has takes the year that was said here. */
async function addTo(garage: GaragePort, theirs: Garage, vehicle: Vehicle): Promise<Garage> {
  try {
    return await garage.add(vehicle)
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'GARAGE_FULL' || error.code === 'NOT_FOUND'))
      return theirs
    throw error
  }
}

/** What the account has stands here, unless somebody else has come meanwhile. */
function store({ saved, current, owner }: GarageBrowser, askedFor: number | null, garage: Garage): void {
  if (owner() !== askedFor) return
  saved.update(() => ({ owner: askedFor, vehicles: garage.vehicles }))
  current.update(() => garage.vehicles.find(({ id }) => id === garage.chosenId) ?? null)
}

function saveHere({ saved }: GarageBrowser, vehicle: Vehicle): boolean {
  const { vehicles } = saved.get() ?? guests()
  const isKnown = vehicles.some(({ id }) => id === vehicle.id)
  if (!isKnown && vehicles.length >= garageLimit) return false
  saved.update((now) => {
    const garage = now ?? guests()
    const others = garage.vehicles.filter(({ id }) => id !== vehicle.id)
    return {
      ...garage,
      vehicles: isKnown
        ? garage.vehicles.map((each) => (each.id === vehicle.id ? vehicle : each))
        : [...others, vehicle],
    }
  })
  return true
}
