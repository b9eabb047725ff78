import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { version } from '../shop/shop-shapes.ts'

export const staffQuitarTerminoBusqueda = defineCall({
  name: 'staff/quitar-termino-busqueda',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({
    id_termino: id,
    /** That was read; left out, whatever stands is taken away. */
    version: version.optional(),
  }),
  reply: z.literal(true),
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE'],
  doc: 'Takes away what a word means.',
  example: { request: { id_termino: 1 }, reply: true },
})
