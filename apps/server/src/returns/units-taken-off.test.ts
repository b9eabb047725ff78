import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import { formatClp } from '#rules/money/money.ts'
import { besideWriter } from '#testing/database/waiting-for-locks.ts'
import { type Fixture, openFixture } from '../conformance/fixture.ts'
import type { Cookies } from '../conformance/make-call.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { MailKind } from '../mail/mail-content.ts'
import { testMail, testMailShop } from '../mail/test-order.ts'

let fixture: Fixture
let staff: Cookies
beforeAll(async () => {
  fixture = await openFixture()
  staff = await fixture.staff()
})
afterAll(() => fixture?.close())

const desk = async (call: CallName, request: object, verb: 'GET' | 'POST' = 'POST') =>
  (await fixture.ask(call, request, { cookies: staff, verb })).json()
const move = (id_pedido: number, accion: string) => desk('staff/cambiar-estado-pedido', { id_pedido, accion })
const account = (id_pedido: number) => desk('staff/cuenta-pedido', { id_pedido }, 'GET')
const opened = (id_pedido: number) => desk('staff/pedido', { id_pedido }, 'GET')
const sheet = async (id: number) => (await desk('staff/hojas-pedidos', { pedidos: [id] }))[0]
const takeOff = async (id_pedido: number, cantidad: number, more: object = {}) =>
  desk('staff/reembolsar-pago', {
    id_pedido,
    queda: (await account(id_pedido)).queda,
    medio: 'transferencia',
    lineas: [{ posicion: 0, cantidad }],
    clave_idempotencia: randomUUID(),
    ...more,
  })

/** An order of one line of five units, paid by transfer; its stock is held as a purchase holds it. */
async function paid() {
  const actor = await fixture.actor('customer')
  const { id } = await actor.order()
  await fixture.pool.query(
    `WITH more AS (
       UPDATE order_lines SET quantity = 5, total = unit_price * 5 WHERE order_id = $1 RETURNING total, product_id
     ), held AS (
       UPDATE stock_reservations SET quantity = 5 WHERE order_id = $1
     )
     UPDATE orders SET subtotal = more.total, total = more.total + shipping_net - coupon_amount,
       neto = more.total + shipping_net - coupon_amount, iva = 0 FROM more WHERE id = $1`,
    [id],
  )
  await move(id, 'pagar')
  const { rows } = await fixture.pool.query(
    `SELECT o.total, o.shipping_net AS shipping, l.unit_price AS price, l.product_id AS product
     FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE o.id = $1`,
    [id],
  )
  return { actor, id, ...(rows[0] as { total: number; shipping: number; price: number; product: number }) }
}

const stockOf = async (product: number) =>
  (await fixture.pool.query('SELECT sum(quantity)::int AS units FROM stock WHERE product_id = $1', [product]))
    .rows[0].units as number
const heldFor = async (id: number) =>
  (
    await fixture.pool.query(
      'SELECT coalesce(sum(quantity), 0)::int AS units FROM stock_reservations WHERE order_id = $1',
      [id],
    )
  ).rows[0].units as number

const mailsOf = async (id: number): Promise<{ kind: MailKind; data: object }[]> =>
  (
    await fixture.pool.query(
      `SELECT m.kind, m.data FROM mails m JOIN orders o ON o.number = m.order_number
       WHERE o.id = $1 ORDER BY m.created_at`,
      [id],
    )
  ).rows

const ask = async (made: Awaited<ReturnType<typeof paid>>, cantidad: number) => {
  const requested = {
    id_pedido: made.id,
    tipo: 'RETRACTO',
    lineas: [{ posicion: 0, cantidad }],
    motivo: 'Pedí de más.',
  }
  return (await fixture.ask('guardar-solicitud', requested, { cookies: made.actor.cookies })).json()
}
const answer = (id_solicitud: number, more: object = {}) =>
  desk('staff/responder-solicitud', { id_solicitud, accion: 'aceptar', respuesta: 'Bien.', ...more })

describe('units that the shop takes off an order', () => {
  test('are paid back at what they cost, stay in stock, and the rest is sent and told', async () => {
    const { id, price, total, product } = await paid()
    const before = await stockOf(product)
    expect(await takeOff(id, 2)).toMatchObject({ monto: 2 * price, queda: total - 2 * price })
    expect(await stockOf(product)).toBe(before + 2)
    expect(await heldFor(id)).toBe(3)
    expect((await sheet(id)).lineas).toMatchObject([{ cantidad: 3 }])
    expect(await opened(id)).toMatchObject({
      glosa_estado_pedido: 'PENDING',
      lineas: [{ quantity: 5, no_enviadas: 2 }],
    })
    expect((await account(id)).reembolsos).toMatchObject([{ lineas: [{ posicion: 0, cantidad: 2 }] }])
    const told = (await mailsOf(id)).filter(({ kind }) => kind !== 'order-received' && kind !== 'order-paid')
    expect(told.map(({ kind }) => kind)).toEqual(['order-reduced'])
    const mail = composeMail(testMail({ kind: 'order-reduced', ...told[0]?.data } as never), testMailShop)
    expect(mail.text).toContain(`2 × ${formatClp(price)}`)
    expect(mail.text).toContain(formatClp(2 * price))
    expect(mail.text).toContain(`3 × ${formatClp(price)}`)
    // What was cancelled whole gives back what it still held, and no more.
    await move(id, 'cancelar')
    expect(await stockOf(product)).toBe(before + 5)
  })

  test('once under a key, however often it is sent, and another number of them is another request', async () => {
    const { id, price } = await paid()
    const { queda } = await account(id)
    const key = { clave_idempotencia: randomUUID(), queda }
    const first = await takeOff(id, 1, key)
    expect(first).toMatchObject({ monto: price })
    expect(await takeOff(id, 1, key)).toEqual(first)
    expect(await takeOff(id, 2, { ...key, monto: price })).toMatchObject({ error: 'KEY_REUSED' })
    expect(await heldFor(id)).toBe(4)
  })

  test('are no more than are to be sent, and none that their shopper asks to withdraw from', async () => {
    const made = await paid()
    const { id } = made
    await ask(made, 2)
    const tooMany = { error: 'UNITS_TOO_MANY', fields: { 'lineas.0.cantidad': 'UNITS_TOO_MANY' } }
    expect(await takeOff(id, 4)).toMatchObject(tooMany)
    const twice = [1, 1].map((posicion) => ({ posicion: posicion - 1, cantidad: 2 }))
    expect(await takeOff(id, 2, { lineas: twice })).toMatchObject(tooMany)
    expect(await takeOff(id, 1, { lineas: [{ posicion: 7, cantidad: 1 }] })).toMatchObject(tooMany)
    expect(await heldFor(id)).toBe(5)
    expect(await takeOff(id, 3)).toMatchObject({ monto: expect.any(Number) })
    const own = { verb: 'GET', cookies: made.actor.cookies } as const
    const asked = (await fixture.ask('listar-solicitudes', { id_pedido: id }, own)).json()
    expect(asked.lineas).toMatchObject([{ disponibles: 0 }])
  })

  test('cost no more than is left beside what is promised', async () => {
    const made = await paid()
    const { id, total, price } = made
    await answer((await ask(made, 2)).id_solicitud)
    expect(await takeOff(id, 1, { monto: total - 2 * price + 1 })).toMatchObject({
      error: 'REFUND_TOO_MUCH',
      fields: { monto: 'REFUND_TOO_MUCH' },
    })
    expect(await takeOff(id, 1, { monto: price + 1 })).toMatchObject({ monto: price + 1 })
  })

  test('leave the delivery to who withdraws from all the rest', async () => {
    const made = await paid()
    const { id, total, price, shipping } = made
    const { id_solicitud } = await ask(made, 2)
    await takeOff(id, 2)
    const proposed = async () => (await desk('staff/solicitudes', { id_pedido: id }, 'GET'))[0].monto
    expect(await proposed()).toBe(2 * price)
    await takeOff(id, 1)
    expect(await proposed()).toBe(2 * price + shipping)
    expect(await answer(id_solicitud)).toMatchObject({ monto: total - 3 * price })
    expect(await account(id)).toMatchObject({ queda: total - 3 * price, comprometido: total - 3 * price })
  })

  test('whose money went back before are taken off for nothing, which no mail calls paid, once under a key', async () => {
    const { id, price, total } = await paid()
    expect(await takeOff(id, 0, { lineas: [], monto: 0 })).toMatchObject({
      error: 'REFUND_TOO_MUCH',
      fields: { monto: 'REFUND_TOO_MUCH' },
    })
    await takeOff(id, 0, { lineas: [], monto: 2 * price })
    const key = { clave_idempotencia: randomUUID(), monto: 0 }
    const first = await takeOff(id, 2, key)
    expect(first).toMatchObject({ monto: 0, queda: total - 2 * price })
    expect(await takeOff(id, 2, key)).toEqual(first)
    expect(await heldFor(id)).toBe(3)
    const mails = await mailsOf(id)
    expect(mails.map(({ kind }) => kind).slice(-2)).toEqual(['payment-refunded', 'order-reduced'])
    const mail = composeMail(
      testMail({ kind: 'order-reduced', ...mails.at(-1)?.data } as never),
      testMailShop,
    )
    expect(mail.text).toContain(`2 × ${formatClp(price)}`)
    expect(mail.text).not.toContain('Te devolvimos')
  })

  test('for nothing pay no refund that failed: who asked to be forgotten is, once it went back', async () => {
    const { id } = await paid()
    await fixture.pool.query(
      `WITH paid AS (
         INSERT INTO payments (order_id, attempt, buy_order, session_id, amount, state, settled_at, applied_at)
         VALUES ($1::int, 1, 'K' || $1::int, 'forgotten', 9000, 'APPROVED', now(), now()) RETURNING id
       ), failed AS (
         INSERT INTO refunds (order_id, payment_id, method, amount, reason, actor, state)
         SELECT $1::int, id, 'gateway', 9000, 'duplicate', 'shop', 'FAILED' FROM paid
       )
       UPDATE orders SET forget_person = true WHERE id = $1::int`,
      [id],
    )
    expect(await takeOff(id, 1, { monto: 0 })).toMatchObject({ monto: 0 })
    for (const accion of ['despachar', 'entregar']) await move(id, accion)
    expect((await opened(id)).cliente.e_mail).not.toBe('')
    expect(await takeOff(id, 0, { lineas: [], monto: 9000 })).toMatchObject({ monto: 9000 })
    expect((await opened(id)).cliente.e_mail).toBe('')
  })

  test('that cost nothing leave the rest to be sent, whichever way it was paid', async () => {
    const { id, total } = await paid()
    await fixture.pool.query(
      `INSERT INTO order_lines (order_id, position, product_id, slug, name, picture, sku, unit_price, quantity, total)
       SELECT order_id, 1, product_id, slug, name, picture, sku, 0, 1, 0 FROM order_lines WHERE order_id = $1`,
      [id],
    )
    const gift = { lineas: [{ posicion: 1, cantidad: 1 }], medio: 'webpay' }
    expect(await takeOff(id, 1, gift)).toMatchObject({ monto: 0, queda: total })
    expect(await opened(id)).toMatchObject({
      glosa_estado_pedido: 'PENDING',
      lineas: [{ no_enviadas: 0 }, { no_enviadas: 1 }],
    })
  })

  test('all of them cancel it, with the delivery paid back', async () => {
    const { id, total, price, product } = await paid()
    const before = await stockOf(product)
    await takeOff(id, 1)
    expect(await takeOff(id, 4)).toMatchObject({ monto: total - price, queda: 0 })
    expect(await opened(id)).toMatchObject({
      glosa_estado_pedido: 'CANCELLED',
      pago: { estado_pago: 'REFUNDED' },
    })
    expect(await stockOf(product)).toBe(before + 5)
    expect(await heldFor(id)).toBe(0)
  })

  test('are of an order that is paid and has not left', async () => {
    const actor = await fixture.actor('customer')
    const waiting = (await actor.order()).id
    expect(await takeOff(waiting, 1)).toMatchObject({ error: 'ORDER_STATE' })
    const { id } = await paid()
    await move(id, 'despachar')
    expect(await takeOff(id, 1)).toMatchObject({ error: 'ORDER_STATE' })
    expect(await heldFor(id)).toBe(5)
  })

  test('a retracto of what is left counts none of them', async () => {
    const made = await paid()
    await takeOff(made.id, 2)
    for (const accion of ['despachar', 'entregar']) await move(made.id, accion)
    expect(await ask(made, 4)).toMatchObject({ error: 'CLAIM_QUANTITY' })
    expect(await ask(made, 3)).toMatchObject({ monto: made.total - 2 * made.price })
  })
})

test('a retracto that is asked for as the shop takes its units off finds them gone', async () => {
  const made = await paid()
  const takingOff = `
    WITH locked AS (UPDATE orders SET id = id WHERE id = ${made.id})
    INSERT INTO unsent_units (order_id, position, quantity, refund_id) VALUES (${made.id}, 0, 5, 2000000000)`
  expect(await besideWriter(fixture, takingOff, () => ask(made, 1))).toMatchObject({
    error: 'CLAIM_QUANTITY',
  })
})

describe('a retracto that is accepted before the order left', () => {
  test('of a part stays in the shop: the rest is sent, and nothing of it comes back by parcel', async () => {
    const made = await paid()
    const { id, price, product } = made
    const before = await stockOf(product)
    const { id_solicitud } = await ask(made, 2)
    expect((await sheet(id)).lineas).toMatchObject([{ cantidad: 5, en_retracto: 2 }])
    expect(await answer(id_solicitud)).toMatchObject({
      monto: 2 * price,
      lineas: [{ cantidad: 2, en_stock: 2 }],
    })
    expect((await sheet(id)).lineas).toMatchObject([{ cantidad: 3, en_retracto: 0 }])
    expect(await stockOf(product)).toBe(before + 2)
    expect(await account(id)).toMatchObject({ comprometido: 2 * price })
    expect(await desk('staff/solicitudes', { id_pedido: id }, 'GET')).toMatchObject([{ id_solicitud }])
    await move(id, 'despachar')
    const back = {
      id_solicitud,
      id_sucursal: 1,
      lineas: [{ posicion: 0, cantidad: 1 }],
      clave_idempotencia: randomUUID(),
    }
    expect(await desk('staff/recibir-devolucion', back)).toMatchObject({ error: 'RESTOCK_TOO_MANY' })
    expect(await stockOf(product)).toBe(before + 2)
    const shipped = (await mailsOf(id)).find(({ kind }) => kind === 'order-shipped')
    const mail = composeMail(testMail({ kind: 'order-shipped', ...shipped?.data } as never), testMailShop)
    expect(mail.text).toContain('no enviado: 2')
  })

  test('of all of it cancels the order, whose money is paid back for the request', async () => {
    const made = await paid()
    const { id, total, product } = made
    const before = await stockOf(product)
    const { id_solicitud } = await ask(made, 5)
    expect(await answer(id_solicitud)).toMatchObject({ monto: total })
    expect(await opened(id)).toMatchObject({
      glosa_estado_pedido: 'CANCELLED',
      pago: { estado_pago: 'PAID' },
    })
    expect(await stockOf(product)).toBe(before + 5)
    expect((await mailsOf(id)).map(({ kind }) => kind)).not.toContain('order-cancelled')
    expect(await account(id)).toMatchObject({ queda: total, comprometido: total, reembolsos: [] })
    expect(await takeOff(id, 1, { lineas: [], id_solicitud })).toMatchObject({ monto: total, queda: 0 })
    expect(await opened(id)).toMatchObject({ pago: { estado_pago: 'REFUNDED' } })
  })
})

describe('an order that is cancelled after money was promised', () => {
  const requestsOf = (id_pedido: number) => desk('staff/solicitudes', { id_pedido }, 'GET')

  test('pays all of it back at once, and nothing is owed or waits for an answer beside it', async () => {
    const made = await paid()
    const { id, total } = made
    await answer((await ask(made, 2)).id_solicitud)
    await ask(made, 1)
    await move(id, 'cancelar')
    expect(await account(id)).toMatchObject({ queda: total, comprometido: 0 })
    expect(await requestsOf(id)).toMatchObject([
      { estado: 'CLOSED', monto: null, historial: [{}, { estado: 'ACCEPTED' }, { estado: 'CLOSED' }] },
      { estado: 'CLOSED', monto: null },
    ])
    expect((await mailsOf(id)).at(-1)).toMatchObject({ kind: 'order-cancelled', data: { amount: total } })
    expect(await takeOff(id, 0, { lineas: [] })).toMatchObject({ monto: total, queda: 0 })
  })

  test('by paying back all that is left of it is over for its requests too, with what went back for them before', async () => {
    const made = await paid()
    const { id, total, price } = made
    const { id_solicitud } = await answer((await ask(made, 2)).id_solicitud)
    await takeOff(id, 0, { lineas: [], id_solicitud, monto: price })
    expect(await takeOff(id, 0, { lineas: [] })).toMatchObject({ monto: total - price, queda: 0 })
    expect(await opened(id)).toMatchObject({ glosa_estado_pedido: 'CANCELLED' })
    expect(await requestsOf(id)).toMatchObject([{ estado: 'CLOSED', monto: price, reembolsado: price }])
  })

  test('and opened again sends the rest of it alone, with nothing of what was withdrawn from held', async () => {
    const made = await paid()
    const { id, product } = made
    const before = await stockOf(product)
    await ask(made, 2)
    await move(id, 'cancelar')
    expect(await stockOf(product)).toBe(before + 5)
    expect(await move(id, 'reabrir')).toMatchObject({ glosa_estado_pedido: 'PENDING' })
    expect([await heldFor(id), await stockOf(product)]).toEqual([3, before + 2])
    expect((await sheet(id)).lineas).toMatchObject([{ cantidad: 3 }])
  })

  test('unit by unit leaves the promise to be paid for its request', async () => {
    const made = await paid()
    const { id, price } = made
    await answer((await ask(made, 2)).id_solicitud)
    await takeOff(id, 3)
    expect(await account(id)).toMatchObject({ queda: 2 * price, comprometido: 2 * price })
    expect(await requestsOf(id)).toMatchObject([{ estado: 'ACCEPTED', monto: 2 * price }])
  })
})

describe('a retracto for nothing', () => {
  test('is none that the shop accepts, unless money of the order went back without a request', async () => {
    const made = await paid()
    const { id, price } = made
    const { id_solicitud } = await ask(made, 2)
    expect(await answer(id_solicitud, { monto: 0 })).toMatchObject({
      error: 'REFUND_NOTHING',
      fields: { monto: 'REFUND_NOTHING' },
    })
    // What came twice and went back by itself was none of it.
    await fixture.pool.query(
      `INSERT INTO refunds (order_id, method, amount, reason, actor, state, done_at)
       VALUES ($1, 'transfer', 1, 'duplicate', 'shop', 'DONE', now())`,
      [id],
    )
    expect(await answer(id_solicitud, { monto: 0 })).toMatchObject({ error: 'REFUND_NOTHING' })
    await takeOff(id, 0, { lineas: [], monto: 2 * price })
    expect(await answer(id_solicitud, { monto: 0 })).toMatchObject({ estado: 'ACCEPTED', monto: 0 })
  })

  test('is proposed for no more than is left, and not taken once all the money is on its way', async () => {
    const made = await paid()
    const { id, total } = made
    for (const accion of ['despachar', 'entregar']) await move(id, accion)
    await takeOff(id, 0, { lineas: [], monto: total - 1 })
    expect(await ask(made, 1)).toMatchObject({ monto: 1 })
    const later = await paid()
    // As of a card whose gateway has not answered yet.
    await fixture.pool.query(
      `INSERT INTO refunds (order_id, method, amount, reason, actor, state, done_at)
       VALUES ($1, 'transfer', $2, 'staff', 'Ana', 'DONE', now())`,
      [later.id, later.total],
    )
    expect(await ask(later, 1)).toMatchObject({ error: 'ORDER_STATE' })
  })
})

test('accepted requests of an order promise no more together than is left of it', async () => {
  const made = await paid()
  const { id, total, price } = made
  for (const accion of ['despachar', 'entregar']) await move(id, accion)
  const first = await ask(made, 2)
  const second = await ask(made, 2)
  expect(await answer(first.id_solicitud, { monto: total - price })).toMatchObject({ estado: 'ACCEPTED' })
  expect(await answer(second.id_solicitud)).toMatchObject({
    error: 'REFUND_TOO_MUCH',
    fields: { monto: 'REFUND_TOO_MUCH' },
  })
  expect(await answer(second.id_solicitud, { monto: price })).toMatchObject({ monto: price })
  expect(await account(id)).toMatchObject({ queda: total, comprometido: total })
})
