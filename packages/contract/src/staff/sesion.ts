import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag, nothing } from '../fields.ts'
import { staffRoles } from './staff-role.ts'

export const staffSesion = defineCall({
  name: 'staff/sesion',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  request: nothing,
  reply: z
    .object({
      id_cuenta: z.int(),
      nombre: z.string(),
      correo: z.string(),
      rol: z.enum(staffRoles),
      /** Whether signing in asks for a code besides the password. */
      totp: flag,
    })
    .nullable(),
  errors: [],
  doc: 'Who of the staff is signed in, or null; it never answers 401.',
  example: {
    request: {},
    reply: { id_cuenta: 1, nombre: 'Ana', correo: 'ana@huella.example', rol: 'owner', totp: 0 },
  },
})
