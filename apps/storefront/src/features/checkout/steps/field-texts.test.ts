import { expect, test } from 'vitest'
import texts from '../../../texts/es/checkout.json' with { type: 'json' }
import { emptyForm, type FieldName } from '../checkout-form.ts'
import { validateCheckout } from '../checkout-rules.ts'
import { fieldErrorText } from './field-texts.ts'

const chosen = { carrierId: 1, payment: null }
const said = (field: FieldName, code: string) => texts[fieldErrorText(field, code) as keyof typeof texts]

test('an empty field says what it is that is missing', () => {
  const forms = [
    { ...emptyForm, documentKind: 'factura' as const },
    { ...emptyForm, deliveryKind: 'pickup' as const },
  ]
  for (const form of forms) {
    const errors = Object.entries(validateCheckout(form, chosen)) as [FieldName, string][]
    const words = errors.map(([field, code]) => said(field, code))
    expect(words).not.toContain(texts.CHECKOUT_ERROR_REQUIRED)
    expect(new Set(words).size).toBe(words.length)
  }
  expect(said('email', 'FIELD_REQUIRED')).toBe('Escribe tu correo.')
  expect(said('street', 'FIELD_REQUIRED')).toBe('Escribe tu calle.')
})

test('what is wrong in another way keeps its own words', () => {
  expect(said('email', 'EMAIL_INVALID')).toBe(texts.CHECKOUT_ERROR_EMAIL)
  expect(said('note', 'FIELD_INVALID')).toBe(texts.CHECKOUT_ERROR_INVALID)
})
