import { useMemo } from 'react'
import type { Carrier } from '../../data/port/shipping.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { couponInForce } from '../cart/coupon/coupon.codec.ts'
import { useCoupon } from '../cart/coupon/coupon.store.ts'
import type { CartLine } from '../cart/lines/cart-line.ts'

/** What the lines come to, with the coupon that counts for them and the carrier, where one is known. */
export function useTotals(lines: CartLine[], carrier: Carrier | null) {
  const data = useData()
  const { coupon, keep } = useCoupon()
  const inForce = couponInForce(coupon, lines)
  const totals = useMemo(
    () =>
      data.checkout.totals({
        lines,
        shipping: carrier && { price: carrier.price, discountPercent: carrier.discountPercent },
        coupon: inForce,
      }),
    [data, lines, carrier, inForce],
  )
  return { totals, couponCode: inForce?.code ?? '', dropCoupon: () => keep(null) }
}

export type CheckoutTotals = ReturnType<typeof useTotals>
