import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalId, pesos } from '../fields.ts'

export const staffUsosCupon = defineCall({
  name: 'staff/usos-cupon',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({
    id_cupon: id,
    limit: z.coerce.number().int().min(1).max(100).default(50),
    /** The last order of the page before. */
    antes_de: optionalId,
  }),
  reply: z.array(
    z.object({
      id_pedido: z.int(),
      numero_pedido: z.int(),
      /** What it took off the order, in pesos. */
      monto: pesos,
      fecha: z.string(),
      /** When the order gave it back; null while it holds it. */
      fechadevuelto: z.string().nullable(),
    }),
  ),
  errors: ['NOT_FOUND'],
  doc: 'The orders that used a coupon, the newest first, those too that gave it back.',
  example: {
    request: { id_cupon: 1 },
    reply: [
      {
        id_pedido: 1,
        numero_pedido: 10001,
        monto: 1399,
        fecha: '2026-11-02T14:03:00.000Z',
        fechadevuelto: null,
      },
    ],
  },
})
