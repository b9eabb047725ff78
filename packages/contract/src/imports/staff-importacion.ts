import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { importExample, importRoles, importShape } from './import-shapes.ts'

export const staffImportacion = defineCall({
  name: 'staff/importacion',
  verbs: ['GET'],
  access: 'staff',
  roles: importRoles,
  ours: true,
  request: z.object({ id_importacion: id }),
  reply: importShape,
  errors: ['NOT_FOUND'],
  doc: 'One file of products: what its columns hold, how far it is, and what became of its rows. The counts grow while it is checked or applied.',
  example: { request: { id_importacion: '7' }, reply: importExample },
})
