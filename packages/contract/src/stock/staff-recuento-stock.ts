import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'

export const staffRecuentoStock = defineCall({
  name: 'staff/recuento-stock',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'warehouse'],
  ours: true,
  request: nothing,
  reply: z.object({
    /** When all of it was last counted; null before the first hour. */
    fecha: z.iso.datetime().nullable(),
    productos: z.int(),
    diferencias: z.array(
      z.object({
        id_producto: z.int(),
        glosa_producto: z.string(),
        /** Null where a product's stock over all branches is not what its branches give. */
        id_sucursal: z.int().nullable(),
        sucursal: z.string().nullable(),
        id_atributo: z.int().nullable(),
        /** Null for a product without options, or where the value is gone. */
        atributo: z.string().nullable(),
        /** What the movements give. */
        segun_libro: z.int(),
        /** What stands there. */
        hay: z.int(),
        /** When a recount first found it. */
        notada: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
  doc: 'What the hourly recount found: where units are not the sum of their movements. None is right; up to 100.',
  example: {
    request: {},
    reply: { fecha: '2026-11-23T12:07:00.000Z', productos: 312, diferencias: [] },
  },
})
