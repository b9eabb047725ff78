import { Counter, Histogram, type Registry } from 'prom-client'
import type { Database } from '../db/connection.ts'
import { gaugeOfDatabase } from '../observing/gauge-of-database.ts'
import { type PaymentAlarms, paymentAlarms, stuckAfter } from './alarms.store.ts'
import type { PaymentOutcome } from './attempts/end-payment.ts'
import type { GatewayCall } from './webpay/webpay-client.ts'

export type PaymentMetrics = ReturnType<typeof paymentMetrics>

/**
 * What is measured of payments, without anything of a person. What ended and how long the gateway took is
 * this process's own; what is stuck or due is counted in the database when it is read, and so is the same
 * whichever process is asked.
 */
export function paymentMetrics({
  register,
  database,
}: {
  register: Registry
  database: Pick<Database, 'db'>
}) {
  const registers = [register]
  const ended = new Counter({
    name: 'huella_payments_total',
    help: 'Attempts to pay that ended, by how',
    labelNames: ['outcome'],
    registers,
  })
  // The first that gets through is to show as a rise: an alarm is for none that did.
  ended.inc({ outcome: 'approved' }, 0)
  const seconds = new Histogram({
    name: 'huella_gateway_seconds',
    help: 'How long the gateway took to answer, by what was asked and how it ended',
    labelNames: ['operation', 'result'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers,
  })
  // All of them are read together, by one query.
  let reading: Promise<PaymentAlarms> | undefined
  const read = () => {
    reading ??= paymentAlarms(database.db).finally(() => {
      reading = undefined
    })
    return reading
  }
  const gauge = (alarm: keyof PaymentAlarms, name: string, help: string) =>
    gaugeOfDatabase({ name, help, register, read: async () => (await read())[alarm] })
  gauge(
    'stuck',
    'huella_payments_stuck',
    `Attempts that nobody has settled for ${stuckAfter} minutes, or whose order does not know of it`,
  )
  gauge('lost', 'huella_payments_lost', 'Attempts whose fate the gateway never told: look at them there')
  gauge('refundsDue', 'huella_refunds_due', 'Refunds that the gateway has not done yet')
  gauge('pesosDue', 'huella_refunds_due_pesos', 'What those come to, in pesos')
  gauge(
    'refundsFailed',
    'huella_refunds_failed',
    'Refunds that the gateway refuses: pay them back by another way',
  )
  return {
    onOutcome: (outcome: PaymentOutcome): void => ended.inc({ outcome: outcome.toLowerCase() }),
    observe: (call: GatewayCall): void =>
      seconds.observe({ operation: call.operation, result: call.result }, call.seconds),
  }
}
