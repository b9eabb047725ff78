import { z } from 'zod'
import { linkToken } from '../content/link-token.ts'
import { password } from '../customers/password-fields.ts'
import { defineCall } from '../define-call.ts'

export const staffAceptarInvitacion = defineCall({
  name: 'staff/aceptar-invitacion',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: { perAddress: { times: 20, seconds: 15 * 60 } },
  request: z.object({
    /** Of the mailed link. */
    token: linkToken,
    contrasenia: password,
  }),
  reply: z.object({ nombre: z.string(), correo: z.string() }),
  errors: ['LINK_INVALID', 'WEAK_PASSWORD', 'PASSWORD_GUESSABLE'],
  doc: 'Sets the password of an account by the link of an invitation, once, and says whose it is; its sessions end. LINK_INVALID for one that was used, replaced, has expired or never was.',
  example: {
    request: { token: 'A'.repeat(43), contrasenia: 'otra-clave-larga' },
    reply: { nombre: 'Rosa', correo: 'rosa@huella.example' },
  },
})
