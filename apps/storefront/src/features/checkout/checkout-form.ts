import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'
import type { Address } from '../../data/port/addresses.port.ts'
import type { GuestForm, Invoice } from '../../data/port/checkout.port.ts'
import type { PaymentKind } from '../../data/port/payments.port.ts'

/** Stands for an address that is typed, where others are kept. */
export const newAddress = 0

/** What the shopper types and chooses. Texts stand as typed; no card data is ever here. */
export type CheckoutForm = {
  email: string
  rut: string
  name: string
  phone: string
  documentKind: 'boleta' | 'factura'
  companyRut: string
  companyName: string
  companyActivity: string
  companyAddress: string
  companyComuna: string
  deliveryKind: DeliveryKind
  /** One of the customer's own; `newAddress` for one that is typed; null until one is chosen: the default then counts. */
  addressId: number | null
  regionId: number | null
  comunaId: number | null
  /** What stands in the comuna's field. */
  comunaText: string
  street: string
  number: string
  flat: string
  reference: string
  branchId: number | null
  /** Null until one is chosen: the first of the list then counts. */
  carrierId: number | null
  /** Null until one is chosen: the first that the shop offers then counts. */
  paymentKind: PaymentKind | null
  note: string
  acceptsTerms: boolean
  /** Which version of them was shown when the box was ticked; empty where it was not known. */
  termsVersion: string
  acceptsMarketing: boolean
}

export type FieldName = keyof CheckoutForm

export const emptyForm: CheckoutForm = {
  email: '',
  rut: '',
  name: '',
  phone: '',
  documentKind: 'boleta',
  companyRut: '',
  companyName: '',
  companyActivity: '',
  companyAddress: '',
  companyComuna: '',
  deliveryKind: 'home',
  addressId: null,
  regionId: null,
  comunaId: null,
  comunaText: '',
  street: '',
  number: '',
  flat: '',
  reference: '',
  branchId: null,
  carrierId: null,
  paymentKind: null,
  note: '',
  acceptsTerms: false,
  termsVersion: '',
  acceptsMarketing: false,
}

/** The most characters that the wire takes of each text. */
export const textLimits = {
  email: 254,
  rut: 20,
  name: 80,
  phone: 20,
  companyRut: 20,
  companyName: 100,
  companyActivity: 40,
  companyAddress: 70,
  companyComuna: 20,
  comunaText: 60,
  street: 120,
  number: 20,
  flat: 40,
  reference: 200,
  note: 300,
} as const satisfies Partial<Record<FieldName, number>>

/** The form as the port registers a guest; the address only for home delivery: the kept one, or what is typed. */
export function guestOf(form: CheckoutForm, stored: Address | null = null): GuestForm {
  return {
    email: form.email.trim(),
    rut: form.rut.trim(),
    name: form.name.trim(),
    phone: form.phone.trim(),
    address: stored ? savedAddress(stored) : typedAddress(form),
    acceptsTerms: form.acceptsTerms,
    ...(form.termsVersion && { termsVersion: form.termsVersion }),
    acceptsMarketing: form.acceptsMarketing,
  }
}

const savedAddress = ({ regionId, comunaId, street, number, flat, reference }: Address) => ({
  regionId,
  comunaId,
  street,
  number,
  flat,
  reference,
})

/** Null for a pickup, and while no comuna is chosen. */
function typedAddress({ deliveryKind, regionId, comunaId, ...form }: CheckoutForm): GuestForm['address'] {
  if (deliveryKind !== 'home' || regionId === null || comunaId === null) return null
  return {
    regionId,
    comunaId,
    street: form.street.trim(),
    number: form.number.trim(),
    flat: form.flat.trim(),
    reference: form.reference.trim(),
  }
}

/** The company of a factura; null for a boleta. */
export function invoiceOf(form: CheckoutForm): Invoice | null {
  if (form.documentKind === 'boleta') return null
  return {
    rut: form.companyRut.trim(),
    legalName: form.companyName.trim(),
    activity: form.companyActivity.trim(),
    address: form.companyAddress.trim(),
    comuna: form.companyComuna.trim(),
  }
}
