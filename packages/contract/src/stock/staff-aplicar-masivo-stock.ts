import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import {
  bulkStockRequest,
  bulkStockRequestExample,
  stockBatch,
  stockBatchExample,
  stockRoles,
} from './bulk-stock-shape.ts'

export const staffAplicarMasivoStock = defineCall({
  name: 'staff/aplicar-masivo-stock',
  verbs: ['POST'],
  access: 'staff',
  roles: stockRoles,
  ours: true,
  request: bulkStockRequest.extend({ huella: z.string().max(100) }),
  reply: stockBatch,
  errors: ['NOT_FOUND', 'BULK_TOO_MANY', 'BULK_CHANGED'],
  doc: 'Makes a change of units as `staff/previa-masivo-stock` showed it, all of it or nothing, each a movement with its reason: BULK_CHANGED where it would be another by now, as after a sale.',
  example: { request: { ...bulkStockRequestExample, huella: '7f1c' }, reply: stockBatchExample },
})
