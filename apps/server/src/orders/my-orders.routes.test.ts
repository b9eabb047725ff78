import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutApp, openCheckoutApp } from '#testing/server/test-app.ts'
import { guestForm, line, orderRequest } from '#testing/server/test-checkout.ts'
import { testWire } from '#testing/server/test-wire.ts'

let opened: CheckoutApp
let product: number
beforeAll(async () => {
  opened = await openCheckoutApp()
  product = await opened.shop.product({ price: 10_000, stock: [500, 0] })
})
afterAll(() => opened.close())

const sql = async (text: string, values: unknown[] = []) =>
  (await opened.shop.database.pool.query(text, values)).rows

async function shopper(count = 1) {
  const wire = testWire(opened.app)
  const { datos, id_direccion_cliente: addressId } = (
    await wire.post('RegistrarclientePedido', guestForm())
  ).json()
  const customerId = datos.id_cliente
  const buyer = { customerId, addressId, session: { id: '', customerId, kind: 'guest' as const } }
  const orders: number[] = []
  for (let made = 0; made < count; made += 1) {
    const reply = await wire.post('generar-pedido', orderRequest(buyer, [line(product)], 13_990))
    orders.push(reply.json().id_pedido)
  }
  return { wire, orders, first: orders[0] ?? 0 }
}

const stock = async () =>
  Number((await sql('SELECT sum(quantity) AS all FROM stock WHERE product_id = $1', [product]))[0].all)

describe('mis-pedidos', () => {
  test('pages with their counts, the newest first or the oldest, and the last page past the end', async () => {
    const { wire, orders } = await shopper(7)
    const ask = async (query: Record<string, string>) => (await wire.get('mis-pedidos', query)).json()
    const newest = orders.toReversed()
    const ids = (page: { items: { id_pedido: number }[] }) => page.items.map((each) => each.id_pedido)
    const first = await ask({ limit: '5' })
    expect(ids(first)).toEqual(newest.slice(0, 5))
    expect(first).toMatchObject({ page: 1, limit: 5, total: 7, pages: 2, from: 1, to: 5, sort: 'default' })
    const second = await ask({ limit: '5', page: '2' })
    expect(ids(second)).toEqual(newest.slice(5))
    expect(second).toMatchObject({ page: 2, from: 6, to: 7 })
    expect(await ask({ limit: '5', page: '9' })).toEqual(second)
    expect(ids(await ask({ sort: 'date_asc' }))).toEqual(orders)
    expect(await ask({})).toMatchObject({ limit: 16 })
    const nobody = await shopper(0)
    expect((await nobody.wire.get('mis-pedidos', {})).json()).toMatchObject({
      total: 0,
      pages: 0,
      from: 0,
      to: 0,
    })
  })
})

describe('cancelar-pedido', () => {
  test('gives the stock back once, however often it is asked, and says who did it', async () => {
    const before = await stock()
    const { wire, first } = await shopper()
    expect(await stock()).toBe(before - 1)
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => wire.post('cancelar-pedido', { id_pedido: first })),
    )
    for (const reply of replies) {
      expect(reply.statusCode, reply.body).toBe(200)
      expect(reply.json()).toMatchObject({
        glosa_estado_pedido: 'CANCELLED',
        pago: { estado_pago: 'EXPIRED' },
      })
    }
    expect(await stock()).toBe(before)
    const history = (await wire.get('detalle-pedido', { id_pedido: String(first) })).json().historial
    expect(history).toMatchObject([
      { estado: 'PENDING', responsable: 'shopper' },
      { estado: 'CANCELLED', responsable: 'shopper' },
    ])
  })

  test('what is paid or on its way is not cancelled', async () => {
    const { wire, first } = await shopper()
    await sql(`UPDATE orders SET payment_state = 'PAID' WHERE id = $1`, [first])
    expect((await wire.post('cancelar-pedido', { id_pedido: first })).json()).toMatchObject({
      error: 'ORDER_STATE',
    })
    await sql(`UPDATE orders SET state = 'COMPLETED', preparation_state = 'DELIVERED' WHERE id = $1`, [first])
    expect((await wire.post('cancelar-pedido', { id_pedido: first })).json()).toMatchObject({
      error: 'ORDER_STATE',
    })
  })

  test("another's order and none are refused alike", async () => {
    const [me, other] = [await shopper(), await shopper()]
    const theirs = await me.wire.post('cancelar-pedido', { id_pedido: other.first })
    const none = await me.wire.post('cancelar-pedido', { id_pedido: 1_999_999_999 })
    expect(theirs.statusCode).toBe(403)
    expect(none.body).toBe(theirs.body)
    expect((await other.wire.get('detalle-pedido', { id_pedido: String(other.first) })).json()).toMatchObject(
      {
        glosa_estado_pedido: 'PENDING',
      },
    )
  })
})
