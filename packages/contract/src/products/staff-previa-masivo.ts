import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { bulkRequest, bulkRequestExample } from './bulk-shape.ts'
import { productRoles } from './product-shape.ts'

export const staffPreviaMasivo = defineCall({
  name: 'staff/previa-masivo',
  verbs: ['POST'],
  access: 'staff',
  roles: productRoles,
  ours: true,
  request: bulkRequest,
  reply: z.object({
    /** How many products would be other than they are. */
    cantidad: z.int(),
    /** How many cannot be so: their price would be nothing, or not above their offer. */
    omitidos: z.int(),
    /** The first 100 of them. */
    muestra: z.array(
      z.object({
        id_producto: z.int(),
        nombre: z.string(),
        codigo: z.string(),
        precio_antes: z.int(),
        precio: z.int(),
        oferta_antes: z.int().nullable(),
        oferta: z.int().nullable(),
      }),
    ),
    /** By which the change is made as it was seen here. */
    huella: z.string(),
  }),
  errors: ['BULK_TOO_MANY'],
  doc: 'What a change of many products would change, without making it. Up to 10,000 products.',
  example: {
    request: bulkRequestExample,
    reply: {
      cantidad: 1,
      omitidos: 0,
      muestra: [
        {
          id_producto: 1001,
          nombre: 'Collar de nylon',
          codigo: 'COL-1',
          precio_antes: 5990,
          precio: 6290,
          oferta_antes: null,
          oferta: null,
        },
      ],
      huella: '7f1c',
    },
  },
})
