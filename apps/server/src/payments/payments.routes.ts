import { type DeliveryKind, deliveryKindOf } from '#rules/orders/delivery-kinds.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import type { PayableOrder } from '../orders/order-payments.service.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import type { PaymentResult } from './attempts/payment-result.service.ts'
import type { GatewayForm } from './attempts/start-payment.service.ts'
import type { ListedPayment, OrderMoney } from './desk/staff-payments.service.ts'
import type { PaymentFilter } from './desk/staff-payments.store.ts'
import { methodOf, presentAccount, presentForStaff, presentResult } from './payments.present.ts'
import type { RefundRequest, StaffRefund } from './refunds/staff-refund.service.ts'

/** The calls about paying. The token of an order is the right to pay it: whoever holds it may. */
export function paymentsRoutes({
  kinds,
  start,
  payByTransfer,
  result,
  refund,
  account,
  list,
  sellerName,
}: {
  /** The kinds offered for a kind of delivery, or for any. */
  kinds(deliveryKind: DeliveryKind | undefined): Promise<PayableOrder['paymentKind'][]>
  start(token: string, idempotencyKey?: string): Promise<GatewayForm | Refusal>
  payByTransfer(token: string): Promise<'ok' | Refusal>
  result(token: string): Promise<PaymentResult | Refusal>
  refund(request: RefundRequest, actor: string): Promise<StaffRefund | Refusal>
  account(orderId: number): Promise<OrderMoney | Refusal>
  list(filter: PaymentFilter): Promise<ListedPayment[]>
  sellerName(): Promise<string>
}) {
  return {
    'medios-pago': async ({ id_tipo_despacho: kindId }) => {
      // A kind that the shop does not have takes what every kind takes.
      const deliveryKind = kindId === undefined ? undefined : (deliveryKindOf(kindId) ?? 'home')
      return (await kinds(deliveryKind)).map((kind) => ({ tipo_pago: kind }))
    },

    'iniciar-pago': async ({ token, clave_idempotencia }) => {
      const form = await start(token, clave_idempotencia)
      if (isRefusal(form)) return form
      return { respuesta: 'ok', pago: { url: form.url, token_ws: form.token } }
    },

    'pagar-por-transferencia': async ({ token }) => {
      const done = await payByTransfer(token)
      return isRefusal(done) ? done : { respuesta: 'ok' }
    },

    'resultado-pago': async ({ token }) => {
      const known = await result(token)
      return isRefusal(known) ? known : presentResult(known, await sellerName())
    },

    'staff/pagos': async ({ id_pedido: orderId, atencion, limit, antes_de: before }) =>
      (await list({ orderId, isTrouble: atencion === 1, limit, before })).map(presentForStaff),

    'staff/cuenta-pedido': async ({ id_pedido: orderId }) => {
      const money = await account(orderId)
      return isRefusal(money) ? money : presentAccount(money)
    },

    'staff/reembolsar-pago': async (sent, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const request = {
        orderId: sent.id_pedido,
        amount: sent.monto,
        seenLeft: sent.queda,
        method: sent.medio && methodOf[sent.medio],
        reference: sent.referencia,
        returnRequestId: sent.id_solicitud,
        lines: sent.lineas.map(({ posicion, cantidad }) => ({ position: posicion, quantity: cantidad })),
        idempotencyKey: sent.clave_idempotencia,
      }
      const refunded = await refund(request, staff.name)
      if (isRefusal(refunded)) return refunded
      return { id_reembolso: refunded.id, monto: refunded.amount, queda: refunded.left }
    },
  } satisfies Handlers
}
