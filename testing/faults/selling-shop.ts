import pg from 'pg'
import { expect } from 'vitest'
import type { ShopProcess } from '../browser/shop-process.ts'
import { openBuyers } from './buyers.ts'

const buyers = 6
/** So many buyers turned away, and nobody is sold anything any more. */
const refusals = 12
/** So many orders more, and it has come back. */
const ordersBetween = 30
/** A busy machine loads a process for a minute: this ends only what hangs; in ms. */
export const patienceMs = 280_000
const stock = 1_000_000

/**
 * Buyers who never pause in a shop that has sold nothing yet, whatever else is done to it; returns once it sells. `end`
 * compares what they were answered with what stands in the database, whose address `databaseUrl` says each time anew. As
 * `newcomers` the buyers are new to a shop with limits at each order.
 */
export async function openSellingShop(
  shop: Pick<ShopProcess, 'url' | 'lastWords'>,
  databaseUrl: () => string,
  { newcomers = false } = {},
) {
  async function ask<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: databaseUrl() })
    client.on('error', () => undefined)
    await client.connect()
    return (await client.query<Row>(text, values).finally(() => client.end())).rows
  }
  const [product = { id: 0, price: 0 }] = await ask<{ id: number; price: number }>(
    `SELECT id, price FROM products p WHERE active AND compare_at_price IS NULL
       AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id)
       AND NOT EXISTS (SELECT FROM product_offers o WHERE o.product_id = p.id) ORDER BY id LIMIT 1`,
  )
  await ask(
    `INSERT INTO stock (product_id, branch_id, quantity) VALUES ($1, 1, $2)
     ON CONFLICT (product_id, branch_id, value_id) DO UPDATE SET quantity = $2`,
    [product.id, stock],
  )
  const crowd = await openBuyers(shop.url, product, buyers, { newcomers })

  async function untilMore(after: string): Promise<void> {
    const enough = crowd.acknowledged.size + ordersBetween
    const sells = expect.poll(() => crowd.acknowledged.size, { timeout: patienceMs })
    try {
      await Promise.race([crowd.refused, sells.toBeGreaterThanOrEqual(enough)])
    } catch (error) {
      throw new Error(`Nothing is sold after ${after}; the shop said:\n${shop.lastWords()}`, { cause: error })
    }
  }
  await untilMore('its start')

  return {
    ask,
    untilMore,
    /** What buyers were answered so far, of all that they asked. */
    answered: () => ({ served: crowd.served(), refused: crowd.turnedAway() }),
    /** How many orders were answered. */
    sold: () => crowd.acknowledged.size,

    /** Until it turns buyers away, each of them more than once. */
    async untilTurnedAway(): Promise<void> {
      const enough = crowd.turnedAway() + refusals
      await expect.poll(crowd.turnedAway, { timeout: patienceMs }).toBeGreaterThanOrEqual(enough)
    },

    /** Each order that was answered stands, once, and no unit is gone or doubled. */
    async end(): Promise<void> {
      const acknowledged = await crowd.end()
      const rows = await ask<{ id: number; key: string }>(
        'SELECT id, idempotency_key::text AS key FROM orders WHERE id = ANY ($1)',
        [[...acknowledged.values()]],
      )
      expect(new Map(rows.map(({ id, key }) => [key, id]))).toEqual(acknowledged)
      const [sold] = await ask<{ orders: number; half: number; doubled: number; units: number }>(
        `SELECT (SELECT count(*)::int FROM orders o
             WHERE NOT EXISTS (SELECT FROM order_lines WHERE order_id = o.id)
               OR NOT EXISTS (SELECT FROM stock_reservations WHERE order_id = o.id)
               OR NOT EXISTS (SELECT FROM order_history WHERE order_id = o.id)) AS half,
           (SELECT count(*)::int FROM orders) AS orders,
           (SELECT count(*)::int FROM (SELECT FROM orders GROUP BY idempotency_key HAVING count(*) > 1) d) AS doubled,
           (SELECT sum(quantity)::int FROM stock WHERE product_id = $1 AND branch_id = 1) AS units`,
        [product.id],
      )
      expect(sold).toEqual({
        orders: acknowledged.size,
        half: 0,
        doubled: 0,
        units: stock - acknowledged.size,
      })
    },

    /** The buyers go, answered or not. */
    leave: () => crowd.leave(),
  }
}
