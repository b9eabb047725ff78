import { afterAll, beforeAll, expect, test } from 'vitest'
import { timesOf } from '#testing/counts.ts'
import {
  type Buyer,
  line,
  openTestCheckout,
  orderRequest,
  type TestCheckout,
} from '#testing/server/test-checkout.ts'
import { isRefusal } from '../refusals/refusal.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await openTestCheckout()
})
afterAll(() => shop.database.drop())

/** Where a buyer's address is, which a client names with the order. */
const comuna = 13110

async function place(product: number, buyer?: Buyer): Promise<number> {
  const by = buyer ?? (await shop.buyer())
  const request = orderRequest(by, [line(product)], 9990 + 3990, { id_comuna: comuna })
  const placed = await shop.checkout.place(by.customerId, request)
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

test('performance 3: an order waits for the database twice from its beginning: to ask, and to be written', async () => {
  const product = await shop.product()
  const buyer = await shop.buyer()
  /** What was sent while nothing was waited for, and with it. */
  const sent: string[][] = []
  let unanswered = 0
  shop.database.observe((text) => {
    if (unanswered === 0) sent.push([])
    sent.at(-1)?.push(text)
    unanswered += 1
    return () => {
      unanswered -= 1
    }
  })
  try {
    await place(product, buyer)
  } finally {
    shop.database.observe(() => () => undefined)
  }
  const begun = sent.findIndex(([first]) => first?.startsWith('begin'))
  const [asked, written, ...more] = sent.slice(begun)
  expect(asked?.join()).toMatch(/for no key update/i)
  expect(written?.at(-1)).toBe('commit')
  expect(more).toEqual([])
})
