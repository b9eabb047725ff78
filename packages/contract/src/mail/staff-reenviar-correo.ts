import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const staffReenviarCorreo = defineCall({
  name: 'staff/reenviar-correo',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({ id_correo: z.uuid() }),
  reply: z.literal(true),
  errors: ['NOT_FOUND'],
  doc: 'Sends a mail that failed for good again, from its first attempt; NOT_FOUND for any other.',
  example: { request: { id_correo: '7d3c1f3a-5b52-4f0e-9a53-1f0f5a3b2c1d' }, reply: true },
})
