import { storageOf } from '../../shell/browser-storage.ts'
import { storageKey } from '../../shell/storage-keys.ts'

const storage = storageOf('sessionStorage')
const key = storageKey('all-products')

/** The animal beside whose products this visit wants to see all others as well; null where lists show what suits. */
export const allProductsFor = {
  get: (): string | null => storage.getItem(key),
  set(petId: string | null) {
    if (petId === null) storage.removeItem(key)
    else storage.setItem(key, petId)
  },
}
