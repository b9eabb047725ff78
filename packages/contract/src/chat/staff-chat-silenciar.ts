import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { chatRow, chatRowExample } from './chat-row.ts'
import { ofConversation } from './chat-shapes.ts'

export const staffChatSilenciar = defineCall({
  name: 'staff/chat-silenciar',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({
    ...ofConversation,
    /** 0 lets the visitor write again. */
    minutos: z.coerce.number().int().min(0).max(1440),
  }),
  reply: chatRow,
  errors: ['NOT_FOUND'],
  doc: 'Takes no messages of a visitor for so many minutes; the staff may go on writing.',
  example: {
    request: { id_conversacion: 1, minutos: 10 },
    reply: { ...chatRowExample, silenciada_hasta: '2026-11-20T12:10:00.000Z' },
  },
})
