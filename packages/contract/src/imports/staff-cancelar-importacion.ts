import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { importExample, importRoles, importShape } from './import-shapes.ts'

export const staffCancelarImportacion = defineCall({
  name: 'staff/cancelar-importacion',
  verbs: ['POST'],
  access: 'staff',
  roles: importRoles,
  ours: true,
  request: z.object({ id_importacion: id }),
  reply: importShape,
  errors: ['NOT_FOUND', 'IMPORT_BUSY'],
  doc: 'Stops a file behind the products that stand already, and forgets the rest of it.',
  example: { request: { id_importacion: 7 }, reply: { ...importExample, estado: 'cancelada' } },
})
