import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../contract-tests/refusal-of.ts'
import { cartOf } from './cart-of.ts'
import { openTestContext } from './open-services.samples.ts'
import { ordersService } from './orders.service.ts'
import type { AddressData, Product } from './shapes.ts'
import { shopService } from './shop.service.ts'

const keysOf = (value: object) => Object.keys(value).toSorted()
const sortedKeys = (text: string) => text.split(' ').toSorted()

async function open() {
  const context = await openTestContext()
  const shop = shopService(context)
  const { items } = await shop.getProductsList(1, 400)
  const find = (matches: (product: Product) => boolean) => {
    const found = items.find(matches)
    if (!found) throw new Error('The shop has no such product.')
    return found
  }
  const food = find(({ options, stock }) => options.length === 0 && stock === 'in-stock')
  const lead = find(({ options }) => options.some(({ type }) => type === 'color'))
  const [option] = lead.options
  const chosen = [{ name: option?.name ?? '', value: option?.values[0]?.name ?? '' }]
  return { shop, orders: ordersService(context), food, lead, chosen }
}

const address: AddressData = {
  ...{ firstName: 'Camila', lastName: 'Rojas', company: 'Huella', country: 'AU', address1: 'Los Aromos 33' },
  ...{
    address2: 'B',
    city: 'Perth',
    state: 'WA',
    postcode: '6000',
    email: 'c@example.cl',
    phone: '912345678',
  },
}
const addressKeys = sortedKeys(
  'id firstName lastName company country address1 address2 city state postcode email phone default',
)

const made = async () => {
  const { shop, orders, food, lead, chosen } = await open()
  const items = [
    { productId: food.id, options: [], quantity: 2 },
    { productId: lead.id, options: chosen, quantity: 1 },
  ]
  const billingAddress = { ...address, company: 'Otra' }
  const order = await shop.checkout({
    items,
    payment: 'transferencia',
    billingAddress,
    shippingAddress: address,
  })
  return { orders, order, food, lead, chosen }
}

describe('an order of the service contract', () => {
  test('[S3.3] has its fields, and none beside them', async () => {
    const { orders, order, food, lead } = await made()
    const keys = sortedKeys(
      'id token number createdAt payment status items quantity subtotal totals total shippingAddress billingAddress',
    )
    for (const each of (await orders.getOrdersList()).items) {
      expect(keysOf(each)).toEqual(keys)
      for (const place of [each.shippingAddress, each.billingAddress])
        expect(keysOf(place)).toEqual(addressKeys)
      for (const row of each.totals)
        expect(row).toEqual({ title: expect.any(String), price: expect.any(Number) })
      expect(each.quantity).toBe(each.items.reduce((sum, { quantity }) => sum + quantity, 0))
    }
    const subtotal = 2 * food.price + lead.price
    const tax = Math.round(subtotal * 0.2)
    expect(order).toMatchObject({
      status: 'PENDING',
      payment: 'transferencia',
      token: String(order.id).padStart(32, '0'),
      quantity: 3,
      subtotal,
      totals: [
        { title: 'SHIPPING', price: 25 },
        { title: 'TAX', price: tax },
      ],
      total: subtotal + 25 + tax,
      shippingAddress: { ...address, phone: '+56912345678' },
      billingAddress: { company: 'Otra' },
    })
    expect(await orders.getOrderById(order.id)).toEqual(order)
    expect(await orders.getOrderByToken(order.token)).toEqual(order)
  })

  test('[S3.4] has items of a product, the options chosen, price, quantity and total', async () => {
    const { orders, order, food, lead, chosen } = await made()
    for (const each of (await orders.getOrdersList()).items) {
      for (const item of each.items) {
        expect(keysOf(item)).toEqual(['options', 'price', 'product', 'quantity', 'total'])
        expect(item.total).toBe(item.price * item.quantity)
      }
    }
    expect(order.items).toEqual([
      { product: food, options: [], price: food.price, quantity: 2, total: 2 * food.price },
      { product: lead, options: chosen, price: lead.price, quantity: 1, total: lead.price },
    ])
  })

  test('is refused as the backend would refuse it, with the field', async () => {
    const { shop, food } = await open()
    const order = (item: object, place: object = {}) =>
      shop.checkout({
        items: [{ productId: food.id, options: [], quantity: 1, ...item }],
        payment: 'transferencia',
        billingAddress: address,
        shippingAddress: { ...address, ...place },
      })
    const refused = async (item: object, place?: object) => {
      const { code, fields } = await refusalOf(order(item, place))
      return [code, Object.keys(fields)]
    }
    for (const quantity of [-1, 0, 1.5, 10_000]) {
      expect(await refused({ quantity })).toEqual(['INVALID_REQUEST', ['items.0.quantity']])
    }
    expect(await refused({}, { country: 'ZZ' })).toEqual(['INVALID_REQUEST', ['country']])
    expect(await refused({}, { email: 'no-email' })).toEqual(['EMAIL_INVALID', ['email']])
    expect(await refused({}, { phone: '123' })).toEqual(['PHONE_INVALID', ['phone']])
    expect(await refused({}, { address1: ' ' })).toEqual(['INVALID_REQUEST', ['address1']])
    const unknown = await refusalOf(order({ productId: 999_999 }))
    expect([unknown.message, unknown.status]).toEqual(['Product not found', 404])
  })
})

describe('a cart of the service contract', () => {
  test('[S3.22] has lines of a product, a quantity and the options chosen', async () => {
    const { food, lead, chosen } = await open()
    const items = [
      { product: food, quantity: 2, options: [] },
      { product: lead, quantity: 1, options: chosen },
    ]
    const cart = cartOf(items)
    expect(cart.items).toEqual(items)
    for (const item of cart.items) expect(keysOf(item)).toEqual(['options', 'product', 'quantity'])
    expect(cart.items[1]?.options).toEqual([{ name: expect.any(String), value: expect.any(String) }])
  })

  test('[S3.23] has its lines, a subtotal, totals by their codes, and a total that they add up to', async () => {
    const { food } = await open()
    const cart = cartOf([{ product: food, quantity: 3, options: [] }], { type: 1, value: 10 })
    const subtotal = 3 * food.price
    const coupon = Math.round(subtotal / 10)
    const tax = Math.round(subtotal * 0.2)
    expect(keysOf(cart)).toEqual(['items', 'subtotal', 'total', 'totals'])
    expect(cart).toMatchObject({
      subtotal,
      totals: [
        { title: 'SHIPPING', price: 25 },
        { title: 'COUPON', price: -coupon },
        { title: 'TAX', price: tax },
      ],
      total: subtotal + 25 - coupon + tax,
    })
    expect(cartOf([])).toEqual({ items: [], subtotal: 0, totals: [], total: 0 })
  })
})
