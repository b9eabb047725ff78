import { z } from 'zod'
import { password } from '../customers/password-fields.ts'
import { defineCall } from '../define-call.ts'
import { staffRoles } from './staff-role.ts'

export const staffCambiarContrasenia = defineCall({
  name: 'staff/cambiar-contrasenia',
  verbs: ['POST'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  limit: { perAddress: { times: 10, seconds: 15 * 60 } },
  request: z.object({ actual: password, nueva: password }),
  reply: z.literal(true),
  errors: ['PASSWORD_WRONG', 'WEAK_PASSWORD', 'PASSWORD_GUESSABLE', 'SET_BY_SETTINGS'],
  doc: "Changes one's own password; every other session ends. SET_BY_SETTINGS: the settings of the shop say it, and would again at the next start.",
  example: { request: { actual: 'una-clave-larga', nueva: 'otra-clave-larga' }, reply: true },
})
