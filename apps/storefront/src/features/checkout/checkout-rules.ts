import { normalizePhone } from '#rules/chile/phone.ts'
import { isValidRut } from '#rules/chile/rut.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { hasWebAddress } from '#rules/text/web-addresses.ts'
import type { PaymentKind } from '../../data/port/payments.port.ts'
import type { CheckoutForm, FieldName } from './checkout-form.ts'

/** What can be wrong with a field: the wire's codes where it has one. */
export type FieldError =
  | 'FIELD_REQUIRED'
  | 'FIELD_INVALID'
  | 'EMAIL_INVALID'
  | 'RUT_INVALID'
  | 'PHONE_INVALID'
  | 'NAME_INVALID'
  | 'TERMS_REQUIRED'
  | 'COMUNA_UNKNOWN'
  | 'CARRIER_REQUIRED'

export type FieldErrors = Partial<Record<FieldName, FieldError>>

/** The fields in the order in which they stand on the page. */
export const fieldOrder: readonly FieldName[] = [
  'email',
  'rut',
  'name',
  'phone',
  'documentKind',
  'companyRut',
  'companyName',
  'companyActivity',
  'companyAddress',
  'companyComuna',
  'deliveryKind',
  'addressId',
  'regionId',
  'comunaId',
  'street',
  'number',
  'flat',
  'reference',
  'branchId',
  'carrierId',
  'paymentKind',
  'note',
  'acceptsTerms',
  'acceptsMarketing',
]

function textError(text: string, isValid: boolean, error: FieldError): FieldError | undefined {
  if (text.trim() === '') return 'FIELD_REQUIRED'
  return isValid ? undefined : error
}

/** What counts beside the form: the carrier and the kind of payment that are chosen, or the first that are offered. */
export type Chosen = {
  carrierId: number | null
  payment: PaymentKind | null
  /** A saved address is chosen, and none need be typed. */
  hasAddress?: boolean
}

/** What is wrong with a form, by field. */
export function validateCheckout(
  form: CheckoutForm,
  { carrierId, payment, hasAddress = false }: Chosen,
): FieldErrors {
  const required = (text: string) => textError(text, true, 'FIELD_INVALID')
  const chosen = (id: number | null): FieldError | undefined => (id === null ? 'FIELD_REQUIRED' : undefined)
  const isHome = form.deliveryKind === 'home'
  const placeKnown = isHome ? hasAddress || form.comunaId !== null : form.branchId !== null
  const errors: Record<string, FieldError | undefined> = {
    email: textError(form.email, normalizeEmail(form.email) !== null, 'EMAIL_INVALID'),
    rut: textError(form.rut, isValidRut(form.rut), 'RUT_INVALID'),
    name: textError(form.name, !hasWebAddress(form.name), 'NAME_INVALID'),
    phone: textError(form.phone, normalizePhone(form.phone) !== null, 'PHONE_INVALID'),
    ...(form.documentKind === 'factura' && {
      companyRut: textError(form.companyRut, isValidRut(form.companyRut), 'RUT_INVALID'),
      companyName: required(form.companyName),
      companyActivity: required(form.companyActivity),
      companyAddress: required(form.companyAddress),
      companyComuna: required(form.companyComuna),
    }),
    ...(isHome &&
      !hasAddress && {
        regionId: chosen(form.regionId),
        comunaId: form.comunaId === null ? textError(form.comunaText, false, 'COMUNA_UNKNOWN') : undefined,
        street: required(form.street),
        number: required(form.number),
      }),
    ...(form.deliveryKind === 'pickup' && { branchId: chosen(form.branchId) }),
    carrierId: placeKnown && carrierId === null ? 'CARRIER_REQUIRED' : undefined,
    paymentKind: payment === null ? 'FIELD_REQUIRED' : undefined,
    acceptsTerms: form.acceptsTerms ? undefined : 'TERMS_REQUIRED',
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

/** The first wrong field in the order of the page. */
export function firstWrong(errors: FieldErrors): FieldName | null {
  return fieldOrder.find((name) => errors[name] !== undefined) ?? null
}
