import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutApp, openCheckoutApp } from '#testing/server/test-app.ts'
import { guestForm, line, orderRequest } from '#testing/server/test-checkout.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'

let opened: CheckoutApp
let product: number
beforeAll(async () => {
  opened = await openCheckoutApp()
  product = await opened.shop.product({ price: 10_000, stock: [5000, 0] })
})
afterAll(() => opened.close())

const sql = async (text: string, values: unknown[] = []) =>
  (await opened.shop.database.pool.query(text, values)).rows

async function bought(
  quantity = 2,
): Promise<{ wire: Wire; orderId: number; email: string; customerId: number }> {
  const wire = testWire(opened.app)
  const { datos, id_direccion_cliente: addressId } = (
    await wire.post('RegistrarclientePedido', guestForm())
  ).json()
  const customerId = datos.id_cliente
  const buyer = { customerId, addressId, session: { id: '', customerId, kind: 'guest' as const } }
  const total = quantity * 10_000 + 3990
  const made = await wire.post('generar-pedido', orderRequest(buyer, [line(product, quantity)], total))
  expect(made.statusCode, made.body).toBe(200)
  return { wire, orderId: made.json().id_pedido, email: datos.e_mail_cliente, customerId }
}

/** The order stands as paid, and as received so many days ago; its confirmation was mailed. */
async function received(orderId: number, daysAgo: number | null): Promise<void> {
  const state = daysAgo === null ? 'PENDING' : 'COMPLETED'
  const preparation = daysAgo === null ? 'NONE' : 'DELIVERED'
  await sql(`UPDATE orders SET state = $2, payment_state = 'PAID', preparation_state = $3 WHERE id = $1`, [
    orderId,
    state,
    preparation,
  ])
  if (daysAgo !== null) {
    await sql(
      `INSERT INTO order_history (order_id, state, payment_state, preparation_state, actor, happened_at)
       VALUES ($1, 'COMPLETED', 'PAID', 'DELIVERED', 'Ana', now() - make_interval(days => $2::int))`,
      [orderId, daysAgo],
    )
  }
  await sql(
    `UPDATE mails SET state = 'sent', sent_at = now(), data = '{}'
             WHERE (data #>> '{order,number}')::int = (SELECT number FROM orders WHERE id = $1)`,
    [orderId],
  )
}

const ask = (wire: Wire, orderId: number, more: object = {}) =>
  wire.post('guardar-solicitud', {
    id_pedido: orderId,
    tipo: 'RETRACTO',
    lineas: [{ posicion: 0, cantidad: 1 }],
    motivo: 'No era la talla.',
    ...more,
  })

describe('retracto and guarantee', () => {
  test('what was received is asked back within ten days, mailed, and seen by its owner', async () => {
    const { wire, orderId, email } = await bought()
    await received(orderId, 9)
    const response = await ask(wire, orderId)
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json()).toMatchObject({
      id_pedido: orderId,
      tipo: 'RETRACTO',
      estado: 'RECEIVED',
      preferencia: 'DEVOLUCION',
      motivo: 'No era la talla.',
      lineas: [{ posicion: 0, cantidad: 1 }],
      historial: [{ estado: 'RECEIVED', responsable: 'shopper' }],
    })
    const listed = (await wire.get('listar-solicitudes', { id_pedido: String(orderId) })).json()
    expect(listed.solicitudes).toEqual([response.json()])
    expect(listed).toMatchObject({
      retracto: { abierta: 1, hasta: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      garantia: { abierta: 1 },
      lineas: [{ disponibles: 1, exclusion_retracto: null }],
    })
    const mails = await sql(
      `SELECT kind, data FROM mails WHERE recipient = $1 AND kind = 'return-received'`,
      [email],
    )
    expect(mails).toHaveLength(1)
    expect(mails[0].data).toMatchObject({ request: { reason: 'No era la talla.' } })
  })

  test('a form as form data is taken as well, and text is kept as text', async () => {
    const { wire, orderId } = await bought()
    await received(orderId, 1)
    const response = await wire.postForm('guardar-solicitud', {
      id_pedido: String(orderId),
      tipo: 'GARANTIA',
      lineas: JSON.stringify([{ posicion: 0, cantidad: 2 }]),
      motivo: '<b>Se rompió</b>',
      preferencia: 'REPARACION',
    })
    expect(response.json()).toMatchObject({ motivo: '<b>Se rompió</b>', preferencia: 'REPARACION' })
  })

  test('too late is refused: ten days, ninety where nothing was confirmed, six months', async () => {
    const eleven = await bought()
    await received(eleven.orderId, 11)
    expect((await ask(eleven.wire, eleven.orderId)).json()).toMatchObject({ error: 'CLAIM_TOO_LATE' })
    expect((await ask(eleven.wire, eleven.orderId, { tipo: 'GARANTIA' })).statusCode).toBe(200)

    const unconfirmed = await bought()
    await received(unconfirmed.orderId, 80)
    const number = (await sql('SELECT number FROM orders WHERE id = $1', [unconfirmed.orderId]))[0].number
    await sql(
      `INSERT INTO mails (kind, recipient, language, data, state) VALUES ('order-received', $1, 'es', $2, 'dead')`,
      [unconfirmed.email, { order: { number: Number(number) } }],
    )
    expect((await ask(unconfirmed.wire, unconfirmed.orderId)).statusCode).toBe(200)

    const old = await bought()
    await received(old.orderId, 200)
    expect((await ask(old.wire, old.orderId, { tipo: 'GARANTIA' })).json()).toMatchObject({
      error: 'CLAIM_TOO_LATE',
    })
  })

  test('an order that is not paid, or not received, is refused by its state', async () => {
    const { wire, orderId } = await bought()
    expect((await ask(wire, orderId)).json()).toMatchObject({ error: 'ORDER_STATE' })
    await received(orderId, null)
    expect((await ask(wire, orderId, { tipo: 'GARANTIA' })).json()).toMatchObject({ error: 'ORDER_STATE' })
    expect((await ask(wire, orderId)).statusCode).toBe(200)
  })

  test('12: a parcel that left counts as received for the guarantee, though nobody noted that it came', async () => {
    const { wire, orderId } = await bought()
    await received(orderId, null)
    await sql(
      `INSERT INTO order_history (order_id, state, payment_state, preparation_state, actor, happened_at)
       VALUES ($1, 'SHIPPED', 'PAID', 'DISPATCHED', 'Ana', now() - interval '60 days')`,
      [orderId],
    )
    expect((await ask(wire, orderId, { tipo: 'GARANTIA' })).statusCode).toBe(200)
    const listed = (await wire.get('listar-solicitudes', { id_pedido: String(orderId) })).json()
    expect(listed).toMatchObject({
      garantia: { abierta: 1, hasta: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      retracto: { abierta: 1, hasta: null },
    })
    await sql(
      `UPDATE order_history SET happened_at = now() - interval '250 days' WHERE order_id = $1 AND state = 'SHIPPED'`,
      [orderId],
    )
    expect((await ask(wire, orderId, { tipo: 'GARANTIA' })).json()).toMatchObject({ error: 'CLAIM_TOO_LATE' })
  })

  test('no more than was bought, also by twenty at once; the same key gives the same request', async () => {
    const { wire, orderId } = await bought(3)
    await received(orderId, 2)
    const key = randomUUID()
    const [once, again] = [
      await ask(wire, orderId, { clave_idempotencia: key }),
      await ask(wire, orderId, { clave_idempotencia: key }),
    ]
    expect(again.json()).toEqual(once.json())
    const more = { lineas: [{ posicion: 0, cantidad: 2 }] }
    const changed = await ask(wire, orderId, { clave_idempotencia: key, ...more })
    expect(changed.statusCode).toBe(409)
    expect(changed.json()).toMatchObject({ error: 'KEY_REUSED' })
    const many = await Promise.all(Array.from({ length: 20 }, () => ask(wire, orderId)))
    expect(many.filter((reply) => reply.statusCode === 200)).toHaveLength(2)
    const refused = many.find((reply) => reply.statusCode !== 200)
    expect(refused?.json()).toMatchObject({
      error: 'CLAIM_QUANTITY',
      fields: { 'lineas.0.cantidad': 'CLAIM_QUANTITY' },
    })
    const unknown = await ask(wire, orderId, { lineas: [{ posicion: 7, cantidad: 1 }] })
    expect(unknown.json()).toMatchObject({ error: 'CLAIM_QUANTITY' })
  })

  test('money 3: what the guarantee paid back is not paid back again, by neither kind', async () => {
    const { wire, orderId } = await bought(2)
    await received(orderId, 2)
    const guarantee = { tipo: 'GARANTIA', preferencia: 'DEVOLUCION' }
    const first = (await ask(wire, orderId, guarantee)).json()
    expect(first).toMatchObject({ estado: 'RECEIVED', monto: 10_000 })
    await sql(`UPDATE return_requests SET state = 'CLOSED' WHERE id = $1`, [first.id_solicitud])
    const left = async () =>
      (await wire.get('listar-solicitudes', { id_pedido: String(orderId) })).json().lineas
    expect(await left()).toMatchObject([{ disponibles: 1 }])
    const two = { lineas: [{ posicion: 0, cantidad: 2 }] }
    expect((await ask(wire, orderId, { ...guarantee, ...two })).json()).toMatchObject({
      error: 'CLAIM_QUANTITY',
    })
    expect((await ask(wire, orderId, two)).json()).toMatchObject({ error: 'CLAIM_QUANTITY' })
    // The last unit: with it all of the order went back, so its delivery does too.
    expect((await ask(wire, orderId)).json()).toMatchObject({ monto: 10_000 + 3990 })
    expect(await left()).toMatchObject([{ disponibles: 0 }])
  })

  test('what was repaired may fail again', async () => {
    const { wire, orderId } = await bought(1)
    await received(orderId, 2)
    const guarantee = { tipo: 'GARANTIA', preferencia: 'REPARACION' }
    const first = (await ask(wire, orderId, guarantee)).json()
    await sql(`UPDATE return_requests SET state = 'CLOSED' WHERE id = $1`, [first.id_solicitud])
    expect((await ask(wire, orderId, guarantee)).statusCode).toBe(200)
  })

  test('what was announced as not taken back is refused, and an order made before keeps its right', async () => {
    const before = await bought()
    const other = await opened.shop.product({ price: 10_000, stock: [10, 0] })
    await sql(`INSERT INTO retract_exclusions (product_id, reason) VALUES ($1, 'HYGIENE')`, [other])
    const shopper = await bought()
    await received(shopper.orderId, 1)
    await sql('UPDATE order_lines SET product_id = $2 WHERE order_id = $1', [shopper.orderId, other])
    expect((await ask(shopper.wire, shopper.orderId)).json()).toMatchObject({
      error: 'CLAIM_EXCLUDED',
      fields: { 'lineas.0.posicion': 'CLAIM_EXCLUDED' },
    })
    expect((await ask(shopper.wire, shopper.orderId, { tipo: 'GARANTIA' })).statusCode).toBe(200)
    await received(before.orderId, 1)
    await sql('UPDATE order_lines SET product_id = $2 WHERE order_id = $1', [before.orderId, other])
    expect((await ask(before.wire, before.orderId)).statusCode).toBe(200)
  })

  test("another's order and none are refused alike", async () => {
    const [me, other] = [await bought(), await bought()]
    const theirs = await ask(me.wire, other.orderId)
    const none = await ask(me.wire, 1_999_999_999)
    expect(theirs.statusCode).toBe(403)
    expect(none.body).toBe(theirs.body)
    const list = await me.wire.get('listar-solicitudes', { id_pedido: String(other.orderId) })
    expect(list.json()).toMatchObject({ error: 'NOT_YOURS' })
  })

  test('the person goes out of it, and what was asked stays', async () => {
    const { wire, orderId, customerId } = await bought()
    await received(orderId, 1)
    const { id_solicitud } = (await ask(wire, orderId)).json()
    const exported = (await wire.get('mis-datos', {})).json()
    expect(JSON.stringify(exported.otros.solicitudes)).toContain('No era la talla.')
    const erased = await wire.post('mis-datos', { accion: 'borrar' })
    expect(erased.statusCode, erased.body).toBe(200)
    const saved = () =>
      sql(
        `SELECT c.reason, c.kind FROM return_requests c JOIN orders o ON o.id = c.order_id WHERE o.customer_id = $1`,
        [customerId],
      )
    expect(await saved(), 'until it is judged').toEqual([{ reason: 'No era la talla.', kind: 'RETRACTO' }])
    const desk = await testSignedIn({ app: opened.app, database: opened.shop.database }, { role: 'owner' })
    const rejected = { id_solicitud, accion: 'rechazar', respuesta: 'Está usado.' }
    expect((await desk.post('staff/responder-solicitud', rejected)).statusCode).toBe(200)
    expect(await saved()).toEqual([{ reason: '', kind: 'RETRACTO' }])
  })
})
