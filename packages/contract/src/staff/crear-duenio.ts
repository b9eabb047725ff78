import { z } from 'zod'
import { linkToken } from '../content/link-token.ts'
import { password } from '../customers/password-fields.ts'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'

export const staffCrearDuenio = defineCall({
  name: 'staff/crear-duenio',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: { perAddress: { times: 20, seconds: 15 * 60 } },
  request: z.object({
    /** Of the link that the start of the shop gave. */
    token: linkToken,
    nombre: requiredText(80),
    correo: requiredText(254),
    contrasenia: password,
  }),
  reply: z.object({ nombre: z.string(), correo: z.string() }),
  errors: ['LINK_INVALID', 'EMAIL_INVALID', 'ACCOUNT_TAKEN', 'WEAK_PASSWORD', 'PASSWORD_GUESSABLE'],
  doc: 'Makes the first owner of a shop, by the one-time link that the shop gives whoever starts it while nobody may sign in as `owner`. LINK_INVALID for one that was used, has expired or never was, and once there is an owner.',
  example: {
    request: {
      token: 'A'.repeat(43),
      nombre: 'Olga',
      correo: 'olga@huella.example',
      contrasenia: 'otra-clave-larga',
    },
    reply: { nombre: 'Olga', correo: 'olga@huella.example' },
  },
})
