import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { outboxService } from '../mail/outbox.service.ts'
import { stockAlertsService } from './stock-alerts.service.ts'

let shop: TestShop
let ids: number[]
beforeAll(async () => {
  shop = await openTestShop()
  const { rows } = await shop.database.pool.query('SELECT id FROM products ORDER BY position LIMIT 2')
  ids = rows.map(({ id }) => id)
})
afterAll(async () => {
  await shop?.close()
})

const alerts = async () =>
  (
    await shop.database.pool.query(
      'SELECT product_id, email, customer_id, language FROM stock_alerts ORDER BY email, product_id',
    )
  ).rows
const ask = (fields: Record<string, string>) => testWire(shop.app).postForm('NotificarPedido', fields)
const productos = (of: number[]) => JSON.stringify(of.map((id_producto) => ({ id_producto })))

test('[S7.48] NotificarPedido keeps one alert of each product and e-mail, and nothing of an address', async () => {
  const fields = { productos: productos(ids), e_mail_cliente: ' Camila@Correo.CL ' }
  const reply = await ask({ ...fields, direccion_cliente: 'Los Aromos 12' })
  expect([reply.statusCode, reply.json()]).toEqual([200, 'ok'])
  expect((await ask(fields)).json()).toBe('ok')
  const kept = { email: 'camila@correo.cl', customer_id: null, language: 'es' }
  expect(await alerts()).toEqual(ids.toSorted((a, b) => a - b).map((product_id) => ({ product_id, ...kept })))
})

test('[S7.48] NotificarPedido refuses what is no e-mail, what is not sold and an empty list, and keeps nothing', async () => {
  const before = await alerts()
  const refusals = [
    [{ productos: productos(ids), e_mail_cliente: 'camila@' }, 400, { e_mail_cliente: 'EMAIL_INVALID' }],
    [
      { productos: productos([ids[0] ?? 0, 2_000_000_000]), e_mail_cliente: 'otra@correo.cl' },
      404,
      { 'productos.1.id_producto': 'NOT_FOUND' },
    ],
    [{ productos: '[]', e_mail_cliente: 'otra@correo.cl' }, 400, { productos: 'FIELD_INVALID' }],
  ] as const
  for (const [fields, status, named] of refusals) {
    const refused = await ask(fields)
    expect([refused.statusCode, refused.json().fields]).toEqual([status, named])
  }
  expect(await alerts()).toEqual(before)
})

test('whoever is named for all that the shop sells is mailed ten a day, and nobody waits for them', async () => {
  const { pool } = shop.database
  const outbox = outboxService({ stageSending: async () => undefined })
  const { sendFulfilled } = stockAlertsService({ database: shop.database, outbox })
  await pool.query('DELETE FROM stock_alerts')
  const { rows } = await pool.query('SELECT id FROM products WHERE active AND stock > 0 ORDER BY id LIMIT 25')
  const all = rows.map(({ id }) => id)
  await ask({ productos: productos(all), e_mail_cliente: 'nombrada@correo.cl' })
  await ask({ productos: productos(all.slice(0, 1)), e_mail_cliente: 'otra@correo.cl' })
  expect(await sendFulfilled()).toBe(11)
  expect(await sendFulfilled()).toBe(0)
  for (const sent of [10, 5]) {
    await pool.query("UPDATE mails SET created_at = created_at - interval '1 day'")
    const both = await Promise.all([sendFulfilled(), sendFulfilled()])
    expect(both[0] + both[1]).toBe(sent)
  }
  expect(await alerts()).toEqual([])
})
