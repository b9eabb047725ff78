import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { password } from './password-fields.ts'

export const actualizarcontraseniaUsuario = defineCall({
  name: 'actualizarcontrasenia-usuario',
  verbs: ['GET', 'POST'],
  access: 'customer',
  unsafeGet: true,
  limit: { perAddress: { times: 10, seconds: 15 * 60 } },
  request: z.object({ id_usuario: id, contrasenia_anterior: password, contrasenia_actual: password }),
  reply: z.string(),
  errors: ['NOT_YOURS', 'PASSWORD_WRONG', 'WEAK_PASSWORD', 'PASSWORD_GUESSABLE'],
  doc: "Changes the customer's own password: `contrasenia_anterior` is the old one, `contrasenia_actual` the new one, of at least 6 characters. Every other session ends, and this one gets a new token; the customer is told by mail.",
  example: {
    request: {
      id_usuario: 1,
      contrasenia_anterior: 'una-clave-larga',
      contrasenia_actual: 'otra-clave-larga',
    },
    reply: 'Tu contraseña se cambió.',
  },
})
