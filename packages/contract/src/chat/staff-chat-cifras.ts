import { z } from 'zod'
import { dayMs } from '#rules/time/day-ms.ts'
import { defineCall } from '../define-call.ts'
import { day } from '../fields.ts'

export const staffChatCifras = defineCall({
  name: 'staff/chat-cifras',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z
    .object({
      /** Days of Chile, both of them counted. */
      desde: day,
      hasta: day,
    })
    .refine(({ desde, hasta }) => desde <= hasta && Date.parse(hasta) - Date.parse(desde) <= 366 * dayMs, {
      path: ['hasta'],
      error: 'FIELD_INVALID',
    }),
  reply: z.object({
    /** How many visitors wait for an answer now. */
    en_espera: z.int(),
    conversaciones: z.int(),
    /** Seconds from a first message to the first answer; null where nobody was answered. */
    primera_respuesta: z.object({ mediana: z.number().nullable(), p90: z.number().nullable() }),
    por_dia: z.array(z.object({ dia: z.iso.date(), conversaciones: z.int(), mensajes: z.int() })),
  }),
  errors: [],
  doc: 'Figures of the chat: who waits now, how fast the first answer came and how many conversations there were, day by day.',
  example: {
    request: { desde: '2026-11-01', hasta: '2026-11-30' },
    reply: {
      en_espera: 1,
      conversaciones: 12,
      primera_respuesta: { mediana: 21, p90: 64 },
      por_dia: [{ dia: '2026-11-20', conversaciones: 12, mensajes: 87 }],
    },
  },
})
