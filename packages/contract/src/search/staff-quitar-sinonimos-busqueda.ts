import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { version } from '../shop/shop-shapes.ts'

export const staffQuitarSinonimosBusqueda = defineCall({
  name: 'staff/quitar-sinonimos-busqueda',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({
    id_grupo: id,
    /** That was read; left out, whatever stands is taken away. */
    version: version.optional(),
  }),
  reply: z.literal(true),
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE'],
  doc: 'Takes away a group of words that mean the same.',
  example: { request: { id_grupo: 1 }, reply: true },
})
