import type { Coupon, CouponForm } from '../../data/port/coupons.port.ts'
import { dayOf } from '../../shell/format.ts'

/** A coupon as its form holds it: an empty number is none. */
export type Values = {
  code: string
  kind: 'percent' | 'pesos'
  value: number | ''
  from: string
  to: string
  minimum: number | ''
  limit: number | ''
  limitEach: number | ''
  products: number[]
  categories: number[]
}

export function valuesOf(coupon: Coupon | null): Values {
  const today = dayOf(new Date().toISOString())
  return {
    code: coupon?.code ?? '',
    kind: coupon?.isPercent === false ? 'pesos' : 'percent',
    value: coupon?.value ?? '',
    from: coupon?.from ?? today,
    // Until when, nobody can guess: that of today would end it tonight.
    to: coupon?.to ?? '',
    minimum: coupon?.minimum || '',
    limit: coupon?.limit ?? '',
    limitEach: coupon?.limitEach ?? '',
    products: coupon?.productIds ?? [],
    categories: coupon?.categoryIds ?? [],
  }
}

const orNull = (value: number | '') => (value === '' ? null : value)

/** What was typed, over what somebody has saved meanwhile: what was not changed here is as they left it. */
export function overTheirs(read: Values, typed: Values, theirs: Values): Values {
  const changed = Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(read[name as keyof Values]),
  )
  return { ...theirs, ...Object.fromEntries(changed) }
}

export const formOf = (values: Values): Omit<CouponForm, 'id' | 'version' | 'key'> => ({
  code: values.code.trim(),
  isPercent: values.kind === 'percent',
  value: values.value || 0,
  from: values.from,
  to: values.to,
  minimum: values.minimum || 0,
  limit: orNull(values.limit),
  limitEach: orNull(values.limitEach),
  productIds: values.products,
  categoryIds: values.categories,
})
