import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { staffSession, staffSessionExample } from './account-shapes.ts'

export const staffSesionesCuenta = defineCall({
  name: 'staff/sesiones-cuenta',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner'],
  ours: true,
  request: z.object({ id_cuenta: id }),
  reply: z.array(staffSession),
  errors: ['NOT_FOUND'],
  doc: 'The open sessions of an account, the last used first.',
  example: { request: { id_cuenta: 2 }, reply: [{ ...staffSessionExample, actual: 0 }] },
})
