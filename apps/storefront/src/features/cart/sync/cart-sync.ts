import type { DataPort } from '../../../data/port/port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import { storageKey } from '../../../shell/storage-keys.ts'
import { createStoredValue } from '../../../shell/stored-value.ts'
import { withLock } from '../../../shell/with-lock.ts'
import { accountOf, storedProfile } from '../../session/account.store.ts'
import { cartStoreOf } from '../cart.store.ts'
import { decodeSyncState, encodeSyncState } from './sync-state.codec.ts'
import { type CartSync, leaveAccount, syncWithAccount } from './sync-with-account.ts'

/** Changes within this time are saved together, in ms. */
const pause = 500

function cartSyncOf(data: DataPort): CartSync {
  return {
    data,
    cart: cartStoreOf(data.layer).stored,
    syncState: createStoredValue({
      key: storageKey('cart-account', data.layer),
      decode: decodeSyncState,
      encode: encodeSyncState,
    }),
    isHere: (customerId) => accountOf(storedProfile.get())?.customerId === customerId,
  }
}

/**
 * Syncs the browser's cart with the account's now, for whoever continues only then: before signing out, after
 * signing in on the way, and, with `pull`, before buying what another device may have bought. What cannot be saved
 * stays here; why it could not is what comes back.
 */
export function syncCartNow(data: DataPort, customerId: number, pull = false): Promise<Refusal | null> {
  return trySync(cartSyncOf(data), customerId, pull)
}

/** Offline the cart stays in the browser until the next change or visit. */
async function trySync(cartSync: CartSync, customerId: number, pull: boolean): Promise<Refusal | null> {
  try {
    await withLock(storageKey('cart-account', cartSync.data.layer), async () => {
      if (cartSync.isHere(customerId)) await syncWithAccount(cartSync, customerId, pull)
    })
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error
  }
}

/**
 * Keeps the browser's cart in sync with the account's until the function that it returns is called. For nobody
 * (`customerId` null) it removes what an account had left here.
 */
export function startCartSync(data: DataPort, customerId: number | null): () => void {
  const cartSync = cartSyncOf(data)
  if (customerId === null) {
    leaveAccount(cartSync)
    return () => undefined
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const onChange = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void trySync(cartSync, customerId, false), pause)
  }
  const onReturn = () => {
    if (document.visibilityState === 'visible') void trySync(cartSync, customerId, true)
  }
  const stop = cartStoreOf(data.layer).stored.subscribe(onChange)
  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('online', onReturn)
  void trySync(cartSync, customerId, true)
  return () => {
    clearTimeout(timer)
    stop()
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('online', onReturn)
  }
}
