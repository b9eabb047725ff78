import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#server/db/connection.ts'
import { line, openTestCheckout, orderRequest, type TestCheckout } from '#testing/server/test-checkout.ts'
import { isRefusal } from '../refusals/refusal.ts'
import { remindersService } from './reminders.service.ts'

let shop: TestCheckout
let today = new Date()
const later = (days: number) => new Date(Date.now() + days * 86_400_000)
beforeAll(async () => {
  shop = await openTestCheckout()
})
afterAll(() => shop?.database.drop())
beforeEach(async () => {
  today = new Date()
  await shop.database.pool.query('DELETE FROM food_reminders')
  await shop.database.pool.query("DELETE FROM mails WHERE kind = 'food-runs-out'")
})

const reminders = () =>
  remindersService({
    database: shop.database,
    outbox: shop.outbox,
    orders: shop.orders,
    holidays: async () => ({}),
    clock: () => today,
  })

/** A bag of 3 kg that was bought, and a reminder of it at 50 g a day: 60 days. */
async function remindedOrder() {
  const productId = await shop.product({ price: 10_000, stock: [9, 0] })
  await shop.database.pool.query(
    `WITH fed AS (INSERT INTO product_facts VALUES ($1, '{"kind":"food","food":{"complete":true}}'))
     UPDATE products SET content_amount = 3, content_unit = 'kg' WHERE id = $1`,
    [productId],
  )
  const buyer = await shop.buyer()
  const request = orderRequest(buyer, [line(productId)], 13_990, {})
  const placed = await shop.checkout.place(buyer.customerId, request, 'ru')
  if (isRefusal(placed)) throw new Error(placed.code)
  const saved = await reminders().save(placed.token, { productId, gramsPerDay: 50 })
  if (isRefusal(saved)) throw new Error(saved.code)
  return { ...placed, productId, customerId: buyer.customerId }
}

const mails = async () =>
  (
    await shop.database.pool.query<{ language: string; token: string; day: string }>(
      `SELECT language, data ->> 'unsubscribeToken' AS token, data ->> 'runsOutOn' AS day
       FROM mails WHERE kind = 'food-runs-out'`,
    )
  ).rows

test('each reminder is mailed once, on its day and not before, however many processes send it', async () => {
  await remindedOrder()
  today = later(52)
  expect(await reminders().sendDue()).toBe(0)
  today = later(64)
  const sent = await Promise.all(Array.from({ length: 6 }, () => reminders().sendDue()))
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(1)
  expect(await mails()).toMatchObject([{ language: 'ru' }])
  today = later(90)
  expect(await reminders().sendDue()).toBe(0)
})

test('nobody is written to of an order that was cancelled, or who is forgotten', async () => {
  const cancelled = await remindedOrder()
  const forgotten = await remindedOrder()
  for (const { id } of [cancelled, forgotten]) await shop.moves.move(id, 'cancel', 'Ana')
  await shop.database.pool.query("UPDATE orders SET state = 'COMPLETED' WHERE id = $1", [forgotten.id])
  await inTransaction(shop.database, (tx) => shop.orders.forgetPerson(tx, forgotten.customerId))
  today = later(90)
  expect(await reminders().sendDue()).toBe(0)
  expect(await shop.one('SELECT count(*) FROM food_reminders')).toEqual({ count: 0 })
})

test('one press in the mail ends every other reminder to the same person', async () => {
  const first = await remindedOrder()
  const other = await remindedOrder()
  await shop.database.pool.query(
    'UPDATE orders SET customer_email = (SELECT customer_email FROM orders WHERE id = $1) WHERE id = $2',
    [first.id, other.id],
  )
  await shop.database.pool.query('UPDATE food_reminders SET remind_on = current_date WHERE order_id = $1', [
    first.id,
  ])
  today = later(2)
  expect(await reminders().sendDue()).toBe(1)
  const [mail] = await mails()
  expect(await reminders().ofOrder(other.token)).toHaveLength(1)
  expect(await reminders().cancel('otro')).toBe(false)
  expect(await reminders().ofOrder(other.token)).toHaveLength(1)
  expect(await shop.newsletter.cancel(mail?.token ?? '')).toBe(true)
  expect(await reminders().ofOrder(other.token)).toEqual([])
  expect(await reminders().cancel(mail?.token ?? '')).toBe(true)
})

test('a customer is told of their reminders, and of nobody else’s', async () => {
  const { customerId, productId } = await remindedOrder()
  await remindedOrder()
  expect(await reminders().exportOf(customerId)).toMatchObject([{ productId }])
})
