import type { TextKey } from '../../../shell/text-keys.ts'
import type { FieldName } from '../checkout-form.ts'

const keys: Record<string, TextKey> = {
  FIELD_REQUIRED: 'CHECKOUT_ERROR_REQUIRED',
  EMAIL_INVALID: 'CHECKOUT_ERROR_EMAIL',
  RUT_INVALID: 'CHECKOUT_ERROR_RUT',
  RUT_TAKEN: 'CHECKOUT_ERROR_RUT_TAKEN',
  PHONE_INVALID: 'CHECKOUT_ERROR_PHONE',
  NAME_INVALID: 'CHECKOUT_ERROR_NAME',
  TERMS_REQUIRED: 'CHECKOUT_ERROR_TERMS',
  TERMS_CHANGED: 'CHECKOUT_ERROR_TERMS_CHANGED',
  COMUNA_UNKNOWN: 'CHECKOUT_ERROR_COMUNA',
  CARRIER_REQUIRED: 'CHECKOUT_ERROR_CARRIER',
}

/** What is asked for where a field is empty. */
const missing: Partial<Record<FieldName, TextKey>> = {
  email: 'CHECKOUT_MISSING_EMAIL',
  rut: 'CHECKOUT_MISSING_RUT',
  name: 'CHECKOUT_MISSING_NAME',
  phone: 'CHECKOUT_MISSING_PHONE',
  street: 'CHECKOUT_MISSING_STREET',
  number: 'CHECKOUT_MISSING_NUMBER',
  regionId: 'CHECKOUT_MISSING_REGION',
  comunaId: 'CHECKOUT_MISSING_COMUNA',
  branchId: 'CHECKOUT_ERROR_BRANCH',
  paymentKind: 'CHECKOUT_MISSING_PAYMENT',
  companyRut: 'CHECKOUT_MISSING_COMPANY_RUT',
  companyName: 'CHECKOUT_MISSING_COMPANY_NAME',
  companyActivity: 'CHECKOUT_MISSING_COMPANY_ACTIVITY',
  companyAddress: 'CHECKOUT_MISSING_COMPANY_ADDRESS',
  companyComuna: 'CHECKOUT_MISSING_COMPANY_COMUNA',
}

/** The text of what is wrong with a field, by its code. */
export function fieldErrorText(field: FieldName, code: string): TextKey {
  return (code === 'FIELD_REQUIRED' ? missing[field] : undefined) ?? keys[code] ?? 'CHECKOUT_ERROR_INVALID'
}
