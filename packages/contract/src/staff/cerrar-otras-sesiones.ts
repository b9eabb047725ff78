import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { staffRoles } from './staff-role.ts'

export const staffCerrarOtrasSesiones = defineCall({
  name: 'staff/cerrar-otras-sesiones',
  verbs: ['POST'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: nothing,
  reply: z.literal(true),
  errors: [],
  doc: 'Ends all sessions of who asks but the one that asks.',
  example: { request: {}, reply: true },
})
