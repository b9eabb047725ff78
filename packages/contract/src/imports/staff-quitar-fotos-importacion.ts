import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { importExample, importRoles, importShape } from './import-shapes.ts'

export const staffQuitarFotosImportacion = defineCall({
  name: 'staff/quitar-fotos-importacion',
  verbs: ['POST'],
  access: 'staff',
  roles: importRoles,
  ours: true,
  request: z.object({ id_importacion: id }),
  reply: importShape,
  errors: ['NOT_FOUND', 'IMPORT_BUSY'],
  doc: 'Takes the ZIP of a file that is not applied yet away, whether it has come whole or not.',
  example: { request: { id_importacion: 7 }, reply: { ...importExample, estado: 'lista', fotos: null } },
})
