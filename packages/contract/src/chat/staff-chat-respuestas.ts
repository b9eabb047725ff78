import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { searchText } from '../fields.ts'
import { cannedAnswer, cannedAnswerExample } from './canned-answer.ts'

export const staffChatRespuestas = defineCall({
  name: 'staff/chat-respuestas',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({ buscar: searchText(80).default('') }),
  reply: z.array(cannedAnswer),
  errors: [],
  doc: 'The canned answers, by their names: all, or those in whose name or text the words stand; at most 200.',
  example: {
    request: { buscar: 'envío' },
    reply: [cannedAnswerExample],
  },
})
