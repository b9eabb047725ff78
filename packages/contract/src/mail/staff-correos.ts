import { z } from 'zod'
import { shownMailKinds } from '#rules/shop/mail-kinds.ts'
import { defineCall } from '../define-call.ts'

export const staffCorreos = defineCall({
  name: 'staff/correos',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({ estado: z.enum(['esperando', 'enviado', 'fallido', 'vencido']).default('fallido') }),
  reply: z.array(
    z.object({
      id_correo: z.uuid(),
      tipo_correo: z.enum(shownMailKinds),
      destinatario: z.string(),
      idioma: z.string(),
      estado: z.enum(['esperando', 'enviado', 'fallido', 'vencido']),
      intentos: z.int().min(0),
      error: z.string().nullable(),
      fecha_creacion: z.iso.datetime(),
      fecha_envio: z.iso.datetime().nullable(),
    }),
  ),
  errors: [],
  doc: 'The last 100 mails of a state, the newest first: waiting, sent, failed for good or expired. What a mail tells is never shown.',
  example: {
    request: { estado: 'fallido' },
    reply: [
      {
        id_correo: '7d3c1f3a-5b52-4f0e-9a53-1f0f5a3b2c1d',
        tipo_correo: 'order-received' as const,
        destinatario: 'camila@example.cl',
        idioma: 'es',
        estado: 'fallido',
        intentos: 8,
        error: 'connect ECONNREFUSED',
        fecha_creacion: '2026-11-20T12:00:00.000Z',
        fecha_envio: null,
      },
    ],
  },
})
