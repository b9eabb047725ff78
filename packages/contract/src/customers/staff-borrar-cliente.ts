import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, requiredText } from '../fields.ts'

export const staffBorrarCliente = defineCall({
  name: 'staff/borrar-cliente',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({
    id_cliente: id,
    /** How they asked for it and who they proved to be; the log keeps it. */
    motivo: requiredText(200),
  }),
  reply: z.literal(true),
  errors: ['NOT_FOUND'],
  doc: 'Erases a person who asked for it by another way, as `mis-datos` does: their orders keep amounts and lines, those that are under way, or of which money is to go back or a request waits, forget them at their end. It cannot be undone.',
  example: { request: { id_cliente: 7, motivo: 'Lo pidió por carta con su cédula' }, reply: true },
})
