import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag, optionalId } from '../fields.ts'

export const staffChatConversaciones = defineCall({
  name: 'staff/chat-conversaciones',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({
    estado: z.enum(['vigentes', 'terminadas']).default('vigentes'),
    /** The last one of the page before. */
    antes_de: optionalId,
  }),
  reply: z.array(
    z.object({
      id_conversacion: z.int(),
      cliente_identificado: z.uuid(),
      nombre: z.string(),
      correo: z.string(),
      telefono: z.string(),
      vigente: flag,
      cantidad_mensajes: z.int(),
      ultimo_mensaje: z.string().nullable(),
      fecha_inicio: z.iso.datetime(),
      tiempo_expiracion: z.iso.datetime(),
    }),
  ),
  errors: [],
  doc: 'Up to 50 conversations, the newest first: those that go on, or those that have ended.',
  example: {
    request: { estado: 'vigentes' },
    reply: [
      {
        id_conversacion: 1,
        cliente_identificado: '5f0e6f0a-7c3b-4d1e-9a53-1f0f5a3b2c1d',
        nombre: 'Camila',
        correo: 'camila@example.cl',
        telefono: '',
        vigente: 1,
        cantidad_mensajes: 1,
        ultimo_mensaje: '¿Tienen pipetas para un perro de 12 kilos?',
        fecha_inicio: '2026-11-20T12:00:00.000Z',
        tiempo_expiracion: '2026-11-20T12:15:00.000Z',
      },
    ],
  },
})
