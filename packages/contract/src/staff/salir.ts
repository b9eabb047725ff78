import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { staffRoles } from './staff-role.ts'

export const staffSalir = defineCall({
  name: 'staff/salir',
  verbs: ['POST'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: nothing,
  reply: z.literal(true),
  errors: [],
  doc: "Ends the staff's session and takes its cookies from the browser.",
  example: { request: {}, reply: true },
})
