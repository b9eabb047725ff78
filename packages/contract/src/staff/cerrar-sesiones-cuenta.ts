import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'

export const staffCerrarSesionesCuenta = defineCall({
  name: 'staff/cerrar-sesiones-cuenta',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner'],
  ours: true,
  request: z.object({ id_cuenta: id }),
  reply: z.literal(true),
  errors: ['NOT_FOUND'],
  doc: 'Ends all sessions of an account.',
  example: { request: { id_cuenta: 2 }, reply: true },
})
