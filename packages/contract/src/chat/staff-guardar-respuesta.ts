import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId, requiredText } from '../fields.ts'
import { makingKey, version } from '../shop/shop-shapes.ts'
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
    /** That was read. */
    version: version.default(0),
    clave_idempotencia: makingKey,
    nombre: requiredText(60),
    texto: chatText,
  }),
  reply: cannedAnswer,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'NAME_TAKEN'],
  doc: 'Makes a canned answer, once under a key, or changes one over the version that was read; no other has its name.',
  example: {
    request: { nombre: 'Envíos', texto: 'Despachamos a todo Chile en 2 a 5 días hábiles.' },
    reply: cannedAnswerExample,
  },
})
