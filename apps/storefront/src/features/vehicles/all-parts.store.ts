import { storageOf } from '../../shell/browser-storage.ts'
import { storageKey } from '../../shell/storage-keys.ts'

const storage = storageOf('sessionStorage')
const key = storageKey('all-parts')
const listeners = new Set<() => void>()

/** The vehicle beside whose parts this visit wants to see all others as well; null where lists show what fits. */
export const allPartsFor = {
  get: (): number | null => Number(storage.getItem(key)) || null,
  set(vehicleId: number | null) {
    if (vehicleId === null) storage.removeItem(key)
    else storage.setItem(key, String(vehicleId))
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
