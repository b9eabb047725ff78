import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalId } from '../fields.ts'
import { productChange } from './product-change.ts'
import { productReaders } from './product-shape.ts'

export const staffHistorialProducto = defineCall({
  name: 'staff/historial-producto',
  verbs: ['GET'],
  access: 'staff',
  roles: productReaders,
  ours: true,
  request: z.object({
    id_producto: id,
    /** The last one of the page before. */
    sigue_a: optionalId,
  }),
  reply: z.array(productChange),
  errors: [],
  doc: 'Up to 50 saves of a product, the newest first. The first one, that made it, has no changes.',
  example: {
    request: { id_producto: '1001' },
    reply: [
      {
        id_cambio: 7,
        version: 2,
        fecha: '2026-11-20T12:00:00.000Z',
        responsable: 'Ana',
        id_masivo: null,
        cambios: [{ campo: 'precio', antes: 6990, despues: 5990 }],
      },
    ],
  },
})
