import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { returnRequest, returnRequestExample } from './return-shapes.ts'

const term = z.object({
  /** 1 while it may be asked for. */
  abierta: z.union([z.literal(0), z.literal(1)]),
  /** The last day, `2026-11-21`; null while no term runs. */
  hasta: z.string().nullable(),
})

export const listarSolicitudes = defineCall({
  name: 'listar-solicitudes',
  verbs: ['GET'],
  access: 'session',
  ours: true,
  request: z.object({ id_pedido: id }),
  reply: z.object({
    solicitudes: z.array(returnRequest),
    retracto: term,
    garantia: term,
    /** Of each line of the order, in its order. */
    lineas: z.array(
      z.object({
        /** Units that may still be asked for. */
        disponibles: z.int(),
        /** Why it is not taken back, as it was announced; else null. */
        exclusion_retracto: z.enum(['PERISHABLE', 'MADE_TO_ORDER', 'HYGIENE', 'INSTALLED']).nullable(),
      }),
    ),
  }),
  errors: ['NOT_YOURS'],
  doc: "What was asked about an order of one's own, the newest first, and what may be asked until when.",
  example: {
    request: { id_pedido: '1' },
    reply: {
      solicitudes: [returnRequestExample],
      retracto: { abierta: 1, hasta: '2026-11-15' },
      garantia: { abierta: 1, hasta: '2027-05-05' },
      lineas: [{ disponibles: 0, exclusion_retracto: null }],
    },
  },
})
