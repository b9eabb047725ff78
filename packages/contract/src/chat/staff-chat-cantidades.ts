import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'

export const staffChatCantidades = defineCall({
  name: 'staff/chat-cantidades',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: nothing,
  reply: z.object({
    /** As many as each list of `staff/chat-conversaciones` has, however many pages that are. */
    espera: z.int(),
    mias: z.int(),
    todas: z.int(),
    /** Those that `staff/chat-cerrar` with `todos` would end. */
    por_cerrar: z.int(),
  }),
  errors: [],
  doc: 'How many conversations wait for an answer, are of who asks, go on, and would end if the chat were closed for everybody.',
  example: {
    request: {},
    reply: { espera: 2, mias: 3, todas: 61, por_cerrar: 60 },
  },
})
