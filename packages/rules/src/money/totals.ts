import { splitIva } from './iva.ts'
import { allocate, assertPesos, type Pesos, percentOf } from './money.ts'

/**
 * Type 1: `value` is a percentage of each line. Type 0: `value` is an amount in pesos (D13). `productIds` are those
 * that it counts for; null or left out for all.
 */
export type CouponValue = { type: 0 | 1; value: number; productIds?: readonly number[] | null }

/** The courier's price in pesos and the discount on it, in percent. */
export type Shipping = { price: Pesos; discountPercent: number }

/** `productId` is asked for where the coupon counts for some products alone. */
export type OrderLine = { unitPrice: Pesos; quantity: number; productId?: number }

export type TotalCode = 'SHIPPING' | 'SHIPPING_DISCOUNT' | 'SHIPPING_NET' | 'COUPON'

export type TotalRow = { code: TotalCode; amount: Pesos }

/** Every amount is 0 or more; discounts are given as positive amounts. */
export type Totals = {
  subtotal: Pesos
  shipping: Pesos
  shippingDiscount: Pesos
  shippingNet: Pesos
  coupon: Pesos
  couponByLine: Pesos[]
  couponOnShipping: Pesos
  total: Pesos
  neto: Pesos
  iva: Pesos
  rows: TotalRow[]
}

/**
 * The totals of a cart or an order (D12, D13, D14; specification §9).
 * `shipping` is null while no courier is chosen. A coupon for some products alone leaves the other lines as they
 * are; a fixed one is spread over its lines and the net shipping.
 * Throws a RangeError for an amount or quantity that is negative or not whole.
 */
export function computeTotals(input: {
  lines: readonly OrderLine[]
  shipping: Shipping | null
  coupon: CouponValue | null
}): Totals {
  const lineAmounts = input.lines.map(lineAmount)
  const subtotal = sum(lineAmounts)
  const shipping = atLeastZero(input.shipping?.price ?? 0)
  const shippingDiscount = clamp(percentOf(shipping, input.shipping?.discountPercent ?? 0), shipping)
  const shippingNet = shipping - shippingDiscount
  const payable = input.lines.map((line, index) =>
    counts(input.coupon, line) ? (lineAmounts[index] ?? 0) : 0,
  )
  const { couponByLine, couponOnShipping } = applyCoupon(input.coupon, payable, shippingNet)
  const coupon = sum(couponByLine) + couponOnShipping
  const total = assertPesos(subtotal + shippingNet - coupon)
  const rows: TotalRow[] = [
    { code: 'SHIPPING', amount: shipping },
    { code: 'SHIPPING_DISCOUNT', amount: shippingDiscount },
    { code: 'SHIPPING_NET', amount: shippingNet },
    { code: 'COUPON', amount: coupon },
  ]
  return {
    subtotal,
    shipping,
    shippingDiscount,
    shippingNet,
    coupon,
    couponByLine,
    couponOnShipping,
    total,
    ...splitIva(total),
    rows: rows.filter((row) => row.amount > 0),
  }
}

function counts(coupon: CouponValue | null, { productId }: OrderLine): boolean {
  return coupon?.productIds == null || (productId !== undefined && coupon.productIds.includes(productId))
}

function applyCoupon(coupon: CouponValue | null, lineAmounts: Pesos[], shippingNet: Pesos) {
  if (!coupon) return { couponByLine: lineAmounts.map(() => 0), couponOnShipping: 0 }
  if (coupon.type === 1) {
    const couponByLine = lineAmounts.map((amount) => clamp(percentOf(amount, coupon.value), amount))
    return { couponByLine, couponOnShipping: 0 }
  }
  const weights = [...lineAmounts, shippingNet]
  const parts = allocate(clamp(assertPesos(coupon.value), sum(weights)), weights)
  return { couponByLine: parts.slice(0, -1), couponOnShipping: parts.at(-1) ?? 0 }
}

function lineAmount(line: OrderLine): Pesos {
  return assertPesos(atLeastZero(line.unitPrice) * atLeastZero(line.quantity))
}

function atLeastZero(value: number): number {
  if (assertPesos(value) < 0) throw new RangeError(`below 0: ${value}`)
  return value
}

function clamp(amount: Pesos, max: Pesos): Pesos {
  return Math.max(0, Math.min(amount, max))
}

function sum(amounts: readonly Pesos[]): Pesos {
  return assertPesos(amounts.reduce((left, right) => left + right, 0))
}
