import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { staffSession, staffSessionExample } from './account-shapes.ts'
import { staffRoles } from './staff-role.ts'

export const staffSesiones = defineCall({
  name: 'staff/sesiones',
  verbs: ['GET'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: nothing,
  reply: z.array(staffSession),
  errors: [],
  doc: 'The open sessions of who asks, the last used first.',
  example: { request: {}, reply: [staffSessionExample] },
})
