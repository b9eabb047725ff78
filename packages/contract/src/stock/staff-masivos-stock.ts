import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { stockBatch, stockBatchExample, stockRoles } from './bulk-stock-shape.ts'

export const staffMasivosStock = defineCall({
  name: 'staff/masivos-stock',
  verbs: ['GET'],
  access: 'staff',
  roles: stockRoles,
  ours: true,
  request: z.object({
    /** The last one of the page before. */
    sigue_a: optionalId,
  }),
  reply: z.array(stockBatch),
  errors: [],
  doc: 'Up to 50 changes of the units of many products, the newest first.',
  example: { request: {}, reply: [stockBatchExample] },
})
