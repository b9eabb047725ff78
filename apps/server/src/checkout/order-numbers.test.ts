import { afterAll, beforeAll, expect, test } from 'vitest'
import { timesOf } from '#testing/counts.ts'
import { line, openTestCheckout, orderRequest, type TestCheckout } from '#testing/server/test-checkout.ts'
import { isRefusal } from '../refusals/refusal.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await openTestCheckout()
})
afterAll(() => shop.database.drop())

async function place(product: number): Promise<number> {
  const buyer = await shop.buyer()
  const placed = await shop.checkout.place(
    buyer.customerId,
    orderRequest(buyer, [line(product)], 9990 + 3990),
  )
  if (isRefusal(placed)) throw new Error(placed.code)
  return placed.number
}

test('performance 3: orders made at once have the numbers that follow, each once, and so have their mails', async () => {
  const buyers = timesOf(100, 20)
  const product = await shop.product({ stock: [buyers, 0] })
  const first = await place(await shop.product())
  const numbers = await Promise.all(Array.from({ length: buyers }, () => place(product)))
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => first + 1 + index))
  const { wrong } = await shop.one<{ wrong: number }>(
    `SELECT count(*)::int AS wrong FROM orders o
     WHERE (SELECT count(*) FROM mails m WHERE m.order_number = o.number
              AND m.data #>> '{order,number}' = o.number::text AND m.data #>> '{order,token}' = o.token) <> 1`,
  )
  expect(wrong).toBe(0)
})

test('performance 3: what fails as an order is written, with its commit on the way, leaves nothing of it', async () => {
  const product = await shop.product()
  const last = await place(product)
  await shop.database.pool.query('ALTER TABLE order_history ADD CONSTRAINT never CHECK (false) NOT VALID')
  const before = await shop.written()
  await expect(place(product)).rejects.toThrow()
  expect(await shop.written()).toEqual(before)
  await shop.database.pool.query('ALTER TABLE order_history DROP CONSTRAINT never')
  expect(await place(product)).toBe(last + 1)
})
