import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openPaying, type Paying } from '#testing/server/test-paying.ts'

let paying: Paying
beforeAll(async () => {
  paying = await openPaying({ timeoutSeconds: 6 })
})
afterAll(() => paying?.close())
beforeEach(() => paying.gateway.misbehave())
afterEach(() => void vi.useRealTimers())

/** From now on the clock of this process is so many minutes ahead of the database's. */
const jump = (minutes: number) =>
  void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })

async function atTheForm() {
  const order = await paying.order()
  if (!order.pago) throw new Error('The gateway gave no form.')
  return { ...order, ws: order.pago.token_ws }
}

test('ahead: a part of which no answer came is not asked for a second time', async () => {
  const order = await atTheForm()
  await paying.comeBack(await paying.atForm(order.ws, { accion: 'aprobar', tipo: 'VN' }))
  const desk = await paying.staff()
  const part = { id_pedido: order.id, monto: 4000, queda: 10_000, clave_idempotencia: randomUUID() }
  expect((await desk.post('staff/reembolsar-pago', part)).statusCode).toBe(200)
  paying.gateway.misbehave({ faults: { refund: { kind: 'down', times: 1 } } })
  await paying.payments.refunds.sendDue()
  await paying.pass(5)
  jump(120)
  await paying.payments.refunds.sendDue()
  expect((await paying.stands(order.id)).refunds).toEqual(['staff DUE 4000'])
  expect(paying.gateway.find(order.ws).balance).toBe(10_000)
})

test('ahead: a payment that the gateway may still be charging is not held to be over', async () => {
  const order = await atTheForm()
  paying.gateway.misbehave({ faults: { commit: { kind: 'down' } } })
  await paying.comeBack(await paying.atForm(order.ws, { accion: 'aprobar' }))
  await paying.pass(1)
  jump(60)
  await paying.payments.sweep()
  expect((await paying.stands(order.id)).attempts).toEqual(['CLAIMED'])
  paying.gateway.misbehave()
  await paying.pass(1)
  await paying.payments.sweep()
  expect(await paying.stands(order.id)).toMatchObject({ order: 'PENDING PAID', attempts: ['APPROVED'] })
})

test('behind: who tries again after a form that is over gets another', async () => {
  const order = await atTheForm()
  await paying.pass(16)
  jump(-60)
  const again = await paying.start(order.token)
  expect(again.json().pago.token_ws).not.toBe(order.ws)
})

test('behind: an order is held for as long as any', async () => {
  const { wire, body } = await paying.basket()
  paying.gateway.misbehave({ faults: { create: { kind: 'down' } } })
  jump(-180)
  const { id_pedido } = (await wire.post('generar-pedido', body)).json()
  await paying.orders.releaseExpired()
  expect((await paying.stands(id_pedido)).order).toBe('PENDING WAITING')
})
