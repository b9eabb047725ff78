import { z } from 'zod'
import { password } from '../customers/password-fields.ts'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'
import { staffRoles } from './staff-role.ts'

export const staffEntrar = defineCall({
  name: 'staff/entrar',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: {
    perAddress: { times: 10, seconds: 15 * 60 },
    perTarget: { field: 'correo', times: 10, seconds: 15 * 60, isGuessed: true },
  },
  request: z.object({ correo: requiredText(254), contrasenia: password }),
  reply: z.object({ nombre: z.string(), rol: z.enum(staffRoles) }),
  errors: ['EMAIL_INVALID', 'CREDENTIALS_INVALID'],
  doc: "Signs a member of the shop's staff in for 12 hours, with cookies of their own: `huella_staff`, and `XSRF-TOKEN-STAFF` for the header X-XSRF-TOKEN of the staff's calls.",
  example: {
    request: { correo: 'ana@huella.example', contrasenia: 'una-clave-larga' },
    reply: { nombre: 'Ana', rol: 'owner' },
  },
})
