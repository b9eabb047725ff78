import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { text } from '../fields.ts'
import { changeKey, stockNow, stockPlace } from './stock-shapes.ts'

export const staffMoverStock = defineCall({
  name: 'staff/mover-stock',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'warehouse'],
  ours: true,
  request: z.object({
    ...stockPlace,
    /** Units that come in; below 0, that go out. */
    cantidad: z.coerce
      .number()
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .refine((value) => value !== 0, 'FIELD_INVALID'),
    /** Delivered, given back outside of a request, lost or broken, moved from or to another branch. */
    motivo: z.enum(['recibido', 'devuelto', 'perdido', 'traslado']),
    /** A delivery note's number, or what happened. */
    nota: text(200).default(''),
    clave_idempotencia: changeKey,
  }),
  reply: stockNow,
  errors: ['NOT_FOUND', 'OPTION_REQUIRED', 'STOCK_CHANGED', 'KEY_REUSED'],
  doc: 'Adds units to a branch or takes them away, whatever was sold meanwhile, and keeps who, when and why. Sent again under its key it changes nothing. STOCK_CHANGED, with `actual`: fewer are there than are taken away.',
  example: {
    request: {
      id_producto: 1001,
      id_sucursal: 1,
      cantidad: 10,
      motivo: 'recibido',
      nota: 'Guía 4410',
      clave_idempotencia: '0b6a1d5e-3f0d-4c52-9a0a-5d4f6f5b6a10',
    },
    reply: { stock_sucursal: 22, stock_producto: 40 },
  },
})
