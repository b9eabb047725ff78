import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, text } from '../fields.ts'
import { changeKey, stockPlace } from './stock-shapes.ts'

export const staffTrasladarStock = defineCall({
  name: 'staff/trasladar-stock',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'warehouse'],
  ours: true,
  request: z.object({
    ...stockPlace,
    /** The branch that gets the units; `id_sucursal` gives them. */
    id_destino: id,
    cantidad: z.coerce.number().int().min(1).max(1_000_000),
    nota: text(200).default(''),
    clave_idempotencia: changeKey,
  }),
  reply: z.object({
    /** Of each branch after it. */
    stock_origen: z.int(),
    stock_destino: z.int(),
  }),
  errors: ['NOT_FOUND', 'OPTION_REQUIRED', 'STOCK_CHANGED', 'KEY_REUSED'],
  doc: 'Takes units from one branch to another, both or neither, as two movements. Sent again under its key it changes nothing. STOCK_CHANGED, with `actual`: fewer are there than are taken.',
  example: {
    request: {
      id_producto: 1001,
      id_sucursal: 1,
      id_destino: 2,
      cantidad: 4,
      nota: 'Guía 4411',
      clave_idempotencia: '0b6a1d5e-3f0d-4c52-9a0a-5d4f6f5b6a11',
    },
    reply: { stock_origen: 8, stock_destino: 14 },
  },
})
