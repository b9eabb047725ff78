/**
 * What a data layer throws when it refuses or cannot answer. `code` is stable (the contract's error
 * codes, the sample layer's `AUTH_*`, or `NETWORK` when nothing answered); `message` is in the
 * shopper's language; `fields` maps a form field to the code of what is wrong with it.
 */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Record<string, string>
  /** With `TOTAL_CHANGED`: what the order comes to now, in pesos (D15). */
  readonly totals: { subtotal: number; shipping: number; coupon: number; total: number } | null
  /** With `OUT_OF_STOCK`: what is short. */
  readonly shortfalls: Shortfall[]
  /** With `COUPON_MINIMUM_NOT_REACHED`: what the coupon asks for and lacks. */
  readonly coupon: CouponMinimum | null
  /** With `TOO_MANY_REQUESTS`: seconds until it may be tried again. */
  readonly wait: number | null

  constructor(
    code: string,
    message: string,
    details: {
      status?: number
      fields?: Record<string, string>
      totals?: Refusal['totals']
      shortfalls?: Shortfall[]
      coupon?: CouponMinimum
      wait?: number
    } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = details.status ?? 400
    this.fields = details.fields ?? {}
    this.totals = details.totals ?? null
    this.shortfalls = details.shortfalls ?? []
    this.coupon = details.coupon ?? null
    this.wait = details.wait ?? null
  }
}

/** In pesos. */
export type CouponMinimum = {
  minimum: number
  /** How much of it the cart does not come to. */
  missing: number
  /** Which products of the cart it is counted in; null for all. */
  productIds: number[] | null
}

export type Shortfall = {
  productId: number
  /** Asked for over all lines. */
  quantity: number
  /** What can be had. */
  stock: number
}
