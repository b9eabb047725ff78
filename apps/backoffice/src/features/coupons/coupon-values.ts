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
  /** Ids, as they are typed. */
  products: string[]
  categories: string[]
}

export function valuesOf(coupon: Coupon | null): Values {
  const today = dayOf(new Date().toISOString())
  return {
    code: coupon?.code ?? '',
    kind: coupon?.isPercent === false ? 'pesos' : 'percent',
    value: coupon?.value ?? '',
    from: coupon?.from ?? today,
    to: coupon?.to ?? today,
    minimum: coupon?.minimum || '',
    limit: coupon?.limit ?? '',
    limitEach: coupon?.limitEach ?? '',
    products: (coupon?.productIds ?? []).map(String),
    categories: (coupon?.categoryIds ?? []).map(String),
  }
}

const orNull = (value: number | '') => (value === '' ? null : value)
/** What is no number the server refuses by its field. */
const idsOf = (typed: readonly string[]) => typed.map((each) => Number(each.trim()) || 0)

export const formOf = (values: Values): Omit<CouponForm, 'id'> => ({
  code: values.code.trim(),
  isPercent: values.kind === 'percent',
  value: values.value || 0,
  from: values.from,
  to: values.to,
  minimum: values.minimum || 0,
  limit: orNull(values.limit),
  limitEach: orNull(values.limitEach),
  productIds: idsOf(values.products),
  categoryIds: idsOf(values.categories),
})
