import type { AttentionPort } from '../port/attention.port.ts'
import { mailStates } from './order-shapes.remote.ts'
import type { Wire } from './wire.ts'

export function attentionRemote(wire: Wire): AttentionPort {
  return {
    async payments(before) {
      const rows = await wire.get('staff/pagos', {
        atencion: 1,
        ...(before !== null && { antes_de: before }),
      })
      return rows.map((row) => ({
        id: row.id_pago,
        orderId: row.id_pedido,
        orderNumber: row.numero_pedido,
        reference: row.orden_compra,
        state: row.estado,
        amount: row.monto,
        at: row.fechacreacion,
        refunds: row.reembolsos.map((refund) => ({
          id: refund.id_reembolso,
          amount: refund.monto,
          state: refund.estado,
          attempts: refund.intentos,
          error: refund.error ?? '',
          at: refund.fechahecho ?? refund.fechacreacion,
        })),
      }))
    },
    failedMails: async () =>
      (await wire.get('staff/correos', { estado: 'fallido' })).map((row) => ({
        id: row.id_correo,
        kind: row.tipo_correo,
        to: row.destinatario,
        state: mailStates[row.estado],
        attempts: row.intentos,
        error: row.error ?? '',
        at: row.fecha_creacion,
      })),
    async resend(mailId) {
      await wire.post('staff/reenviar-correo', { id_correo: mailId })
    },
  }
}
