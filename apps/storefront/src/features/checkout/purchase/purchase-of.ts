import type { Address } from '../../../data/port/addresses.port.ts'
import type { Totals } from '../../../data/port/checkout.port.ts'
import type { PaymentKind } from '../../../data/port/payments.port.ts'
import type { BoughtLine, Carrier } from '../../../data/port/shipping.port.ts'
import { type CheckoutForm, guestOf, invoiceOf, newAddress } from '../checkout-form.ts'
import { fingerprintOf } from './attempt.ts'
import type { Purchase } from './place-order.ts'

/** What the checkout has come to when the button is pressed. */
export type Chosen = {
  form: CheckoutForm
  /** A saved address; null where one is typed, or none is needed. */
  address: Address | null
  /** Where it goes: the address's or the branch's. */
  comunaId: number | null
  lines: BoughtLine[]
  carrier: Carrier
  payment: PaymentKind
  /** Tokens of pages of a prescription. */
  prescriptionUploads: string[]
  /** Empty without one. */
  couponCode: string
  /** As shown. */
  totals: Pick<Totals, 'subtotal' | 'rows' | 'total'>
}

/** The purchase to ask for, and what tells it from another. */
export function purchaseOf(chosen: Chosen): { purchase: Purchase; fingerprint: string } {
  const { form, address, comunaId, lines, carrier, payment, couponCode, totals, prescriptionUploads } = chosen
  const isPickup = form.deliveryKind === 'pickup'
  return {
    purchase: {
      addressId: address?.id ?? null,
      comunaId: isPickup ? null : comunaId,
      branchId: isPickup ? form.branchId : null,
      lines,
      carrierId: carrier.id,
      shippingPrice: carrier.price,
      shippingDiscountPercent: carrier.discountPercent,
      payment,
      invoice: invoiceOf(form),
      couponCode,
      subtotal: totals.subtotal,
      couponAmount: totals.rows.find(({ code }) => code === 'COUPON')?.amount ?? 0,
      total: totals.total,
      note: form.note.trim(),
      prescriptionUploads,
      guest: guestOf(form, address),
    },
    fingerprint: fingerprintOf({
      lines,
      couponCode,
      carrierId: carrier.id,
      payment,
      form: { ...form, addressId: address?.id ?? newAddress },
    }),
  }
}
