import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId, requiredText } from '../fields.ts'
import { cannedAnswer, cannedAnswerExample } from './canned-answer.ts'
import { chatText } from './chat-text.ts'

export const staffGuardarRespuesta = defineCall({
  name: 'staff/guardar-respuesta',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({
    /** The one that changes; left out, a new one is made. */
    id_respuesta: optionalId,
    nombre: requiredText(60),
    texto: chatText,
  }),
  reply: cannedAnswer,
  errors: ['NOT_FOUND', 'NAME_TAKEN'],
  doc: 'Makes or changes a canned answer, whose name no other has.',
  example: {
    request: { nombre: 'Envíos', texto: 'Despachamos a todo Chile en 2 a 5 días hábiles.' },
    reply: cannedAnswerExample,
  },
})
