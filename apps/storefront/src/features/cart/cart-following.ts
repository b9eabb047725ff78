import type { DataPort } from '../../data/port/port.ts'
import { Refusal } from '../../data/port/refusal.ts'
import { createStoredValue } from '../../shell/stored-value.ts'
import { withLock } from '../../shell/with-lock.ts'
import { accountOf, storedProfile } from '../session/account.store.ts'
import { cartStoreOf } from './cart.store.ts'
import { agree, type Followed, leaveAccount } from './follow-account.ts'
import { decodeFollowing, encodeFollowing } from './following.codec.ts'

/** Changes within this time are saved together, in ms. */
const pause = 500

function followedOf(data: DataPort): Followed {
  return {
    data,
    cart: cartStoreOf(data.layer).stored,
    following: createStoredValue({
      key: `huella:cart-account:${data.layer}`,
      decode: decodeFollowing,
      encode: encodeFollowing,
    }),
    isHere: (customerId) => accountOf(storedProfile.get())?.customerId === customerId,
  }
}

/**
 * Brings the browser's cart and the account's to one, for whoever goes on only then: before signing out, and
 * after signing in on the way. What cannot be saved stays here.
 */
export function agreeCart(data: DataPort, customerId: number): Promise<void> {
  return meet(followedOf(data), customerId, false)
}

/** Where the shop cannot be asked the cart stands in the browser until the next change or visit. */
async function meet(followed: Followed, customerId: number, pull: boolean): Promise<void> {
  try {
    await withLock(`huella:cart-account:${followed.data.layer}`, async () => {
      if (followed.isHere(customerId)) await agree(followed, customerId, pull)
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/**
 * Keeps the browser's cart and the account's one, until the function that it returns is called. For nobody
 * (`customerId` null) it takes away what an account had left here.
 */
export function followCart(data: DataPort, customerId: number | null): () => void {
  const followed = followedOf(data)
  if (customerId === null) {
    leaveAccount(followed)
    return () => undefined
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const onChange = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void meet(followed, customerId, false), pause)
  }
  const onSeen = () => {
    if (document.visibilityState === 'visible') void meet(followed, customerId, true)
  }
  const stop = cartStoreOf(data.layer).stored.subscribe(onChange)
  document.addEventListener('visibilitychange', onSeen)
  window.addEventListener('online', onSeen)
  void meet(followed, customerId, true)
  return () => {
    clearTimeout(timer)
    stop()
    document.removeEventListener('visibilitychange', onSeen)
    window.removeEventListener('online', onSeen)
  }
}
