import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { importExample, importRoles, importShape } from './import-shapes.ts'

export const staffAplicarImportacion = defineCall({
  name: 'staff/aplicar-importacion',
  verbs: ['POST'],
  access: 'staff',
  roles: importRoles,
  ours: true,
  request: z.object({ id_importacion: id }),
  reply: importShape,
  errors: ['NOT_FOUND', 'IMPORT_BUSY', 'ARCHIVE_INCOMPLETE'],
  doc: 'Brings a file that was checked into the shop, in the background: each product whole or not at all, by its SKU. Where it is broken off, it goes on behind what stands. Brands and categories that are missing are made; what lacks a price or a category waits as a draft.',
  example: { request: { id_importacion: 7 }, reply: { ...importExample, estado: 'aplicando' } },
})
