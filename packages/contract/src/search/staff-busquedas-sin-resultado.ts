import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const staffBusquedasSinResultado = defineCall({
  name: 'staff/busquedas-sin-resultado',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
  reply: z.array(
    z.object({
      /** Folded, without capitals and accents. */
      palabras: z.string(),
      cantidad: z.int(),
      /** The last day on which somebody looked for it, ISO 8601. */
      ultimo_dia: z.string(),
    }),
  ),
  errors: [],
  doc: 'What shoppers looked for in the last 90 days and found nothing of, the most often first; without who asked. Texts that may be of a person (e-mails, RUTs, phones) are not counted, nor more than 1.000 texts a day, nor what a cached reply answers.',
  example: {
    request: { limit: '50' },
    reply: [{ palabras: 'casa para perro', cantidad: 12, ultimo_dia: '2026-11-21' }],
  },
})
