import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag } from '../fields.ts'
import { afterSequence, byMail, chatMessage, chatMessageExample, visitorId } from './chat-shapes.ts'

export const chatMensajes = defineCall({
  name: 'chat-mensajes',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  limit: { perAddress: { times: 600, seconds: 300 } },
  request: z.object({ cliente_identificado: visitorId, despues_de: afterSequence }),
  reply: z.object({
    /** At most 200, in their order; ask again after the last one for more. */
    mensajes: z.array(chatMessage),
    /** 1 while the conversation goes on. */
    vigente: flag,
    tiempo_expiracion: z.iso.datetime(),
    /** Who of the staff answers; null for nobody yet. */
    agente: z.string().nullable(),
    /** Up to which message the staff has seen it. */
    visto_hasta: z.int().min(0),
    ...byMail,
  }),
  errors: ['NOT_YOURS'],
  doc: 'What came after a message in the conversation that was opened in this browser: after a reconnect a client asks for what it lacks (D36), and whether what was asked before its end goes on by mail.',
  example: {
    request: { cliente_identificado: '5f0e6f0a-7c3b-4d1e-9a53-1f0f5a3b2c1d', despues_de: '0' },
    reply: {
      mensajes: [chatMessageExample],
      vigente: 1,
      tiempo_expiracion: '2026-11-20T12:15:00.000Z',
      agente: null,
      visto_hasta: 0,
      por_correo: 0,
      respuesta_enviada: 0,
      correo: null,
    },
  },
})
