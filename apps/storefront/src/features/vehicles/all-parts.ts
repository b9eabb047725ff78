import { storageOf } from '../../shell/browser-storage.ts'
import { storageKey } from '../../shell/storage-keys.ts'

const storage = storageOf('sessionStorage')
const key = storageKey('all-parts')

/**
 * The vehicle beside whose parts this visit wants to see all others as well; null where lists show what fits. Who sets it
 * goes to another address, so that nobody has to watch it.
 */
export const allPartsFor = {
  get: (): number | null => Number(storage.getItem(key)) || null,
  set: (vehicleId: number | null): void =>
    vehicleId === null ? storage.removeItem(key) : storage.setItem(key, String(vehicleId)),
}
