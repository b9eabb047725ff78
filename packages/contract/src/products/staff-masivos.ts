import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { bulkBatch, bulkBatchExample } from './bulk-shape.ts'
import { productRoles } from './product-shape.ts'

export const staffMasivos = defineCall({
  name: 'staff/masivos',
  verbs: ['GET'],
  access: 'staff',
  roles: productRoles,
  ours: true,
  request: z.object({
    /** The last one of the page before. */
    sigue_a: optionalId,
  }),
  reply: z.array(bulkBatch),
  errors: [],
  doc: 'Up to 50 changes of many products, the newest first.',
  example: { request: {}, reply: [bulkBatchExample] },
})
