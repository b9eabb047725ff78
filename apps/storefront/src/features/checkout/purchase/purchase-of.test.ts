import { describe, expect, test } from 'vitest'
import type { Address } from '../../../data/port/addresses.port.ts'
import type { Carrier } from '../../../data/port/shipping.port.ts'
import { type CheckoutForm, emptyForm, newAddress } from '../checkout-form.ts'
import { type Chosen, purchaseOf } from './purchase-of.ts'

const carrier = { id: 3, price: 3990, discountPercent: 10 } as Carrier
const address = { id: 8, regionId: 13, comunaId: 90, street: 'Los Aromos', number: '12' } as Address
const totals = { subtotal: 20_000, rows: [{ code: 'COUPON' as const, amount: 2000 }], total: 21_990 }
const form: CheckoutForm = {
  ...emptyForm,
  email: ' ana@correo.cl ',
  note: ' al conserje ',
  regionId: 13,
  comunaId: 101,
  street: ' Av. Italia ',
  number: '850',
  branchId: 2,
}

function ask(changes: Partial<Chosen> = {}, typed: Partial<CheckoutForm> = {}) {
  return purchaseOf({
    form: { ...form, ...typed },
    address: null,
    comunaId: 101,
    lines: [{ productId: 5, quantity: 2, valueIds: [] }],
    carrier,
    payment: 'webpay',
    prescriptionUploads: [],
    couponCode: '',
    totals,
    ...changes,
  })
}

describe('what a checkout asks for', () => {
  test('goes to the typed address, or to a saved one by its number', () => {
    const typed = ask().purchase
    expect(typed).toMatchObject({ addressId: null, comunaId: 101, branchId: null, note: 'al conserje' })
    expect(typed.guest).toMatchObject({
      email: 'ana@correo.cl',
      address: { street: 'Av. Italia', comunaId: 101 },
    })
    const saved = ask({ address, comunaId: 90 }).purchase
    expect(saved).toMatchObject({ addressId: 8, comunaId: 90, branchId: null })
    expect(saved.guest.address).toMatchObject({ street: 'Los Aromos', comunaId: 90 })
  })

  test('goes to a branch without any address', () => {
    const { purchase } = ask({}, { deliveryKind: 'pickup' })
    expect(purchase).toMatchObject({ addressId: null, comunaId: null, branchId: 2 })
    expect(purchase.guest.address).toBeNull()
  })

  test('names the price of the carrier and the amounts that were shown', () => {
    expect(ask().purchase).toMatchObject({
      carrierId: 3,
      shippingPrice: 3990,
      shippingDiscountPercent: 10,
      subtotal: 20_000,
      couponAmount: 2000,
      total: 21_990,
    })
  })

  test('is another purchase with another address, carrier, payment or coupon, and the same at another price', () => {
    const { fingerprint } = ask()
    const others = [
      ask({ address, comunaId: 90 }),
      ask({ carrier: { ...carrier, id: 4 } }),
      ask({ payment: 'transferencia' }),
      ask({ couponCode: 'GATO' }),
      ask({}, { deliveryKind: 'pickup' }),
    ]
    expect(new Set([fingerprint, ...others.map((each) => each.fingerprint)]).size).toBe(6)
    expect(ask({ totals: { ...totals, total: 1 }, carrier: { ...carrier, price: 1 } }).fingerprint).toBe(
      fingerprint,
    )
    // That a new address is meant may be said or not.
    expect(ask({}, { addressId: newAddress, deliveryKind: 'home' }).fingerprint).toBe(fingerprint)
  })
})
