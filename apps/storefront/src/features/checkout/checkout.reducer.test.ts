import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CheckoutAction, checkoutReducer, newCheckout, shownError } from './checkout.reducer.ts'
import { type CheckoutForm, emptyForm } from './checkout-form.ts'
import { fieldOrder, firstWrong, validateCheckout } from './checkout-rules.ts'

const good: CheckoutForm = {
  ...emptyForm,
  email: 'camila@example.cl',
  rut: '12.345.678-5',
  name: 'Camila Rojas',
  phone: '9 1234 5678',
  regionId: 13,
  comunaId: 13110,
  comunaText: 'La Florida',
  street: 'Avenida Vicuña Mackenna',
  number: '7110',
  acceptsTerms: true,
}

const anyAction: fc.Arbitrary<CheckoutAction> = fc.oneof(
  fc.record({
    type: fc.constant('changed' as const),
    changes: fc.record(
      {
        email: fc.constantFrom('', 'x', 'a@b.cl'),
        regionId: fc.constantFrom(5, 13),
        comunaId: fc.constantFrom(5109, 13110),
        deliveryKind: fc.constantFrom('home' as const, 'pickup' as const),
        branchId: fc.constantFrom(1, 2),
        carrierId: fc.constantFrom(1, 2),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ type: fc.constant('left' as const), field: fc.constantFrom(...fieldOrder) }),
  fc.constant({ type: 'submitted' as const }),
  fc.constant({ type: 'refused' as const, fields: { email: 'EMAIL_INVALID' } }),
)

const nothing = { carrierId: null, payment: 'transferencia' as const }

describe('the checkout form', () => {
  test('[S5.36] an error shows only at a field that is wrong and touched', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 20 }), (actions) => {
        const state = actions.reduce(checkoutReducer, newCheckout)
        const errors = validateCheckout(state.form, nothing)
        for (const field of fieldOrder) {
          const shown = shownError(state, errors, field)
          if (shown !== null && state.refused[field] === undefined) {
            expect(errors[field]).toBe(shown)
            expect(state.touched[field]).toBe(true)
          }
        }
      }),
    )
    const fresh = validateCheckout(newCheckout.form, nothing)
    expect(fieldOrder.every((field) => shownError(newCheckout, fresh, field) === null)).toBe(true)
  })

  test('a submit judges every field and the first wrong one is found', () => {
    const submitted = checkoutReducer(newCheckout, { type: 'submitted' })
    const errors = validateCheckout(submitted.form, nothing)
    expect(firstWrong(errors)).toBe('email')
    expect(shownError(submitted, errors, 'acceptsTerms')).toBe('TERMS_REQUIRED')
    expect(firstWrong(validateCheckout(good, { carrierId: 1, payment: 'webpay' }))).toBeNull()
  })

  test('a new region empties the comuna and the carrier; the same region keeps them', () => {
    const state = { ...newCheckout, form: { ...good, carrierId: 3 } }
    const moved = checkoutReducer(state, { type: 'changed', changes: { regionId: 5 } })
    expect(moved.form).toMatchObject({ regionId: 5, comunaId: null, comunaText: '', carrierId: null })
    const same = checkoutReducer(state, { type: 'changed', changes: { regionId: 13, street: 'Macul' } })
    expect(same.form).toMatchObject({ comunaId: 13110, carrierId: 3, street: 'Macul' })
  })

  test('a refusal of the shop stands at its field until the field changes', () => {
    const refused = checkoutReducer(
      { ...newCheckout, form: good },
      { type: 'refused', fields: { rut: 'RUT_INVALID' } },
    )
    expect(shownError(refused, {}, 'rut')).toBe('RUT_INVALID')
    const other = checkoutReducer(refused, { type: 'changed', changes: { name: 'Camila R.' } })
    expect(shownError(other, {}, 'rut')).toBe('RUT_INVALID')
    const fixed = checkoutReducer(other, { type: 'changed', changes: { rut: '11.111.111-1' } })
    expect(shownError(fixed, {}, 'rut')).toBeNull()
  })

  test('other terms than those that were agreed to are agreed to again', () => {
    const refused = checkoutReducer(
      { ...newCheckout, form: { ...good, termsVersion: '2026-11' } },
      { type: 'refused', fields: { acceptsTerms: 'TERMS_CHANGED' } },
    )
    expect(refused.form).toMatchObject({ acceptsTerms: false, name: good.name })
    expect(shownError(refused, {}, 'acceptsTerms')).toBe('TERMS_CHANGED')
    const changes = { acceptsTerms: true, termsVersion: '2026-11-23' }
    const agreed = checkoutReducer(refused, { type: 'changed', changes })
    expect(shownError(agreed, {}, 'acceptsTerms')).toBeNull()
  })

  test('another kind of delivery is not judged before it is touched', () => {
    const submitted = checkoutReducer({ ...newCheckout, form: good }, { type: 'submitted' })
    const pickup = checkoutReducer(submitted, { type: 'changed', changes: { deliveryKind: 'pickup' } })
    const errors = validateCheckout(pickup.form, nothing)
    expect(errors.branchId).toBe('FIELD_REQUIRED')
    expect(shownError(pickup, errors, 'branchId')).toBeNull()
    expect(pickup.touched.email).toBe(true)
  })

  test('pickup asks for a branch and no address; an unknown comuna is said', () => {
    const pickup = { ...good, deliveryKind: 'pickup' as const, street: '', number: '', regionId: null }
    expect(validateCheckout(pickup, nothing)).toEqual({ branchId: 'FIELD_REQUIRED' })
    expect(validateCheckout({ ...pickup, branchId: 1 }, nothing)).toEqual({ carrierId: 'CARRIER_REQUIRED' })
    const lost = { ...good, comunaId: null, comunaText: 'Atlantis' }
    expect(validateCheckout(lost, nothing)).toEqual({ comunaId: 'COMUNA_UNKNOWN' })
  })
})
