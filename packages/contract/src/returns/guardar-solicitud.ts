import { z } from 'zod'
import { returnKinds, returnRemedies } from '#rules/orders/returns.ts'
import { defineCall } from '../define-call.ts'
import { id, jsonField, requiredLines } from '../fields.ts'
import { returnRequest, returnRequestExample } from './return-shapes.ts'

const blank = (value: unknown) => (value === '' ? undefined : value)

export const guardarSolicitud = defineCall({
  name: 'guardar-solicitud',
  verbs: ['POST'],
  access: 'session',
  ours: true,
  limit: { perAddress: { times: 30, seconds: 3600 } },
  request: z.object({
    id_pedido: id,
    tipo: z.enum(returnKinds),
    lineas: jsonField(
      z
        .array(
          z.object({
            posicion: z.coerce.number().int().min(0).max(999),
            cantidad: z.coerce.number().int().min(1).max(9_999),
          }),
        )
        .min(1)
        .max(100),
    ),
    motivo: requiredLines(1000),
    preferencia: z.preprocess(blank, z.enum(returnRemedies).default('DEVOLUCION')),
    /** Sent again with the same, it gives the same request; with another it is refused. */
    clave_idempotencia: z.preprocess(blank, z.uuid().optional()),
  }),
  reply: returnRequest,
  errors: ['NOT_YOURS', 'ORDER_STATE', 'CLAIM_TOO_LATE', 'CLAIM_QUANTITY', 'CLAIM_EXCLUDED', 'KEY_REUSED'],
  doc: "Asks to take back (`RETRACTO`) units of an order of one's own, or for their guarantee (`GARANTIA`), within the law's terms, and mails that it was received. A retracto may be asked for from the payment on, the guarantee as soon as the parcel has left or the pickup lies ready and paid. CLAIM_TOO_LATE: the term is over; CLAIM_QUANTITY: more than is left of a line; CLAIM_EXCLUDED: the product was announced as one that is not taken back; ORDER_STATE: not paid, cancelled, or for the guarantee still with the shop; KEY_REUSED: something else was asked under the key.",
  example: {
    request: {
      id_pedido: 1,
      tipo: 'RETRACTO',
      lineas: [{ posicion: 0, cantidad: 1 }],
      motivo: 'No era la talla que buscaba.',
    },
    reply: returnRequestExample,
  },
})
