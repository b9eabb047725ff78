import { z } from 'zod'
import { password } from '../customers/password-fields.ts'
import { defineCall } from '../define-call.ts'
import { staffRoles } from './staff-role.ts'
import { requiredTotpCode } from './totp-code.ts'

export const staffTotpDesactivar = defineCall({
  name: 'staff/totp-desactivar',
  verbs: ['POST'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  limit: { perAddress: { times: 10, seconds: 15 * 60 } },
  request: z.object({ contrasenia: password, codigo: requiredTotpCode }),
  reply: z.literal(true),
  errors: ['NOT_FOUND', 'PASSWORD_WRONG', 'TOTP_INVALID'],
  doc: 'Signing in asks for the password alone again; the recovery codes end. NOT_FOUND: no code is asked for.',
  example: { request: { contrasenia: 'una-clave-larga', codigo: '123456' }, reply: true },
})
