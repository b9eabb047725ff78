import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayInChile } from '#rules/chile/calendar.ts'
import { storeHours } from '#rules/chile/usual-hours.ts'
import { heldReady, heldUntil } from '#rules/orders/order-hold.ts'
import { guestForm } from '#testing/server/test-checkout.ts'
import { openPaying, type Paying } from '#testing/server/test-paying.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { inTransaction } from '../db/connection.ts'
import { paymentsOfCustomer } from './payment-people.store.ts'

let paying: Paying
beforeAll(async () => {
  paying = await openPaying()
})
afterAll(() => paying?.close())
beforeEach(() => paying.gateway.misbehave())

/** An order whose shopper is at the form. */
async function atTheForm(price = 10_000) {
  const order = await paying.order({ price })
  if (!order.pago) throw new Error('The gateway gave no form.')
  return { ...order, ws: order.pago.token_ws }
}

const resultPage = (token: string) => ({ status: 303, to: `/pago/resultado/${token}` })

describe('paying online', () => {
  test('approved: the order is paid, the shopper told once, and the result says it all', async () => {
    const order = await atTheForm()
    expect(order.pago?.url).toMatch(/\/webpayserver\/initTransaction$/)
    expect(await paying.result(order.token)).toMatchObject({ estado: 'pendiente', puede_reintentar: 1 })
    const back = await paying.atForm(order.ws, { accion: 'aprobar', tipo: 'VC', cuotas: '4' })
    expect(await paying.comeBack(back)).toEqual(resultPage(order.token))
    expect(await paying.stands(order.id)).toEqual({
      order: 'PENDING PAID',
      attempts: ['APPROVED'],
      refunds: [],
      mails: ['order-paid'],
    })
    expect(await paying.result(order.token)).toEqual({
      numero_pedido: order.number,
      tipo_pago: 'webpay',
      estado: 'pagado',
      puede_reintentar: 0,
      comercio: 'Huella SpA',
      monto: 10_000,
      codigo_autorizacion: paying.gateway.find(order.ws).authorizationCode,
      fecha: expect.stringMatching(/^\d{4}-/),
      tipo_tarjeta: 'VC',
      cuotas: 4,
      valor_cuota: 2500,
      tarjeta: '6623',
    })
    const shown = (await order.wire.get('pedido-por-token', { token: order.token })).json()
    expect(shown.pago).toMatchObject({ tipo_pago: 'webpay', estado_pago: 'PAID', vence: null })
    const again = await paying.start(order.token)
    expect([again.statusCode, again.json().error]).toEqual([409, 'ORDER_STATE'])
  })

  test('rejected, given up, out of time and a broken form: nothing is charged, and the same order can be tried again', async () => {
    const order = await atTheForm()
    let ws = order.ws
    const ends = [
      ['rechazar', 'rechazado', 'REJECTED'],
      ['abortar', 'abortado', 'ABORTED'],
      ['vencer', 'expirado', 'EXPIRED'],
      ['error', 'rechazado', 'FORM_ERROR'],
    ] as const
    for (const [index, [accion, estado]] of ends.entries()) {
      const back = await paying.atForm(ws, { accion })
      expect(await paying.comeBack(back, { by: index % 2 ? 'POST' : 'GET' })).toEqual(resultPage(order.token))
      expect(await paying.result(order.token)).toMatchObject({ estado, puede_reintentar: 1 })
      expect(paying.gateway.find(ws).charges).toBe(0)
      const again = await paying.start(order.token)
      expect(again.statusCode).toBe(200)
      ws = again.json().pago.token_ws
      expect(await paying.result(order.token)).toMatchObject({ estado: 'pendiente' })
    }
    const back = await paying.atForm(ws, { accion: 'aprobar', tipo: 'VD' })
    await paying.comeBack(back, { by: 'POST' })
    expect(await paying.stands(order.id)).toEqual({
      order: 'PENDING PAID',
      attempts: [...ends.map(([, , state]) => state), 'APPROVED'],
      refunds: [],
      mails: ['order-paid'],
    })
    expect(await paying.result(order.token)).toMatchObject({ tipo_tarjeta: 'VD', cuotas: 0 })
    expect(await paying.unitsOf(order.product)).toEqual({ stock: 4, units: 4 })
  })

  test('given up: the same order waits for a transfer, with its stock, its mail and the time of a transfer', async () => {
    const order = await atTheForm()
    await paying.comeBack(await paying.atForm(order.ws, { accion: 'rechazar' }))
    const changed = await Promise.all([paying.payByTransfer(order.token), paying.payByTransfer(order.token)])
    for (const answer of changed)
      expect([answer.statusCode, answer.json()]).toEqual([200, { respuesta: 'ok' }])
    expect(await paying.stands(order.id)).toEqual({
      order: 'PENDING WAITING',
      attempts: ['REJECTED'],
      refunds: [],
      mails: ['order-received'],
    })
    const { kind, hours } = await paying.one<{ kind: string; hours: number }>(
      `SELECT payment_kind AS kind, round(extract(epoch FROM hold_until - now()) / 3600)::int AS hours
       FROM orders WHERE id = $1`,
      [order.id],
    )
    expect({ kind, hours }).toEqual({
      kind: 'transferencia',
      hours: paying.config.hold.unprovenTransferHours,
    })
    expect(await paying.unitsOf(order.product)).toEqual({ stock: 4, units: 4 })
    const shown = (await order.wire.get('pedido-por-token', { token: order.token })).json()
    expect(shown.pago).toMatchObject({ tipo_pago: 'transferencia', estado_pago: 'WAITING' })
    expect(shown.pago.instrucciones, 'where to').toBeDefined()
    expect((await paying.start(order.token)).json().error).toBe('ORDER_STATE')
  })

  test('who comes back approved from a form after the order waits for a transfer is charged nothing', async () => {
    const order = await atTheForm()
    const back = await paying.atForm(order.ws, { accion: 'aprobar' })
    expect((await paying.payByTransfer(order.token)).statusCode).toBe(200)
    expect(await paying.comeBack(back)).toEqual(resultPage(order.token))
    expect(paying.gateway.find(order.ws).charges).toBe(0)
    expect(await paying.stands(order.id)).toMatchObject({
      order: 'PENDING WAITING',
      attempts: ['SUPERSEDED'],
      refunds: [],
    })
    expect(await paying.result(order.token)).toMatchObject({
      tipo_pago: 'transferencia',
      estado: 'pendiente',
    })
  })

  test('back from the form and changed to a transfer at once: it is paid by card, or waits and is charged nothing', async () => {
    const order = await atTheForm()
    const back = await paying.atForm(order.ws, { accion: 'aprobar' })
    const [, changed] = await Promise.all([
      paying.comeBack(back),
      paying.payByTransfer(order.token),
      paying.comeBack(back, { app: paying.apps[1] }),
    ])
    const { charges } = paying.gateway.find(order.ws)
    const isTransfer = changed.statusCode === 200
    expect(isTransfer || changed.json().error === 'ORDER_STATE').toBe(true)
    expect(charges).toBe(isTransfer ? 0 : 1)
    expect(await paying.stands(order.id)).toMatchObject({
      order: isTransfer ? 'PENDING WAITING' : 'PENDING PAID',
      refunds: [],
      mails: [isTransfer ? 'order-received' : 'order-paid'],
    })
  })

  test('while the gateway settles an attempt its money may be there: the order does not wait for a transfer', async () => {
    const order = await atTheForm()
    await paying.database.pool.query(
      "UPDATE payments SET state = 'CLAIMED', claimed_at = now(), leased_until = now() + interval '1 minute' WHERE token = $1",
      [order.ws],
    )
    expect((await paying.payByTransfer(order.token)).json().error).toBe('ORDER_STATE')
    const paid = await atTheForm()
    await paying.comeBack(await paying.atForm(paid.ws, { accion: 'aprobar' }))
    expect((await paying.payByTransfer(paid.token)).json().error).toBe('ORDER_STATE')
    expect(await paying.stands(paid.id)).toMatchObject({ order: 'PENDING PAID', mails: ['order-paid'] })
  })

  test('returned ten times at once, to both servers, by GET and POST: charged once, told once', async () => {
    const order = await atTheForm()
    const back = await paying.atForm(order.ws, { accion: 'aprobar' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        paying.comeBack(back, { app: paying.apps[turn % 2 ? 1 : 0], by: turn % 3 ? 'GET' : 'POST' }),
      ),
    )
    for (const answer of answers) expect(answer).toEqual(resultPage(order.token))
    expect(paying.gateway.find(order.ws).charges).toBe(1)
    const { commits } = await paying.one<{ commits: number }>(
      `SELECT count(*) AS commits FROM payment_events e JOIN payments p ON p.id = e.payment_id
       WHERE p.order_id = $1 AND e.kind = 'commit'`,
      [order.id],
    )
    expect(commits).toBe(1)
    expect(await paying.stands(order.id)).toMatchObject({ order: 'PENDING PAID', mails: ['order-paid'] })
  })

  test('two tabs pay one order at once: one of them is charged', async () => {
    const order = await atTheForm()
    await paying.database.pool.query(
      `UPDATE payments SET created_at = created_at - interval '1 minute' WHERE order_id = $1`,
      [order.id],
    )
    const second = (await paying.start(order.token)).json().pago.token_ws
    expect(second).not.toBe(order.ws)
    const backs = await Promise.all([order.ws, second].map((ws) => paying.atForm(ws, { accion: 'aprobar' })))
    await Promise.all(backs.map((back, turn) => paying.comeBack(back, { app: paying.apps[turn] })))
    const charges = [order.ws, second].map((ws) => paying.gateway.find(ws).charges)
    expect(charges.toSorted()).toEqual([0, 1])
    const stands = await paying.stands(order.id)
    expect(stands).toMatchObject({ order: 'PENDING PAID', refunds: [], mails: ['order-paid'] })
    expect(stands.attempts.toSorted()).toEqual(['APPROVED', 'SUPERSEDED'])
  })

  test('a second click gives the same attempt, and the same request the same order', async () => {
    const order = await atTheForm()
    const [one, other] = await Promise.all([paying.start(order.token), paying.start(order.token)])
    expect([one.json().pago.token_ws, other.json().pago.token_ws]).toEqual([order.ws, order.ws])
    expect((await paying.stands(order.id)).attempts).toEqual(['OPEN'])
  })

  test('12: two sends of one start under its key are one attempt, however long apart; an ended one is not begun again', async () => {
    const order = await atTheForm()
    await paying.pass(1)
    const key = randomUUID()
    const started = (await paying.start(order.token, key)).json().pago.token_ws
    expect(started).not.toBe(order.ws)
    await paying.pass(5)
    expect((await paying.start(order.token, key)).json().pago.token_ws).toBe(started)
    expect((await paying.stands(order.id)).attempts).toEqual(['OPEN', 'OPEN'])
    await paying.comeBack(await paying.atForm(started, { accion: 'rechazar' }))
    expect((await paying.start(order.token, key)).json()).toMatchObject({ error: 'ORDER_STATE' })
    expect((await paying.start(order.token, randomUUID())).statusCode).toBe(200)
  })

  test('12: a key whose start the gateway did not answer begins another attempt', async () => {
    const order = await atTheForm()
    await paying.pass(1)
    const key = randomUUID()
    paying.gateway.misbehave({ faults: { create: { kind: 'down' } } })
    expect((await paying.start(order.token, key)).json()).toMatchObject({ error: 'PAYMENT_UNAVAILABLE' })
    paying.gateway.misbehave()
    expect((await paying.start(order.token, key)).statusCode).toBe(200)
    expect((await paying.stands(order.id)).attempts).toEqual(['OPEN', 'FAILED', 'OPEN'])
  })

  test('a return about nothing of ours goes to the start page and changes nothing', async () => {
    const order = await atTheForm()
    for (const query of [
      '',
      'token_ws=nadie',
      'TBK_TOKEN=nadie&TBK_ID_SESION=x&TBK_ORDEN_COMPRA=y',
      `TBK_ID_SESION=adivinada&TBK_ORDEN_COMPRA=${order.number}-1`,
      `TBK_TOKEN=${order.ws}&TBK_ID_SESION=x&TBK_ORDEN_COMPRA=otra`,
      `token_ws=${order.ws}&token_ws=${order.ws}`,
    ]) {
      const answer = await paying.app.inject({ url: `/pago/webpay/retorno?${query}` })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    }
    const head = await paying.app.inject({
      method: 'HEAD',
      url: `/pago/webpay/retorno?token_ws=${order.ws}`,
    })
    expect(head.statusCode).toBe(404)
    expect((await paying.stands(order.id)).attempts).toEqual(['OPEN'])
  })

  test('whoever comes back by hand, without having paid, is charged nothing and may try again', async () => {
    const order = await atTheForm()
    await paying.comeBack(`http://x/pago/webpay/retorno?token_ws=${order.ws}`)
    expect(await paying.stands(order.id)).toMatchObject({ order: 'PENDING WAITING', attempts: ['EXPIRED'] })
    expect(await paying.result(order.token)).toMatchObject({ estado: 'expirado', puede_reintentar: 1 })
  })

  test('the kinds offered: by card because a gateway is set, in the shop for a pickup alone', async () => {
    const ask = async (query: Record<string, string>) =>
      (await testWire(paying.app).get('medios-pago', query))
        .json()
        .map(({ tipo_pago }: { tipo_pago: string }) => tipo_pago)
    expect(await ask({ id_tipo_despacho: '1' })).toEqual(['webpay', 'transferencia'])
    expect(await ask({ id_tipo_despacho: '2' })).toEqual(['webpay', 'transferencia', 'pago_en_tienda'])
    expect(await ask({})).toEqual(['webpay', 'transferencia', 'pago_en_tienda'])
  })

  test('an unknown order is not found, and an order of another kind is not paid online', async () => {
    const unknown = await paying.start('f'.repeat(32))
    expect([unknown.statusCode, unknown.json().error]).toEqual([404, 'NOT_FOUND'])
    const { token } = await paying.one<{ token: string }>(
      `UPDATE orders SET payment_kind = 'transferencia' WHERE id = $1 RETURNING token`,
      [(await atTheForm()).id],
    )
    expect((await paying.start(token)).json()).toMatchObject({ error: 'ORDER_STATE' })
  })
})

test("a person's payments are theirs to read, and the card's digits go when they ask to be forgotten", async () => {
  const order = await atTheForm()
  await paying.comeBack(await paying.atForm(order.ws, { accion: 'aprobar', tipo: 'VD' }))
  const { customer } = await paying.one<{ customer: number }>(
    'SELECT customer_id AS customer FROM orders WHERE id = $1',
    [order.id],
  )
  const exported = await paymentsOfCustomer.exportOf(paying.database.db, customer)
  expect(exported).toMatchObject([
    { order: order.number, state: 'APPROVED', amount: 10_000, card: '6623', cardKind: 'VD' },
  ])
  await inTransaction(paying.database, (tx) => paymentsOfCustomer.forgetPerson(tx, customer))
  expect(await paymentsOfCustomer.exportOf(paying.database.db, customer)).toMatchObject([{ card: null }])
  const { digits } = await paying.one<{ digits: number }>(
    `SELECT count(*) AS digits FROM payment_events e JOIN payments p ON p.id = e.payment_id
     WHERE p.order_id = $1 AND e.detail::text LIKE '%6623%'`,
    [order.id],
  )
  expect(digits).toBe(0)
})

test('of what was paid after its person asked to be forgotten the digits go with the order', async () => {
  const order = await atTheForm()
  await paying.database.pool.query('UPDATE orders SET forget_person = true WHERE id = $1', [order.id])
  await paying.comeBack(await paying.atForm(order.ws, { accion: 'aprobar', tipo: 'VN' }))
  const stored = () =>
    paying.one(
      `SELECT (SELECT count(*)::int FROM payments WHERE order_id = $1 AND card_last4 IS NOT NULL) AS cards,
         (SELECT count(*)::int FROM payment_events e JOIN payments p ON p.id = e.payment_id
          WHERE p.order_id = $1 AND e.detail ? 'card_detail') AS told`,
      [order.id],
    )
  expect(await stored()).toEqual({ cards: 1, told: 1 })
  const desk = await paying.staff()
  const moved = await desk.post('staff/cambiar-estado-pedido', { id_pedido: order.id, accion: 'entregar' })
  expect(moved.statusCode, moved.body).toBe(200)
  expect(await stored()).toEqual({ cards: 0, told: 0 })
})

test('paying in the shop: for a pickup alone; the order is held like a transfer and its mail says how', async () => {
  const wire = testWire(paying.app)
  const product = await paying.product({ price: 10_000 })
  const guest = (await wire.post('RegistrarclientePedido', guestForm())).json()
  const request = {
    id_cliente: guest.datos.id_cliente,
    productos: [{ id_producto: product, cantidad: 1 }],
    tipo_pago: 'pago_en_tienda',
  }
  const pickup = { id_sucursal: 1, id_transportista: 3, precio_transportista: 0, total: 10_000 }
  const made = await wire.post('generar-pedido', { ...request, ...pickup })
  expect(made.json()).toMatchObject({ respuesta: 'ok' })
  expect(made.json()).not.toHaveProperty('pago')
  const home = {
    id_direccion_cliente: guest.id_direccion_cliente,
    id_transportista: 1,
    precio_transportista: 3990,
    total: 13_990,
  }
  expect((await wire.post('generar-pedido', { ...request, ...home })).json()).toMatchObject({
    error: 'PAYMENT_UNAVAILABLE',
  })
  expect(await paying.result(made.json().token)).toMatchObject({
    tipo_pago: 'pago_en_tienda',
    estado: 'pendiente',
    puede_reintentar: 0,
  })
  const { until, made_at, days, mails } = await paying.one<{
    until: Date
    made_at: Date
    days: number
    mails: number
  }>(
    // In the evening a pickup is ready a day later.
    `SELECT hold_until AS until, created_at AS made_at, days_to AS days,
       (SELECT count(*) FROM mails WHERE kind = 'order-received' AND data->'order'->>'token' = orders.token) AS mails
     FROM orders WHERE id = $1`,
    [made.json().id_pedido],
  )
  const requested = { kind: 'pago_en_tienda', isProven: false, daysTo: days, now: made_at } as const
  expect([until, mails]).toEqual([heldUntil(requested, { ...paying.config.hold, hours: storeHours }), 1])
})

describe('a payment that was taken back holds the order again', () => {
  const heldAfterUndo = async (tipo_pago: string) => {
    const { wire, body } = await paying.basket()
    const { id_pedido } = (await wire.post('generar-pedido', { ...body, tipo_pago })).json()
    await paying.database.pool.query(`UPDATE orders SET hold_until = now() + interval '1 h' WHERE id = $1`, [
      id_pedido,
    ])
    const desk = await paying.staff()
    const move = { id_pedido, motivo: 'Era de otro pedido' }
    for (const accion of ['pagar', 'anular-pago']) {
      const moved = await desk.post('staff/cambiar-estado-pedido', { ...move, accion })
      expect(moved.statusCode, moved.body).toBe(200)
    }
    return paying.one<{ until: Date; hours: number }>(
      `SELECT hold_until AS until, floor(extract(epoch FROM hold_until - now()) / 3600)::int AS hours
       FROM orders WHERE id = $1`,
      [id_pedido],
    )
  }

  test('money 4: what is paid in the shop, until it closes on the last of its days, whatever holidays come between', async () => {
    const terms = { ...paying.config.hold, hours: storeHours }
    const closing = () => heldReady(new Date(dayInChile(new Date())), true, terms)
    // Midnight may pass meanwhile.
    const before = closing()
    const { until } = await heldAfterUndo('pago_en_tienda')
    expect([before, closing()]).toContainEqual(until)
  })

  test('a transfer, by the clock', async () => {
    const { hours } = await heldAfterUndo('transferencia')
    expect(hours).toBe(paying.config.hold.transferHours - 1)
  })
})

describe('12: an order that a coupon pays whole', () => {
  const free = async (tipo_pago: string) => {
    const { wire, body, product } = await paying.basket({ price: 4000 })
    const cupon_descuento = await paying.coupon({ type: 0, value: 5000 })
    const requested = { ...body, tipo_pago, cupon_descuento, totalcupondescuento: 4000, total: 0 }
    return { made: await wire.post('generar-pedido', requested), product }
  }

  test.each(['transferencia', 'pago_en_tienda'])(
    '%s: it is paid at once, and waits for no transfer of nothing',
    async (kind) => {
      const { made } = await free(kind)
      const { id_pedido: id, token } = made.json()
      expect(await paying.result(token)).toMatchObject({ estado: 'pagado', monto: 0, puede_reintentar: 0 })
      await paying.database.pool.query(
        `UPDATE orders SET hold_until = now() - interval '1 day' WHERE id = $1`,
        [id],
      )
      await paying.orders.releaseExpired()
      expect(await paying.stands(id)).toMatchObject({ order: 'PENDING PAID', mails: ['order-received'] })
      const { data } = await paying.one<{ data: { order: object } }>(
        `SELECT data FROM mails WHERE data #>> '{order,token}' = $1`,
        [token],
      )
      expect(data.order).toMatchObject({ total: 0, holdUntil: null })
    },
  )

  test('by card: it is refused kindly, and nothing of it is stored', async () => {
    const { made, product } = await free('webpay')
    expect([made.statusCode, made.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'PAYMENT_UNAVAILABLE', message: expect.stringMatching(/\S/) }),
    ])
    expect(await paying.unitsOf(product)).toEqual({ stock: 5, units: 5 })
  })
})
