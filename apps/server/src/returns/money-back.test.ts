import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import { formatClp } from '#rules/money/money.ts'
import { customerPassword, type Fixture, openFixture } from '../conformance/fixture.ts'
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
const move = (id_pedido: number, accion: string, more: object = {}) =>
  desk('staff/cambiar-estado-pedido', { id_pedido, accion, ...more })
const account = (id_pedido: number) => desk('staff/cuenta-pedido', { id_pedido }, 'GET')
const payBack = async (id_pedido: number, more: object) =>
  desk('staff/reembolsar-pago', {
    id_pedido,
    queda: (await account(id_pedido)).queda,
    medio: 'transferencia',
    clave_idempotencia: randomUUID(),
    ...more,
  })

async function order() {
  const actor = await fixture.actor('customer')
  const { id } = await actor.order()
  const { rows } = await fixture.pool.query('SELECT total FROM orders WHERE id = $1', [id])
  return { actor, id, total: rows[0].total as number }
}

/** What the mail of a kind that was last written about an order tells. */
async function told(id: number, kind: MailKind) {
  const { rows } = await fixture.pool.query(
    `SELECT m.data FROM mails m JOIN orders o ON o.token = m.data->'order'->>'token'
     WHERE o.id = $1 AND m.kind = $2 ORDER BY m.created_at DESC LIMIT 1`,
    [id, kind],
  )
  return rows[0].data
}

/** The same as its shopper reads it. */
const composed = async (id: number, kind: MailKind) =>
  composeMail(testMail({ kind, ...(await told(id, kind)) }, 'es'), testMailShop)

/** An order by transfer that was delivered, and a retracto of it that was accepted. */
async function accepted(more: { monto?: number } = {}) {
  const made = await order()
  for (const accion of ['pagar', 'despachar', 'entregar']) await move(made.id, accion)
  const requested = {
    id_pedido: made.id,
    tipo: 'RETRACTO',
    lineas: [{ posicion: 0, cantidad: 1 }],
    motivo: 'No era la talla.',
  }
  const request = (await fixture.ask('guardar-solicitud', requested, { cookies: made.actor.cookies })).json()
  const answer = { id_solicitud: request.id_solicitud, accion: 'aceptar', respuesta: 'Tráelo.', ...more }
  return { ...made, request: await desk('staff/responder-solicitud', answer) }
}

describe('money 3: an accepted retracto of a delivered transfer is paid back', () => {
  test('it is owed with a last day, paid in parts, told, and never more than it', async () => {
    const { actor, id, total, request } = await accepted()
    expect(request).toMatchObject({ estado: 'ACCEPTED', monto: total, reembolsado: 0 })
    const days = (Date.parse(request.reembolsar_hasta) - Date.parse(request.fecha.slice(0, 10))) / 86_400_000
    expect(Math.abs(days - 45)).toBeLessThanOrEqual(1)
    const id_solicitud = request.id_solicitud
    expect(await payBack(id, { id_solicitud, monto: 1000 })).toMatchObject({
      monto: 1000,
      queda: total - 1000,
    })
    expect(await payBack(id, { id_solicitud, monto: total })).toMatchObject({ error: 'REFUND_TOO_MUCH' })
    expect(await payBack(id, { id_solicitud, medio: 'tienda' })).toMatchObject({
      monto: total - 1000,
      queda: 0,
    })
    const own = await fixture.ask(
      'listar-solicitudes',
      { id_pedido: id },
      { verb: 'GET', cookies: actor.cookies },
    )
    expect(own.json().solicitudes[0]).toMatchObject({
      reembolsado: total,
      reembolsos: [
        { monto: 1000, medio: 'transferencia', estado: 'DONE' },
        { monto: total - 1000, medio: 'tienda', estado: 'DONE' },
      ],
    })
    const { rows } = await fixture.pool.query(
      `SELECT o.state, o.payment_state, (SELECT count(*)::int FROM mails m
         WHERE m.kind = 'payment-refunded' AND m.data->'refund'->>'token' = o.token) AS told
       FROM orders o WHERE id = $1`,
      [id],
    )
    expect(rows[0]).toEqual({ state: 'COMPLETED', payment_state: 'REFUNDED', told: 2 })
  })

  test('no more is paid back for it than what it was accepted for, though more is left of the order', async () => {
    const { id, total, request } = await accepted({ monto: 5000 })
    expect(total).toBeGreaterThan(5001)
    const { id_solicitud } = request
    expect(await payBack(id, { id_solicitud, monto: 5001 })).toMatchObject({ error: 'REFUND_TOO_MUCH' })
    expect(await payBack(id, { id_solicitud, monto: 5000 })).toMatchObject({ queda: total - 5000 })
    expect(await payBack(id, { id_solicitud, monto: 1 })).toMatchObject({ error: 'REFUND_TOO_MUCH' })
    expect(await payBack(id, { monto: 1 })).toMatchObject({ queda: total - 5001 })
  })

  test('no more is promised than is left, also where the sum is not named', async () => {
    const made = await order()
    for (const accion of ['pagar', 'despachar', 'entregar']) await move(made.id, accion)
    const requested = {
      id_pedido: made.id,
      tipo: 'RETRACTO',
      lineas: [{ posicion: 0, cantidad: 1 }],
      motivo: 'No era la talla.',
    }
    const sent = await fixture.ask('guardar-solicitud', requested, { cookies: made.actor.cookies })
    const { id_solicitud } = sent.json()
    await payBack(made.id, { monto: 1000 })
    const answer = { id_solicitud, accion: 'aceptar', respuesta: 'Tráelo.' }
    expect(await desk('staff/responder-solicitud', answer)).toMatchObject({
      error: 'REFUND_TOO_MUCH',
      fields: { monto: 'REFUND_TOO_MUCH' },
    })
    const less = { ...answer, monto: made.total - 1000 }
    expect(await desk('staff/responder-solicitud', less)).toMatchObject({ monto: made.total - 1000 })
  })

  test('who asked for another one and is given money is told until when, and asks for no money of it again', async () => {
    const { actor, id, total } = await order()
    for (const accion of ['pagar', 'despachar', 'entregar']) await move(id, accion)
    const asked = (preferencia: string) =>
      fixture.ask(
        'guardar-solicitud',
        {
          id_pedido: id,
          tipo: 'GARANTIA',
          lineas: [{ posicion: 0, cantidad: 1 }],
          motivo: 'Llegó roto.',
          preferencia,
        },
        { cookies: actor.cookies },
      )
    const { id_solicitud } = (await asked('CAMBIO')).json()
    const accepted = { id_solicitud, accion: 'aceptar', respuesta: 'No queda otro.', monto: 2000 }
    expect(total).toBeGreaterThan(2000)
    expect(await desk('staff/responder-solicitud', accepted)).toMatchObject({
      monto: 2000,
      reembolsar_hasta: expect.any(String),
    })
    await desk('staff/responder-solicitud', { id_solicitud, accion: 'cerrar', respuesta: 'Pagado.' })
    expect((await asked('DEVOLUCION')).json().error).toBe('CLAIM_QUANTITY')
  })

  test('no refund is for a request that was not accepted, or of another order', async () => {
    const { request } = await accepted()
    const other = await order()
    await move(other.id, 'pagar')
    expect(await payBack(other.id, { id_solicitud: request.id_solicitud })).toMatchObject({
      error: 'ORDER_STATE',
    })
  })

  test('what came back goes into stock once, with its movement', async () => {
    const { id, request } = await accepted()
    const { id_solicitud } = request
    const restock = {
      id_solicitud,
      id_sucursal: 2,
      lineas: [{ posicion: 0, cantidad: 1 }],
      clave_idempotencia: randomUUID(),
    }
    const sent = await Promise.all([1, 2, 3].map(() => desk('staff/recibir-devolucion', restock)))
    for (const each of sent) expect(each.lineas).toMatchObject([{ en_stock: 1 }])
    const more = { ...restock, clave_idempotencia: randomUUID() }
    expect(await desk('staff/recibir-devolucion', more)).toMatchObject({ error: 'RESTOCK_TOO_MANY' })
    expect(await desk('staff/movimientos-stock', { id_solicitud }, 'GET')).toMatchObject([
      { cantidad: 1, id_sucursal: 2, motivo: 'devuelto', id_pedido: id },
    ])
  })
})

describe('money 5: who is told of a cancelled order is promised what the shop has of it', () => {
  const cancelled = async (id: number) => (await composed(id, 'order-cancelled')).text

  test('what was paid and not what was paid by mistake, or cost nothing', async () => {
    const paid = await order()
    await move(paid.id, 'pagar', { monto: paid.total + 5 })
    await move(paid.id, 'cancelar')
    expect(await cancelled(paid.id)).toContain(`Te devolvemos ${formatClp(paid.total + 5)} y te avisamos`)

    const mistaken = await order()
    await move(mistaken.id, 'pagar')
    await move(mistaken.id, 'anular-pago', { motivo: 'Era de otro pedido' })
    expect(await move(mistaken.id, 'cancelar')).toMatchObject({ pago: { fecha_pago: null } })
    expect(await cancelled(mistaken.id)).toContain('Si alcanzaste a pagar, te devolvemos todo.')
    expect(await cancelled(mistaken.id)).not.toContain('Te devolvemos')

    const free = await order()
    await fixture.pool.query(
      `WITH history AS (UPDATE order_history SET payment_state = 'PAID' WHERE order_id = $1)
       UPDATE orders SET payment_state = 'PAID' WHERE id = $1`,
      [free.id],
    )
    await move(free.id, 'cancelar')
    expect(await cancelled(free.id)).not.toMatch(/devolvemos/)
  })

  test('what is left where part of it went back, and all where it goes back as it is cancelled', async () => {
    const parted = await order()
    await move(parted.id, 'pagar')
    await payBack(parted.id, { monto: 1000 })
    await move(parted.id, 'cancelar')
    expect(await cancelled(parted.id)).toContain(`Te devolvemos ${formatClp(parted.total - 1000)} y`)
    await payBack(parted.id, {})
    await fixture.pool.query(
      `UPDATE mails SET state = 'sent', sent_at = now(), data = '{}'
       WHERE kind = 'order-cancelled' AND order_number = (SELECT number FROM orders WHERE id = $1)`,
      [parted.id],
    )
    const again = { id_pedido: parted.id, tipo_correo: 'order-cancelled' }
    expect(await desk('staff/reenviar-correo-pedido', again)).not.toHaveProperty('error')
    expect(await cancelled(parted.id)).not.toMatch(/devolvemos/)

    const whole = await order()
    await move(whole.id, 'pagar')
    await payBack(whole.id, {})
    expect(await cancelled(whole.id)).toContain(`Te devolvemos ${formatClp(whole.total)} y`)
  })

  test('an order that is paid again is paid since then', async () => {
    const { id } = await order()
    await move(id, 'pagar')
    await move(id, 'anular-pago', { motivo: 'Era de otro pedido' })
    const paid = await move(id, 'pagar')
    const { historial } = await desk('staff/pedido', { id_pedido: id }, 'GET')
    expect(paid.pago.fecha_pago).toBe(historial.at(-1).fecha)
    expect(paid.pago.fecha_pago).not.toBe(historial[1].fecha)
    expect(Date.parse((await told(id, 'order-paid')).order.paidAt)).toBe(Date.parse(historial.at(-1).fecha))
  })
})

describe('who asks to be forgotten is known until they have their money and their answer', () => {
  const erase = async ({ cookies }: { cookies: Cookies }) => {
    const request = { accion: 'borrar', contrasenia: customerPassword }
    expect((await fixture.ask('mis-datos', request, { cookies })).json()).toEqual({ borrado: true })
  }
  const emailOf = async (id: number) =>
    (await fixture.pool.query('SELECT customer_email AS email FROM orders WHERE id = $1', [id])).rows[0].email
  const refundsTold = async (email: string) =>
    (
      await fixture.pool.query(
        `SELECT data->'refund'->'amount' AS amount FROM mails WHERE kind = 'payment-refunded' AND recipient = $1
         ORDER BY created_at`,
        [email],
      )
    ).rows.map(({ amount }) => amount)

  test('of a cancelled order until all is paid back, of which they are told', async () => {
    const { actor, id, total } = await order()
    await move(id, 'pagar')
    await move(id, 'cancelar')
    await erase(actor)
    expect(await emailOf(id)).toBe(actor.email)
    await payBack(id, { monto: 1000 })
    expect(await emailOf(id)).toBe(actor.email)
    await payBack(id, {})
    expect(await emailOf(id)).toBe('')
    expect(await refundsTold(actor.email)).toEqual([1000, total - 1000])
  })

  test('they are told too where an order is cancelled by paying it back, and not kept where none is owed', async () => {
    const { actor, id, total } = await order()
    await move(id, 'pagar')
    await erase(actor)
    await payBack(id, {})
    expect(await emailOf(id)).toBe('')
    expect(await refundsTold(actor.email)).toEqual([total])

    const unpaid = await order()
    await erase(unpaid.actor)
    await move(unpaid.id, 'cancelar')
    expect(await emailOf(unpaid.id)).toBe('')
  })

  test('of a delivered order until what they asked is answered, and what they wrote with them', async () => {
    const { actor, id, request, total } = await accepted()
    const { id_solicitud } = request
    await erase(actor)
    expect(await emailOf(id)).toBe(actor.email)
    const shown = await desk('staff/solicitudes', {}, 'GET')
    expect(shown.find((each: typeof request) => each.id_solicitud === id_solicitud)).toMatchObject({
      motivo: 'No era la talla.',
    })
    await payBack(id, { id_solicitud })
    expect(await emailOf(id)).toBe(actor.email)
    await desk('staff/responder-solicitud', { id_solicitud, accion: 'cerrar', respuesta: 'Listo.' })
    expect(await emailOf(id)).toBe('')
    expect(await refundsTold(actor.email)).toEqual([total])
    const { rows } = await fixture.pool.query(
      `SELECT r.reason, array_agg(h.answer) AS answers FROM return_requests r
       JOIN return_request_history h ON h.request_id = r.id WHERE r.id = $1 GROUP BY r.reason`,
      [id_solicitud],
    )
    expect(rows).toEqual([{ reason: '', answers: ['', '', ''] }])
  })
})

describe('money 12: what the staff takes in', () => {
  test('an order on its way that is refunded whole is over, and its stock is where it was', async () => {
    const { id } = await order()
    for (const accion of ['pagar', 'despachar']) await move(id, accion)
    await payBack(id, {})
    const over = { glosa_estado_pedido: 'CANCELLED', pago: { estado_pago: 'REFUNDED' } }
    expect(await desk('staff/pedido', { id_pedido: id }, 'GET')).toMatchObject(over)
    expect(await desk('staff/movimientos-stock', { id_pedido: id }, 'GET')).toHaveLength(1)
  })

  test('keeps amount, day and reference, and is taken back with a reason', async () => {
    const { id, total } = await order()
    const short = await move(id, 'pagar', { monto: total - 1 })
    expect(short).toMatchObject({ error: 'PAYMENT_TOO_LITTLE', fields: { monto: 'PAYMENT_TOO_LITTLE' } })
    const ahead = await move(id, 'pagar', { fecha_pago: '9999-12-31' })
    expect(ahead).toMatchObject({ error: 'INVALID_REQUEST', fields: { fecha_pago: 'FIELD_INVALID' } })
    await move(id, 'pagar', { monto: total + 5, fecha_pago: '2025-11-20', referencia: '884512' })
    expect(await account(id)).toMatchObject({
      pagado: total + 5,
      pagos: [{ monto: total + 5, fecha_pago: '2025-11-20', referencia: '884512', anulado: null }],
    })
    expect(await move(id, 'anular-pago')).toMatchObject({ fields: { motivo: 'FIELD_REQUIRED' } })
    const motivo = 'Era de otro pedido'
    expect(await move(id, 'anular-pago', { motivo })).toMatchObject({ pago: { estado_pago: 'WAITING' } })
    expect(await account(id)).toMatchObject({ pagado: 0, pagos: [{ anulado: { motivo } }] })
    expect(await move(id, 'anular-pago', { motivo })).toMatchObject({ error: 'ORDER_STATE' })
  })

  test('is not taken back once some of it went back: the shop would owe what it never had', async () => {
    const { id, total } = await order()
    await move(id, 'pagar')
    await payBack(id, { monto: 1000 })
    const motivo = 'Era de otro pedido'
    expect(await move(id, 'anular-pago', { motivo })).toMatchObject({ error: 'ORDER_STATE' })
    expect(await account(id)).toMatchObject({ pagado: total, reembolsado: 1000, queda: total - 1000 })
  })

  test('serves no cancelled order of which some went back or less came', async () => {
    const [short, refunded] = [await order(), await order()]
    for (const { id } of [short, refunded]) await move(id, 'cancelar')
    await move(short.id, 'pagar', { monto: short.total - 1 })
    await move(refunded.id, 'pagar')
    await payBack(refunded.id, { monto: 1 })
    for (const { id } of [short, refunded]) {
      expect(await move(id, 'reabrir')).toMatchObject({ error: 'ORDER_STATE' })
      expect(await desk('staff/movimientos-stock', { id_pedido: id }, 'GET')).toHaveLength(2)
    }
  })

  test('late for a cancelled order it is served, or paid back', async () => {
    const served = await order()
    await move(served.id, 'cancelar')
    expect(await move(served.id, 'reabrir')).toMatchObject({ error: 'ORDER_STATE' })
    await move(served.id, 'pagar')
    expect(await move(served.id, 'reabrir')).toMatchObject({ glosa_estado_pedido: 'PENDING' })
    const book = await desk('staff/movimientos-stock', { id_pedido: served.id }, 'GET')
    expect(book.map(({ motivo }: { motivo: string }) => motivo)).toEqual([
      'reservado',
      'liberado',
      'reservado',
    ])

    const back = await order()
    await move(back.id, 'cancelar')
    await move(back.id, 'pagar')
    expect(await payBack(back.id, {})).toMatchObject({ monto: back.total, queda: 0 })
    const status = { glosa_estado_pedido: 'CANCELLED', pago: { estado_pago: 'REFUNDED' } }
    expect(await desk('staff/pedido', { id_pedido: back.id }, 'GET')).toMatchObject(status)
    expect(await move(back.id, 'reabrir')).toMatchObject({ error: 'ORDER_STATE' })
  })

  test('late for a cancelled order it is told as what came, whatever the order cost', async () => {
    const { id, total } = await order()
    await move(id, 'cancelar')
    await move(id, 'pagar', { monto: 5000 })
    const { text } = await composed(id, 'payment-late')
    expect(text).toContain('Recibimos $5.000 del pedido')
    expect(text).not.toContain(`Recibimos ${formatClp(total)}`)
  })
})
