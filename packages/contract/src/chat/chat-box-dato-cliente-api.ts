import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText, text } from '../fields.ts'
import { formKey, visitorId } from './chat-shapes.ts'

export const chatBoxDatoClienteApi = defineCall({
  name: 'ChatBoxDatoClienteApi',
  verbs: ['POST'],
  access: 'anyone',
  limit: {
    perAddress: { times: 30, seconds: 600 },
    perTarget: { field: 'correo_usuario', times: 10, seconds: 600, isOfEach: true },
  },
  request: z.object({
    nombre_usuario: requiredText(80),
    correo_usuario: requiredText(254),
    telefono_log_chat: text(20).default(''),
    cliente_identificado: visitorId,
    /** With it the same form, sent again for want of an answer, finds the conversation that it has opened. */
    clave: formKey.optional(),
  }),
  reply: z.literal(true),
  errors: ['EMAIL_INVALID', 'PHONE_INVALID', 'NOT_YOURS'],
  doc: 'Opens a conversation for a visitor and gives the browser the proof that it is theirs; sent again by the same browser, or with the same key, it changes the data and starts the 15 minutes again (D36).',
  example: {
    request: {
      nombre_usuario: 'Camila',
      correo_usuario: 'camila@example.cl',
      cliente_identificado: '5f0e6f0a-7c3b-4d1e-9a53-1f0f5a3b2c1d',
      clave: '7d2c1f34-9b0e-4c56-8a1d-2e4f6a8b0c12',
    },
    reply: true,
  },
})
