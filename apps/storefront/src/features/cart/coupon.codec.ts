import type { Coupon } from '../../data/port/checkout.port.ts'

/** The coupon out of stored text; null for anything that is none. */
export function decodeCoupon(text: string | null): Coupon | null {
  if (text === null) return null
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof stored !== 'object' || stored === null) return null
  const { code, type, value, minimum } = stored as Record<string, unknown>
  if (typeof code !== 'string' || code === '' || (type !== 0 && type !== 1)) return null
  if (!isAmount(value) || !isAmount(minimum)) return null
  return { code, type, value, minimum }
}

export function encodeCoupon(coupon: Coupon | null): string {
  return JSON.stringify(coupon)
}

/** The coupon as far as the cart reaches its minimum; one that does not takes nothing off. */
export function couponInForce(coupon: Coupon | null, subtotal: number): Coupon | null {
  return coupon && subtotal >= coupon.minimum ? coupon : null
}

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
