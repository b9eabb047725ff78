import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'

const count = z.int().min(1)

export const plazosTienda = defineCall({
  name: 'plazos-tienda',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  request: nothing,
  reply: z.object({
    retracto_dias: count,
    retracto_dias_sin_confirmacion: count,
    devolucion_dinero_dias: count,
    garantia_meses: count,
    transferencia_horas: count,
    transferencia_horas_sin_comprobar: count,
    /** Days on which the shop opens, after the one by which a pickup is ready. */
    retiro_dias: count,
    sesion_dias: count,
    chat_dias: count,
    /** Which version of the terms whoever buys now agrees to. */
    terminos: z.string(),
  }),
  errors: [],
  doc: 'What the shop promises and how long it keeps, as its settings say: to take a purchase back, for its money and its guarantee, how long an order waits for its transfer or in the shop, and after how long a session ends and a conversation is erased; and which terms hold.',
  example: {
    request: {},
    reply: {
      retracto_dias: 10,
      retracto_dias_sin_confirmacion: 90,
      devolucion_dinero_dias: 45,
      garantia_meses: 6,
      transferencia_horas: 48,
      transferencia_horas_sin_comprobar: 24,
      retiro_dias: 3,
      sesion_dias: 14,
      chat_dias: 365,
      terminos: '2026-11-23',
    },
  },
})
