import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { timesOf } from '#testing/counts.ts'
import { line, openTestCheckout, orderRequest } from '#testing/server/test-checkout.ts'
import { isRefusal } from '../../refusals/refusal.ts'

type Shop = Awaited<ReturnType<typeof openTestCheckout>>
type Buyer = Awaited<ReturnType<Shop['buyer']>>

let shop: Shop
let buyer: Buyer
let staff: Shop['staffStock']
let moves: Shop['moves']
beforeAll(async () => {
  shop = await openTestCheckout()
  staff = shop.staffStock
  moves = shop.moves
  buyer = await shop.buyer()
})
afterAll(() => shop.database.drop())

const at = (productId: number, branchId = 1) => ({ productId, branchId, valueId: null })
const received = { reason: 'received', actor: 'Ana' } as const

async function buy(productId: number, quantity = 1): Promise<number | undefined> {
  const request = orderRequest(buyer, [line(productId, quantity)], 1000 * quantity + 3990)
  const placed = await shop.checkout.place(buyer.customerId, request)
  if (isRefusal(placed) && placed.code !== 'OUT_OF_STOCK') throw new Error(placed.code)
  return isRefusal(placed) ? undefined : placed.id
}

/** Rows of stock whose units are not the sum of their movements, or not what the last one left. */
const unbooked = async () =>
  (
    await shop.database.pool.query(
      `SELECT s.product_id, s.branch_id, s.quantity, book.sum, book.last FROM stock s
       FULL JOIN (
         SELECT product_id, branch_id, value_id, sum(delta)::int AS sum,
           (array_agg(balance ORDER BY id DESC))[1] AS last
         FROM stock_movements GROUP BY product_id, branch_id, value_id
       ) book ON book.product_id = s.product_id AND book.branch_id = s.branch_id
         AND book.value_id IS NOT DISTINCT FROM s.value_id
       WHERE coalesce(s.quantity, 0) <> coalesce(book.sum, 0) OR coalesce(s.quantity, 0) <> coalesce(book.last, 0)`,
    )
  ).rows

describe('money 7: stock moves, and is never just set', () => {
  test('what was counted does not make again what was sold meanwhile', async () => {
    const product = await shop.product({ price: 1000, stock: [4663, 0] })
    await buy(product, 3)
    const counted = { counted: 4673, seen: 4663 }
    const cause = { reason: 'counted', actor: 'Ana' } as const
    const refused = await staff.move(at(product), counted, cause)
    expect(refused).toMatchObject({
      code: 'STOCK_CHANGED',
      details: { actual: 4660, fields: { cantidad: 'STOCK_CHANGED' } },
    })
    expect(await shop.unitsOf(product)).toEqual({ stock: 4660, units: 4660 })
    expect(await staff.move(at(product), { delta: 10 }, received)).toEqual({ place: 4670, product: 4670 })
    expect(await staff.move(at(product), { counted: 4669, seen: 4670 }, cause)).toEqual({
      place: 4669,
      product: 4669,
    })
    const book = await staff.movements({ productId: product, limit: 10 })
    expect(book.map(({ delta, balance, reason, actor }) => [delta, balance, reason, actor])).toEqual([
      [-1, 4669, 'counted', 'Ana'],
      [10, 4670, 'received', 'Ana'],
      [-3, 4660, 'reserved', 'shopper'],
      [4663, 4663, 'opening', 'database'],
    ])
    expect(await staff.levels(product)).toMatchObject([{ quantity: 4669, reserved: 3 }, { quantity: 0 }])
  })

  test('eight sends of one delivery add it once, and its key names no other', async () => {
    const product = await shop.product({ stock: [1, 0] })
    const cause = { ...received, idempotencyKey: randomUUID() }
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => staff.move(at(product), { delta: 10 }, cause)),
    )
    for (const each of sent) expect(each).toEqual({ place: 11, product: 11 })
    expect(await staff.move(at(product), { delta: 11 }, cause)).toMatchObject({ code: 'KEY_REUSED' })
    expect(await staff.move(at(product, 2), { delta: 10 }, cause)).toMatchObject({ code: 'KEY_REUSED' })
  })

  test('no more is taken away than is there', async () => {
    const product = await shop.product({ stock: [2, 0] })
    const lost = { reason: 'lost', actor: 'Ana' } as const
    const refused = await staff.move(at(product), { delta: -3 }, lost)
    expect(refused).toMatchObject({
      code: 'STOCK_CHANGED',
      details: { actual: 2, fields: { cantidad: 'STOCK_CHANGED' } },
    })
    expect(await staff.move(at(product), { delta: -2 }, lost)).toEqual({ place: 0, product: 0 })
  })

  test('an order writes its movements with one statement, however many lines it has', async () => {
    const products = [await shop.product({ price: 1000 }), await shop.product({ price: 1000 })]
    const request = orderRequest(
      buyer,
      [...products, ...products].map((id) => line(id)),
      4000 + 3990,
    )
    const placed = await shop.checkout.place(buyer.customerId, request)
    if (isRefusal(placed)) throw new Error(placed.code)
    const book = await staff.movements({ orderId: placed.id, limit: 10 })
    expect(book.map(({ delta, reason }) => [delta, reason])).toEqual([
      [-2, 'reserved'],
      [-2, 'reserved'],
    ])
    await moves.move(placed.id, 'cancel', 'Ana')
    const after = await staff.movements({ orderId: placed.id, limit: 10 })
    expect(after.slice(0, 2).map(({ delta, reason, actor }) => [delta, reason, actor])).toEqual([
      [2, 'released', 'Ana'],
      [2, 'released', 'Ana'],
    ])
  })

  test('whatever moves stock at once, each branch has the sum of its movements', async () => {
    const products = [await shop.product({ price: 1000 }), await shop.product({ price: 1000, stock: [3, 4] })]
    const orders: number[] = []
    type Step = { what: string; product: number; branch: number; units: number }
    const step = fc.record({
      what: fc.constantFrom('buy', 'cancel', 'expire', 'receive', 'count', 'sql'),
      product: fc.constantFrom(...products),
      branch: fc.constantFrom(1, 2),
      units: fc.integer({ min: -3, max: 5 }),
    })
    const take = async ({ what, product, branch, units }: Step): Promise<unknown> => {
      if (what === 'buy') {
        const id = await buy(product, Math.max(1, units))
        return id && orders.push(id)
      }
      if (what === 'cancel') return moves.move(orders.shift() ?? 0, 'cancel', 'Ana')
      if (what === 'expire') {
        await shop.database.pool.query('UPDATE orders SET hold_until = now() WHERE id = $1', [orders[0]])
        return shop.orders.releaseExpired()
      }
      if (what === 'receive') return staff.move(at(product, branch), { delta: units }, received)
      if (what === 'count') {
        const seen = (await staff.levels(product)).find(({ branchId }) => branchId === branch)?.quantity ?? 0
        return staff.move(at(product, branch), { counted: Math.max(0, units), seen }, received)
      }
      // As buyers do, the product's row first.
      return shop.database.pool.query(
        `WITH locked AS MATERIALIZED (SELECT id FROM products WHERE id = $1 FOR NO KEY UPDATE)
         UPDATE stock s SET quantity = quantity + 1 FROM locked WHERE s.product_id = locked.id`,
        [product],
      )
    }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        await Promise.all(steps.map(take))
        expect(await unbooked()).toEqual([])
      }),
      { numRuns: timesOf(8, 3) },
    )
  }, 60_000)
})
