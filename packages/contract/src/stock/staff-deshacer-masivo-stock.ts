import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { stockBatch, stockBatchExample, stockRoles } from './bulk-stock-shape.ts'

export const staffDeshacerMasivoStock = defineCall({
  name: 'staff/deshacer-masivo-stock',
  verbs: ['POST'],
  access: 'staff',
  roles: stockRoles,
  ours: true,
  request: z.object({ id_masivo: id }),
  reply: stockBatch.extend({
    /** How many places were given back the difference. */
    devueltos: z.int(),
    /** How many have too few left by now, or are gone. */
    omitidos: z.int(),
  }),
  errors: ['NOT_FOUND', 'UNDO_CHANGED'],
  doc: 'Takes a change of many units back in one go, by what it added or took away: what was sold since stays sold. UNDO_CHANGED for one that was taken back already.',
  example: {
    request: { id_masivo: 3 },
    reply: {
      ...stockBatchExample,
      deshecho: { fecha: '2026-11-20T12:10:00.000Z', responsable: 'Ana' },
      devueltos: 24,
      omitidos: 0,
    },
  },
})
