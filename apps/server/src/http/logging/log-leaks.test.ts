import { expect, test } from 'vitest'
import { guestForm } from '#testing/server/test-checkout.ts'
import { buy } from '#testing/server/test-purchase.ts'
import { openTestShop } from '#testing/server/test-shop.ts'
import { testWire } from '#testing/server/test-wire.ts'

test('the log holds nobody’s e-mail, RUT, phone, name, session or order token, also where a query fails', async () => {
  const lines: string[] = []
  const shop = await openTestShop({ log: (line) => lines.push(line) })
  try {
    const { pool } = shop.database
    const { rows } = await pool.query(
      `SELECT id, price FROM products p WHERE active AND stock > 1
         AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id) LIMIT 1`,
    )
    const wire = testWire(shop.app)
    const form = guestForm('camila.secreta@correo.cl')
    await wire.post('RegistrarclientePedido', form)
    const { token } = (await buy(wire, rows[0])).json()
    await wire.get('pedido-por-token', { token })
    await shop.app.inject(`/shop/checkout/${token}`)

    await pool.query('ALTER TABLE order_counter RENAME TO away')
    expect((await buy(wire, rows[0])).statusCode).toBe(500)
    await pool.query('ALTER TABLE customers RENAME TO away_too')
    const failed = await testWire(shop.app).post('RegistrarclientePedido', form)
    expect(failed.statusCode).toBe(500)
    expect(failed.headers['set-cookie']).toBeUndefined()

    const log = lines.join('')
    expect(log.match(/unforeseen error/g)).toHaveLength(2)
    expect(log).toContain('/api/generar-pedido')
    const cookies = [...wire.cookies.values()]
    expect(cookies).toHaveLength(2)
    const secrets = [
      'secreta',
      '12345678',
      '12.345.678',
      '1234 5678',
      'Camila',
      'Mackenna',
      token,
      ...cookies,
    ]
    for (const secret of secrets) expect(log).not.toContain(secret)
  } finally {
    await shop.close()
  }
})
