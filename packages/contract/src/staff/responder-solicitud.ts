import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, requiredLines } from '../fields.ts'
import { returnRequest, returnRequestExample } from '../orders/return-shapes.ts'

export const staffResponderSolicitud = defineCall({
  name: 'staff/responder-solicitud',
  verbs: ['POST'],
  access: 'staff',
  ours: true,
  request: z.object({
    id_solicitud: id,
    accion: z.enum(['aceptar', 'rechazar', 'cerrar']),
    /** What the shopper is told. */
    respuesta: requiredLines(1000),
  }),
  reply: returnRequest,
  errors: ['NOT_FOUND', 'ORDER_STATE'],
  doc: 'Answers a request for retracto or guarantee, keeps who and when, and mails the answer. Money is paid back by its own call. ORDER_STATE for an answer to what was answered before, also the second of two at once.',
  example: {
    request: { id_solicitud: 1, accion: 'aceptar', respuesta: 'Te esperamos en la tienda.' },
    reply: { ...returnRequestExample, estado: 'ACCEPTED' },
  },
})
