import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { integrationRoles } from './integration-shapes.ts'

export const staffRevocarLlave = defineCall({
  name: 'staff/revocar-llave',
  verbs: ['POST'],
  access: 'staff',
  roles: integrationRoles,
  ours: true,
  request: z.object({ id_llave: id }),
  reply: z.literal(true),
  errors: ['NOT_FOUND'],
  doc: 'Ends a key, from the next call on.',
  example: { request: { id_llave: 1 }, reply: true },
})
