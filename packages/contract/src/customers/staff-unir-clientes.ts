import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, requiredText } from '../fields.ts'

export const staffUnirClientes = defineCall({
  name: 'staff/unir-clientes',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({
    /** Who stays. */
    id_cliente: id,
    /** Whose everything goes to them. */
    id_otro: id,
    /** How it is known that they are one person; the log keeps it. */
    motivo: requiredText(200),
  }),
  reply: z.literal(true),
  errors: ['NOT_FOUND', 'MERGE_INTO_GUEST'],
  doc: 'Makes one of two who are the same person: orders with their requests, addresses, vehicles, animals, cart, conversations, reviews, questions and consents go to the one who stays, and with the other nobody enters any more. It cannot be undone. MERGE_INTO_GUEST where the one who goes alone has an account.',
  example: {
    request: { id_cliente: 7, id_otro: 12, motivo: 'Lo pidió por teléfono, mismo RUT' },
    reply: true,
  },
})
