import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { bulkStockRequest, bulkStockRequestExample, stockRoles } from './bulk-stock-shape.ts'

export const staffPreviaMasivoStock = defineCall({
  name: 'staff/previa-masivo-stock',
  verbs: ['POST'],
  access: 'staff',
  roles: stockRoles,
  ours: true,
  request: bulkStockRequest,
  reply: z.object({
    /** How many places would have other units than they have. */
    cantidad: z.int(),
    /** How many have fewer than would be taken away. */
    omitidos: z.int(),
    /** The first 100 of them. */
    muestra: z.array(
      z.object({
        id_producto: z.int(),
        nombre: z.string(),
        codigo: z.string(),
        /** The option's value; null for a product without options. */
        atributo: z.string().nullable(),
        antes: z.int(),
        despues: z.int(),
      }),
    ),
    /** By which the change is made as it was seen here. */
    huella: z.string(),
  }),
  errors: ['NOT_FOUND', 'BULK_TOO_MANY'],
  doc: 'What a change of the units of many products in a branch would change, without making it. Up to 10,000 places.',
  example: {
    request: bulkStockRequestExample,
    reply: {
      cantidad: 1,
      omitidos: 0,
      muestra: [
        {
          id_producto: 1001,
          nombre: 'Collar de nylon',
          codigo: 'COL-1',
          atributo: null,
          antes: 2,
          despues: 12,
        },
      ],
      huella: '7f1c',
    },
  },
})
