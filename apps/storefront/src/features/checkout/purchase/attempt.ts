import type { OrderRequest } from '../../../data/port/checkout.port.ts'
import type { PaymentKind } from '../../../data/port/payments.port.ts'
import type { BoughtLine } from '../../../data/port/shipping.port.ts'
import { type CheckoutForm, invoiceOf } from '../checkout-form.ts'

/**
 * One attempt to buy. The key goes out with every try, so that a try whose answer was lost makes no
 * second order (D32).
 */
export type Attempt = {
  /** A version-4 UUID. */
  key: string
  /** What is bought, by whom and where to: the attempt ends when any of it changes, unless it is uncertain. */
  fingerprint: string
  /** The guest as the shop registered them for this attempt. */
  guest: { customerId: number; addressId: number | null } | null
  /** True while the order has gone out and no answer has said what became of it. */
  uncertain: boolean
  /** What has gone out so far under the key, and may stand; the last one last. */
  sent: OrderRequest[]
}

/** What tells one purchase from another. Prices are left out: the server alone decides them (D15). */
export function fingerprintOf(purchase: {
  lines: BoughtLine[]
  couponCode: string
  carrierId: number
  payment: PaymentKind
  form: CheckoutForm
}): string {
  const { email, rut, name, phone, deliveryKind, note, acceptsMarketing } = purchase.form
  const { addressId, comunaId, street, number, flat, reference, branchId } = purchase.form
  const place =
    deliveryKind === 'home'
      ? (addressId ? [addressId] : [comunaId, street, number, flat, reference]).map((part) =>
          typeof part === 'string' ? part.trim() : part,
        )
      : [branchId]
  return JSON.stringify([
    purchase.lines
      .map((line) => [line.productId, line.quantity, ...line.valueIds.toSorted((a, b) => a - b)])
      .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    purchase.couponCode.toUpperCase(),
    purchase.carrierId,
    purchase.payment,
    [email, rut, name, phone, note].map((text) => text.trim()),
    [deliveryKind, ...place],
    acceptsMarketing,
    invoiceOf(purchase.form),
  ])
}

/**
 * The same attempt while the purchase is the same, else a new one with a key of its own. While nobody knows whether an
 * order stands under the key, it stays for another purchase too: that would be a second order.
 */
export function attemptFor(previous: Attempt | null, fingerprint: string, makeKey: () => string): Attempt {
  if (previous?.fingerprint === fingerprint) return previous
  if (previous?.uncertain) return { ...previous, fingerprint, guest: null }
  return { key: makeKey(), fingerprint, guest: null, uncertain: false, sent: [] }
}
