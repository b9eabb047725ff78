import type { TextKey } from '../../../shell/text-keys.ts'

const keys: Record<string, TextKey> = {
  FIELD_REQUIRED: 'CHECKOUT_ERROR_REQUIRED',
  EMAIL_INVALID: 'CHECKOUT_ERROR_EMAIL',
  RUT_INVALID: 'CHECKOUT_ERROR_RUT',
  RUT_TAKEN: 'CHECKOUT_ERROR_RUT_TAKEN',
  PHONE_INVALID: 'CHECKOUT_ERROR_PHONE',
  NAME_INVALID: 'CHECKOUT_ERROR_NAME',
  TERMS_REQUIRED: 'CHECKOUT_ERROR_TERMS',
  COMUNA_UNKNOWN: 'CHECKOUT_ERROR_COMUNA',
  CARRIER_REQUIRED: 'CHECKOUT_ERROR_CARRIER',
}

/** The text of what is wrong with a field, by its code. */
export function fieldErrorText(code: string): TextKey {
  return keys[code] ?? 'CHECKOUT_ERROR_INVALID'
}
