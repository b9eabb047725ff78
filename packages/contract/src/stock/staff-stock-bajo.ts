import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'

export const staffStockBajo = defineCall({
  name: 'staff/stock-bajo',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'warehouse'],
  ours: true,
  request: z.object({
    /** Of one branch, by value of the options; left out, of products over all branches. */
    id_sucursal: optionalId,
    /** The most units that count as few. */
    hasta: z.coerce.number().int().min(0).max(1_000_000).default(5),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    /** Of the last row of the page before. */
    sigue_a: z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().int().optional()),
    sigue_stock: z.coerce.number().int().min(0).default(0),
  }),
  reply: z.array(
    z.object({
      /** For `sigue_a`, with `stock` for `sigue_stock`. */
      id_fila: z.int(),
      id_producto: z.int(),
      glosa_producto: z.string(),
      sku: z.string(),
      id_atributo: z.int().nullable(),
      atributo: z.string().nullable(),
      /** Of the branch that was asked for, else over all. */
      stock: z.int(),
      /** Units sold in all. */
      vendidos: z.int(),
    }),
  ),
  errors: [],
  doc: 'Products that are sold and of which few are left, the fewest first.',
  example: {
    request: { hasta: 5 },
    reply: [
      {
        id_fila: 1001,
        id_producto: 1001,
        glosa_producto: 'Arena sanitaria 10 kg',
        sku: 'ARE-10',
        id_atributo: null,
        atributo: null,
        stock: 2,
        vendidos: 140,
      },
    ],
  },
})
