import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'

export const recuperarContra = defineCall({
  name: 'RecuperarContra',
  verbs: ['GET', 'POST'],
  access: 'anyone',
  unsafeGet: true,
  limit: {
    perAddress: { times: 10, seconds: 15 * 60 },
    perTarget: { field: 'correo', times: 3, seconds: 15 * 60, isOfEach: true },
  },
  request: z.object({ correo: requiredText(254) }),
  reply: z.string(),
  errors: ['EMAIL_INVALID'],
  doc: 'Asks for a link to set a new password. The request is only noted, and looked up later: neither the reply nor its time tells whether the e-mail is known (D27). The link works once, for 60 minutes; asking again ends the one before.',
  example: {
    request: { correo: 'camila@example.cl' },
    reply: 'Si hay una cuenta con ese correo, te enviamos un enlace para cambiar tu contraseña.',
  },
})
