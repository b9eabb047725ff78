import type { Named } from './products.port.ts'

/** What takes something off an order. Amounts are pesos, days days of Chile, `2026-11-30`. */
export type Coupon = {
  id: number
  code: string
  /** `value` is a percentage, or pesos. */
  isPercent: boolean
  value: number
  from: string
  to: string
  /** The least that what it counts for has to come to. */
  minimum: number
  /** Uses in all and by one RUT; null without limit. */
  limit: number | null
  limitEach: number | null
  /** What it counts for alone; both empty: for all. */
  productIds: number[]
  categoryIds: number[]
  /** How those are called. */
  names: { products: Named[]; categories: Named[] }
  /** With which a save says what it was made of. */
  version: number
  isOn: boolean
  /** How many orders hold it now. */
  uses: number
  changedBy: string | null
}

export type CouponForm = Omit<Coupon, 'id' | 'version' | 'names' | 'isOn' | 'uses' | 'changedBy'> & {
  /** Both null for a new one. */
  id: number | null
  version: number | null
  /** Under which a new one is made once. */
  key: string
}

export type CouponUse = {
  orderId: number
  orderNumber: number
  amount: number
  /** ISO 8601. */
  at: string
  /** When the order gave it back; null while it holds it. */
  returnedAt: string | null
}

export type CouponsPort = {
  /** Fifty before `before`, the newest first, with a text in their code. */
  list(code: string, before: number | null): Promise<Coupon[]>
  /** Refused with EDITED_MEANWHILE, whose `now` is a coupon, where it was saved since that version. */
  save(form: CouponForm): Promise<Coupon>
  /** Switched off it is refused; orders that hold it keep it. */
  setOn(id: number, isOn: boolean): Promise<Coupon>
  /** Fifty before `before`, the newest first. */
  uses(id: number, before: number | null): Promise<CouponUse[]>
}
