import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { orderFilter } from './staff-pedidos.ts'

export const staffExportarPedidos = defineCall({
  name: 'staff/exportar-pedidos',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: orderFilter.extend({
    /** `siguiente` of the part before; left out, the first part, with the names of its columns. */
    antes_de: optionalId,
  }),
  reply: z.object({
    /** Lines of a file: UTF-8, commas, no cell that a spreadsheet would calculate. */
    csv: z.string(),
    /** Null after the last part. */
    siguiente: z.int().nullable(),
  }),
  errors: [],
  doc: 'The orders of a list as a file, the newest first, 500 at a time: the parts one after the other are the whole file. Each export is noted with its filter.',
  example: {
    request: { cola: 'en-camino' },
    reply: { csv: 'numero_pedido,fecha\n10001,2026-11-02 11:03\n', siguiente: null },
  },
})
