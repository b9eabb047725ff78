import type { Coupon } from '../../../data/port/checkout.port.ts'

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
  const { code, type, value, minimum, productIds = null } = stored as Record<string, unknown>
  if (typeof code !== 'string' || code === '' || (type !== 0 && type !== 1)) return null
  if (!isAmount(value) || !isAmount(minimum)) return null
  if (productIds !== null && !isIds(productIds)) return null
  return { code, type, value, minimum, productIds }
}

export function encodeCoupon(coupon: Coupon | null): string {
  return JSON.stringify(coupon)
}

/** A line of the cart, as far as a coupon cares; `unitPrice` in pesos. */
export type PricedLine = {
  productId: number
  unitPrice: number
  quantity: number
}

/** What a cart's lines that a coupon counts for come to, in pesos. */
export function countedBy(coupon: Pick<Coupon, 'productIds'>, lines: readonly PricedLine[]): number {
  const counted = lines.filter(({ productId }) => coupon.productIds?.includes(productId) ?? true)
  return counted.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
}

/** The coupon as far as the cart reaches its minimum; one that does not takes nothing off. */
export function couponInForce(coupon: Coupon | null, lines: readonly PricedLine[]): Coupon | null {
  if (!coupon) return null
  const counted = countedBy(coupon, lines)
  return counted >= coupon.minimum && (coupon.productIds === null || counted > 0) ? coupon : null
}

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function isIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id) && id > 0)
}
