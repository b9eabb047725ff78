import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { version } from '../shop/shop-shapes.ts'

export const staffBorrarRespuesta = defineCall({
  name: 'staff/borrar-respuesta',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({
    id_respuesta: id,
    /** That was read; left out, whatever stands is taken away. */
    version: version.optional(),
  }),
  reply: z.literal(true),
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE'],
  doc: 'Deletes a canned answer.',
  example: {
    request: { id_respuesta: 1 },
    reply: true,
  },
})
