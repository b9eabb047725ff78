import type { CouponMinimum, Refusal, Shortfall } from '../../../data/port/refusal.ts'
import type { FieldName } from '../checkout-form.ts'
import { fieldOrder } from '../checkout-rules.ts'

/** Why buying did not come about, as the page answers it. */
export type Failure =
  /** What became of it nobody knows. `message` is what the shop said of a fault of its own, with the code to tell it; null where nothing came. */
  | { kind: 'network'; message: string | null }
  | { kind: 'fields'; fields: Partial<Record<FieldName, string>> }
  | { kind: 'total'; before: number; now: number }
  | { kind: 'stock'; shortfalls: Shortfall[] }
  | { kind: 'coupon'; code: string; coupon: CouponMinimum | null }
  | { kind: 'carrier' }
  /** The cart is another by now than the one that was shown; `order` is the token of one made elsewhere meanwhile. */
  | { kind: 'cart'; order: string | null }
  /** What was sent of a prescription is gone; `message` says so. */
  | { kind: 'prescription'; message: string }
  /** The attempt cannot go on: the next try is a new one. */
  | { kind: 'again' }
  | { kind: 'busy' }
  | { kind: 'other'; message: string }

const fieldOfCode: Record<string, FieldName> = {
  EMAIL_INVALID: 'email',
  RUT_INVALID: 'rut',
  RUT_TAKEN: 'rut',
  PHONE_INVALID: 'phone',
  NAME_INVALID: 'name',
  TERMS_REQUIRED: 'acceptsTerms',
  TERMS_CHANGED: 'acceptsTerms',
}

const newAttempt = new Set([
  'KEY_REUSED',
  'SESSION_REQUIRED',
  'NOT_YOURS',
  'XSRF_INVALID',
  'NOT_FOUND',
  'ORDER_STATE',
])

function refusedFields(refusal: Refusal): Partial<Record<FieldName, string>> {
  const known = Object.entries(refusal.fields).filter(([name]) => fieldOrder.some((field) => field === name))
  if (known.length > 0) return Object.fromEntries(known)
  const field = fieldOfCode[refusal.code]
  return field ? { [field]: refusal.code } : {}
}

/** What a refusal means for the page, which showed `shownTotal` pesos. */
export function failureOf(refusal: Refusal, shownTotal: number): Failure {
  const { code, status, totals, shortfalls, coupon } = refusal
  if (code === 'NETWORK') return { kind: 'network', message: null }
  if (status >= 500) return { kind: 'network', message: refusal.message }
  if (code === 'OUT_OF_STOCK') return { kind: 'stock', shortfalls }
  if (code === 'TOTAL_CHANGED' && totals) return { kind: 'total', before: shownTotal, now: totals.total }
  if (code.startsWith('COUPON_')) return { kind: 'coupon', code, coupon }
  if (code === 'CARRIER_UNAVAILABLE' || code === 'PARCEL_TOO_LARGE') return { kind: 'carrier' }
  if (code === 'PRESCRIPTION_GONE') return { kind: 'prescription', message: refusal.message }
  if (code === 'TOO_MANY_REQUESTS') return { kind: 'busy' }
  const fields = refusedFields(refusal)
  if (Object.keys(fields).length > 0) return { kind: 'fields', fields }
  return newAttempt.has(code) ? { kind: 'again' } : { kind: 'other', message: refusal.message }
}
