import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'

export const cerrarSesion = defineCall({
  name: 'cerrar-sesion',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  request: nothing,
  reply: z.literal(true),
  errors: [],
  doc: "Ends the session, a customer's or a guest's, and takes its cookies from the browser. Without a session it answers the same.",
  example: { request: {}, reply: true },
})
