import type { WireReply } from '#contract/wire-types.ts'
import type { PaymentResult, PaymentStatus } from './attempts/payment-result.service.ts'
import type { ListedPayment, OrderMoney } from './desk/staff-payments.service.ts'
import type { RefundMethod } from './payments.tables.ts'
import { isUncertain } from './refunds/refunds.service.ts'

const statuses: Record<PaymentStatus, WireReply<'resultado-pago'>['estado']> = {
  paid: 'pagado',
  waiting: 'pendiente',
  rejected: 'rechazado',
  aborted: 'abortado',
  expired: 'expirado',
  refunded: 'reembolsado',
  cancelled: 'anulado',
}

/** The wire's words for the ways by which money goes back. */
export const methodOf = {
  webpay: 'gateway',
  transferencia: 'transfer',
  tienda: 'in-shop',
} as const satisfies Record<string, RefundMethod>
export const wireMethod = { gateway: 'webpay', transfer: 'transferencia', 'in-shop': 'tienda' } as const

/** The money of an order as the staff sees it. */
export const presentAccount = ({
  account,
  received,
  promised,
  refunds,
}: OrderMoney): WireReply<'staff/cuenta-pedido'> => ({
  pagado: account.paid,
  reembolsado: account.refunded,
  queda: account.left,
  comprometido: Math.min(promised, account.left),
  pagos: received.map((payment) => ({
    monto: payment.amount,
    fecha_pago: payment.paidOn,
    referencia: payment.reference,
    responsable: payment.actor,
    fecha: payment.createdAt.toISOString(),
    anulado: payment.undoneAt && {
      fecha: payment.undoneAt.toISOString(),
      responsable: payment.undoneBy ?? '',
      motivo: payment.undoneReason ?? '',
    },
  })),
  reembolsos: refunds.map((refund) => ({
    id_reembolso: refund.id,
    monto: refund.amount,
    medio: wireMethod[refund.method],
    estado: refund.state,
    incierto: isUncertain(refund) ? 1 : 0,
    motivo: refund.reason,
    referencia: refund.reference,
    responsable: refund.actor,
    id_solicitud: refund.returnRequestId,
    lineas: refund.lines.map(({ position, quantity }) => ({ posicion: position, cantidad: quantity })),
    fecha: refund.createdAt.toISOString(),
    fechahecho: refund.doneAt?.toISOString() ?? null,
  })),
})

/** An attempt as the staff sees it. */
export function presentForStaff(listed: ListedPayment): WireReply<'staff/pagos'>[number] {
  const { payment, refunds } = listed
  return {
    id_pago: payment.id,
    id_pedido: payment.orderId,
    numero_pedido: listed.orderNumber,
    orden_compra: payment.buyOrder,
    estado: payment.state,
    monto: payment.amount,
    monto_cobrado: payment.chargedAmount,
    codigo_autorizacion: payment.authorizationCode,
    tipo_tarjeta: payment.cardKind,
    tarjeta: payment.cardLast4,
    fechacreacion: payment.createdAt.toISOString(),
    fecharesuelto: payment.settledAt?.toISOString() ?? null,
    reembolsos: refunds.map((refund) => ({
      id_reembolso: refund.id,
      monto: refund.amount,
      motivo: refund.reason,
      responsable: refund.actor,
      estado: refund.state,
      intentos: refund.attempts,
      error: refund.error,
      fechacreacion: refund.createdAt.toISOString(),
      fechahecho: refund.doneAt?.toISOString() ?? null,
    })),
  }
}

export function presentResult(result: PaymentResult, merchant: string): WireReply<'resultado-pago'> {
  const { order, payment } = result
  return {
    numero_pedido: order.number,
    tipo_pago: order.paymentKind,
    estado: statuses[result.status],
    puede_reintentar: result.mayTryAgain ? 1 : 0,
    comercio: merchant,
    monto: order.total,
    codigo_autorizacion: payment?.authorizationCode ?? null,
    fecha: payment?.chargedAt?.toISOString() ?? null,
    tipo_tarjeta: payment?.cardKind ?? null,
    cuotas: payment?.instalments ?? null,
    valor_cuota: payment?.instalmentAmount ?? null,
    tarjeta: payment?.cardLast4 ?? null,
  }
}
