import type { Invoice, PaymentKind } from '../orders/orders.tables.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { Line } from './demands.ts'

/** What is asked, under a key: the client's, or one of its own (D32). */
export type OrderRequest = {
  customerId: number
  lines: Line[]
  /** Where it goes: an address of the customer's own, or else the branch where it is picked up. */
  addressId: number | undefined
  branchId: number | undefined
  /** Where the client says that the address is. */
  comunaId: number | undefined
  carrierId: number
  paymentKind: PaymentKind
  documentKind: 'boleta' | 'factura'
  /** Null for a boleta; a refusal names each field of a factura that is missing or wrong. */
  invoice: Invoice | null | Refusal
  note: string
  /** The version of the terms that the client has shown. */
  shownTerms: string | undefined
  /** Empty for none. */
  couponCode: string
  /** What the client calculated, in pesos: compared, never believed (D15). */
  shown: {
    shippingPrice: number
    shippingDiscountPercent: number
    /** All lines at their prices. */
    lines: number | undefined
    coupon: number | undefined
    total: number
  }
  /** Tokens of pages of a prescription that were sent before. */
  prescriptionUploads: readonly string[]
  idempotencyKey: string
  /** SHA-256 of what is asked: tells the same request from another under the same key (D32). */
  fingerprint: Buffer
}

/** Units over all lines. */
export const unitsOf = (lines: readonly Line[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
