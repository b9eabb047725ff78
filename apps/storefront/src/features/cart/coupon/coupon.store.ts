import { useMemo, useSyncExternalStore } from 'react'
import type { Coupon } from '../../../data/port/checkout.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { createLayerValue } from '../../../shell/stored-value.ts'
import { decodeCoupon, encodeCoupon } from './coupon.codec.ts'

/** The coupon that a layer keeps in this browser. */
export const couponStoreOf = createLayerValue<Coupon | null>('coupon', {
  decode: decodeCoupon,
  encode: encodeCoupon,
})

/** The coupon that the shopper has entered, kept until the order stands or it is taken away. */
export function useCoupon(): {
  coupon: Coupon | null
  keep: (coupon: Coupon | null) => void
  /** Puts another in the place of the coupon with this code, if it is still the one that is kept. */
  renew: (code: string, coupon: Coupon | null) => void
} {
  const store = couponStoreOf(useData().layer)
  const coupon = useSyncExternalStore(store.subscribe, store.get, () => null)
  return useMemo(
    () => ({
      coupon,
      keep: (next) => store.update(() => next),
      renew: (code, next) => store.update((current) => (current?.code === code ? next : current)),
    }),
    [coupon, store],
  )
}
