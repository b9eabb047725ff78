import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'
import { customer, customerExample } from './customer-shapes.ts'
import { password } from './password-fields.ts'

export const autentificarUsuario = defineCall({
  name: 'autentificar-usuario',
  verbs: ['GET', 'POST'],
  access: 'anyone',
  unsafeGet: true,
  limit: {
    perAddress: { times: 20, seconds: 60 },
    perTarget: { field: 'correo', times: 10, seconds: 15 * 60, isGuessed: true },
  },
  request: z.object({ correo: requiredText(254), contrasenia: password }),
  reply: z.object({
    datos: customer.extend({
      /** The same number as `id_cliente`. */
      id_usuario: z.int(),
    }),
  }),
  errors: ['EMAIL_INVALID', 'CREDENTIALS_INVALID'],
  doc: "Signs a customer in and gives the browser a new session; the one that came with the request ends (D22). What this browser's guest ordered and kept under the same e-mail becomes the customer's. A wrong password and an unknown e-mail are answered alike (D25, D27).",
  example: {
    request: { correo: 'camila@example.cl', contrasenia: 'una-clave-larga' },
    reply: { datos: { ...customerExample, id_usuario: 1 } },
  },
})
