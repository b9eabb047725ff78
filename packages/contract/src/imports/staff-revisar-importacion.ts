import { z } from 'zod'
import { mostImportColumns } from '#rules/products/import-columns.ts'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { columnTarget, importExample, importFormat, importRoles, importShape } from './import-shapes.ts'

export const staffRevisarImportacion = defineCall({
  name: 'staff/revisar-importacion',
  verbs: ['POST'],
  access: 'staff',
  roles: importRoles,
  ours: true,
  request: z.object({
    id_importacion: id,
    formato: importFormat,
    columnas: z.array(columnTarget).max(mostImportColumns),
  }),
  reply: importShape,
  errors: ['NOT_FOUND', 'IMPORT_BUSY', 'ARCHIVE_INCOMPLETE'],
  doc: 'Reads the whole file in the background and writes nothing of it: what would be new, changed, the same or refused, and why. What the columns hold is remembered for the next file with the same header.',
  example: {
    request: { id_importacion: 7, formato: 'propio', columnas: ['sku', 'name', 'price'] },
    reply: { ...importExample, estado: 'revisando' },
  },
})
