import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { password } from './password-fields.ts'

export const restablecerContrasenia = defineCall({
  name: 'restablecer-contrasenia',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: { perAddress: { times: 20, seconds: 15 * 60 } },
  request: z.object({
    /** Of the mailed link. */
    token: z.string().regex(/^[\w-]{43}$/, 'FIELD_INVALID'),
    contrasenia_actual: password,
  }),
  reply: z.string(),
  errors: ['LINK_INVALID', 'WEAK_PASSWORD', 'PASSWORD_GUESSABLE'],
  doc: 'Sets a new password by a link of `RecuperarContra`, once; every session of the customer ends, and they are told by mail. LINK_INVALID for one that was used, replaced, has expired or never was.',
  example: {
    request: { token: 'A'.repeat(43), contrasenia_actual: 'otra-clave-larga' },
    reply: 'Tu contraseña se cambió.',
  },
})
