import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPaying, type Paying } from '#testing/server/test-paying.ts'
import { logError } from '../../http/logging/log-error.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { testMailShop } from '../../mail/test-order.ts'

let paying: Paying
beforeAll(async () => {
  paying = await openPaying({ timeoutSeconds: 6 })
})
afterAll(() => paying?.close())
beforeEach(() => paying.gateway.misbehave())

async function atTheForm() {
  const order = await paying.order()
  if (!order.pago) throw new Error('The gateway gave no form.')
  return { ...order, ws: order.pago.token_ws }
}

const paid = { order: 'PENDING PAID', attempts: ['APPROVED'], refunds: [], mails: ['order-paid'] }

describe('a gateway that gives no form', () => {
  test.each(['down', 'error', 'garbage', 'slow', 'lost'] as const)(
    '%s: the order stands with its stock, and its payment is started again when it is back',
    async (kind) => {
      paying.gateway.misbehave({ faults: { create: { kind, ms: 9000 } } })
      const order = await paying.order()
      expect(order.pago).toBeUndefined()
      expect(await paying.unitsOf(order.product)).toEqual({ stock: 4, units: 4 })
      const down = await paying.start(order.token)
      expect([down.statusCode, down.json().error]).toEqual([400, 'PAYMENT_UNAVAILABLE'])
      expect(await paying.result(order.token)).toMatchObject({ estado: 'pendiente', puede_reintentar: 1 })
      paying.gateway.misbehave()
      // The gateway may know the number of the attempt whose answer never came: the next one has its own.
      const started = (await paying.start(order.token)).json()
      await paying.comeBack(await paying.atForm(started.pago.token_ws, { accion: 'aprobar' }))
      const stands = await paying.stands(order.id)
      expect(stands).toMatchObject({ order: 'PENDING PAID', mails: ['order-paid'] })
      expect(stands.attempts).toEqual(['FAILED', 'FAILED', 'APPROVED'])
    },
  )
})

describe('a gateway that does not answer the commit', () => {
  test('done and the answer lost: its status is asked at once, and the order is paid', async () => {
    const order = await atTheForm()
    paying.gateway.misbehave({ faults: { commit: { kind: 'lost' } } })
    await paying.comeBack(await paying.atForm(order.ws, { accion: 'aprobar' }))
    expect(await paying.stands(order.id)).toEqual(paid)
    expect(paying.gateway.find(order.ws).charges).toBe(1)
  })

  test('done, the answer lost and nothing more heard: it waits, holds its stock, and the sweeper settles it', async () => {
    const order = await atTheForm()
    paying.gateway.misbehave({ faults: { commit: { kind: 'lost' }, status: { kind: 'down' } } })
    await paying.comeBack(await paying.atForm(order.ws, { accion: 'aprobar' }))
    expect(await paying.result(order.token)).toMatchObject({ estado: 'pendiente', puede_reintentar: 0 })
    expect((await paying.start(order.token)).json()).toMatchObject({ error: 'ORDER_STATE' })
    // Longer than the hold was: it is extended for as long as it is not known.
    for (let minutes = 0; minutes < 90; minutes += 10) {
      await paying.pass(10)
      await paying.payments.sweep()
      await paying.orders.releaseExpired()
    }
    expect(await paying.stands(order.id)).toMatchObject({ order: 'PENDING WAITING', attempts: ['CLAIMED'] })
    paying.gateway.misbehave()
    await paying.pass(1)
    // A run that is to end begins with none.
    await paying.payments.sweep(AbortSignal.abort())
    expect(await paying.stands(order.id)).toMatchObject({ attempts: ['CLAIMED'] })
    await paying.payments.sweep()
    expect(await paying.stands(order.id)).toEqual(paid)
    expect(paying.gateway.find(order.ws).charges).toBe(1)
  })

  test('slower than the shop waits, and done after it: the sweeper hears of it', async () => {
    const order = await atTheForm()
    paying.gateway.misbehave({ faults: { commit: { kind: 'slow', ms: 9000 } } })
    await paying.comeBack(await paying.atForm(order.ws, { accion: 'aprobar' }))
    expect((await paying.stands(order.id)).attempts).toEqual(['CLAIMED'])
    expect(await paying.result(order.token)).toMatchObject({ estado: 'pendiente', puede_reintentar: 0 })
    await expect.poll(() => paying.gateway.find(order.ws).charges).toBe(1)
    await paying.pass(1)
    await paying.payments.sweep()
    expect(await paying.stands(order.id)).toEqual(paid)
    expect(paying.gateway.find(order.ws).charges).toBe(1)
  })

  test.each(['down', 'error', 'garbage'] as const)(
    '%s and nothing done: the sweeper commits it once the gateway is back',
    async (kind) => {
      const order = await atTheForm()
      paying.gateway.misbehave({ faults: { commit: { kind } } })
      await paying.comeBack(await paying.atForm(order.ws, { accion: 'aprobar' }))
      expect(await paying.stands(order.id)).toMatchObject({ order: 'PENDING WAITING', attempts: ['CLAIMED'] })
      expect(await paying.result(order.token)).toMatchObject({ estado: 'pendiente', puede_reintentar: 0 })
      paying.gateway.misbehave()
      await paying.pass(1)
      await paying.payments.sweep()
      expect(await paying.stands(order.id)).toEqual(paid)
    },
  )

  test('it never settles what nobody committed: after half an hour it is over and can be tried again', async () => {
    const order = await atTheForm()
    paying.gateway.misbehave({ faults: { commit: { kind: 'down' } } })
    await paying.comeBack(await paying.atForm(order.ws, { accion: 'aprobar' }))
    await paying.pass(31)
    await paying.payments.sweep()
    expect(await paying.stands(order.id)).toMatchObject({ order: 'PENDING WAITING', attempts: ['EXPIRED'] })
    expect(await paying.result(order.token)).toMatchObject({ estado: 'expirado', puede_reintentar: 1 })
  })

  test('a gateway that is silent for a week is given up, and the order is not held forever', async () => {
    const order = await atTheForm()
    const faults = { commit: { kind: 'lost' }, status: { kind: 'down' } } as const
    paying.gateway.misbehave({ faults })
    await paying.comeBack(await paying.atForm(order.ws, { accion: 'aprobar' }))
    await paying.pass(7 * 24 * 60 + 1)
    await paying.payments.sweep()
    expect((await paying.stands(order.id)).attempts).toEqual(['LOST'])
  })
})

test('a charge that is not what was asked for confirms nothing and goes back', async () => {
  const order = await atTheForm()
  paying.gateway.misbehave({ amountOff: -1 })
  await paying.comeBack(await paying.atForm(order.ws, { accion: 'aprobar' }))
  expect(await paying.stands(order.id)).toEqual({
    order: 'PENDING WAITING',
    attempts: ['APPROVED'],
    refunds: ['mismatch DUE 9999'],
    mails: [],
  })
  expect(await paying.result(order.token)).toMatchObject({ estado: 'rechazado', puede_reintentar: 1 })
  paying.gateway.misbehave()
  await paying.payments.refunds.sendDue(AbortSignal.abort())
  expect(await paying.stands(order.id)).toMatchObject({ refunds: ['mismatch DUE 9999'] })
  await paying.payments.refunds.sendDue()
  expect(paying.gateway.find(order.ws)).toMatchObject({ status: 'REVERSED', balance: 0 })
  expect(await paying.stands(order.id)).toMatchObject({
    order: 'PENDING WAITING',
    refunds: ['mismatch DONE 9999'],
  })
  const again = (await paying.start(order.token)).json().pago.token_ws
  await paying.comeBack(await paying.atForm(again, { accion: 'aprobar' }))
  expect(await paying.stands(order.id)).toMatchObject({
    order: 'PENDING PAID',
    mails: ['payment-refunded', 'order-paid'],
  })
})

describe('an order that ends while it is being paid', () => {
  test('its hold ends at the form: the stock is back, and who comes back is charged nothing', async () => {
    const order = await atTheForm()
    await paying.pass(61)
    await paying.orders.releaseExpired()
    expect(await paying.unitsOf(order.product)).toEqual({ stock: 5, units: 5 })
    await paying.comeBack(await paying.atForm(order.ws, { accion: 'aprobar' }))
    expect(paying.gateway.find(order.ws).charges).toBe(0)
    expect(await paying.stands(order.id)).toEqual({
      order: 'CANCELLED EXPIRED',
      attempts: ['SUPERSEDED'],
      refunds: [],
      mails: [],
    })
    expect(await paying.result(order.token)).toMatchObject({ estado: 'anulado', puede_reintentar: 0 })
  })

  test('a hold that is about to end lasts for the time at the form', async () => {
    const order = await atTheForm()
    await paying.pass(55)
    const again = (await paying.start(order.token)).json().pago.token_ws
    await paying.pass(10)
    await paying.orders.releaseExpired()
    await paying.comeBack(await paying.atForm(again, { accion: 'aprobar' }))
    expect(await paying.stands(order.id)).toMatchObject({ order: 'PENDING PAID' })
  })

  test('a rejected order that nobody tries again ends with its hold', async () => {
    const order = await atTheForm()
    await paying.comeBack(await paying.atForm(order.ws, { accion: 'rechazar' }))
    expect((await paying.stands(order.id)).order).toBe('PENDING REJECTED')
    await paying.pass(61)
    await paying.orders.releaseExpired()
    expect((await paying.stands(order.id)).order).toBe('CANCELLED EXPIRED')
    expect(await paying.unitsOf(order.product)).toEqual({ stock: 5, units: 5 })
  })

  test('cancelled while the gateway charges it: the money goes back by itself, and no mail says that it is paid or that nothing was charged', async () => {
    const order = await atTheForm()
    const desk = await paying.staff()
    paying.gateway.misbehave({ faults: { commit: { kind: 'slow', ms: 3000 } } })
    const back = paying.comeBack(await paying.atForm(order.ws, { accion: 'aprobar' }))
    await expect.poll(async () => (await paying.stands(order.id)).attempts).toEqual(['CLAIMED'])
    const cancelled = await desk.post('staff/cambiar-estado-pedido', {
      id_pedido: order.id,
      accion: 'cancelar',
    })
    expect(cancelled.statusCode).toBe(200)
    await back
    expect(await paying.stands(order.id)).toEqual({
      order: 'CANCELLED PAID',
      attempts: ['APPROVED'],
      refunds: ['late DUE 10000'],
      // The shopper, who did not cancel it, is told.
      mails: ['order-cancelled'],
    })
    const { rows } = await paying.database.pool.query(
      `SELECT recipient AS to, language, kind, data FROM mails WHERE data->'order'->>'token' = $1`,
      [order.token],
    )
    const [{ data, ...mail }] = rows
    expect(composeMail({ ...mail, ...data }, testMailShop).text).toContain('te devolvemos todo')
    expect(await paying.result(order.token)).toMatchObject({ estado: 'reembolsado', puede_reintentar: 0 })
    await paying.payments.refunds.sendDue()
    expect(paying.gateway.find(order.ws)).toMatchObject({ charges: 1, status: 'REVERSED', balance: 0 })
    expect(await paying.stands(order.id)).toMatchObject({
      order: 'CANCELLED REFUNDED',
      refunds: ['late DONE 10000'],
    })
    expect(await paying.unitsOf(order.product)).toEqual({ stock: 5, units: 5 })
  })
})

test('nobody comes back from the form: the attempt ends, and the order can still be paid until its hold ends', async () => {
  const order = await atTheForm()
  await paying.pass(16)
  await paying.payments.sweep()
  expect(await paying.stands(order.id)).toMatchObject({ order: 'PENDING WAITING', attempts: ['EXPIRED'] })
  expect(await paying.result(order.token)).toMatchObject({ estado: 'expirado', puede_reintentar: 1 })
})

describe('a process that dies', () => {
  test.each(['payment-inserted', 'payment-created'] as const)(
    'at %s: the order stands, and the attempt ends as failed',
    async (place) => {
      paying.gateway.misbehave({ faults: { create: { kind: 'down' } } })
      const order = await paying.order()
      paying.gateway.misbehave()
      await expect(paying.dyingAt(place).start(order.token)).rejects.toThrow(place)
      expect((await paying.stands(order.id)).attempts.at(-1)).toBe('OPENING')
      await paying.pass(3)
      await paying.payments.sweep()
      expect((await paying.stands(order.id)).attempts.at(-1)).toBe('FAILED')
      expect((await paying.start(order.token)).statusCode).toBe(200)
    },
  )

  test.each(['payment-claimed', 'payment-committed', 'payment-settled', 'payment-applied'] as const)(
    'at %s: what it left is finished, charged once and told once',
    async (place) => {
      const order = await atTheForm()
      await paying.atForm(order.ws, { accion: 'aprobar' })
      const dying = paying.dyingAt(place).returned({ kind: 'done', token: order.ws })
      await expect(dying).rejects.toThrow(place)
      await paying.pass(2)
      await Promise.all([1, 2, 3].map(() => paying.payments.sweep()))
      expect(await paying.stands(order.id)).toEqual(paid)
      expect(paying.gateway.find(order.ws).charges).toBe(1)
    },
  )

  test('where the sweeper fails at a payment, the log says at which and why', async () => {
    const order = await atTheForm()
    await paying.atForm(order.ws, { accion: 'aprobar' })
    const returned = { kind: 'done', token: order.ws } as const
    await expect(paying.dyingAt('payment-claimed').returned(returned)).rejects.toThrow()
    await paying.pass(2)
    const thrown: unknown = await paying
      .dyingAt('payment-settled')
      .sweep()
      .catch((error) => error)
    const { message } = logError(thrown)
    expect(message).toMatch(
      /^Payments could not be swept: The payment \d+ \(\d+-1\): Died at payment-settled$/,
    )
    expect(message).toContain(`(${order.number}-1)`)
    await paying.pass(2)
    await paying.payments.sweep()
    expect(await paying.stands(order.id)).toEqual(paid)
  })
})
