import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'

export const staffQuitarSinonimosBusqueda = defineCall({
  name: 'staff/quitar-sinonimos-busqueda',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({ id_grupo: id }),
  reply: z.literal(true),
  errors: ['NOT_FOUND'],
  doc: 'Takes away a group of words that mean the same.',
  example: { request: { id_grupo: 1 }, reply: true },
})
