import { type HoldTerms, transferHours } from '#rules/orders/order-hold.ts'
import type { Config } from '../config.ts'
import { type ShopFactsConfig, shopFactsService } from '../content/shop/shop-facts.service.ts'
import {
  type PersonalDataProvider,
  providerByCustomer,
} from '../customers/personal-data/personal-data.service.ts'
import type { Database, Executor, Transaction } from '../db/connection.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import type { OrderMovesService } from '../orders/order-moves.service.ts'
import { orderPaymentsService } from '../orders/order-payments.service.ts'
import type { UnsentUnitsService } from '../orders/unsent-units.service.ts'
import type { ReturnsService } from '../returns/returns.service.ts'
import { accountOf } from './account.store.ts'
import { payByTransfer } from './attempts/pay-by-transfer.service.ts'
import { paymentResult } from './attempts/payment-result.service.ts'
import { settlePayment } from './attempts/settle-payment.service.ts'
import { startPayment } from './attempts/start-payment.service.ts'
import { sweepPayments } from './attempts/sweep-payments.service.ts'
import type { ReachCheckpoint } from './checkpoint.ts'
import { staffPayments } from './desk/staff-payments.service.ts'
import { paymentKinds } from './payment-kinds.ts'
import type { PaymentMetrics } from './payment-metrics.ts'
import { paymentsOfCustomer } from './payment-people.store.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { refundsService } from './refunds/refunds.service.ts'
import { sendRefunds } from './refunds/send-refunds.service.ts'
import { staffRefund } from './refunds/staff-refund.service.ts'
import { returnedPayment } from './webpay/returned-payment.service.ts'
import { type GatewayCall, webpayClient } from './webpay/webpay-client.ts'
import { webpayReturnPath } from './webpay/webpay-return.route.ts'

/** Everything about paying, wired over the gateway that the settings name; without one nothing is charged. */
export function composePayments({
  config,
  database,
  outbox,
  stageRefunds,
  metrics,
  report = () => undefined,
  reach,
}: {
  config: Pick<Config, 'webpay' | 'publicUrl'> & ShopFactsConfig
  database: Database
  outbox: Pick<Outbox, 'stage'>
  /** Stages, with the transaction, the job that sends the refunds that are due. */
  stageRefunds(tx: Transaction): Promise<void>
  metrics?: PaymentMetrics
  /** Told of each call that the gateway did not do. */
  report?: (error: Error) => void
  reach?: ReachCheckpoint
}) {
  const { webpay } = config
  const { bank } = shopFactsService({ database, config })
  const observe = (call: GatewayCall) => {
    metrics?.observe(call)
    if (call.message !== null) report(new Error(`The gateway: ${call.message}`))
  }
  const handler = webpay ? webpayClient(webpay, observe) : null
  const onOutcome = metrics?.onOutcome
  const orders = orderPaymentsService({ database, outbox })
  const refunds = {
    ...refundsService({ orders, stageSending: stageRefunds }),
    ...sendRefunds({ database, handler, orders, reach }),
  }
  const returnUrl = `${config.publicUrl}${webpayReturnPath}`
  const { start } = startPayment({ database, handler, orders, returnUrl, onOutcome, reach })
  const { result } = paymentResult({ database, orders, isOffered: handler !== null })
  const leftOf = async (executor: Executor, orderId: number) => (await accountOf(executor, orderId)).left
  const common = {
    kinds: paymentKinds(handler !== null, bank),
    start,
    result,
    orders,
    refunds,
    leftOf,
    accountOf,
  }
  const jobsOf = (sweep: ScheduledJob['run']): Record<string, ScheduledJob> => ({
    'sweep-payments': { cron: '* * * * *', run: sweep },
    'send-refunds': { cron: '* * * * *', staged: true, run: refunds.sendDue },
  })
  if (!handler || !webpay) {
    const nothing = async () => undefined
    return { ...common, returned: nothing, sweep: nothing, scheduledJobs: jobsOf(nothing) }
  }
  // A lease lasts for a question, a commit and another question, and then some.
  const leaseSeconds = Math.ceil((3 * webpay.timeoutMs) / 1000) + 10
  const settling = settlePayment({ database, handler, orders, refunds, leaseSeconds, onOutcome, reach })
  const { take } = returnedPayment({ database, orders, settling, onOutcome })
  const { sweep } = sweepPayments({ database, handler, orders, refunds, settling, onOutcome })
  return { ...common, returned: take, sweep, scheduledJobs: jobsOf(sweep) }
}

/** The calls about payments: those of the staff need what orders and returns say. */
export function composePaymentCalls({
  database,
  payments,
  moves,
  unsent,
  returns,
  statusOf,
  hold,
  takeMail,
  sellerName,
}: {
  database: Database
  payments: ReturnType<typeof composePayments>
  moves: OrderMovesService
  unsent: UnsentUnitsService
  returns: ReturnsService
  /** What is known of a customer; undefined where there is none. */
  statusOf(executor: Executor, customerId: number): Promise<{ isProven: boolean } | undefined>
  hold(executor: Executor): Promise<HoldTerms>
  /** Counts a mail of an order to an unproven e-mail: false where it had too many; null where nothing is limited. */
  takeMail: ((email: string) => Promise<boolean>) | null
  sellerName(): Promise<string>
}) {
  const { refund } = staffRefund({ database, ...payments, moves, unsent, returns })
  const holdHours = async (executor: Executor, customerId: number) => {
    const isProven = (await statusOf(executor, customerId))?.isProven ?? false
    return { isProven, hours: transferHours(isProven, await hold(executor)) }
  }
  const byTransfer = payByTransfer({ database, ...payments, holdHours, takeMail })
  const providers: PersonalDataProvider[] = [
    { name: 'pagos', ...providerByCustomer(database, paymentsOfCustomer) },
  ]
  const routes = paymentsRoutes({
    ...payments,
    ...byTransfer,
    ...staffPayments(database, payments.orders, returns),
    refund,
    sellerName,
  })
  return { routes, providers }
}
