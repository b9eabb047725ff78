import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, pesosInput, requiredLines } from '../fields.ts'
import { returnRequest, returnRequestExample } from './return-shapes.ts'

export const staffResponderSolicitud = defineCall({
  name: 'staff/responder-solicitud',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({
    id_solicitud: id,
    accion: z.enum(['aceptar', 'rechazar', 'cerrar']),
    /** With `aceptar`: what is paid back, in pesos, in place of what the units cost. */
    monto: z.preprocess((value) => (value === '' ? undefined : value), pesosInput.optional()),
    /** What the shopper is told. */
    respuesta: requiredLines(1000),
  }),
  reply: returnRequest,
  errors: ['NOT_FOUND', 'ORDER_STATE', 'REFUND_TOO_MUCH', 'REFUND_NOTHING'],
  doc: 'Answers a request for retracto or guarantee, keeps who and when, and mails the answer. What is accepted is owed: `monto`, until `reembolsar_hasta`; it is paid by `staff/reembolsar-pago`, and what came back goes into stock by `staff/recibir-devolucion`. REFUND_TOO_MUCH: more than is left of what was paid. REFUND_NOTHING: a retracto accepted with `monto` 0, unless money of the order went back before. ORDER_STATE for an answer to what was answered before, also the second of two at once.',
  example: {
    request: { id_solicitud: 1, accion: 'aceptar', respuesta: 'Te esperamos en la tienda.' },
    reply: { ...returnRequestExample, estado: 'ACCEPTED' },
  },
})
