import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag, nothing } from '../fields.ts'

export const staffChatAgentes = defineCall({
  name: 'staff/chat-agentes',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: nothing,
  reply: z.array(
    z.object({
      id_cuenta: z.int(),
      nombre: z.string(),
      en_linea: flag,
      /** Whether they take conversations. */
      disponible: flag,
    }),
  ),
  errors: [],
  doc: 'Everybody of the staff who may answer, and who of them is there.',
  example: {
    request: {},
    reply: [{ id_cuenta: 2, nombre: 'Rosa', en_linea: 1, disponible: 1 }],
  },
})
