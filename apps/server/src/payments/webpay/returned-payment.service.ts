import type { Database } from '../../db/connection.ts'
import type { OrderPaymentsService } from '../../orders/order-payments.service.ts'
import { endPayment, type OutcomeListener, type PaymentOutcome } from '../attempts/end-payment.ts'
import type { SettlePayment } from '../attempts/settle-payment.service.ts'
import { paymentsStore } from '../payments.store.ts'
import type { WebpayReturn } from './webpay-return.ts'

export function returnedPayment({
  database,
  orders,
  settling,
  onOutcome = () => undefined,
}: {
  database: Pick<Database, 'db'>
  orders: Pick<OrderPaymentsService, 'find'>
  settling: Pick<SettlePayment, 'settle'>
  onOutcome?: OutcomeListener | undefined
}) {
  const { db } = database
  const end = (id: number, outcome: PaymentOutcome) => endPayment(db, onOutcome, id, outcome, ['OPEN'])

  const find = (returned: WebpayReturn) => {
    if (returned.kind === 'unknown') return undefined
    if (returned.kind === 'timeout') return paymentsStore.findBySession(db, returned.sessionId)
    return paymentsStore.findByToken(db, returned.token)
  }

  return {
    /**
     * The shopper is back from the gateway, for the first time or again. Gives the token of the order, or
     * undefined for a return that is about none. Only `done` is committed; the others end the attempt while
     * the shopper was still at the form, and leave alone what is settled or being settled.
     */
    async take(returned: WebpayReturn): Promise<string | undefined> {
      const payment = await find(returned)
      if (!payment) return undefined
      if ('buyOrder' in returned && returned.buyOrder && returned.buyOrder !== payment.buyOrder)
        return undefined
      await paymentsStore.addEvent(db, payment.id, 'return', { kind: returned.kind })
      if (returned.kind === 'done') await settling.settle(payment)
      if (returned.kind === 'aborted') await end(payment.id, 'ABORTED')
      if (returned.kind === 'timeout') await end(payment.id, 'EXPIRED')
      if (returned.kind === 'form-error') await end(payment.id, 'FORM_ERROR')
      return (await orders.find(payment.orderId))?.token
    },
  }
}
