import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestForm } from '#testing/server/test-checkout.ts'
import { buy } from '#testing/server/test-purchase.ts'
import { openTestServices } from '#testing/server/test-services.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { createJobs } from '../jobs/jobs.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** A product of the demonstration shop without options, with so many units in its first branch alone. */
async function productWith(units: number): Promise<{ id: number; price: number }> {
  const found = await shop.database.pool.query<{ id: number; price: number }>(
    `SELECT id, price FROM products p WHERE active AND NOT backorder AND stock > 0
       AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id)
       AND NOT EXISTS (SELECT FROM order_lines l WHERE l.product_id = p.id) LIMIT 1`,
  )
  const product = found.rows[0]
  if (!product) throw new Error('The demonstration shop has no such product.')
  await shop.database.pool.query(
    'UPDATE stock SET quantity = CASE branch_id WHEN 1 THEN $2 ELSE 0 END WHERE product_id = $1',
    [product.id, units],
  )
  return product
}

test('40 shoppers for 5 units of the demonstration shop: 5 orders, and the stock is 0 for everyone', async () => {
  const product = await productWith(5)
  const answers = await Promise.all(Array.from({ length: 40 }, () => buy(testWire(shop.app), product)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...Array(5).fill(200),
    ...Array(35).fill(409),
  ])
  const { rows } = await shop.database.pool.query('SELECT stock FROM products WHERE id = $1', [product.id])
  expect(rows).toEqual([{ stock: 0 }])
})

test('the job gives the units of an unpaid order back', async () => {
  const product = await productWith(1)
  const wire = testWire(shop.app)
  const { token } = (await buy(wire, product)).json()
  expect((await buy(testWire(shop.app), product)).json()).toMatchObject({ error: 'OUT_OF_STOCK' })

  await shop.database.pool.query('UPDATE orders SET hold_until = now() WHERE token = $1', [token])
  const { orders } = openTestServices({ database: shop.database })
  const failed = Promise.withResolvers<never>()
  const released = Promise.withResolvers<void>()
  const jobs = createJobs({ url: shop.database.url, onError: failed.reject })
  await jobs.start({
    releaseExpired: async () => {
      if ((await orders.releaseExpired()) > 0) released.resolve()
    },
  })
  await jobs.boss.send('release-expired-holds')
  await Promise.race([released.promise, failed.promise])
  await jobs.stop()

  expect((await wire.get('pedido-por-token', { token })).json()).toMatchObject({
    glosa_estado_pedido: 'CANCELLED',
    pago: { estado_pago: 'EXPIRED', vence: null },
  })
  expect((await buy(testWire(shop.app), product)).statusCode).toBe(200)
})

test('a registration that is undone as late as its commit hands out no session', async () => {
  const { pool } = shop.database
  await pool.query(`
    CREATE FUNCTION undo() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'undone'; END $$;
    CREATE CONSTRAINT TRIGGER undone AFTER INSERT ON sessions DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION undo()`)
  try {
    const wire = testWire(shop.app)
    expect((await wire.post('RegistrarclientePedido', guestForm())).statusCode).toBe(500)
    expect(wire.cookies.size).toBe(0)
  } finally {
    await pool.query('DROP TRIGGER undone ON sessions')
  }
})
