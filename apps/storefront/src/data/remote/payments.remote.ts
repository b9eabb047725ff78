import type { WireReply } from '#contract/wire-types.ts'
import { deliveryKindIds } from '#rules/orders/delivery-kinds.ts'
import type { PaymentStatus, PaymentsPort } from '../port/payments.port.ts'
import type { Wire } from './wire.ts'

const statuses: Record<WireReply<'resultado-pago'>['estado'], PaymentStatus> = {
  pagado: 'paid',
  pendiente: 'waiting',
  rechazado: 'rejected',
  abortado: 'aborted',
  expirado: 'expired',
  reembolsado: 'refunded',
  anulado: 'cancelled',
}

export function paymentsRemote(wire: Wire): PaymentsPort {
  return {
    async kinds(deliveryKind) {
      const kinds = await wire.get('medios-pago', { id_tipo_despacho: deliveryKindIds[deliveryKind] })
      return kinds.map(({ tipo_pago }) => tipo_pago)
    },
    async start(token, idempotencyKey) {
      const { pago } = await wire.post('iniciar-pago', { token, clave_idempotencia: idempotencyKey })
      return { url: pago.url, token: pago.token_ws }
    },
    async payByTransfer(token) {
      await wire.post('pagar-por-transferencia', { token })
    },
    async result(token) {
      const wired = await wire.get('resultado-pago', { token })
      return {
        orderNumber: wired.numero_pedido,
        kind: wired.tipo_pago,
        status: statuses[wired.estado],
        canRetry: wired.puede_reintentar === 1,
        merchant: wired.comercio,
        amount: wired.monto,
        authorizationCode: wired.codigo_autorizacion,
        chargedAt: wired.fecha,
        cardKind: wired.tipo_tarjeta,
        instalments: wired.cuotas,
        instalmentAmount: wired.valor_cuota,
        card: wired.tarjeta,
      }
    },
  }
}
