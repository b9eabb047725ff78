import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { text } from '../fields.ts'
import { changeKey, stockNow, stockPlace } from './stock-shapes.ts'

const units = z.coerce.number().int().min(0).max(1_000_000)

export const staffAjustarStock = defineCall({
  name: 'staff/ajustar-stock',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'warehouse'],
  ours: true,
  request: z.object({
    ...stockPlace,
    /** What was counted. */
    cantidad: units,
    /** The number that the sender saw, and counts instead of. */
    visto: units,
    nota: text(200).default(''),
    clave_idempotencia: z.preprocess((value) => (value === '' ? undefined : value), changeKey.optional()),
  }),
  reply: stockNow,
  errors: ['NOT_FOUND', 'OPTION_REQUIRED', 'STOCK_CHANGED', 'KEY_REUSED'],
  doc: 'Writes what was counted of a product in a branch, or of one value of its options, in place of the number that was seen, as a movement of the difference. Where the number has moved since, nothing is written: STOCK_CHANGED, with `actual`. What comes in or goes out is `staff/mover-stock`. Whoever asked to be told of its return is.',
  example: {
    request: { id_producto: 1001, id_sucursal: 1, cantidad: 12, visto: 10 },
    reply: { stock_sucursal: 12, stock_producto: 30 },
  },
})
