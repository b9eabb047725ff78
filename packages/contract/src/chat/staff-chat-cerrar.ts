import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flagInput, optionalId } from '../fields.ts'

export const staffChatCerrar = defineCall({
  name: 'staff/chat-cerrar',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z
    .object({
      /** The one that is closed. */
      id_conversacion: optionalId,
      /** 1 closes every one that goes on; said outright, so that a number that went missing closes nothing. */
      todos: flagInput,
    })
    .refine(({ id_conversacion: id, todos }) => (id === undefined) === (todos === 1), {
      path: ['id_conversacion'],
      error: 'FIELD_INVALID',
    }),
  reply: z.literal(true),
  errors: ['NOT_FOUND'],
  doc: 'Closes a conversation for all who take part, or the chat for everybody: each visitor gets the event of the global close (specification §6 and §7). What has ended stays as it ended, and what was left while nobody was there waits on.',
  example: { request: { id_conversacion: 1 }, reply: true },
})
