import { z } from 'zod'
import { password } from '../customers/password-fields.ts'
import { defineCall } from '../define-call.ts'
import { staffRoles } from './staff-role.ts'

export const staffTotpPreparar = defineCall({
  name: 'staff/totp-preparar',
  verbs: ['POST'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  limit: { perAddress: { times: 10, seconds: 15 * 60 } },
  request: z.object({ contrasenia: password }),
  reply: z.object({ secreto: z.string(), uri: z.string() }),
  errors: ['PASSWORD_WRONG', 'TOTP_ACTIVE'],
  doc: 'Makes a secret for an authenticator, in Base32 and as an otpauth address; it asks for nothing until `staff/totp-activar` proves that it has arrived.',
  example: {
    request: { contrasenia: 'una-clave-larga' },
    reply: {
      secreto: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Huella:ana%40huella.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Huella',
    },
  },
})
