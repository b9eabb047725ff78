import type { DataPort } from '../../data/port/port.ts'
import { storageOf } from '../../shell/browser-storage.ts'
import { storageKey } from '../../shell/storage-keys.ts'

/** Whether this browser has animals to speak of, so that the code that does is worth loading; false on the server. */
export const hasPets = (layer: DataPort['layer']): boolean =>
  storageOf('localStorage').getItem(storageKey('pets', layer)) !== null
