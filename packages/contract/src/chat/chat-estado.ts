import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag, nothing } from '../fields.ts'

export const chatEstado = defineCall({
  name: 'chat-estado',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  limit: { perAddress: { times: 300, seconds: 300 } },
  request: nothing,
  reply: z.object({
    /** 1 when somebody of the staff is there within the store's hours; else a message can be left. */
    disponible: flag,
    en_horario: flag,
    /** When the store opens next; null while it is open, and where it never does. */
    abre: z.iso.datetime().nullable(),
    /** Who of the staff takes conversations; empty outside the store's hours. */
    agentes: z.array(z.string()),
  }),
  errors: [],
  doc: "Whether somebody answers now: the staff's presence and the store's hours, Chile's holidays included.",
  example: {
    request: {},
    reply: { disponible: 1, en_horario: 1, abre: null, agentes: ['Rosa'] },
  },
})
