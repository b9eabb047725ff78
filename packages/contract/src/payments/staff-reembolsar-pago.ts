import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, jsonField, optionalId, pesos, pesosInput, text } from '../fields.ts'
import { refundMethods } from './refund-shapes.ts'

const blank = (value: unknown) => (value === '' ? undefined : value)

export const staffReembolsarPago = defineCall({
  name: 'staff/reembolsar-pago',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({
    id_pedido: id,
    /** In pesos; left out, all that is left, or that is owed for the request. 0 with `lineas` alone. */
    monto: z.preprocess(blank, pesosInput.optional()),
    /** What the sender saw as left of the order's money, in pesos (`staff/cuenta-pedido`). */
    queda: pesosInput,
    /** Through the gateway that took it, or already done by hand; left out, the gateway. */
    medio: z.preprocess(blank, z.enum(refundMethods).optional()),
    /** What the bank or the till calls it. */
    referencia: text(80).default(''),
    /** The accepted request that it is for. */
    id_solicitud: optionalId,
    /** Units that are taken off an order that has not left; then `monto` left out is what they cost. */
    lineas: jsonField(
      z
        .array(
          z.object({
            posicion: z.coerce.number().int().min(0).max(999),
            cantidad: z.coerce.number().int().min(1).max(9_999),
          }),
        )
        .max(100),
    ).default([]),
    clave_idempotencia: z.uuid(),
  }),
  reply: z.object({ id_reembolso: z.int(), monto: pesos, queda: pesos }),
  errors: [
    'NOT_FOUND',
    'ORDER_STATE',
    'REFUND_PARTIAL',
    'REFUND_TOO_LATE',
    'REFUND_TOO_MUCH',
    'REFUND_CHANGED',
    'UNITS_TOO_MANY',
    'KEY_REUSED',
    'INVALID_REQUEST',
  ],
  doc: 'Pays money of an order back, all of it or a part, whichever way it was paid and also after it was delivered. Through the gateway it is recorded at once and sent within seconds, again and again until it is done; by transfer or in the shop it was done by hand and is recorded as done. The shopper is told once it is done. The same key gives the same refund; where something else went back since the sender looked, REFUND_CHANGED, with `actual`. An order that has not left is cancelled when all of it is paid back; one on its way is over. With `lineas` the units of these lines are not sent: their stock goes back, the shopper is told, and the rest of the order is sent; where nothing is left of it, it is cancelled. What cost nothing, or was paid back before, is taken off with `monto` 0. UNITS_TOO_MANY: more than is to be sent, or their shopper asks to withdraw from them and waits for an answer. REFUND_PARTIAL: through the gateway debit and prepaid cards are paid back in full only; REFUND_TOO_LATE: 90 days have passed for the gateway; REFUND_TOO_MUCH: more than is left, or than is owed for the request; ORDER_STATE: nothing was paid, or the request was not accepted.',
  example: {
    request: { id_pedido: 1, queda: 46980, clave_idempotencia: '3b9f5c52-4c1f-4d51-8f5e-2a6f4b0a7c11' },
    reply: { id_reembolso: 1, monto: 46980, queda: 0 },
  },
})
