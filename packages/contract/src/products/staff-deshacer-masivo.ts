import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { bulkBatch, bulkBatchExample } from './bulk-shape.ts'
import { productRoles } from './product-shape.ts'

export const staffDeshacerMasivo = defineCall({
  name: 'staff/deshacer-masivo',
  verbs: ['POST'],
  access: 'staff',
  roles: productRoles,
  ours: true,
  request: z.object({ id_masivo: id }),
  reply: bulkBatch.extend({
    /** How many were given back what they had. */
    devueltos: z.int(),
    /** How many were changed since, and stay as they are. */
    omitidos: z.int(),
  }),
  errors: ['NOT_FOUND', 'UNDO_CHANGED'],
  doc: 'Takes a change of many products back in one go. A product that was changed since keeps what it has. UNDO_CHANGED for one that was taken back already.',
  example: {
    request: { id_masivo: 3 },
    reply: {
      ...bulkBatchExample,
      deshecho: { fecha: '2026-11-20T12:10:00.000Z', responsable: 'Ana' },
      devueltos: 24,
      omitidos: 0,
    },
  },
})
