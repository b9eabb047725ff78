import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalId } from '../fields.ts'
import { importRoles } from './import-shapes.ts'

export const staffExportarProductos = defineCall({
  name: 'staff/exportar-productos',
  verbs: ['GET'],
  access: 'staff',
  roles: importRoles,
  ours: true,
  request: z.object({
    /** The last product of the page before. */
    sigue_a: optionalId,
  }),
  reply: z.object({ csv: z.string(), sigue_a: id.nullable() }),
  errors: [],
  doc: 'Up to 500 products as rows of our own CSV, drafts among them, as they were added; the first page begins with the header. Brought in again it changes nothing. `sigue_a` asks for the next page; null after the last one.',
  example: {
    request: {},
    reply: { csv: '"SKU","Nombre"\r\n"A-1","Collar"\r\n', sigue_a: null },
  },
})
