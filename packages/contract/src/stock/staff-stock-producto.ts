import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { staffRoles } from '../staff/staff-role.ts'

export const staffStockProducto = defineCall({
  name: 'staff/stock-producto',
  verbs: ['GET'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: z.object({ id_producto: id }),
  reply: z.array(
    z.object({
      glosa_producto: z.string(),
      sku: z.string(),
      id_sucursal: z.int(),
      sucursal: z.string(),
      /** Of one value of an option; null for a product without options. */
      id_atributo: z.int().nullable(),
      atributo: z.string().nullable(),
      /** What can be sold; the number that `staff/ajustar-stock` wants to see. */
      stock: z.int(),
      /** What orders hold besides that has not left. */
      reservado: z.int(),
    }),
  ),
  errors: [],
  doc: 'Where the units of a product are: a row for every branch, by value of its options, also where it has none. Nothing for a product that there is not.',
  example: {
    request: { id_producto: 1001 },
    reply: [
      {
        glosa_producto: 'Arena sanitaria 10 kg',
        sku: 'ARE-10',
        id_sucursal: 1,
        sucursal: 'Huella Ñuñoa',
        id_atributo: null,
        atributo: null,
        stock: 12,
        reservado: 2,
      },
    ],
  },
})
