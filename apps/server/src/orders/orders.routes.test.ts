import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutApp, openCheckoutApp } from '#testing/server/test-app.ts'
import { guestForm, line, orderRequest } from '#testing/server/test-checkout.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'

let opened: CheckoutApp
let product: number
beforeAll(async () => {
  opened = await openCheckoutApp()
  product = await opened.shop.product({ price: 10_000, stock: [500, 0] })
})
afterAll(() => opened.close())

type Bought = { id_pedido: number; numero_pedido: number; token: string }
type Shopper = { wire: Wire; customerId: number; orders: Bought[]; email: string }

async function shopper(count = 1): Promise<Shopper> {
  const wire = testWire(opened.app)
  const { datos, id_direccion_cliente: addressId } = (
    await wire.post('RegistrarclientePedido', guestForm())
  ).json()
  const customerId = datos.id_cliente
  const buyer = { customerId, addressId, session: { id: '', customerId, kind: 'guest' as const } }
  const orders: Bought[] = []
  for (let made = 0; made < count; made += 1) {
    const order = orderRequest(buyer, [line(product)], 13_990)
    orders.push((await wire.post('generar-pedido', order)).json())
  }
  return { wire, customerId, orders, email: datos.e_mail_cliente }
}

const first = ({ orders: [order] }: Shopper): Bought => {
  if (!order) throw new Error('Nothing was bought.')
  return order
}

const mails = async (number: number) =>
  (
    await opened.shop.database.pool.query(
      `SELECT kind, recipient, language, data FROM mails WHERE (data -> 'order' ->> 'number')::int = $1`,
      [number],
    )
  ).rows

describe("a customer's orders", () => {
  test('name what was bought in the language that is asked for, or say that it is Spanish', async () => {
    const me = await shopper()
    const { id_pedido, token } = first(me)
    const lineIn = async (idioma: string) => {
      const [own, byToken] = await Promise.all([
        me.wire.get('detalle-pedido', { id_pedido: String(id_pedido), idioma }),
        testWire(opened.app).get('pedido-por-token', { token, idioma }),
      ])
      expect(own.json().lineas).toEqual(byToken.json().lineas)
      return own.json().lineas[0]
    }
    const spanish = await lineIn('es')
    expect(spanish).not.toHaveProperty('idioma')
    expect(await lineIn('en')).toEqual({ ...spanish, idioma: 'es' })
    await opened.shop.database.pool.query(
      `INSERT INTO product_translations (product_id, language, name) VALUES ($1, 'en', 'A lead')`,
      [product],
    )
    expect(await lineIn('en')).toEqual({ ...spanish, glosa_producto: 'A lead' })
    expect(await lineIn('ru')).toEqual({ ...spanish, idioma: 'es' })
  })

  test('[S7.26] listar-pedidos: id_cliente, optional limit', async () => {
    const me = await shopper(3)
    const ask = async (query: object) =>
      (await me.wire.get('listar-pedidos', { id_cliente: String(me.customerId), ...query })).json()
    const ids = me.orders.map((order) => order.id_pedido).toReversed()
    const all = await ask({})
    expect(all.map((order: Bought) => order.id_pedido)).toEqual(ids)
    expect(all[0]).toEqual({
      id_pedido: ids[0],
      numero_pedido: me.orders.at(-1)?.numero_pedido,
      glosa_estado_pedido: 'PENDING',
      fechacreacion_pedido: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      valortotal_pedido: 13_990,
      cantidad_productos: 1,
    })
    expect((await ask({ limit: '2' })).map((order: Bought) => order.id_pedido)).toEqual(ids.slice(0, 2))
    const rest = await ask({ limit: '2', antes_de: String(ids[1]) })
    expect(rest.map((order: Bought) => order.id_pedido)).toEqual(ids.slice(2))
  })

  test('[S7.27] detalle-pedido: id_pedido', async () => {
    const me = await shopper()
    const order = first(me)
    const detail = await me.wire.get('detalle-pedido', { id_pedido: String(order.id_pedido) })
    expect(detail.json()).toMatchObject({
      id_pedido: order.id_pedido,
      numero_pedido: order.numero_pedido,
      token: order.token,
      glosa_estado_pedido: 'PENDING',
      estado_preparacion: 'NONE',
      lineas: [{ id_producto: product, price: 10_000, quantity: 1, total: 10_000, options: [] }],
      subtotal: 10_000,
      valortotal_pedido: 13_990,
      neto: 11_756,
      iva: 2234,
      pago: { tipo_pago: 'transferencia', estado_pago: 'WAITING' },
      documento: { tipo_documento: 'boleta', datos_factura: null },
      direccion: { calle: 'Avenida Vicuña Mackenna', comuna: 'La Florida' },
      cliente: { id_cliente: me.customerId, e_mail: me.email, rut: '12345678-5' },
      historial: [{ estado: 'PENDING', estado_pago: 'WAITING', responsable: 'shopper' }],
    })
  })

  test("another's orders and those that do not exist are refused alike", async () => {
    const [me, other] = [await shopper(), await shopper()]
    const theirs = await me.wire.get('detalle-pedido', { id_pedido: String(first(other).id_pedido) })
    const none = await me.wire.get('detalle-pedido', { id_pedido: '999999' })
    expect(theirs.statusCode).toBe(403)
    expect(none.body).toBe(theirs.body)
    const list = await me.wire.get('listar-pedidos', { id_cliente: String(other.customerId) })
    expect(list.json()).toMatchObject({ error: 'NOT_YOURS' })
  })
})

describe('an order is followed by its number and e-mail', () => {
  test('the states are told, and of the person the comuna alone', async () => {
    const me = await shopper()
    const reply = await testWire(opened.app).post('seguir-pedido', {
      numero_pedido: first(me).numero_pedido,
      e_mail_cliente: ` ${me.email.toUpperCase()} `,
    })
    expect(reply.json()).toMatchObject({
      glosa_estado_pedido: 'PENDING',
      despacho: { comuna: 'La Florida' },
      historial: [{ estado: 'PENDING' }],
    })
    // Where to transfer is the shop's own.
    const { por_pagar: due, ...shown } = reply.json()
    for (const secret of [me.email, 'Camila', 'Mackenna', '12345678', first(me).token]) {
      expect(JSON.stringify(shown)).not.toContain(secret)
    }
    const whole = (await me.wire.get('pedido-por-token', { token: first(me).token })).json()
    expect(due, 'A4: what is still to be paid, and where to').toEqual({
      tipo_pago: 'transferencia',
      monto: whole.valortotal_pedido,
      vence: whole.pago.vence,
      instrucciones: whole.pago.instrucciones,
    })
  })

  test('a wrong pair is refused like a number that does not exist', async () => {
    const [me, other] = [await shopper(), await shopper()]
    const wire = testWire(opened.app)
    const wrong = await wire.post('seguir-pedido', {
      numero_pedido: first(me).numero_pedido,
      e_mail_cliente: other.email,
    })
    const unknown = await wire.post('seguir-pedido', { numero_pedido: 999_999, e_mail_cliente: me.email })
    const nonsense = await wire.post('seguir-pedido', { numero_pedido: 1, e_mail_cliente: 'nadie' })
    expect(wrong.statusCode).toBe(404)
    expect([unknown.body, nonsense.body]).toEqual([wrong.body, wrong.body])
  })
})

test('[S7.39] generar-pedido takes the fields of the order payload as form data, without a key of ours', async () => {
  const me = await shopper()
  const { id_direccion_cliente: addressId } = (
    await me.wire.get('TraerDireccionCliente', { id_cliente: String(me.customerId) })
  ).json()
  const made = await me.wire.postForm('generar-pedido', {
    id_cliente: String(me.customerId),
    productos: JSON.stringify([{ id_producto: product, cantidad: 1 }]),
    id_sucursal: '',
    id_comuna: '13110',
    id_transportista: '1',
    precio_transportista: '3990',
    descuento_transportista: '0',
    tipo_pago: 'transferencia',
    id_direccion_cliente: String(addressId),
    tipo_documento: 'factura',
    datos_factura: JSON.stringify({
      rut: '76.192.083-9',
      razon_social: 'Comercial Ñuble SpA',
      giro: 'Comercio',
      direccion: 'Arauco 100',
      comuna: 'Chillán',
    }),
    datosformulario: JSON.stringify({ nota: 'Dejar en portería' }),
    total: '13990',
    totalesproductodescuento: '10000',
    cupon_descuento: '',
    totalcupondescuento: '0',
  })
  expect(made.json()).toEqual({
    id_pedido: expect.any(Number),
    numero_pedido: expect.any(Number),
    token: expect.stringMatching(/^[0-9a-f]{32}$/),
    respuesta: 'ok',
  })
  const detail = await me.wire.get('detalle-pedido', { id_pedido: String(made.json().id_pedido) })
  expect(detail.json()).toMatchObject({
    nota: 'Dejar en portería',
    documento: { tipo_documento: 'factura', datos_factura: { rut: '76192083-9' } },
  })
})

test('the mail that an order was received is staged once with it, in its language', async () => {
  const me = await shopper()
  const { numero_pedido: number, token } = first(me)
  const staged = await mails(number)
  expect(staged).toMatchObject([
    {
      kind: 'order-received',
      recipient: me.email,
      language: 'es',
      data: { order: { number, token, total: 13_990, paymentKind: 'transferencia' } },
    },
  ])
  expect(staged[0].data.order.holdUntil).not.toBeNull()
  await me.wire.post('confirmar-pedido', { id_pedido: first(me).id_pedido })
  expect(await mails(number)).toHaveLength(1)
})
