import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'

export const comprobarCorreo = defineCall({
  name: 'comprobar-correo',
  verbs: ['POST'],
  access: 'customer',
  ours: true,
  limit: { perAddress: { times: 10, seconds: 15 * 60 } },
  request: nothing,
  reply: z.literal(true),
  errors: [],
  doc: "Mails the customer a link that proves the account's e-mail, unless it is proven or a link went there within two minutes; ten a day. The link holds for 24 hours; see `confirmar-correo`.",
  example: { request: {}, reply: true },
})
