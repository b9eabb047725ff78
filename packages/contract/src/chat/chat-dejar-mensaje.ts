import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText, text } from '../fields.ts'
import { messageKey } from './chat-shapes.ts'
import { chatText } from './chat-text.ts'

export const chatDejarMensaje = defineCall({
  name: 'chat-dejar-mensaje',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: {
    perAddress: { times: 10, seconds: 3600 },
    perTarget: { field: 'correo_usuario', times: 5, seconds: 24 * 3600, isOfEach: true },
  },
  request: z.object({
    /** The same message, sent again with the same key, is stored and mailed once; another one is refused. */
    clave: messageKey,
    nombre_usuario: requiredText(80),
    correo_usuario: requiredText(254),
    telefono_log_chat: text(20).default(''),
    mensaje: chatText,
  }),
  reply: z.literal(true),
  errors: ['EMAIL_INVALID', 'PHONE_INVALID', 'KEY_REUSED'],
  doc: 'Leaves a message while nobody answers: it waits at the desk, is mailed to the shop and confirmed to its writer, and is answered by mail.',
  example: {
    request: {
      clave: '0b4c8a52-3f0e-4a8a-8a30-1d6c9b7e2f11',
      nombre_usuario: 'Camila',
      correo_usuario: 'camila@example.cl',
      mensaje: '¿Abren el feriado?',
    },
    reply: true,
  },
})
