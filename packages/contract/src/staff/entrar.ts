import { z } from 'zod'
import { password } from '../customers/password-fields.ts'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'
import { staffRoles } from './staff-role.ts'
import { totpCode } from './totp-code.ts'

export const staffEntrar = defineCall({
  name: 'staff/entrar',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: {
    // All who work in one shop sign in from its address, some by two calls; what is guessed is counted below.
    perAddress: { times: 60, seconds: 15 * 60 },
    perTarget: { field: 'correo', times: 10, seconds: 15 * 60, isGuessed: true },
  },
  request: z.object({
    correo: requiredText(254),
    contrasenia: password,
    /** Where the account asks for one. */
    codigo: totpCode.default(''),
  }),
  reply: z.object({ nombre: z.string(), rol: z.enum(staffRoles) }),
  errors: ['EMAIL_INVALID', 'CREDENTIALS_INVALID', 'TOTP_REQUIRED', 'TOTP_INVALID'],
  doc: "Signs a member of the shop's staff in for 12 hours, with cookies of their own: `huella_staff`, and `XSRF-TOKEN-STAFF` for the header X-XSRF-TOKEN of the staff's calls. TOTP_REQUIRED: the password is right, and the account asks for `codigo` besides, the six digits of its authenticator or a recovery code; each is taken once.",
  example: {
    request: { correo: 'ana@huella.example', contrasenia: 'una-clave-larga' },
    reply: { nombre: 'Ana', rol: 'owner' },
  },
})
