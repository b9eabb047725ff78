import { categories } from '#demo/data/categories.ts'
import { coupons } from '#demo/data/coupons.ts'
import { dayInChile } from '#rules/chile/calendar.ts'
import { parseRut } from '#rules/chile/rut.ts'
import type { Coupon } from '../port/checkout.port.ts'
import type { BoughtLine } from '../port/shipping.port.ts'
import { readObject, refusal, type SampleContext } from './layer.ts'

type CouponLine = {
  productId: number
  amount: number
}

/** What a line comes to; a product that is not sold comes to nothing. */
export function toAmount({ shop }: SampleContext, { productId, quantity }: BoughtLine): CouponLine {
  return { productId, amount: (shop.find(productId)?.product.price ?? 0) * quantity }
}

/** Whether a product stands in a category or below it. */
function isIn({ shop }: SampleContext, productId: number, slug: string): boolean {
  const id = categories.find((category) => category.slug === slug)?.id
  return id !== undefined && (shop.find(productId)?.categoryIds.has(id) ?? false)
}

/**
 * What a coupon is worth for a cart now, judged in the order in which the backend judges it: the person's own limit
 * by the orders of this browser, or by a RUT where one is given. Throws COUPON_*.
 */
export function couponFor(
  context: SampleContext,
  { code, rut, lines }: { code: string; rut?: string; lines: CouponLine[] },
): Coupon {
  const coupon = coupons.find((each) => each.code.toLowerCase() === code.trim().toLowerCase())
  if (!coupon) throw refusal(context, 'COUPON_UNKNOWN')
  const today = dayInChile(context.now())
  if (coupon.startsOn > today) throw refusal(context, 'COUPON_NOT_STARTED')
  if (coupon.endsOn < today) throw refusal(context, 'COUPON_EXPIRED')
  if (coupon.limit !== null && coupon.used >= coupon.limit) throw refusal(context, 'COUPON_USED_UP')
  if (coupon.perCustomer !== null && usesOf(context, coupon.code, rut) >= coupon.perCustomer) {
    throw refusal(context, 'COUPON_USED_BY_YOU')
  }
  const { category } = coupon
  const bound = category === null ? null : lines.filter(({ productId }) => isIn(context, productId, category))
  if (bound?.length === 0) throw refusal(context, 'COUPON_NOT_FOR_CART')
  const counted = (bound ?? lines).reduce((sum, { amount }) => sum + amount, 0)
  const productIds = bound && [...new Set(bound.map(({ productId }) => productId))]
  if (counted < coupon.minimum) {
    const missing = coupon.minimum - counted
    throw refusal(context, 'COUPON_MINIMUM_NOT_REACHED', {
      coupon: { minimum: coupon.minimum, missing, productIds },
    })
  }
  return {
    code: coupon.code,
    type: coupon.type,
    value: coupon.value,
    minimum: coupon.minimum,
    productIds,
  }
}

const usesKey = 'huella.sample.coupons'

function readUses({ storage }: SampleContext): Record<string, number> {
  return readObject<Record<string, number>>(storage, usesKey) as Record<string, number>
}

/** How often this browser has used a code: under one RUT, or under any where none is given. */
function usesOf(context: SampleContext, code: string, rut?: string): number {
  const canonical = parseRut(rut ?? '')?.canonical
  if (rut !== undefined) return canonical ? (readUses(context)[`${code} ${canonical}`] ?? 0) : 0
  return Object.entries(readUses(context)).reduce(
    (sum, [key, uses]) => (key.startsWith(`${code} `) ? sum + uses : sum),
    0,
  )
}

/** Notes that a person has used a coupon, for its limit of uses by one RUT. */
export function rememberUse(context: SampleContext, code: string, typedRut: string): void {
  const rut = parseRut(typedRut)?.canonical
  if (!rut) return
  const uses = { ...readUses(context), [`${code} ${rut}`]: usesOf(context, code, rut) + 1 }
  context.storage.setItem(usesKey, JSON.stringify(uses))
}
