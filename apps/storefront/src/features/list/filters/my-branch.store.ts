import { useSyncExternalStore } from 'react'
import { storageKey } from '../../../shell/storage-keys.ts'
import { createStoredValue } from '../../../shell/stored-value.ts'

const stored = createStoredValue<number | null>({
  key: storageKey('branch'),
  decode: (text) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null),
  encode: (branch) => (branch === null ? null : String(branch)),
})

/** The branch that the shopper goes to; null until one was chosen. */
export const useMyBranch = (): number | null => useSyncExternalStore(stored.subscribe, stored.get, () => null)

export const rememberBranch = (branchId: number): void => stored.update(() => branchId)
