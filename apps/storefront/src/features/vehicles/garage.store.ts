import type { DataPort } from '../../data/port/port.ts'
import { Refusal } from '../../data/port/refusal.ts'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { storageOf } from '../../shell/browser-storage.ts'
import { storageKey } from '../../shell/storage-keys.ts'
import { createLayerValue } from '../../shell/stored-value.ts'
import { withLock } from '../../shell/with-lock.ts'
import { accountOf, storedProfile } from '../session/account.store.ts'
import { currentVehicleOf } from './current-vehicle.store.ts'
import { decodeGarage, encodeGarage, type StoredGarage } from './garage.codec.ts'
import {
  addVehicle,
  chooseVehicle,
  type GarageBrowser,
  leaveGarage,
  removeVehicle,
  syncGarage,
} from './garage-sync.ts'

/** The saved vehicles of a layer in this browser. */
export const storedGarageOf = createLayerValue<StoredGarage | null>('garage', {
  decode: decodeGarage,
  encode: encodeGarage,
})

const browserOf = ({ layer, garage }: DataPort): GarageBrowser => ({
  garage,
  saved: storedGarageOf(layer),
  current: currentVehicleOf(layer),
  owner: () => accountOf(storedProfile.get())?.customerId ?? null,
})

/** Whoever chooses a vehicle wants to see its parts (`all-parts.ts`, which comes with the lists). */
const forgetAllParts = () => storageOf('sessionStorage').removeItem(storageKey('all-parts'))

const withGarageLock = <Result>({ layer }: DataPort, work: () => Promise<Result>) =>
  withLock(storageKey('garage', layer), work)

/** Asks for the vehicles of who is here; false where the shop could not be asked. */
export async function syncGarageOf(data: DataPort): Promise<boolean> {
  try {
    await withGarageLock(data, () => syncGarage(browserOf(data)))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Takes away what an account has left in this browser. */
export function leaveGarageOf(data: DataPort): void {
  leaveGarage(browserOf(data))
}

/** As `addVehicle` of `garage-sync.ts`. */
export const add = (data: DataPort, vehicle: Vehicle): Promise<boolean> =>
  withGarageLock(data, () => addVehicle(browserOf(data), vehicle))

/** As `removeVehicle` of `garage-sync.ts`. */
export const remove = (data: DataPort, vehicleId: number): Promise<void> =>
  withGarageLock(data, () => removeVehicle(browserOf(data), vehicleId))

/** Never rejects: what could not be saved in the account stays in this browser until the next sync. */
export async function choose(data: DataPort, vehicleId: number | null): Promise<void> {
  const browser = browserOf(data)
  forgetAllParts()
  // Shown before its turn comes.
  browser.current.update(() => browser.saved.get()?.vehicles.find(({ id }) => id === vehicleId) ?? null)
  try {
    await withGarageLock(data, () => chooseVehicle(browser, vehicleId))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/** Saves a vehicle and seeks parts for it; where it cannot be saved it is chosen in this browser alone. */
export async function addAndChoose(data: DataPort, vehicle: Vehicle): Promise<void> {
  forgetAllParts()
  currentVehicleOf(data.layer).update(() => vehicle)
  try {
    if (await add(data, vehicle)) await choose(data, vehicle.id)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    currentVehicleOf(data.layer).update(() => vehicle)
  }
}
