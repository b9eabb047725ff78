import type { WireReply } from '#contract/wire-types.ts'
import { SELLER } from '#rules/seller.ts'
import type { PaymentResult, Standing } from './payment-result.service.ts'

const standings: Record<Standing, WireReply<'resultado-pago'>['estado']> = {
  paid: 'pagado',
  waiting: 'pendiente',
  rejected: 'rechazado',
  aborted: 'abortado',
  expired: 'expirado',
  refunded: 'reembolsado',
  cancelled: 'anulado',
}

export function presentResult(result: PaymentResult): WireReply<'resultado-pago'> {
  const { order, payment } = result
  return {
    numero_pedido: order.number,
    tipo_pago: order.paymentKind,
    estado: standings[result.standing],
    puede_reintentar: result.mayTryAgain ? 1 : 0,
    comercio: SELLER.name,
    monto: order.total,
    codigo_autorizacion: payment?.authorizationCode ?? null,
    fecha: payment?.chargedAt?.toISOString() ?? null,
    tipo_tarjeta: payment?.cardKind ?? null,
    cuotas: payment?.instalments ?? null,
    valor_cuota: payment?.instalmentAmount ?? null,
    tarjeta: payment?.cardLast4 ?? null,
  }
}
