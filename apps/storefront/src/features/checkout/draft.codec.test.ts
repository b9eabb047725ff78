import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CheckoutForm, emptyForm } from './checkout-form.ts'
import { type Draft, decodeDraft, draftFor, encodeDraft } from './draft.codec.ts'

const anyId = fc.option(fc.integer({ min: 1, max: 2_147_483_647 }))
const anyForm: fc.Arbitrary<CheckoutForm> = fc.record({
  email: fc.string({ maxLength: 60 }),
  rut: fc.string({ maxLength: 12 }),
  name: fc.string({ maxLength: 40 }),
  phone: fc.string({ maxLength: 20 }),
  documentKind: fc.constantFrom('boleta', 'factura'),
  companyRut: fc.string({ maxLength: 20 }),
  companyName: fc.string({ maxLength: 60 }),
  companyActivity: fc.string({ maxLength: 40 }),
  companyAddress: fc.string({ maxLength: 70 }),
  companyComuna: fc.string({ maxLength: 20 }),
  deliveryKind: fc.constantFrom('home' as const, 'pickup' as const),
  addressId: fc.option(fc.nat()),
  regionId: anyId,
  comunaId: anyId,
  comunaText: fc.string({ maxLength: 30 }),
  street: fc.string({ maxLength: 60 }),
  number: fc.string({ maxLength: 10 }),
  flat: fc.string({ maxLength: 10 }),
  reference: fc.string({ maxLength: 60 }),
  branchId: anyId,
  carrierId: anyId,
  paymentKind: fc.constantFrom('webpay', 'transferencia', 'pago_en_tienda', null),
  note: fc.string({ maxLength: 90 }),
  acceptsTerms: fc.boolean(),
  termsVersion: fc.string({ maxLength: 40 }),
  acceptsMarketing: fc.boolean(),
})
const anyDraft: fc.Arbitrary<Draft> = fc.record({
  form: anyForm,
  attempt: fc.option(
    fc.record({
      key: fc.uuid({ version: 4 }),
      fingerprint: fc.string(),
      guest: fc.option(fc.record({ customerId: fc.integer({ min: 1, max: 9_999 }), addressId: anyId })),
      uncertain: fc.boolean(),
      sent: fc.constant([]),
    }),
  ),
  owner: anyId,
})

describe('the saved checkout', () => {
  test('comes back as it was typed', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(decodeDraft(encodeDraft(draft))).toEqual(draft)
      }),
    )
  })

  test('any text decodes to a whole draft or to none', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((inner) => `{"form":${inner}}`),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        const draft = decodeDraft(text)
        if (draft) expect(Object.keys(draft.form).sort()).toEqual(Object.keys(emptyForm).sort())
      }),
    )
  })

  test('keeps nothing that is not of the form', () => {
    const text = JSON.stringify({ form: { ...emptyForm, card: '4051885600446623' } })
    expect(JSON.stringify(decodeDraft(text))).not.toContain('4051885600446623')
  })

  test('is shown to whoever typed it, a guest’s also to who then signs in', () => {
    fc.assert(
      fc.property(anyDraft, anyId, (draft, customerId) => {
        const isTheirs = draft.owner === null || draft.owner === customerId
        expect(draftFor(draft, customerId)).toBe(isTheirs ? draft : null)
      }),
    )
  })

  test('keeps what went out under its key, and nothing else', () => {
    const key = '0f8fad5b-d9cb-469f-a165-70867728950e'
    const sent = { idempotencyKey: key, lines: [], guest: { email: 'ana@correo.cl' }, total: 1 }
    const wrong = [
      null,
      'x',
      { ...sent, idempotencyKey: 'x' },
      { ...sent, lines: 1 },
      { ...sent, guest: null },
    ]
    const decode = (all: unknown) =>
      decodeDraft(JSON.stringify({ form: emptyForm, attempt: { key, fingerprint: '', sent: all } }))?.attempt
        ?.sent
    expect(decode([...wrong, sent])).toEqual([sent])
    expect(decode('x')).toEqual([])
  })

  test('a key that is no UUID ends the attempt', () => {
    const text = JSON.stringify({ form: emptyForm, attempt: { key: 'x', fingerprint: '' } })
    expect(decodeDraft(text)?.attempt).toBeNull()
  })
})
