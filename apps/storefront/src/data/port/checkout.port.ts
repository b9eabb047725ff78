import type { Price } from './catalogue.port.ts'
import type { Order } from './orders.port.ts'
import type { PaymentForm, PaymentKind } from './payments.port.ts'
import type { Shortfall } from './refusal.ts'
import type { BoughtLine } from './shipping.port.ts'

export type Coupon = {
  code: string
  /** 0 a fixed value in pesos, 1 a percentage. */
  type: 0 | 1
  value: number
  /** The least that what it counts for comes to, in pesos. */
  minimum: Price
  /** Which products of the cart that was asked about it counts for; null for all. */
  productIds: number[] | null
}

export type GuestForm = {
  email: string
  rut: string
  name: string
  phone: string
  /** Null for pickup in a branch. */
  address: {
    regionId: number
    comunaId: number
    street: string
    number: string
    flat: string
    reference: string
  } | null
  acceptsTerms: boolean
  /** Which version of them the form has shown; left out where it does not know. */
  termsVersion?: string
  acceptsMarketing: boolean
}

export type RegisteredGuest = {
  customerId: number
  addressId: number | null
  /** The profile as the wire names it, stored under `UserIdentificado` for display (D22). */
  profile: Record<string, unknown>
}

/** Rows above 0 by stable code (D14). `TAX` is the sample layer's alone (D2). */
export type TotalRow = {
  code: 'SHIPPING' | 'SHIPPING_DISCOUNT' | 'SHIPPING_NET' | 'COUPON' | 'TAX'
  amount: Price
}

export type Totals = {
  subtotal: Price
  rows: TotalRow[]
  total: Price
  /** IVA within the total; null on the sample layer, which adds its own tax instead. */
  iva: Price | null
  neto: Price | null
}

/** What a factura needs (chile.md): at most 100, 40, 70 and 20 characters. */
export type Invoice = {
  rut: string
  legalName: string
  activity: string
  address: string
  comuna: string
}

export type OrderRequest = {
  customerId: number
  addressId: number | null
  comunaId: number | null
  branchId: number | null
  lines: BoughtLine[]
  carrierId: number
  shippingPrice: Price
  shippingDiscountPercent: number
  payment: PaymentKind
  /** The company of a factura; null asks for a boleta. */
  invoice: Invoice | null
  couponCode: string
  /** What the shopper was shown, in pesos: the layer refuses with TOTAL_CHANGED where any of it differs. */
  subtotal: Price
  couponAmount: Price
  total: Price
  note: string
  /** What `uploadPrescription` gave; they go with the order where it needs a prescription. */
  prescriptionUploads: string[]
  /** A version-4 UUID made once for each attempt to buy: sent again, it gives the same order (D32). */
  idempotencyKey: string
  guest: GuestForm
}

export type MadeOrder = {
  orderId: number
  number: number
  token: string
  /** Where an order that is paid online is paid; null for others, and where the gateway did not answer. */
  payment: PaymentForm | null
}

export type CheckoutPort = {
  /** Whether prices have their tax in them (D12); the sample layer adds its own to the subtotal (D2). */
  isTaxIncluded: boolean
  /** What of the cart is not there; empty when all is. */
  verifyStock(lines: BoughtLine[]): Promise<Shortfall[]>
  /**
   * What a coupon is worth for a cart now. A limit of uses by one person is judged here by what this session has
   * ordered, and by the RUT when the order is made. Throws `Refusal` COUPON_*.
   */
  verifyCoupon(code: string, context: { subtotal: Price; lines: BoughtLine[] }): Promise<Coupon>
  /**
   * What the layer calculates for a cart. Pure: makes no call. Without `shipping` a layer that knows none leaves it out;
   * the sample layer's is flat.
   */
  totals(cart: {
    lines: { productId: number; unitPrice: Price; quantity: number }[]
    shipping: { price: Price; discountPercent: number } | null
    coupon: Coupon | null
  }): Totals
  /** Which products of a cart are sold by prescription alone. */
  prescriptionNeeds(lines: BoughtLine[]): Promise<number[]>
  /**
   * Sends a page before there is an order, the base64 of a JPEG, PNG, WebP or PDF of at most 8 MB; gives the token by
   * which the order takes it along, within a day. Throws `Refusal` PRESCRIPTION_INVALID, PRESCRIPTION_UNAVAILABLE,
   * TOO_MANY_REQUESTS.
   */
  uploadPrescription(page: { name: string; base64: string }): Promise<string>
  /** Throws `Refusal` TERMS_CHANGED at `acceptsTerms` where other terms hold than those that the form has shown. */
  registerGuest(form: GuestForm): Promise<RegisteredGuest>
  /**
   * Throws `Refusal` INVALID_REQUEST with the fields of the form, OUT_OF_STOCK, TOTAL_CHANGED, COUPON_*,
   * CARRIER_UNAVAILABLE, PAYMENT_UNAVAILABLE, PRESCRIPTION_GONE, TERMS_CHANGED, and KEY_REUSED for a key under which another order was made.
   */
  createOrder(request: OrderRequest): Promise<MadeOrder>
  confirmOrder(orderId: number): Promise<void>
  getOrderByToken(token: string): Promise<Order>
}
