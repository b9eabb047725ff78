import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { GatewayRefusal } from '#sandbox/webpay/gateway.ts'
import { openPaying, type Paying, staff } from '#testing/server/test-paying.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { composeApp } from '../../compose.ts'
import { inTransaction, type Transaction } from '../../db/connection.ts'

let paying: Paying
let desk: Awaited<ReturnType<Paying['staff']>>
beforeAll(async () => {
  paying = await openPaying({ timeoutSeconds: 6 })
  desk = await paying.staff()
})
afterAll(() => paying?.close())
beforeEach(() => paying.gateway.misbehave())

async function paidOrder(tipo = 'VN', price = 10_000) {
  const order = await paying.order({ price })
  if (!order.pago) throw new Error('The gateway gave no form.')
  const ws = order.pago.token_ws
  await paying.comeBack(await paying.atForm(ws, { accion: 'aprobar', tipo }))
  return { ...order, ws }
}

const account = async (id_pedido: number) =>
  (await desk.get('staff/cuenta-pedido', { id_pedido: String(id_pedido) })).json()
const refund = async (id_pedido: number, monto?: number, more: object = {}) => {
  const { queda = 0 } = await account(id_pedido)
  const sum = monto !== undefined && { monto }
  const request = { id_pedido, queda, clave_idempotencia: randomUUID(), ...sum, ...more }
  return (await desk.post('staff/reembolsar-pago', request)).json()
}
const move = (id_pedido: number, accion: string) =>
  desk.post('staff/cambiar-estado-pedido', { id_pedido, accion })
const send = () => paying.payments.refunds.sendDue()

describe('what the staff pays back', () => {
  test('all of an order that has not left: it is cancelled, its stock is back, the gateway reverses', async () => {
    const order = await paidOrder()
    expect(await refund(order.id)).toEqual({ id_reembolso: expect.any(Number), monto: 10_000, queda: 0 })
    expect(await paying.stands(order.id)).toMatchObject({
      order: 'CANCELLED PAID',
      refunds: ['cancelled DUE 10000'],
    })
    expect(await paying.unitsOf(order.product)).toEqual({ stock: 5, units: 5 })
    await send()
    expect(paying.gateway.find(order.ws).status).toBe('REVERSED')
    expect(await paying.stands(order.id)).toMatchObject({
      order: 'CANCELLED REFUNDED',
      refunds: ['cancelled DONE 10000'],
    })
    expect(await paying.result(order.token)).toMatchObject({ estado: 'reembolsado' })
    expect(await refund(order.id)).toMatchObject({ error: 'ORDER_STATE' })
  })

  test('cancelling a paid order pays it back', async () => {
    const order = await paidOrder('VD')
    expect((await move(order.id, 'cancelar')).statusCode).toBe(200)
    await send()
    expect(await paying.stands(order.id)).toMatchObject({
      order: 'CANCELLED REFUNDED',
      refunds: ['cancelled DONE 10000'],
    })
  })

  test('parts of a credit charge, and the rest; never more than was charged', async () => {
    const order = await paidOrder('VC')
    expect(await refund(order.id, 3000)).toMatchObject({ monto: 3000, queda: 7000 })
    expect(await account(order.id)).toMatchObject({
      cobros: [{ monto: 10_000, tipo_tarjeta: 'VC', codigo_autorizacion: expect.any(String) }],
    })
    expect(await refund(order.id, 7001)).toMatchObject({ error: 'REFUND_TOO_MUCH' })
    await send()
    expect(paying.gateway.find(order.ws)).toMatchObject({ status: 'PARTIALLY_NULLIFIED', balance: 7000 })
    expect((await paying.stands(order.id)).order).toBe('PENDING PAID')
    for (const accion of ['preparar', 'despachar', 'entregar']) await move(order.id, accion)
    expect(await refund(order.id)).toMatchObject({ monto: 7000, queda: 0 })
    await send()
    expect(paying.gateway.find(order.ws)).toMatchObject({ status: 'NULLIFIED', balance: 0 })
    const stands = await paying.stands(order.id)
    expect(stands.refunds).toEqual(['staff DONE 3000', expect.stringMatching(/ DONE 7000$/)])
    expect(stands.order).toMatch(/ REFUNDED$/)
  })

  test('debit and prepaid in full only, after 90 days not at all', async () => {
    const debit = await paidOrder('VD')
    expect(await refund(debit.id, 1)).toMatchObject({ error: 'REFUND_PARTIAL' })
    const old = await paidOrder()
    await paying.database.pool.query(
      `UPDATE payments SET charged_at = charged_at - interval '91 days' WHERE order_id = $1`,
      [old.id],
    )
    expect(await refund(old.id)).toMatchObject({ error: 'REFUND_TOO_LATE' })
    expect((await paying.stands(old.id)).refunds).toEqual([])
  })

  test('nothing of an order that is not paid or not there', async () => {
    const order = await paying.order()
    expect(await refund(order.id)).toMatchObject({ error: 'ORDER_STATE' })
    expect(await refund(2_000_000_000)).toMatchObject({ error: 'NOT_FOUND' })
  })

  test('20 of the staff pay one order back at once: it is paid back once', async () => {
    const order = await paidOrder()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(order.id)))
    expect(answers.filter(({ monto }) => monto === 10_000)).toHaveLength(1)
    await Promise.all([send(), send(), send()])
    expect(paying.gateway.find(order.ws)).toMatchObject({ status: 'REVERSED', balance: 0 })
    expect((await paying.stands(order.id)).refunds).toEqual(['cancelled DONE 10000'])
  })
})

test('who asks to be forgotten is known until the gateway has paid back, and is told of it', async () => {
  const part = await paidOrder('VC')
  for (const accion of ['preparar', 'despachar', 'entregar']) await move(part.id, accion)
  await refund(part.id, 3000)
  const whole = await paidOrder()
  await move(whole.id, 'cancelar')
  const ids = [part.id, whole.id]
  const emails = async () => {
    const { rows } = await paying.database.pool.query<{ email: string }>(
      'SELECT customer_email AS email FROM orders WHERE id = ANY ($1) ORDER BY id',
      [ids],
    )
    return rows.map(({ email }) => email)
  }
  const before = await emails()
  await paying.database.pool.query('UPDATE orders SET forget_person = true WHERE id = ANY ($1)', [ids])
  for (const id of ids) await inTransaction(paying.database, (tx) => paying.payments.orders.forgetDue(tx, id))
  expect(before).not.toContain('')
  expect(await emails()).toEqual(before)
  await send()
  expect(await emails()).toEqual(['', ''])
  const { told } = await paying.one<{ told: number[] }>(
    `SELECT array_agg((data->'refund'->>'amount')::int) AS told FROM mails
     WHERE kind = 'payment-refunded' AND recipient = ANY ($1)`,
    [before],
  )
  expect(told.toSorted((one, other) => one - other)).toEqual([3000, 10_000])
})

test('who asks to be forgotten is known while what failed to go back was not paid by another way', async () => {
  const { id } = await paidOrder('VC')
  for (const accion of ['preparar', 'despachar', 'entregar']) await move(id, accion)
  await refund(id, 3000)
  await paying.database.pool.query(
    `WITH failed AS (UPDATE refunds SET state = 'FAILED' WHERE order_id = $1)
     UPDATE orders SET forget_person = true WHERE id = $1`,
    [id],
  )
  const email = async () => {
    const forget = (tx: Transaction) => paying.payments.orders.forgetDue(tx, id)
    await inTransaction(paying.database, forget)
    return (
      await paying.one<{ email: string }>('SELECT customer_email AS email FROM orders WHERE id = $1', [id])
    ).email
  }
  expect(await email()).not.toBe('')
  const byHand = { medio: 'transferencia', referencia: '991204' }
  expect(await refund(id, 3000, byHand)).toMatchObject({ monto: 3000 })
  expect(await email()).toBe('')
  // Another test counts what waits for a person.
  await paying.database.pool.query(`DELETE FROM refunds WHERE order_id = $1 AND state = 'FAILED'`, [id])
})

describe('money 1: a double click pays back once', () => {
  test.each([
    ['under one key', (): string | undefined => randomUUID(), 1, 2],
    ['under a key each, of the same sum seen', (): string | undefined => undefined, 2, 1],
  ] as const)('two of 32.990 at once %s', async (_, keyOf, charges, answeredSame) => {
    for (let round = 0; round < 3; round += 1) {
      const order = await paidOrder('VC', 65_980)
      for (const accion of ['despachar', 'entregar']) await move(order.id, accion)
      const key = keyOf()
      const request = (): object => ({
        id_pedido: order.id,
        monto: 32_990,
        queda: 65_980,
        clave_idempotencia: key ?? randomUUID(),
      })
      const sent = await Promise.all(
        [request(), request()].map((body) => desk.post('staff/reembolsar-pago', body)),
      )
      const answers = sent.map((each) => each.json())
      expect(answers.filter(({ monto }) => monto === 32_990)).toHaveLength(answeredSame)
      if (charges === 2) {
        expect(answers).toContainEqual(expect.objectContaining({ error: 'REFUND_CHANGED', actual: 32_990 }))
      } else expect(answers[0]).toEqual(answers[1])
      await Promise.all([send(), send()])
      expect(paying.gateway.find(order.ws)).toMatchObject({ status: 'PARTIALLY_NULLIFIED', balance: 32_990 })
      expect((await paying.stands(order.id)).refunds).toEqual(['staff DONE 32990'])
      expect(await account(order.id)).toMatchObject({ pagado: 65_980, reembolsado: 32_990, queda: 32_990 })
    }
  })

  test('a key names one refund, and the database lets no more go back than came', async () => {
    const order = await paidOrder('VC')
    const clave_idempotencia = randomUUID()
    expect(await refund(order.id, 1000, { clave_idempotencia })).toMatchObject({ monto: 1000, queda: 9000 })
    expect(await refund(order.id, 1000, { clave_idempotencia })).toMatchObject({ monto: 1000, queda: 9000 })
    expect(await refund(order.id, 2000, { clave_idempotencia })).toMatchObject({ error: 'KEY_REUSED' })
    await send()
    const written = paying.database.pool.query(
      `INSERT INTO refunds (order_id, method, amount, reason, actor, state)
       VALUES ($1, 'transfer', 9001, 'staff', 'Ana', 'DONE')`,
      [order.id],
    )
    await expect(written).rejects.toThrow(/more is paid back/)
  })

  test('what the gateway no longer takes goes back by hand, and counts', async () => {
    const order = await paidOrder('VD')
    expect(await refund(order.id, 4000)).toMatchObject({ error: 'REFUND_PARTIAL' })
    const byHand = { medio: 'transferencia', referencia: '991203' }
    expect(await refund(order.id, 4000, byHand)).toMatchObject({ monto: 4000, queda: 6000 })
    expect(await refund(order.id, 6001, byHand)).toMatchObject({ error: 'REFUND_TOO_MUCH' })
    expect(await account(order.id)).toMatchObject({
      queda: 6000,
      reembolsos: [{ medio: 'transferencia', estado: 'DONE', referencia: '991203' }],
    })
  })
})

describe('a gateway that does not pay back at once', () => {
  test.each(['down', 'error', 'garbage', 'slow'] as const)(
    '%s: it stays due and is done later',
    async (kind) => {
      const order = await paidOrder()
      await refund(order.id)
      paying.gateway.misbehave({ faults: { refund: { kind, ms: 9000, times: 1 } } })
      await send()
      expect((await paying.stands(order.id)).refunds).toEqual(['cancelled DUE 10000'])
      await send()
      expect((await paying.stands(order.id)).refunds).toEqual(['cancelled DUE 10000'])
      if (kind === 'slow') await expect.poll(() => paying.gateway.find(order.ws).balance).toBe(0)
      await paying.pass(5)
      await send()
      expect(await paying.stands(order.id)).toMatchObject({
        order: 'CANCELLED REFUNDED',
        refunds: ['cancelled DONE 10000'],
      })
    },
  )

  test('a part is done and the answer lost: it is not done twice', async () => {
    const order = await paidOrder('VN')
    await refund(order.id, 2000)
    await send()
    await refund(order.id, 3000)
    paying.gateway.misbehave({ faults: { refund: { kind: 'lost', times: 1 } } })
    await send()
    expect(paying.gateway.find(order.ws).balance).toBe(5000)
    await paying.pass(5)
    await send()
    expect(paying.gateway.find(order.ws).balance).toBe(5000)
    expect((await paying.stands(order.id)).refunds).toEqual(['staff DONE 2000', 'staff DONE 3000'])
  })

  test('a part is done long after its answer was lost: until then it is not asked for again', async () => {
    const order = await paidOrder('VN')
    await refund(order.id, 4000)
    const request = vi.spyOn(paying.gateway, 'refund')
    paying.gateway.misbehave({ faults: { refund: { kind: 'slow', ms: 10_000, times: 1 } } })
    await send()
    for (const minutes of [3, 5, 9]) {
      await paying.pass(minutes)
      await send()
    }
    await expect.poll(() => request.mock.calls.length).toBe(1)
    await paying.pass(20)
    await send()
    expect(request).toHaveBeenCalledTimes(1)
    expect(paying.gateway.find(order.ws).balance).toBe(6000)
    expect((await paying.stands(order.id)).refunds).toEqual(['staff DONE 4000'])
    request.mockRestore()
  })

  test('a part that was never done is asked for again after an hour; what fits once alone, or was refused, at once', async () => {
    const part = await paidOrder('VN')
    const most = await paidOrder('VN')
    const refused = await paidOrder('VN')
    await refund(part.id, 4000)
    await refund(most.id, 6000)
    paying.gateway.misbehave({ faults: { refund: { kind: 'down', times: 2 } } })
    await send()
    await refund(refused.id, 2000)
    const charge = paying.gateway.find(refused.ws)
    charge.status = 'INITIALIZED'
    await send()
    charge.status = 'AUTHORIZED'
    await paying.pass(5)
    await send()
    const states = async () =>
      Promise.all([part, most, refused].map(async ({ id }) => (await paying.stands(id)).refunds[0]))
    expect(await states()).toEqual(['staff DUE 4000', 'staff DONE 6000', 'staff DONE 2000'])
    await paying.pass(61)
    await send()
    expect(await states()).toEqual(['staff DONE 4000', 'staff DONE 6000', 'staff DONE 2000'])
    expect([part, most, refused].map(({ ws }) => paying.gateway.find(ws).balance)).toEqual([6000, 4000, 8000])
  })

  test.each(['refund-claimed', 'refund-sent'] as const)(
    'a process that dies at %s: it is paid back once all the same',
    async (place) => {
      const order = await paidOrder('VN')
      await refund(order.id, 4000)
      await expect(paying.dyingAt(place).refunds.sendDue()).rejects.toThrow(place)
      await paying.pass(5)
      await send()
      expect(paying.gateway.find(order.ws).balance).toBe(6000)
      expect((await paying.stands(order.id)).refunds).toEqual(['staff DONE 4000'])
    },
  )

  test('what it refuses time and again is left to a person', async () => {
    const order = await paidOrder()
    await refund(order.id, 4000)
    const charge = paying.gateway.find(order.ws)
    charge.committedAt = (charge.committedAt ?? 0) - 91 * 24 * 60 * 60_000
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await send()
      await paying.pass(70)
    }
    expect(await paying.stands(order.id)).toMatchObject({
      order: 'PENDING PAID',
      refunds: ['staff FAILED 4000'],
    })
    expect(charge.balance).toBe(10_000)
    const trouble = (await desk.get('staff/pagos', { atencion: '1' })).json()
    // Besides the one that nobody came back from.
    expect(trouble.map(({ estado }: { estado: string }) => estado)).toEqual(['APPROVED', 'OPEN'])
    expect(trouble.slice(0, 1)).toMatchObject([
      {
        id_pedido: order.id,
        numero_pedido: order.number,
        orden_compra: `${order.number}-1`,
        estado: 'APPROVED',
        monto_cobrado: 10_000,
        reembolsos: [
          {
            monto: 4000,
            motivo: 'staff',
            estado: 'FAILED',
            intentos: 10,
            error: expect.stringContaining('over'),
          },
        ],
      },
    ])
    const all = (await desk.get('staff/pagos', { limit: '100' })).json()
    expect(all.length).toBeGreaterThan(5)
    expect(all.map(({ id_pago }: { id_pago: number }) => id_pago)).toEqual(
      all.map(({ id_pago }: { id_pago: number }) => id_pago).toSorted((a: number, b: number) => b - a),
    )
    const own = (await desk.get('staff/pagos', { id_pedido: String(order.id) })).json()
    expect(own).toHaveLength(1)
  })

  describe('of a charge of which it tells nothing, being older than seven days', () => {
    const day = 24 * 60 * 60_000

    async function oldOrder(tipo?: string) {
      const order = await paidOrder(tipo)
      for (const accion of ['despachar', 'entregar']) await move(order.id, accion)
      const charge = paying.gateway.find(order.ws)
      charge.createdAt -= 8 * day
      charge.committedAt = (charge.committedAt ?? 0) - 8 * day
      return { ...order, charge }
    }
    const refundsOf = async (id: number) => (await paying.stands(id)).refunds
    async function sendForHours(times: number): Promise<void> {
      for (let attempt = 0; attempt < times; attempt += 1) {
        await paying.pass(70)
        await send()
      }
    }

    test('what it refused is sent again, in part as well', async () => {
      const order = await oldOrder()
      await refund(order.id, 4000)
      order.charge.status = 'INITIALIZED'
      await send()
      order.charge.status = 'AUTHORIZED'
      await sendForHours(1)
      expect(await refundsOf(order.id)).toEqual(['staff DONE 4000'])
      expect(order.charge.balance).toBe(6000)
    })

    test.each(['down', 'error', 'garbage'] as const)(
      '%s: what fits once alone is sent again',
      async (kind) => {
        const order = await oldOrder('VD')
        await refund(order.id)
        paying.gateway.misbehave({ faults: { refund: { kind, times: 1 } } })
        await send()
        expect(await refundsOf(order.id)).toEqual(['staff DUE 10000'])
        await sendForHours(1)
        expect(await refundsOf(order.id)).toEqual(['staff DONE 10000'])
        expect(order.charge.balance).toBe(0)
      },
    )

    test.each([
      // Whether it was done or not, it is never asked for twice.
      ['lost', 4000, 6000, 1],
      ['down', 4000, 10_000, 1],
      // The gateway itself refuses what was done.
      ['lost', 10_000, 0, 10],
    ] as const)(
      '%s: %i of which no answer came is left to a person, who may pay it by hand alone',
      async (kind, amount, balance, asked) => {
        const order = await oldOrder()
        await refund(order.id, amount)
        const request = vi.spyOn(paying.gateway, 'refund')
        paying.gateway.misbehave({ faults: { refund: { kind, times: 1 } } })
        await send()
        await sendForHours(12)
        expect(request).toHaveBeenCalledTimes(kind === 'down' ? 0 : asked)
        request.mockRestore()
        expect(await refundsOf(order.id)).toEqual([`staff FAILED ${amount}`])
        expect(order.charge.balance).toBe(balance)
        expect((await account(order.id)).reembolsos).toMatchObject([{ estado: 'FAILED', incierto: 1 }])
        const again = amount === 10_000 ? 'ORDER_STATE' : 'REFUND_TOO_MUCH'
        const whole = { monto: 10_000, medio: 'webpay' }
        expect(await refund(order.id, undefined, whole)).toMatchObject({ error: again })
        const byHand = { medio: 'transferencia', referencia: '991203' }
        expect(await refund(order.id, amount, byHand)).toMatchObject({ queda: 10_000 - amount })
        expect(order.charge.balance).toBe(balance)
      },
    )

    test('a gateway that is down, or refuses the key, is asked again, however often', async () => {
      const order = await oldOrder()
      await refund(order.id, 4000)
      paying.gateway.misbehave({
        faults: { refund: { kind: 'down', times: 1 }, status: { kind: 'down', times: 12 } },
      })
      await send()
      await sendForHours(12)
      const status = vi.spyOn(paying.gateway, 'status').mockImplementation(() => {
        throw new GatewayRefusal(401, 'Not Authorized')
      })
      await sendForHours(2)
      status.mockRestore()
      expect(await refundsOf(order.id)).toEqual(['staff DUE 4000'])
    })
  })

  test('somebody paid back more in the gateway’s own pages: it is noted, and a person looks at it', async () => {
    const order = await paidOrder('VN')
    paying.gateway.refund(order.ws, 1000)
    await refund(order.id, 4000)
    await send()
    expect((await paying.stands(order.id)).refunds).toEqual(['staff DONE 4000'])
    const trouble = (await desk.get('staff/pagos', { atencion: '1', id_pedido: String(order.id) })).json()
    expect(trouble).toMatchObject([
      { reembolsos: [{ error: 'The gateway has 5000 left of the charge in place of 6000' }] },
    ])
  })
})

test('the shop that works sends what is due by itself', async () => {
  const { config, database } = paying
  const working = await composeApp({ config, database, pages: false })
  try {
    const order = await paidOrder()
    const wire = testWire(working)
    await wire.post('staff/entrar', staff)
    const request = { id_pedido: order.id, accion: 'cancelar' }
    const xsrf = { 'x-xsrf-token': wire.cookies.get('XSRF-TOKEN-STAFF') ?? '' }
    expect((await wire.post('staff/cambiar-estado-pedido', request, xsrf)).statusCode).toBe(200)
    await expect
      .poll(async () => (await paying.stands(order.id)).order, { interval: 100 })
      .toBe('CANCELLED REFUNDED')
    expect(paying.gateway.find(order.ws).status).toBe('REVERSED')
  } finally {
    await working.close()
  }
})
