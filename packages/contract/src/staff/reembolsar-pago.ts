import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, pesos, pesosInput } from '../fields.ts'

export const staffReembolsarPago = defineCall({
  name: 'staff/reembolsar-pago',
  verbs: ['POST'],
  access: 'staff',
  ours: true,
  request: z.object({
    id_pedido: id,
    /** In pesos; left out, all that has not been paid back yet. */
    monto: z.preprocess((value) => (value === '' ? undefined : value), pesosInput.min(1).optional()),
  }),
  reply: z.object({ id_reembolso: z.int(), monto: pesos, queda: pesos }),
  errors: ['NOT_FOUND', 'ORDER_STATE', 'REFUND_PARTIAL', 'REFUND_TOO_LATE', 'REFUND_TOO_MUCH'],
  doc: 'Pays money of an order back through the gateway that took it. It is recorded at once and sent within seconds, again and again until the gateway has done it. An order that has not left is cancelled when all of it is paid back. REFUND_PARTIAL: debit and prepaid cards are paid back in full only; REFUND_TOO_LATE: 90 days have passed; REFUND_TOO_MUCH: more than is left; ORDER_STATE: no gateway has money of it.',
  example: { request: { id_pedido: 1 }, reply: { id_reembolso: 1, monto: 46980, queda: 0 } },
})
