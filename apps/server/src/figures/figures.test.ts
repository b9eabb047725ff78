import { afterAll, beforeAll, expect, test } from 'vitest'
import { line, openTestCheckout, orderRequest } from '#testing/server/test-checkout.ts'
import { isRefusal } from '../refusals/refusal.ts'
import { figuresService } from './figures.service.ts'

type Shop = Awaited<ReturnType<typeof openTestCheckout>>

let shop: Shop
let buyer: Awaited<ReturnType<Shop['buyer']>>
let figures: ReturnType<typeof figuresService>
beforeAll(async () => {
  shop = await openTestCheckout()
  buyer = await shop.buyer()
  figures = figuresService({ database: shop.database, stock: { value: async () => null } })
})
afterAll(() => shop.database.drop())

const query = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows

/** An order of so many of a product at 1000 pesos with a home delivery at 3990. */
async function order(productId: number, quantity: number): Promise<number> {
  const request = orderRequest(buyer, [line(productId, quantity)], 1000 * quantity + 3990)
  const placed = await shop.checkout.place(buyer.customerId, request)
  if (isRefusal(placed)) throw new Error(placed.code)
  return placed.id
}

const set = (id: number, columns: string) => query(`UPDATE orders SET ${columns} WHERE id = $1`, [id])
const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Santiago' })
/** The figures as the next minute shows them. */
const sales = async (span = { from: today, until: today }) => {
  await figures.refresh()
  return figures.sales(span)
}
const days = async (from = today, until = today) => (await sales({ from, until })).days

test('a day counts what was made, and adds up what was paid and stands', async () => {
  const product = await shop.product({ price: 1000, stock: [100, 0] })
  const other = await shop.product({ price: 1000, stock: [100, 0] })
  const [paid, waiting, cancelled] = [await order(product, 3), await order(other, 1), await order(other, 9)]
  expect(await days()).toMatchObject([{ day: today, orders: 3, sold: 0, total: 0 }])
  await set(paid, `payment_state = 'PAID', hold_until = NULL`)
  await set(cancelled, `state = 'CANCELLED', payment_state = 'PAID'`)
  const [day] = await days()
  expect(day).toMatchObject({ orders: 3, sold: 1, units: 3, total: 6990, shipping: 3990, refunded: 0 })
  expect((day?.neto ?? 0) + (day?.iva ?? 0)).toBe(6990)
  expect((await sales()).best).toMatchObject([{ productId: product, units: 3, total: 3000 }])
  await set(waiting, `payment_state = 'PAID'`)
  expect(await days()).toMatchObject([{ sold: 2, units: 4, total: 6990 + 4990 }])
  const [month] = (await figures.summary()).months
  expect(month).toMatchObject({ month: today.slice(0, 7), sold: 2, total: 6990 + 4990 })
})

test('an order stands on the day of Chile on which it was made, and moves what was added up before', async () => {
  const id = await order(await shop.product({ price: 1000, stock: [5, 0] }), 1)
  await query(`ALTER TABLE orders DISABLE TRIGGER sale_changed`)
  await set(id, `created_at = timestamp '2026-01-31 23:30' AT TIME ZONE 'America/Santiago'`)
  await query('ALTER TABLE orders ENABLE TRIGGER sale_changed')
  await set(id, `payment_state = 'PAID'`)
  const january = () => days('2026-01-30', '2026-02-01')
  expect((await january()).map(({ day, sold }) => [day, sold])).toEqual([
    ['2026-01-30', 0],
    ['2026-01-31', 1],
    ['2026-02-01', 0],
  ])
  await set(id, `payment_state = 'REFUNDED', state = 'CANCELLED'`)
  expect((await january())[1]).toMatchObject({ orders: 1, sold: 0, total: 0 })
})

test('a part paid back shows on the day of its order, unless it failed', async () => {
  const id = await order(await shop.product({ price: 1000, stock: [5, 0] }), 1)
  await set(id, `payment_state = 'PAID'`)
  const [before] = await days()
  await query(
    `INSERT INTO manual_payments (order_id, amount, paid_on, actor) VALUES ($1, 4990, CURRENT_DATE, 'Ana')`,
    [id],
  )
  await query(
    `INSERT INTO refunds (order_id, amount, reason, actor, state, method) VALUES ($1, 700, 'staff', 'Ana', 'DONE', 'transfer')`,
    [id],
  )
  const [after] = await days()
  expect((after?.refunded ?? 0) - (before?.refunded ?? 0)).toBe(700)
})

test('of two who ask at once one adds up, and both hear the same in the end', async () => {
  const product = await shop.product({ price: 1000, stock: [50, 0] })
  const ids = await Promise.all([1, 2, 3, 4].map(() => order(product, 1)))
  for (const id of ids) await set(id, `payment_state = 'PAID'`)
  await Promise.all([days(), days(), days()])
  const best = (await sales()).best
  expect(best.find(({ productId }) => productId === product)).toMatchObject({ units: 4 })
})

test('a cart left for a day counts, one of a moment ago does not', async () => {
  const product = await shop.product({ price: 1000, stock: [50, 0] })
  await query(`INSERT INTO account_carts (customer_id, updated_at) VALUES ($1, now())`, [buyer.customerId])
  await query(
    `INSERT INTO account_cart_lines (customer_id, position, product_id, value_ids, quantity) VALUES ($1, 0, $2, '{}', 3)`,
    [buyer.customerId, product],
  )
  expect((await figures.summary()).carts).toEqual({ carts: 0, units: 0, value: 0 })
  await query(`UPDATE account_carts SET updated_at = now() - interval '2 days'`)
  expect((await figures.summary()).carts).toEqual({ carts: 1, units: 3, value: 3000 })
})
