import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { bulkBatch, bulkBatchExample, bulkRequest, bulkRequestExample } from './bulk-shape.ts'
import { productRoles } from './product-shape.ts'

export const staffAplicarMasivo = defineCall({
  name: 'staff/aplicar-masivo',
  verbs: ['POST'],
  access: 'staff',
  roles: productRoles,
  ours: true,
  request: bulkRequest.extend({ huella: z.string().max(100) }),
  reply: bulkBatch,
  errors: ['BULK_TOO_MANY', 'BULK_CHANGED'],
  doc: 'Makes a change of many products as `staff/previa-masivo` showed it, all of it or nothing: BULK_CHANGED where it would be another by now.',
  example: { request: { ...bulkRequestExample, huella: '7f1c' }, reply: bulkBatchExample },
})
