import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId, searchText } from '../fields.ts'
import { chatRow, chatRowExample } from './chat-row.ts'

export const staffChatConversaciones = defineCall({
  name: 'staff/chat-conversaciones',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({
    /**
     * `espera`: those whose visitor waits for an answer, the longest waiting first. `mias`: those of who asks that
     * go on. `todas`: all that go on; with `buscar`, those that ended too. `terminadas`: those that have ended.
     */
    estado: z.enum(['espera', 'mias', 'todas', 'terminadas']).default('todas'),
    /** Words of a name, an e-mail or a message. */
    buscar: searchText(80).default(''),
    /** The last one of the page before. */
    antes_de: optionalId,
  }),
  reply: z.array(chatRow),
  errors: [],
  doc: 'Up to 50 conversations, the newest first but for those that wait.',
  example: { request: { estado: 'todas' }, reply: [chatRowExample] },
})
