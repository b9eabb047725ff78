import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalId } from '../fields.ts'

export const staffAjustarStock = defineCall({
  name: 'staff/ajustar-stock',
  verbs: ['POST'],
  access: 'staff',
  ours: true,
  request: z.object({
    id_producto: id,
    id_sucursal: id,
    /** The value of an option whose units are set, for a product that has options. */
    id_atributo: optionalId,
    cantidad: z.coerce.number().int().min(0).max(1_000_000),
  }),
  reply: z.object({ stock_producto: z.int() }),
  errors: ['NOT_FOUND', 'OPTION_REQUIRED'],
  doc: "Sets how many units a branch has of a product, or of one value of its options, and replies with the product's stock over all branches. Whoever asked to be told of its return is.",
  example: {
    request: { id_producto: 1001, id_sucursal: 1, cantidad: 12 },
    reply: { stock_producto: 12 },
  },
})
