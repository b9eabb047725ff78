import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { chatNote, chatNoteExample } from './chat-note.ts'
import { messageKey, ofConversation } from './chat-shapes.ts'
import { chatText } from './chat-text.ts'

export const staffChatNota = defineCall({
  name: 'staff/chat-nota',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({ ...ofConversation, mensaje: chatText, clave: messageKey.optional() }),
  reply: chatNote,
  errors: ['NOT_FOUND'],
  doc: 'Notes something about a conversation for the staff alone, whether or not it goes on.',
  example: {
    request: { id_conversacion: 1, mensaje: 'Ya llamó ayer por lo mismo.' },
    reply: chatNoteExample,
  },
})
