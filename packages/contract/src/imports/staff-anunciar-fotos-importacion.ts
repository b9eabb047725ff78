import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, requiredText } from '../fields.ts'
import { importExample, importLimits, importRoles, importShape, uploadExample } from './import-shapes.ts'

export const staffAnunciarFotosImportacion = defineCall({
  name: 'staff/anunciar-fotos-importacion',
  verbs: ['POST'],
  access: 'staff',
  roles: importRoles,
  ours: true,
  request: z.object({
    id_importacion: id,
    archivo: requiredText(200),
    bytes: z.int().min(1).max(importLimits.archiveBytes),
  }),
  reply: importShape,
  errors: ['NOT_FOUND', 'IMPORT_BUSY'],
  doc: 'Announces a ZIP of at most 500 MB with the pictures that a file of products names, in place of the one before; its pieces follow by `staff/subir-fotos-importacion`, with the `id_subida` of the reply. It comes before the file is applied.',
  example: {
    request: { id_importacion: 7, archivo: 'fotos.zip', bytes: 4096 },
    reply: {
      ...importExample,
      estado: 'lista',
      fotos: { id_subida: uploadExample, archivo: 'fotos.zip', bytes: 4096, imagenes: null },
    },
  },
})
