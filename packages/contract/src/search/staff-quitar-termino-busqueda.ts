import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'

export const staffQuitarTerminoBusqueda = defineCall({
  name: 'staff/quitar-termino-busqueda',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({ id_termino: id }),
  reply: z.literal(true),
  errors: ['NOT_FOUND'],
  doc: 'Takes away what a word means.',
  example: { request: { id_termino: 1 }, reply: true },
})
