import { afterAll, beforeAll, expect, test } from 'vitest'
import { line, openTestCheckout, orderRequest, type TestCheckout } from '#testing/server/test-checkout.ts'
import { openTestServices } from '#testing/server/test-services.ts'
import { createDatabase } from '../db/connection.ts'
import { isRefusal } from '../refusals/refusal.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await openTestCheckout()
})
afterAll(() => shop.database.drop())

async function place(product: number, quantity: number, coupon: string) {
  const buyer = await shop.buyer()
  const total = quantity * 10_000 - 1000 * quantity + 3990
  const request = orderRequest(buyer, [line(product, quantity)], total, { cupon_descuento: coupon })
  const placed = await shop.checkout.place(buyer.customerId, request)
  if (isRefusal(placed)) throw new Error(placed.code)
  return { ...placed, buyer, request }
}

const expire = (ids: number[]) =>
  shop.database.pool.query(`UPDATE orders SET hold_until = now() - interval '1 s' WHERE id = ANY ($1)`, [ids])

test('8 workers release each expired hold once: stock, coupon and state', async () => {
  const product = await shop.product({ price: 10_000, stock: [8, 6] })
  const coupon = await shop.coupon({ type: 1, value: 10, limit: 10 })
  const orders = [
    await place(product, 2, coupon),
    await place(product, 7, coupon),
    await place(product, 3, coupon),
  ]
  const saved = await place(product, 1, coupon)
  await expire(orders.map(({ id }) => id))

  const workers = Array.from({ length: 8 }, () => {
    const database = createDatabase(shop.database.url, { max: 2 })
    return { database, orders: openTestServices({ database }).orders }
  })
  const released = await Promise.all(workers.map((worker) => worker.orders.releaseExpired()))
  await Promise.all(workers.map((worker) => worker.database.close()))

  expect(released.reduce((sum, count) => sum + count, 0)).toBe(3)
  expect(await shop.unitsOf(product)).toEqual({ stock: 13, units: 13 })
  const branches = await shop.database.pool.query(
    'SELECT quantity FROM stock WHERE product_id = $1 ORDER BY branch_id',
    [product],
  )
  expect(branches.rows).toEqual([{ quantity: 8 }, { quantity: 5 }])
  expect(await shop.one('SELECT used FROM coupons WHERE code = $1', [coupon])).toEqual({ used: 1 })
  for (const { token } of orders) {
    expect(await shop.orders.byToken(token)).toMatchObject({
      state: 'CANCELLED',
      paymentState: 'EXPIRED',
      history: [{ state: 'PENDING' }, { state: 'CANCELLED' }],
    })
  }
  expect(await shop.orders.byToken(saved.token)).toMatchObject({ state: 'PENDING', paymentState: 'WAITING' })
})

test('an order that cannot be released keeps none behind it from being', async () => {
  const product = await shop.product({ price: 10_000, stock: [5, 0] })
  const [broken, other] = [await shop.coupon({ limit: 5 }), await shop.coupon({ limit: 5 })]
  const orders = [await place(product, 1, broken), await place(product, 2, other)]
  await expire(orders.map(({ id }) => id))
  await shop.database.pool.query(`UPDATE orders SET hold_until = hold_until - interval '1 h' WHERE id = $1`, [
    orders[0]?.id,
  ])
  // A hand in the database: nothing is there to be given back.
  await shop.database.pool.query('UPDATE coupons SET used = 0 WHERE code = $1', [broken])
  await expect(shop.orders.releaseExpired()).rejects.toThrow('Holds could not be released')
  expect(await shop.unitsOf(product)).toEqual({ stock: 4, units: 4 })

  await shop.database.pool.query('UPDATE coupons SET used = 1 WHERE code = $1', [broken])
  expect(await shop.orders.releaseExpired()).toBe(1)
  expect(await shop.unitsOf(product)).toEqual({ stock: 5, units: 5 })
})

test('what was released can be bought again, and the order that lost it stays cancelled', async () => {
  const product = await shop.product({ price: 10_000, stock: [1, 0] })
  const coupon = await shop.coupon({ type: 1, value: 10, limit: 1 })
  const lost = await place(product, 1, coupon)
  await expire([lost.id])
  expect(await shop.orders.releaseExpired()).toBe(1)
  expect(await shop.orders.releaseExpired()).toBe(0)

  const bought = await place(product, 1, coupon)

  expect(bought.number).toBeGreaterThan(lost.number)
  expect(await shop.checkout.confirm(lost.buyer.customerId, lost.id)).toMatchObject({ code: 'ORDER_STATE' })
  expect(await shop.checkout.place(lost.buyer.customerId, lost.request)).toMatchObject({ id: lost.id })
  expect(await shop.unitsOf(product)).toEqual({ stock: 0, units: 0 })
})

test('the change of stock is announced with the release', async () => {
  const product = await shop.product({ price: 10_000, stock: [1, 0] })
  const lost = await place(product, 1, await shop.coupon())
  await expire([lost.id])
  const listener = await shop.database.pool.connect()
  const sent = new Promise<string | undefined>((resolve) => {
    listener.once('notification', ({ payload }) => resolve(payload))
  })
  try {
    await listener.query('LISTEN catalogue')
    await shop.orders.releaseExpired()
    expect(await sent).toBe(String(product))
  } finally {
    listener.release(true)
  }
})
