import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { customer, customerExample } from './customer-shapes.ts'

export const sesion = defineCall({
  name: 'sesion',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  request: nothing,
  reply: z.object({
    datos: customer.nullable(),
    /** Null when there is no session, or none any more. */
    tipo: z.enum(['invitado', 'cliente']).nullable(),
  }),
  errors: [],
  doc: 'Says who is asking: a signed-in customer, a guest of an order, or nobody. It never answers 401, and gives the XSRF cookie again to a browser that has lost it.',
  example: { request: {}, reply: { datos: customerExample, tipo: 'cliente' } },
})
