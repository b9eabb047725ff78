import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { line, openTestCheckout, orderRequest } from '#testing/server/test-checkout.ts'
import { inTransaction } from '../db/connection.ts'
import { isRefusal } from '../refusals/refusal.ts'
import { bestSellers } from './best-sellers.store.ts'
import { composeFigures } from './figures.compose.ts'
import { figuresService } from './figures.service.ts'
import { figuresStore } from './figures.store.ts'

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

test('all days of a span stand, the last among them, where the database’s zone leaves out a midnight', async () => {
  const span = { from: '2027-09-04', until: '2027-09-07' }
  const found = await inTransaction(shop.database, async (tx) => {
    await tx.execute(`SET LOCAL timezone = 'America/Santiago'`)
    return figuresStore.days(tx, span)
  })
  expect(found.map(({ day }) => day)).toEqual(['2027-09-04', '2027-09-05', '2027-09-06', '2027-09-07'])
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
  const counted = async () => {
    await figures.countLeftCarts()
    return (await figures.summary()).carts
  }
  expect(await counted()).toEqual({ carts: 0, units: 0, value: 0 })
  await query(`UPDATE account_carts SET updated_at = now() - interval '2 days'`)
  expect(await counted()).toEqual({ carts: 1, units: 3, value: 3000 })
})

test('the best of months are those of their days, whatever part of them is asked for, also after an order was cancelled', async () => {
  const made: { id: number; product: number; day: string; units: number }[] = []
  const products: number[] = []
  for (let n = 0; n < 4; n += 1) products.push(await shop.product({ price: 1000, stock: [200, 0] }))
  for (const [place, product] of products.entries())
    for (const [turn, day] of [
      '2024-01-31',
      '2024-02-10',
      '2024-02-29',
      '2024-03-01',
      '2024-03-31',
    ].entries()) {
      const units = 1 + ((place * 7 + turn * 3) % 5)
      const id = await order(product, units)
      await set(
        id,
        `created_at = timestamp '${day} 12:00' AT TIME ZONE 'America/Santiago', payment_state = 'PAID'`,
      )
      await query(`INSERT INTO sales_changes (day) VALUES ($1)`, [day])
      made.push({ id, product, day, units })
    }
  const best = ({ from, until }: { from: string; until: string }, limit: number) =>
    products
      .map((productId) => {
        const sold = made.filter(
          (each) => each.product === productId && each.day >= from && each.day <= until,
        )
        return { productId, units: sold.reduce((sum, { units }) => sum + units, 0) }
      })
      .filter(({ units }) => units > 0)
      .toSorted((one, other) => other.units - one.units || one.productId - other.productId)
      .slice(0, limit)
  const compare = async () => {
    await figures.refresh()
    for (const span of [
      { from: '2024-01-15', until: '2024-03-31' },
      { from: '2024-02-01', until: '2024-03-30' },
      { from: '2024-02-01', until: '2024-02-29' },
      { from: '2024-02-11', until: '2024-03-30' },
    ])
      for (const limit of [1, 2, 20]) {
        const found = await bestSellers(shop.database.db, span, limit)
        expect(found.map(({ productId, units }) => ({ productId, units }))).toEqual(best(span, limit))
        expect(found.every(({ units, total }) => total === units * 1000)).toBe(true)
      }
  }
  await compare()
  const gone = made.splice(7, 3)
  for (const { id } of gone) await set(id, `state = 'CANCELLED', payment_state = 'REFUNDED'`)
  await compare()
})

test('the months are copied from the days while nobody adds days up', async () => {
  const file = join(import.meta.dirname, '../db/migrations/0250-sales-by-month.sql')
  const adding = await shop.database.pool.connect()
  const copying = await shop.database.pool.connect()
  try {
    await adding.query('BEGIN')
    await adding.query('SELECT refresh_sales()')
    await copying.query(
      "BEGIN; SET LOCAL lock_timeout = '100ms'; DROP TABLE sales_month_products, left_carts",
    )
    const copied = copying.query(await readFile(file, 'utf8'))
    await expect(copied).rejects.toThrow('lock timeout')
  } finally {
    await copying.query('ROLLBACK')
    await adding.query('ROLLBACK')
    copying.release()
    adding.release()
  }
})

test('carts that were left are counted as the shop starts, not ten minutes later', () => {
  const { scheduledJobs } = composeFigures({ database: shop.database, stock: { value: async () => null } })
  expect(scheduledJobs['count-left-carts']).toMatchObject({ atStart: true })
})

test('however much sold while nobody added it up, it is added to the products a thousand lines at once', async () => {
  const [one, other] = [await shop.product(), await shop.product()]
  await query(`
    CREATE TABLE taken_at_once (lines integer);
    CREATE FUNCTION note_taken() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO taken_at_once SELECT count(*) FROM gone; RETURN NULL; END $$;
    CREATE TRIGGER noted AFTER DELETE ON sold_changes REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION note_taken()`)
  // The last thousand come to nothing, which is no end.
  await query(
    `INSERT INTO sold_changes (product_id, units)
     SELECT CASE WHEN n % 2 = 0 THEN $1::int ELSE $2::int END, CASE WHEN n <= 1500 OR n % 4 < 2 THEN 1 ELSE -1 END
     FROM generate_series(1, 2500) n`,
    [one, other],
  )
  await figures.refresh()
  expect(await query('SELECT FROM sold_changes')).toEqual([])
  const [{ most, all }] = await query('SELECT max(lines) AS most, sum(lines)::int AS all FROM taken_at_once')
  expect([most, all]).toEqual([1000, 2500])
  const sold = await query('SELECT sold_count FROM products WHERE id IN ($1, $2)', [one, other])
  expect(sold).toEqual([{ sold_count: 750 }, { sold_count: 750 }])
})
