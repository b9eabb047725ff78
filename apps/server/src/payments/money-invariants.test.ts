import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultKinds, operations } from '#sandbox/webpay/faults.ts'
import { timesOf } from '#testing/counts.ts'
import { type AtForm, openPaying, type Paying } from '#testing/server/test-paying.ts'

let paying: Paying
let desk: Awaited<ReturnType<Paying['staff']>>
beforeAll(async () => {
  paying = await openPaying()
  desk = await paying.staff()
})
afterAll(() => paying?.close())

type Order = Awaited<ReturnType<Paying['order']>>

/** One order's payment attempts: the tokens that it was given and the returns that were seen. */
type Attempts = { order: Order; tokens: string[]; backs: string[] }

type Step =
  | { do: 'start' }
  /** At the form of one of the attempts, and back from it so many times; used ones come back again. */
  | { do: 'pay'; which: number; action: AtForm['accion']; times: number }
  | { do: 'forged'; which: number; fields: string }
  | { do: 'pass'; minutes: number }
  | { do: 'sweep' | 'expire' | 'cancel' | 'send' }
  | { do: 'refund'; part: number }
  | { do: 'fault'; operation: (typeof operations)[number]; kind: (typeof faultKinds)[number] | null }

const which = fc.nat({ max: 5 })
const alone = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      which,
      action: fc.constantFrom(
        'aprobar',
        'aprobar',
        'aprobar',
        'aprobar',
        'rechazar',
        'abortar',
        'vencer',
        'error',
      ),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('start' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('forged' as const),
      which,
      fields: fc.constantFrom('token_ws', 'TBK_TOKEN', 'both'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(1, 1, 2, 17, 35, 70) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('sweep' as const, 'expire' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'cancel' as const, 'send' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('refund' as const), part: fc.integer({ min: 1, max: 10_000 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      operation: fc.constantFrom(...operations),
      // Those that take their time are tried on their own.
      kind: fc.constantFrom(null, null, ...faultKinds.filter((kind) => kind !== 'slow')),
    }),
  },
)
/** One thing after the other, or several at once. */
const step: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 2, arbitrary: alone.map((each) => [each]) },
  { weight: 1, arbitrary: fc.array(alone, { minLength: 2, maxLength: 4 }) },
)

const pick = <Thing>(things: readonly Thing[], at: number) => things[at % things.length]

async function take({ order, tokens, backs }: Attempts, step: Step): Promise<void> {
  switch (step.do) {
    case 'start': {
      const answer = await paying.start(order.token)
      if (answer.statusCode === 200) tokens.push(answer.json().pago.token_ws)
      return
    }
    case 'pay': {
      const token = pick(tokens.toReversed(), step.which)
      if (!token) return
      if (paying.gateway.find(token).decision === null) {
        backs.push(await paying.atForm(token, { accion: step.action, tipo: 'VN' }))
      }
      const back = pick(backs.toReversed(), step.which)
      if (!back) return
      const returns = Array.from({ length: step.times }, (_, turn) =>
        paying.comeBack(back, { app: paying.apps[turn % 2 ? 1 : 0], by: turn % 2 ? 'POST' : 'GET' }),
      )
      await Promise.all(returns)
      return
    }
    case 'forged': {
      const token = pick(tokens, step.which) ?? 'nadie'
      const fields =
        step.fields === 'both' ? `token_ws=${token}&TBK_TOKEN=${token}` : `${step.fields}=${token}`
      await paying.comeBack(`http://x/pago/webpay/retorno?${fields}`)
      return
    }
    case 'pass':
      return paying.pass(step.minutes)
    case 'sweep':
      return paying.payments.sweep()
    case 'send':
      return paying.payments.refunds.sendDue()
    case 'expire':
      await paying.orders.releaseExpired()
      return
    case 'cancel':
      await desk.post('staff/cambiar-estado-pedido', { id_pedido: order.id, accion: 'cancelar' })
      return
    case 'refund':
      {
        const { queda } = (await desk.get('staff/cuenta-pedido', { id_pedido: String(order.id) })).json()
        const request = { id_pedido: order.id, monto: step.part, queda, clave_idempotencia: randomUUID() }
        await desk.post('staff/reembolsar-pago', request)
      }
      return
    case 'fault': {
      const { kind, operation } = step
      const { faults } = paying.gateway.switches
      paying.gateway.misbehave({ faults: { ...faults, [operation]: kind ? { kind } : undefined } })
    }
  }
}

/** The gateway is well again, and everything that is under way comes to its end. */
async function comeToRest(): Promise<void> {
  paying.gateway.misbehave()
  for (let round = 0; round < 4; round += 1) {
    await paying.pass(61)
    await paying.payments.sweep()
    await paying.payments.refunds.sendDue()
    await paying.orders.releaseExpired()
  }
}

const chargedAtGateway = (tokens: readonly string[]) =>
  paying.gateway
    .list()
    .filter(({ token, charges }) => tokens.includes(token) && charges > 0)
    .reduce((sum, { balance, status }) => sum + (status === 'REVERSED' ? 0 : balance), 0)

test('whatever happens in whatever order: no money without an order, no order paid without money, no unit lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      paying.gateway.misbehave()
      const order = await paying.order()
      const attempts: Attempts = { order, tokens: order.pago ? [order.pago.token_ws] : [], backs: [] }
      for (const together of steps) await Promise.all(together.map((each) => take(attempts, each)))
      await comeToRest()

      const stands = await paying.stands(order.id)
      const charged = chargedAtGateway(attempts.tokens)
      const refunded = await paying.one<{ part: number }>(
        `SELECT coalesce(sum(r.amount), 0)::int AS part FROM refunds r
         JOIN payments p ON p.id = r.payment_id
         WHERE p.order_id = $1 AND r.state = 'DONE' AND r.reason = 'staff'`,
        [order.id],
      )
      if (stands.order === 'PENDING PAID') expect(charged).toBe(10_000 - refunded.part)
      else
        expect([stands.order, charged]).toEqual([expect.stringMatching(/^CANCELLED (EXPIRED|REFUNDED)$/), 0])
      expect(stands.attempts.filter((state) => ['OPENING', 'OPEN', 'CLAIMED'].includes(state))).toEqual([])
      expect(stands.refunds.filter((refund) => !refund.includes(' DONE '))).toEqual([])
      const mails = stands.mails.filter((kind) => kind === 'payment-refunded')
      expect(mails).toHaveLength(stands.refunds.length)
      // That it was paid, and that the staff cancelled it, are told once each.
      const others = stands.mails.filter((kind) => kind !== 'payment-refunded')
      expect(new Set(others).size).toBe(others.length)
      for (const { charges } of paying.gateway.list()) expect(charges).toBeLessThanOrEqual(1)
      const held = stands.order.startsWith('CANCELLED') ? 0 : 1
      expect(await paying.unitsOf(order.product)).toEqual({ stock: 5 - held, units: 5 - held })
    }),
    { numRuns: timesOf(40, 8) },
  )
})
