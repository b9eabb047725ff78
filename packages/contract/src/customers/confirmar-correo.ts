import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { customer, customerExample } from './customer-shapes.ts'

export const confirmarCorreo = defineCall({
  name: 'confirmar-correo',
  verbs: ['POST'],
  access: 'customer',
  ours: true,
  limit: { perAddress: { times: 20, seconds: 15 * 60 } },
  request: z.object({
    /** Of the mailed link. */
    token: z.string().regex(/^[\w-]{43}$/, 'FIELD_INVALID'),
  }),
  reply: z.object({ datos: customer.extend({ id_usuario: z.int() }) }),
  errors: ['LINK_INVALID', 'EMAIL_TAKEN'],
  doc: "Follows a link of `comprobar-correo`, or of an e-mail that the profile is to have instead: once, and only in a session of the account that asked for it. From then on the address is the account's and proven. Where it was another, the old one is told and every other session ends.",
  example: {
    request: { token: 'A'.repeat(43) },
    reply: { datos: { ...customerExample, id_usuario: 1 } },
  },
})
