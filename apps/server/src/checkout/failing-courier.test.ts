import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startCourier } from '#sandbox/chilexpress/start-courier.ts'
import { carriers, guestForm, openTestCheckout, type TestCheckout } from '#testing/server/test-checkout.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire } from '#testing/server/test-wire.ts'

let sandbox: Awaited<ReturnType<typeof startCourier>>
let checkout: TestCheckout
let shop: TestShop
const logged: string[] = []
beforeAll(async () => {
  sandbox = await startCourier()
  checkout = await openTestCheckout()
  await checkout.database.pool.query(`
    UPDATE carriers SET uses_courier_api = true WHERE id = ${carriers.plain.id};
    UPDATE comunas SET courier_code = 'LAFL' WHERE id = 13110`)
  shop = await openTestShop({
    database: checkout.database,
    environment: { ...sandbox.environment, CHILEXPRESS_TIMEOUT_SECONDS: '6' },
    log: (line) => logged.push(line),
  })
})
afterAll(async () => {
  await shop?.close()
  await sandbox?.stop()
})
beforeEach(async () => {
  sandbox.misbehave()
  logged.length = 0
  await checkout.database.pool.query('DELETE FROM courier_quotes')
})

/** A guest who is shown the carrier's price, in pesos, and orders at it; undefined where it is not offered. */
async function buy() {
  const product = await checkout.product({ price: 10_000 })
  const wire = testWire(shop.app)
  const productos = [{ id_producto: product, cantidad: 1 }]
  const request = { id_comuna: 13110, id_tipo_despacho: 1, productos }
  const listed = (await wire.post('listar-transportistas', request)).json() as Record<string, number>[]
  const shown = listed.find((each) => each.id_transportista === carriers.plain.id)?.precio_transportista
  const shipping = shown ?? carriers.plain.price
  const guest = (await wire.post('RegistrarclientePedido', guestForm())).json()
  const made = await wire.post('generar-pedido', {
    id_cliente: guest.datos.id_cliente,
    id_direccion_cliente: guest.id_direccion_cliente,
    productos,
    id_sucursal: 1,
    id_comuna: 13110,
    id_transportista: carriers.plain.id,
    precio_transportista: shipping,
    tipo_pago: 'transferencia',
    total: 10_000 + shipping,
  })
  return { shown, answer: made.json() as { id_pedido?: number; error?: string } }
}

const stored = (id: number | undefined) =>
  checkout.one('SELECT shipping_price AS shipping, total, state FROM orders WHERE id = $1', [id])

test('a courier that answers: its price is shown and stored', async () => {
  const { shown, answer } = await buy()
  expect(shown).not.toBe(carriers.plain.price)
  expect(await stored(answer.id_pedido)).toEqual({
    shipping: shown,
    total: 10_000 + (shown ?? 0),
    state: 'PENDING',
  })
})

test.each(['slow', 'down', 'error', 'refused', 'garbage', 'shape', 'empty', 'declined'] as const)(
  'a courier that is %s: the default rate is shown, ordered and stored, no key is logged, and its price comes back with it',
  async (kind) => {
    sandbox.misbehave({ rate: { kind, ms: 30_000 } })
    const { shown, answer } = await buy()
    expect(shown).toBe(carriers.plain.price)
    expect(await stored(answer.id_pedido)).toEqual({
      shipping: carriers.plain.price,
      total: 10_000 + carriers.plain.price,
      state: 'PENDING',
    })
    expect(logged.join()).toContain('The courier: ')
    for (const key of Object.values(sandbox.environment)) {
      if (key !== sandbox.url) expect(logged.join()).not.toContain(key)
    }
    sandbox.misbehave()
    await checkout.database.pool.query('DELETE FROM courier_quotes')
    expect((await buy()).shown).not.toBe(carriers.plain.price)
  },
)

test('where it does not go the carrier is not offered, and an order with it is refused', async () => {
  await checkout.database.pool.query("UPDATE comunas SET courier_code = 'SCOB' WHERE id = 13110")
  const { shown, answer } = await buy()
  expect([shown, answer.error]).toEqual([undefined, 'CARRIER_UNAVAILABLE'])
})
