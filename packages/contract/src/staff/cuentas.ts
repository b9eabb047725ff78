import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { staffAccount, staffAccountExample } from './account-shapes.ts'

export const staffCuentas = defineCall({
  name: 'staff/cuentas',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner'],
  ours: true,
  request: nothing,
  reply: z.array(staffAccount),
  errors: [],
  doc: 'All accounts of the staff, by name.',
  example: { request: {}, reply: [staffAccountExample] },
})
