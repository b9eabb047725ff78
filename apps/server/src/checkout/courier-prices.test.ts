import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Buyer,
  carriers,
  line,
  openTestCheckout,
  orderRequest,
  type TestCheckout,
} from '#testing/server/test-checkout.ts'
import { isRefusal } from '../refusals/refusal.ts'
import type { Courier, CourierAnswer } from '../shipping/courier.ts'
import type { WireOrder } from './read-order-request.ts'

/** A courier that answers what the test says, and notes what it was asked. */
let answers: CourierAnswer[]
let requests: Parameters<Courier['rate']>[0][]
let whileAsked = async () => {}
const courier: Courier = {
  async rate(question) {
    requests.push(question)
    await whileAsked()
    return answers.shift() ?? { state: 'unavailable' }
  },
}

let shop: TestCheckout
let buyer: Buyer
let product: number
beforeAll(async () => {
  shop = await openTestCheckout({ courier })
  await shop.database.pool.query(`
    UPDATE carriers SET uses_courier_api = true WHERE id = 1;
    UPDATE comunas SET courier_code = 'LFLO' WHERE id = 13110`)
})
afterAll(() => shop.database.drop())
beforeEach(async () => {
  answers = []
  requests = []
  whileAsked = async () => {}
  await shop.database.pool.query('DELETE FROM courier_quotes')
  buyer = await shop.buyer()
  product = await shop.product({ price: 10_000, stock: [9, 0] })
})

const priced = (price: number): CourierAnswer => ({ state: 'priced', price })

/** What the checkout shows for the plain carrier in pesos; null when it is not offered. */
async function shownPrice(quantity = 1): Promise<number | null> {
  const lines = [{ productId: product, quantity }]
  const quotes = await shop.delivery.quotes({ comunaId: 13110, deliveryKind: 'home' }, lines)
  if (isRefusal(quotes)) throw new Error(quotes.code)
  return quotes.find((quote) => quote.carrierId === carriers.plain.id)?.price ?? null
}

async function order(shipping: number, changes: Partial<WireOrder> = {}) {
  const request = { precio_transportista: shipping, ...changes }
  return shop.checkout.place(
    buyer.customerId,
    orderRequest(buyer, [line(product)], 10_000 + shipping, request),
  )
}

/** As if so many minutes had gone by since the courier answered. */
const later = (minutes: number) =>
  shop.database.pool.query(
    'UPDATE courier_quotes SET answered_at = answered_at - make_interval(mins => $1)',
    [minutes],
  )

const shippingOf = (result: Awaited<ReturnType<typeof order>>) => {
  if (isRefusal(result)) throw new Error(result.code)
  return shop.one<{ shipping_price: number }>('SELECT shipping_price FROM orders WHERE id = $1', [result.id])
}

describe('what a courier asks', () => {
  test('is asked with the box of the lines and shown, and the order costs what was shown', async () => {
    answers = [priced(4321), priced(9999)]
    expect(await shownPrice()).toBe(4321)
    expect(requests).toEqual([
      { destination: 'LFLO', parcel: { length: 10, width: 10, height: 10, weight: 1 }, worth: 10_000 },
    ])
    expect(await shippingOf(await order(4321))).toEqual({ shipping_price: 4321 })
    expect(requests).toHaveLength(1)
  })

  test('is asked again for other lines, and not twice at once for the same', async () => {
    answers = [priced(4000), priced(5000)]
    expect(await Promise.all([shownPrice(), shownPrice(), shownPrice()])).toEqual([4000, 4000, 4000])
    expect(await shownPrice(3)).toBe(5000)
    expect(requests.map(({ parcel }) => parcel.weight)).toEqual([1, 3])
  })

  test('after a while it is asked again, and who saw the former price still pays that for an hour', async () => {
    answers = [priced(4000), priced(4500), priced(4700)]
    expect(await shownPrice()).toBe(4000)
    await later(31)
    expect(await shownPrice()).toBe(4500)
    expect(await shippingOf(await order(4000))).toEqual({ shipping_price: 4000 })
    await later(31)
    expect(await order(4000)).toMatchObject({
      code: 'TOTAL_CHANGED',
      details: { totales: { despacho: 4700, total: 14_700 } },
    })
  })

  test('that does not answer leaves the default rate, which is shown and paid, and is left alone for a minute', async () => {
    answers = [{ state: 'unavailable' }, priced(5555)]
    expect(await shownPrice()).toBe(carriers.plain.price)
    expect(await shownPrice()).toBe(carriers.plain.price)
    expect(requests).toHaveLength(1)
    await later(2)
    expect(await shippingOf(await order(carriers.plain.price))).toEqual({
      shipping_price: carriers.plain.price,
    })
    expect(await shownPrice()).toBe(5555)
  })

  test('that does not go there is not offered, and an order with it is refused', async () => {
    answers = [{ state: 'not_covered' }]
    expect(await shownPrice()).toBeNull()
    const before = await shop.written()
    expect(await order(carriers.plain.price)).toMatchObject({ code: 'CARRIER_UNAVAILABLE' })
    expect(await shop.written()).toEqual(before)
  })

  test('a price that nobody was shown is no price', async () => {
    answers = [priced(4000)]
    expect(await shownPrice()).toBe(4000)
    expect(await order(10)).toMatchObject({ code: 'TOTAL_CHANGED', details: { totales: { despacho: 4000 } } })
  })

  test('is asked while nothing is locked', async () => {
    whileAsked = async () => {
      const held = await shop.one<{ count: number }>(
        `SELECT count(*) FROM pg_stat_activity
         WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      )
      expect(held.count).toBe(0)
    }
    answers = [priced(4000)]
    expect(await shippingOf(await order(4000))).toEqual({ shipping_price: 4000 })
    expect(requests).toHaveLength(1)
  })

  test('a carrier with rates of its own is not asked about', async () => {
    const { id, price, discount } = carriers.discounted
    const pays = price - Math.round((price * discount) / 100)
    const result = await order(price, {
      id_transportista: id,
      descuento_transportista: discount,
      total: 10_000 + pays,
    })
    expect(isRefusal(result)).toBe(false)
    expect(requests).toEqual([])
  })

  test('what it answered is forgotten after a day', async () => {
    answers = [priced(4000)]
    await shownPrice()
    await later(24 * 60 + 1)
    await shop.quotes?.clean()
    expect(await shop.one('SELECT count(*)::int FROM courier_quotes')).toEqual({ count: 0 })
  })
})
