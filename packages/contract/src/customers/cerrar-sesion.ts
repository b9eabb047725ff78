import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flagInput } from '../fields.ts'

export const cerrarSesion = defineCall({
  name: 'cerrar-sesion',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  request: z.object({
    /** 1 ends every session of the same customer, wherever it was opened. */
    todas: flagInput,
  }),
  reply: z.literal(true),
  errors: [],
  doc: "Ends the session, a customer's or a guest's, or with `todas` every session of the same one, and takes its cookies from the browser. Without a session it answers the same.",
  example: { request: {}, reply: true },
})
